//! Pictures of things: painted by `taula-art` at the size they are shown, off the main thread, and kept.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::tasks::AsyncComputeTaskPool;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};
use taula_art::{Dye, Eyes, Pixels};

use crate::screens::rulebook::Figure;
use crate::theme::Canvas;

/// Where a picture is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Use {
    /// On a sprite: straight alpha.
    Sprite,
    /// In a panel: alpha multiplied in, as egui wants it.
    Panel,
}

/// A picture that is ready.
#[derive(Clone, Debug)]
pub struct Print {
    /// The image.
    pub image: Handle<Image>,
    /// The image as panels name it; only for [`Use::Panel`].
    pub texture: Option<egui::TextureId>,
    /// Its size in points of the canvas.
    pub size: Vec2,
    /// A point of it that matters, from its upper left corner, in points.
    pub origin: Vec2,
}

/// What painting gives: pixels, and the point of them that matters, in pixels.
struct Painted {
    pixels: Pixels,
    origin: (f32, f32),
}

impl Painted {
    fn centred(pixels: Pixels) -> Self {
        let origin = (pixels.width as f32 / 2.0, pixels.height as f32 / 2.0);
        Self { pixels, origin }
    }

    const fn cornered(pixels: Pixels) -> Self {
        Self {
            pixels,
            origin: (0.0, 0.0),
        }
    }
}

struct Done {
    id: u64,
    scale: f32,
    sort: Use,
    painted: Painted,
}

struct Kept {
    /// Pixels a point, when it was asked for last.
    scale: f32,
    print: Option<Print>,
    /// When it was asked for last, where it is one of many that pass by and need not all be kept.
    passing: Option<u64>,
}

/// How many of the pictures that pass by are kept: a few screens' worth.
const MOST_PASSING: usize = 64;

/// The pictures there are. Asking for one that is not there yet has it painted.
#[derive(Resource)]
pub struct Art {
    kept: HashMap<u64, Kept>,
    /// Pixels a point.
    scale: f32,
    pending: usize,
    sender: Sender<Done>,
    receiver: Mutex<Receiver<Done>>,
    /// Whether pictures are painted at all.
    painting: bool,
    /// Raised with each asking for one of many.
    clock: u64,
}

impl Art {
    /// An empty store. Without `painting` it stays empty: for tests that need no pictures.
    #[must_use]
    pub fn new(painting: bool) -> Self {
        let (sender, receiver) = channel();
        Self {
            kept: HashMap::new(),
            scale: 1.0,
            pending: 0,
            sender,
            receiver: Mutex::new(receiver),
            painting,
            clock: 0,
        }
    }

    /// Whether everything asked for is there.
    #[must_use]
    pub const fn settled(&self) -> bool {
        self.pending == 0
    }

    /// Whether pictures are painted at all.
    #[must_use]
    pub const fn paints(&self) -> bool {
        self.painting
    }

    fn ask(
        &mut self,
        name: &str,
        sort: Use,
        what: impl Hash,
        paint: impl FnOnce(f32) -> Painted + Send + 'static,
    ) -> Option<Print> {
        if !self.painting {
            return None;
        }
        let id = key(name, sort, &what);
        let scale = self.scale;
        let kept = self.kept.entry(id).or_insert(Kept {
            scale: 0.0,
            print: None,
            passing: None,
        });
        if kept.scale != scale {
            kept.scale = scale;
            self.pending += 1;
            let sender = self.sender.clone();
            AsyncComputeTaskPool::get()
                .spawn(async move {
                    let painted = paint(scale);
                    // Nobody listens any more only when the program ends.
                    let _ = sender.send(Done {
                        id,
                        scale,
                        sort,
                        painted,
                    });
                })
                .detach();
        }
        kept.print.clone()
    }

    /// A picture of a game's own: `what` tells it from the others of this name. `paint` gives it at so many
    /// pixels a point, with the point of it that matters.
    pub fn own(
        &mut self,
        name: &'static str,
        sort: Use,
        what: impl Hash,
        paint: impl FnOnce(f32) -> (Pixels, (f32, f32)) + Send + 'static,
    ) -> Option<Print> {
        self.ask(name, sort, what, move |scale| {
            let (pixels, origin) = paint(scale);
            Painted { pixels, origin }
        })
    }

