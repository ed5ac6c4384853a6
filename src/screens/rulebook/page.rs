//! The page that is read: a chapter's words and picture, and what turns the page.

use bevy_egui::egui::{Color32, Id, Mesh, Rect, StrokeKind, pos2, vec2};

use super::books::Book;
use super::pages::{FIRST, Pages, Part, Placed, Prose, RIBBON, set};
use crate::theme::{Anchor, Face, Icon, Stage, colour, dashed};

/// The button that turns on: what has the focus where nothing else has it.
pub(super) fn on_id() -> Id {
    Id::new("page-on")
}

/// Draws a page; says to which page its buttons lead, if one was chosen. `first` gives the button that
/// turns on the focus where nothing else has it.
pub(super) fn show(
    stage: &mut Stage,
    book: &Book,
    pages: &Pages,
    at: usize,
    query: &str,
    first: bool,
) -> Option<usize> {
    let leaf = pages.leaves.get(at)?;
    head(stage, pages, at, query);
    // The steps before the picture: the one in focus is marked in it.
    let mut marked = None;
    for placed in &leaf.parts {
        if let Part::Step(i, _) = placed.part {
            let rect = placed.rect.expand2(vec2(6.0, 4.0));
            let touch = stage.touch(("step", i), rect, false);
            if touch.hovered {
                stage.painter().rect_filled(rect, 6.0, colour::WELL);
                marked = Some(i);
            }
            if touch.focused {
                marked = marked.or(Some(i));
                stage.ring(rect.shrink(2.0), 6.0);
            }
        }
    }
    for placed in &leaf.parts {
        part(stage, book, leaf.chapter, placed, marked, query);
    }
    foot(stage, pages, at, first)
}

fn head(stage: &mut Stage, pages: &Pages, at: usize, query: &str) {
    let frame = &pages.frame;
    let page = frame.page;
    let number = stage.tell("rulebook-page", &[("page", (at + FIRST).into())]);
    let aside = stage.text(
        pos2(page.right(), frame.title() + 5.0),
        Anchor::Right,
        &number,
        Face::Sans,
        16.0 * frame.heading,
        colour::SOFT,
    );
    let title = title(stage, pages, at, aside.left() - page.left() - 20.0);
    let galley = {
        let job = set(&title, colour::INK, query);
        stage.ui.ctx().fonts_mut(|fonts| fonts.layout_job(job))
    };
    let corner = pos2(page.left(), frame.title() - galley.size().y / 2.0);
    stage.painter().galley(corner, galley, colour::INK);
    stage.rule(page.left(), page.right(), frame.rule());
}

/// A page's title, made smaller where it is too long.
fn title(stage: &Stage, pages: &Pages, at: usize, room: f32) -> Prose {
    let chapter = pages.leaves.get(at).map_or(0, |leaf| leaf.chapter);
    let text = pages.titles.get(chapter).cloned().unwrap_or_default();
    let size = 36.0 * pages.frame.heading;
    let wide = stage
        .line(&text, Face::Serif, size, colour::INK, f32::INFINITY)
        .size()
        .x;
    Prose {
        text,
        face: Face::Serif,
        size: (size * (room / wide).min(1.0)).floor(),
        width: f32::INFINITY,
    }
}

fn part(
    stage: &mut Stage,
    book: &Book,
    chapter: usize,
    placed: &Placed,
    marked: Option<usize>,
    query: &str,
) {
    let rect = placed.rect;
    let ink = match placed.part {
        Part::Words(_) => colour::SOFT,
        _ => colour::INK,
    };
    match &placed.part {
        Part::Figure(unit) => figure(stage, book, chapter, false, rect, *unit, marked),
        Part::Exception(unit) => figure(stage, book, chapter, true, rect, *unit, None),
        Part::Step(i, prose) => {
            let radius = prose.size * 0.76;
            let at = pos2(rect.left() + radius + 1.0, rect.top() + prose.size * 0.68);
            let (fill, number) = if marked == Some(*i) {
                (colour::INK, colour::PAPER)
            } else {
                (colour::FIELD, colour::INK)
            };
            stage.painter().circle(at, radius, fill, (1.5, colour::INK));
            stage.text(
                at,
                Anchor::Middle,
                &(i + 1).to_string(),
                Face::Serif,
                prose.size,
                number,
            );
        }
        Part::More(prose) => {
            let at = pos2(
                rect.left() + prose.size * 0.35,
                rect.top() + prose.size * 0.68,
            );
            let r = prose.size * 0.2;
            let corners = [vec2(0.0, -r), vec2(r, 0.0), vec2(0.0, r), vec2(-r, 0.0)];
            let diamond = corners.map(|corner| at + corner).to_vec();
            let shape = bevy_egui::egui::Shape::convex_polygon(diamond, RIBBON, (0.0, RIBBON));
            stage.painter().add(shape);
        }
        Part::Words(_) => stage.rule(rect.left(), rect.right(), rect.top() - 16.0),
        Part::Lead(_) | Part::But(_) => {}
    }
    if let Some(prose) = placed.part.prose() {
        let job = set(prose, ink, query);
        let galley = stage.ui.ctx().fonts_mut(|fonts| fonts.layout_job(job));
        stage.painter().galley(placed.words_at(), galley, ink);
    }
}

