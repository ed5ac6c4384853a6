//! Language, size of text, window.

use bevy_egui::egui::{Rect, pos2};

use super::Fold;
use super::page::{Cell, Page};
use crate::input::Intent;
use crate::locale::Language;
use crate::store::Settings;

/// The sizes of text that are offered, in per cent, and of the letter that shows each.
const SIZES: [(i32, f32); 4] = [(100, 16.0), (125, 19.0), (150, 23.0), (200, 29.0)];

pub(super) fn show(page: &mut Page, now: &mut Settings) {
    page.y += if page.fold == Fold::Tabs { 0.0 } else { 16.0 };
    language(page, now);
    if page.fold == Fold::Tabs {
        // Side by side.
        let (left, right, top) = (page.left, page.right, page.y);
        let middle = f32::midpoint(left, right);
        page.right = middle - 12.0;
        text(page, now);
        (page.left, page.right, page.y) = (middle + 12.0, right, top);
        window(page, now, 54.0);
        page.left = left;
        return;
    }
    text(page, now);
    window(page, now, 40.0);
}

fn language(page: &mut Page, now: &mut Settings) {
    let spoken = page.stage.words.language();
    let at = Language::ALL
        .iter()
        .position(|&language| language == spoken)
        .unwrap_or_default();
    let columns = if page.fold == Fold::Tabs { 4 } else { 2 };
    let names = Language::ALL.map(Language::name);
    if let Some(chosen) = page.marks("language", &names, at, columns) {
        now.language = Some(Language::ALL[chosen].code().to_owned());
    }
}

fn text(page: &mut Page, now: &mut Settings) {
    page.label("text-size", 54.0);
    let nearest = |(_, (size, _)): &(usize, &(i32, f32))| (size - now.text).abs();
    let at = SIZES.iter().enumerate().min_by_key(nearest);
    let at = at.map(|(i, _)| i).unwrap_or_default();
    let cells: Vec<Cell> = SIZES
        .iter()
        .map(|&(size, letter)| Cell {
            label: page.stage.tell("percent", &[("number", size.into())]),
            // Where there is no more room, the letters stay as they are.
            letter: Some(if page.fold == Fold::Column {
                letter * 1.4
            } else {
                letter
            }),
        })
        .collect();
    let height = page.tall(54.0);
    let rect = page.room(height);
    if let Some(chosen) = page.pick("text-size", rect, &cells, at) {
        now.text = SIZES[chosen].0;
    }
}

fn window(page: &mut Page, now: &mut Settings, height: f32) {
    let label = page.label("window", if page.fold == Fold::Tabs { 54.0 } else { 50.0 });
    let cap = page.stage.cap(Intent::Fullscreen);
    if !cap.is_empty() {
        let size = 14.0 * page.text.min(1.5);
        let wide = page.stage.key_on_paper_width(&cap, size);
        let at = pos2(page.right - wide / 2.0, label.center().y);
        page.stage.key_on_paper(at, &cap, size);
    }
    let cells = ["window-within", "window-whole"].map(|key| Cell::from(page.stage.say(key)));
    let height = page.tall(height);
    let rect: Rect = page.room(height);
    let at = usize::from(now.window.fullscreen);
    if let Some(chosen) = page.pick("window", rect, &cells, at) {
        now.window.fullscreen = chosen == 1;
    }
}