    /// One of many pictures that pass by: those not asked for any more are forgotten. `paint` gives it at so
    /// many pixels, without holding up anything else.
    pub fn passing(
        &mut self,
        name: &str,
        what: impl Hash,
        size: Vec2,
        paint: impl FnOnce((u32, u32)) -> Pixels + Send + 'static,
    ) -> Option<Print> {
        let what = (what, bits(size));
        let id = key(name, Use::Panel, &what);
        let print = self.ask(name, Use::Panel, what, move |scale| {
            let pixels = (size * scale).round();
            Painted::cornered(paint((pixels.x as u32, pixels.y as u32)))
        });
        self.clock += 1;
        if let Some(kept) = self.kept.get_mut(&id) {
            kept.passing = Some(self.clock);
        }
        print
    }

    /// What passed by longest ago, where more has than is kept.
    fn past(&mut self) -> Vec<Print> {
        let mut passing: Vec<(u64, u64)> = self
            .kept
            .iter()
            .filter(|(_, kept)| kept.print.is_some())
            .filter_map(|(id, kept)| Some((kept.passing?, *id)))
            .collect();
        let over = passing.len().saturating_sub(MOST_PASSING);
        passing.sort_unstable();
        passing[..over]
            .iter()
            .filter_map(|(_, id)| self.kept.remove(id)?.print)
            .collect()
    }

    /// The table top, the size of the canvas.
    pub fn table_top(&mut self, size: Vec2) -> Option<Print> {
        self.ask("table", Use::Sprite, bits(size), move |scale| {
            let pixels = (size * scale).round();
            Painted::cornered(taula_art::table_top(
                pixels.x as u32,
                pixels.y as u32,
                scale,
            ))
        })
    }

    /// Lettering let into the table; its origin is where the text begins on the base line.
    pub fn carved(&mut self, text: &str, size: f32) -> Option<Print> {
        let text = text.to_owned();
        self.ask(
            "carved",
            Use::Panel,
            (text.clone(), size.to_bits()),
            move |scale| {
                let lettering = taula_art::carved_title(&text, size * scale);
                Painted {
                    pixels: lettering.pixels,
                    origin: lettering.origin,
                }
            },
        )
    }

    /// A pawn from above.
    pub fn pawn(&mut self, dye: Dye, radius: f32, sort: Use) -> Option<Print> {
        self.ask("pawn", sort, (dye, radius.to_bits()), move |scale| {
            Painted::centred(taula_art::parchis::pawn(dye, radius * scale))
        })
    }

    /// The four colours on a strip of the board, as these eyes see them.
    pub fn seats(&mut self, eyes: Eyes, size: Vec2) -> Option<Print> {
        self.ask("seats", Use::Panel, (eyes, bits(size)), move |scale| {
            let strip = taula_art::parchis::seat_strip(size.x * scale, size.y * scale);
            Painted {
                pixels: taula_art::seen(strip.pixels, eyes),
                origin: strip.origin,
            }
        })
    }

    /// The shadow of a pawn.
    pub fn pawn_shadow(&mut self, radius: f32, sort: Use) -> Option<Print> {
        self.ask("pawn shadow", sort, radius.to_bits(), move |scale| {
            Painted::centred(taula_art::parchis::pawn_shadow(radius * scale))
        })
    }

    /// Where a pawn would stand.
    pub fn ghost(&mut self, dye: Dye, radius: f32) -> Option<Print> {
        self.ask("ghost", Use::Panel, (dye, radius.to_bits()), move |scale| {
            Painted::centred(taula_art::parchis::ghost(dye, radius * scale))
        })
    }

    /// The beam under a barrier.
    pub fn barrier(&mut self, size: Vec2) -> Option<Print> {
        self.ask("barrier", Use::Sprite, bits(size), move |scale| {
            Painted::centred(taula_art::parchis::barrier_beam(
                size.x * scale,
                size.y * scale,
            ))
        })
    }

    /// A die at rest.
    pub fn die(&mut self, face: u8, size: f32, sort: Use) -> Option<Print> {
        self.ask("die", sort, (face, size.to_bits()), move |scale| {
            Painted::centred(taula_art::bone_die(face, size * scale))
        })
    }

    /// A die that rolls, at one of `steps` moments.
    pub fn tumbling_die(&mut self, step: u32, steps: u32, size: f32, sort: Use) -> Option<Print> {
        self.ask(
            "tumbling die",
            sort,
            (step, steps, size.to_bits()),
            move |scale| Painted::centred(taula_art::bone_die_tumbling(step, steps, size * scale)),
        )
    }

    /// The shadow of a die.
    pub fn die_shadow(&mut self, size: f32, sort: Use) -> Option<Print> {
        self.ask("die shadow", sort, size.to_bits(), move |scale| {
            Painted::centred(taula_art::die_shadow(size * scale))
        })
    }

