//! The screens, a file each, and what they all go through: one frame's stage, the intents, the pause.

pub mod pause;
pub mod result;
pub mod setup;
pub mod title;

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, RequestRedraw, WindowMode};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use taula_rules::Match;
use taula_rules::games::parchis::Parchis;

use crate::app::{Boards, Dealer, Paused, Screen};
use crate::art::Art;
use crate::games::parchis::panel::{self, Wish};
use crate::games::parchis::{Act, ParchisTable, TableSystems};
use crate::input::Intent;
use crate::input::focus::Focus;
use crate::locale::Words;
use crate::scene::Scene;
use crate::seating::Seating;
use crate::theme::{Canvas, Stage};

/// What a screen asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// To another screen.
    Go(Screen),
    /// A new game with those who sit at the table.
    Start,
    /// On with the game that is at the table.
    Resume,
    /// The pause ends.
    Unpause,
    /// A change of who sits where.
    Seat(setup::Change),
    /// The program ends.
    Quit,
}

/// The name that is being written, and whose.
#[derive(Resource, Default)]
pub struct Writing(pub Option<(usize, String)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>()
        .init_resource::<Writing>()
        .add_systems(
            Update,
            (
                // Here and not in the transition: there it would see the change a frame late.
                forget_focus.run_if(state_changed::<Screen>.or_else(state_changed::<Paused>)),
                intents,
            )
                .chain()
                .before(TableSystems::Act),
        )
        .add_systems(EguiPrimaryContextPass, draw);
}

fn forget_focus(mut focus: ResMut<Focus>, mut redraw: MessageWriter<RequestRedraw>) {
    focus.clear();
    redraw.write(RequestRedraw);
}

/// Carries intents to what they mean here: the focus, the game, the way back, the window.
fn intents(
    mut intents: MessageReader<Intent>,
    mut focus: ResMut<Focus>,
    mut acts: MessageWriter<Act>,
    table: Option<Res<ParchisTable>>,
    writing: Res<Writing>,
    screen: Res<State<Screen>>,
    paused: Res<State<Paused>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut next_paused: ResMut<NextState<Paused>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for &intent in intents.read() {
        debug!("intent: {intent:?}");
        redraw.write(RequestRedraw);
        if intent == Intent::Fullscreen {
            for mut window in &mut windows {
                window.mode = match window.mode {
                    WindowMode::Windowed => {
                        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
                    }
                    _ => WindowMode::Windowed,
                };
            }
            continue;
        }
        // Letters and Enter belong to the name that is being written.
        if writing.0.is_some() {
            continue;
        }
        let playing = *screen.get() == Screen::Table && *paused.get() == Paused::No;
        if playing && let Some(table) = &table {
            match intent {
                Intent::Undo => {
                    acts.write(Act::Undo);
                    continue;
                }
                Intent::Redo => {
                    acts.write(Act::Redo);
                    continue;
                }
                Intent::Confirm if !table.at_rest() => {
                    acts.write(Act::Skip);
                    continue;
                }
                _ => {}
            }
        }
        if focus.intend(intent) || intent != Intent::Back {
            continue;
        }
        match (screen.get(), paused.get()) {
            (Screen::Table, Paused::No) => next_paused.set(Paused::Yes),
            (Screen::Table, Paused::Yes) => next_paused.set(Paused::No),
            (Screen::Setup | Screen::Result, _) => next_screen.set(Screen::Title),
            (Screen::Title, _) => {}
        }
    }
}

/// Draws the screen and carries out what it asks for.
pub fn draw(
    mut contexts: EguiContexts,
    mut focus: ResMut<Focus>,
    (mut art, mut scene): (ResMut<Art>, ResMut<Scene>),
    words: Res<Words>,
    canvas: Res<Canvas>,
    boards: Res<Boards>,
    mut seating: ResMut<Seating>,
    mut writing: ResMut<Writing>,
    mut table: Option<ResMut<ParchisTable>>,
    (screen, paused): (Res<State<Screen>>, Res<State<Paused>>),
    (mut next_screen, mut next_paused): (ResMut<NextState<Screen>>, ResMut<NextState<Paused>>),
    mut acts: MessageWriter<Act>,
    mut dealer: ResMut<Dealer>,
    mut commands: Commands,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    if (context.pixels_per_point() - canvas.scale).abs() > 1e-3 {
        context.set_pixels_per_point(canvas.scale);
    }
    let mut asks = Vec::new();
    let mut wishes = Vec::new();
    if context.input(|input| input.pointer.is_moving() || input.pointer.any_down()) {
        focus.point();
    }
    let layer = egui::UiBuilder::new()
        .layer_id(egui::LayerId::background())
        .max_rect(canvas.rect());
    let mut ui = egui::Ui::new(context.clone(), "screen".into(), layer);
    let mut stage = Stage {
        ui: &mut ui,
        focus: &mut focus,
        art: &mut art,
        scene: &mut scene,
        words: &words,
        canvas: *canvas,
        awake: true,
    };
    match (screen.get(), table.as_deref()) {
        (Screen::Title, table) => asks = title::show(&mut stage, &boards, table),
        (Screen::Setup, _) => asks = setup::show(&mut stage, &boards, &seating, &mut writing),
        (Screen::Table, Some(table)) => {
            stage.awake = *paused.get() == Paused::No;
            wishes = panel::show(&mut stage, table);
            if !stage.awake {
                stage.awake = true;
                asks = pause::show(&mut stage, table);
            }
        }
        (Screen::Result, Some(table)) => asks = result::show(&mut stage, table),
        (Screen::Table | Screen::Result, None) => next_screen.set(Screen::Title),
    }
    if focus.end_frame() {
        context.request_repaint();
    }
    for wish in wishes {
        match wish {
            Wish::Act(act) => {
                acts.write(act);
            }
            Wish::Choose(chosen) => {
                if let Some(table) = &mut table {
                    table.chosen = chosen;
                }
            }
            Wish::Menu => next_paused.set(Paused::Yes),
        }
        context.request_repaint();
    }
    for ask in asks {
        context.request_repaint();
        match ask {
            Ask::Go(screen) => next_screen.set(screen),
            Ask::Resume => next_screen.set(Screen::Table),
            Ask::Unpause => next_paused.set(Paused::No),
            Ask::Seat(change) => change.make(&mut seating),
            Ask::Start => match Parchis::new_from(&boards, &seating) {
                Ok(rules) => {
                    let players = seating
                        .players()
                        .map(|(seat, player)| (seat, player.clone()))
                        .collect();
                    let game = Match::new(rules, dealer.seed());
                    info!("a new game, seed {}", game.seed());
                    commands.insert_resource(ParchisTable::new(
                        game,
                        players,
                        boards.parchis.clone(),
                    ));
                    next_screen.set(Screen::Table);
                }
                Err(fault) => error!("{fault}"),
            },
            Ask::Quit => {
                exit.write(AppExit::Success);
            }
        }
    }
    Ok(())
}

/// A game's rules for those who sit at the table.
trait ForSeating: Sized {
    fn new_from(boards: &Boards, seating: &Seating) -> Result<Self, taula_rules::Fault>;
}

impl ForSeating for Parchis {
    fn new_from(boards: &Boards, seating: &Seating) -> Result<Self, taula_rules::Fault> {
        use taula_rules::Rules;
        Self::new(seating.options.clone(), &boards.levels)
    }
}
