//! When a game was saved, in words.
//!
//! The program knows no time zones. So what is recent is told by how long ago it was, which is the same
//! everywhere, and what is older by its day in universal time.

use crate::locale::Words;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How many days back are counted before the day is named.
const COUNTED: u64 = 7;

/// When it was saved, both in seconds since 1970.
#[must_use]
pub fn told(saved: u64, now: u64, words: &Words) -> String {
    let tell = |key, name, count: u64| words.tell(key, &[(name, (count as u32).into())]);
    // A clock that was set back does not make it the future.
    let ago = now.saturating_sub(saved);
    match ago {
        0..MINUTE => words.say("saved-now"),
        MINUTE..HOUR => tell("saved-minutes", "minutes", ago / MINUTE),
        HOUR..DAY => tell("saved-hours", "hours", ago / HOUR),
        _ if ago < COUNTED * DAY => tell("saved-days", "days", ago / DAY),
        _ => {
            let (year, month, day) = date(saved / DAY);
            if year == date(now / DAY).0 {
                words.tell("saved-day", &[("month", month.into()), ("day", day.into())])
            } else {
                // As texts: a year is not written with a thousands' sign, a month has two figures.
                let two = |number: u8| format!("{number:02}").into();
                words.tell(
                    "saved-date",
                    &[
                        ("year", year.to_string().into()),
                        ("month", two(month)),
                        ("day", two(day)),
                    ],
                )
            }
        }
    }
}

/// Year, month and day of so many days after 1970-01-01, in the calendar of today.
fn date(days: u64) -> (u64, u8, u8) {
    // Counted from the first of March of the year 0: the leap day then ends a year, and 400 years are always
    // as many days.
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    (year, month as u8, day as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    #[test]
    fn days_are_dates() {
        for (days, expected) in [
            (0, (1970, 1, 1)),
            (58, (1970, 2, 28)),
            (59, (1970, 3, 1)),
            (789, (1972, 2, 29)),
            (790, (1972, 3, 1)),
            (10_956, (1999, 12, 31)),
            (11_016, (2000, 2, 29)),
            (19_675, (2023, 11, 14)),
            (20_453, (2025, 12, 31)),
            (20_454, (2026, 1, 1)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(date(days), expected, "{days}");
        }
    }

    #[test]
    fn every_day_comes_after_the_one_before() {
        let mut last = date(0);
        for days in 1..80_000 {
            let next = date(days);
            assert!(
                next > last && (next.2 == last.2 + 1 || next.2 == 1),
                "{next:?}"
            );
            last = next;
        }
    }

    #[test]
    fn what_is_recent_is_told_by_how_long_ago_it_was() {
        let words = Words::new(Language::English);
        let now = 20_000 * DAY + 5 * HOUR;
        for (ago, expected) in [
            (0, "just now"),
            (59, "just now"),
            (60, "a minute ago"),
            (59 * MINUTE, "59 minutes ago"),
            (HOUR, "an hour ago"),
            (23 * HOUR, "23 hours ago"),
            (DAY, "a day ago"),
            (6 * DAY + 23 * HOUR, "6 days ago"),
            (7 * DAY, "27 September"),
            (300 * DAY, "2023-12-09"),
        ] {
            assert_eq!(told(now - ago, now, &words), expected);
        }
        assert_eq!(told(now + 100, now, &words), "just now");
    }
}