    /// A brass token without its number.
    pub fn token(&mut self, radius: f32) -> Option<Print> {
        self.ask("token", Use::Panel, radius.to_bits(), move |scale| {
            Painted::centred(taula_art::brass_token(radius * scale))
        })
    }

    /// A block of the podium.
    pub fn plinth(&mut self, size: Vec2) -> Option<Print> {
        self.ask("plinth", Use::Panel, bits(size), move |scale| {
            let pixels = (size * scale).round();
            Painted::cornered(taula_art::plinth(pixels.x as u32, pixels.y as u32, scale))
        })
    }

    /// A figure of a rule book, `unit` points a square; its origin is the corner of what it shows. `name`
    /// tells it from every other, `step` which of its steps is marked, where not all are.
    pub fn figure(
        &mut self,
        name: &str,
        figure: &Arc<dyn Figure>,
        unit: f32,
        step: Option<usize>,
    ) -> Option<Print> {
        let figure = figure.clone();
        self.ask(
            name,
            Use::Panel,
            ("figure", unit.to_bits(), step),
            move |scale| {
                let margin = figure.margin(unit * scale) as f32;
                Painted {
                    pixels: figure.paint(unit * scale, step),
                    origin: (margin, margin),
                }
            },
        )
    }

    /// The fibre of paper, as a tile.
    pub fn paper(&mut self) -> Option<Print> {
        self.ask("paper", Use::Panel, (), move |_| {
            Painted::cornered(taula_art::paper(256, 256))
        })
    }

    /// The ribbon of a name plate.
    pub fn ribbon(&mut self, dye: Dye, size: Vec2) -> Option<Print> {
        self.ask("ribbon", Use::Panel, (dye, bits(size)), move |scale| {
            let pixels = (size * scale).round();
            Painted::cornered(taula_art::ribbon(
                dye,
                pixels.x as u32,
                pixels.y as u32,
                scale,
            ))
        })
    }
}

/// Under what a picture is kept.
fn key(name: &str, sort: Use, what: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    (name, sort, what).hash(&mut hasher);
    hasher.finish()
}

fn bits(size: Vec2) -> (u32, u32) {
    (size.x.to_bits(), size.y.to_bits())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, (rescale, receive).chain());
}

/// Paints everything anew when the window's size changes; until then the old pictures are stretched.
fn rescale(canvas: Res<Canvas>, mut art: ResMut<Art>) {
    if art.scale != canvas.scale {
        art.scale = canvas.scale;
    }
}

fn receive(
    mut art: ResMut<Art>,
    images: Option<ResMut<Assets<Image>>>,
    textures: Option<ResMut<EguiUserTextures>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(mut images), Some(mut textures)) = (images, textures) else {
        return;
    };
    if art.pending > 0 {
        redraw.write(RequestRedraw);
    }
    let done: Vec<Done> = art
        .receiver
        .get_mut()
        .map(|receiver| receiver.try_iter().collect())
        .unwrap_or_default();
    for Done {
        id,
        scale,
        sort,
        painted,
    } in done
    {
        art.pending -= 1;
        let size = Vec2::new(painted.pixels.width as f32, painted.pixels.height as f32) / scale;
        let origin = Vec2::from(painted.origin) / scale;
        let image = images.add(to_image(painted.pixels, sort));
        let texture = (sort == Use::Panel)
            .then(|| textures.add_image(EguiTextureHandle::Strong(image.clone())));
        let Some(kept) = art.kept.get_mut(&id) else {
            continue;
        };
        // A picture of another size is on its way: this one is late.
        if kept.scale != scale && kept.print.is_some() {
            continue;
        }
        if let Some(old) = kept.print.replace(Print {
            image,
            texture,
            size,
            origin,
        }) {
            textures.remove_image(old.image.id());
        }
    }
    for old in art.past() {
        textures.remove_image(old.image.id());
    }
}

fn to_image(pixels: Pixels, sort: Use) -> Image {
    let mut data = pixels.rgba;
    if sort == Use::Panel {
        for pixel in data.as_chunks_mut::<4>().0 {
            let alpha = u16::from(pixel[3]);
            for channel in &mut pixel[..3] {
                *channel = ((u16::from(*channel) * alpha + 127) / 255) as u8;
            }
        }
    }
    let size = Extent3d {
        width: pixels.width,
        height: pixels.height,
        depth_or_array_layers: 1,
    };
    let mut image = Image::new(
        size,
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::linear();
    image
}