/// A picture; until that of the step is painted the whole one stands there.
fn figure(
    stage: &mut Stage,
    book: &Book,
    chapter: usize,
    exception: bool,
    rect: Rect,
    unit: f32,
    step: Option<usize>,
) {
    let Some(told) = book.chapters.get(chapter) else {
        return;
    };
    let shown = if exception {
        told.exception.as_ref()
    } else {
        Some(&told.figure)
    };
    let Some(shown) = shown else { return };
    let part = if exception { "but" } else { "figure" };
    let name = format!("{} {} {part}", book.game, told.id);
    let whole = stage.art.figure(&name, shown, unit, None);
    let print = match step {
        Some(_) => stage.art.figure(&name, shown, unit, step).or(whole),
        None => whole,
    };
    if print.is_none() {
        stage.painter().rect_filled(rect, 3.0, colour::WELL);
    }
    stage.print(print.as_ref(), rect.min);
}

/// What comes next, and the buttons that turn the page.
fn foot(stage: &mut Stage, pages: &Pages, at: usize, first: bool) -> Option<usize> {
    let row = pages.frame.buttons();
    let wide = row.height() * 1.1;
    let on = Rect::from_min_max(pos2(row.right() - wide, row.top()), row.max);
    let back = on.translate(vec2(-wide - 8.0, 0.0));
    let mut to = None;
    if arrow(stage, "page-back", back, Icon::Before, at > 0, false) {
        to = at.checked_sub(1);
    }
    let last = at + 1 >= pages.leaves.len();
    if arrow(stage, "page-on", on, Icon::After, !last, first) {
        to = Some(at + 1);
    }
    let here = pages.leaves.get(at).map(|leaf| leaf.chapter);
    // The button to the chapter's lesson has its place at the left.
    let place = stage.focus.place_of(Id::new("rulebook-try"));
    let tried = place.map_or(0.0, |place| place.width() + 16.0);
    if let Some(next) = pages.leaves.get(at + 1) {
        let next = if here == Some(next.chapter) {
            stage.say("rulebook-more")
        } else {
            let title = pages.titles.get(next.chapter).cloned().unwrap_or_default();
            stage.tell("rulebook-next", &[("title", title.into())])
        };
        stage.text_in(
            pos2(back.left() - 16.0, row.center().y),
            Anchor::Right,
            &next,
            Face::Italic,
            17.0 * pages.frame.heading,
            colour::SOFT,
            back.left() - 16.0 - row.left() - tried,
        );
    }
    to
}

fn arrow(
    stage: &mut Stage,
    name: &'static str,
    rect: Rect,
    icon: Icon,
    enabled: bool,
    first: bool,
) -> bool {
    if !enabled {
        let ink = colour::INK.gamma_multiply(0.4);
        dashed(stage.painter(), rect.shrink(0.7), 7.0, (1.4, ink).into());
        stage.icon(rect.center(), icon, 20.0, ink);
        return false;
    }
    let touch = stage.touch(name, rect, first);
    let painter = stage.painter();
    if touch.hovered {
        painter.rect_filled(rect, 7.0, colour::WELL);
    }
    let line = (1.4, colour::INK.gamma_multiply(0.75));
    painter.rect_stroke(rect, 7.0, line, StrokeKind::Inside);
    let size = rect.height() * 0.5;
    stage.icon(rect.center(), icon, size, colour::INK);
    if touch.focused {
        stage.ring(rect, 7.0);
    }
    touch.chosen
}

/// The edge of the page that is being turned, at `x`: lit paper that bends up, and the shadow before it.
/// `bend` is how wide the bend is.
pub(super) fn edge(stage: &Stage, paper: Rect, x: f32, bend: f32) {
    let mut mesh = Mesh::default();
    let clear = Color32::TRANSPARENT;
    let shade = Color32::from_black_alpha(70);
    let low = Color32::from_rgb(0xD9, 0xC9, 0xAC);
    let high = Color32::from_rgb(0xFB, 0xF5, 0xEA);
    let bands = [
        (x - bend, x - bend * 0.5, low, high),
        (x - bend * 0.5, x, high, low),
        (x, x + bend * 0.8, shade, clear),
    ];
    for (left, right, from, to) in bands {
        let left = left.max(paper.left());
        let right = right.min(paper.right());
        if right <= left {
            continue;
        }
        let first = mesh.vertices.len() as u32;
        for (x, colour) in [(left, from), (right, to)] {
            mesh.colored_vertex(pos2(x, paper.top()), colour);
            mesh.colored_vertex(pos2(x, paper.bottom()), colour);
        }
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 2, first + 3);
    }
    stage.painter().add(mesh);
}
