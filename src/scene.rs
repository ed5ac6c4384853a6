//! What lies still on the table, as one picture: table top, board, tray, cards. Drawing it costs one opaque
//! rectangle a frame, where the things one by one would cost a software renderer most of its time.
//!
//! Every frame the screen says what lies there ([`Scene::lies`]). What the picture has is left to it; what
//! it has not yet is drawn by whoever asked, until a picture with everything has been put together aside.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex};

use bevy::asset::RenderAssetUsages;
use bevy::camera::CameraMainTextureUsages;
use bevy::core_pipeline::{Core2d, Core2dSystems};
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::renderer::{RenderContext, ViewQuery};
use bevy::render::texture::GpuImage;
use bevy::render::view::ViewTarget;
use bevy::sprite_render::AlphaMode2d;
use bevy::tasks::AsyncComputeTaskPool;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPostUpdateSet;
use taula_art::{Book, Card, Dye, Pixels};

use crate::app::Screen;
use crate::art::Art;
use crate::theme::Canvas;

/// Something that lies still.
#[derive(Clone, Debug, PartialEq)]
pub enum Thing {
    /// A card of paper.
    Card {
        /// Upper left corner and size, in points.
        at: Vec2,
        /// See `at`.
        size: Vec2,
        /// How high it lies, in points.
        lift: f32,
        /// Not in play.
        dull: bool,
        /// A ribbon along its left edge, and how wide.
        ribbon: Option<(Dye, f32)>,
    },
    /// A game's board.
    Board {
        /// The point of it that its painter names, in points.
        at: Vec2,
        /// What it looks like: two of the same name look the same.
        name: String,
        /// How it is painted.
        paint: Paint,
    },
    /// Something else of a game's own.
    Own {
        /// The point of it that its painter names, in points.
        at: Vec2,
        /// What it looks like: two of the same name look the same.
        name: String,
        /// How it is painted.
        paint: Paint,
    },
    /// The tray of the die.
    Tray {
        /// Upper left corner and size, in points.
        at: Vec2,
        /// See `at`.
        size: Vec2,
    },
    /// An open book.
    Book {
        /// Upper left corner and size of its cover, in points.
        at: Vec2,
        /// See `at`.
        size: Vec2,
        /// Whether two pages are seen.
        spread: bool,
    },
    /// A block of the podium.
    Plinth {
        /// Upper left corner and size, in points.
        at: Vec2,
        /// See `at`.
        size: Vec2,
    },
}

/// How something is painted, at so many pixels a point; and which of its pixels lies at its place.
#[derive(Clone)]
pub struct Paint(Arc<dyn Fn(f32) -> (Pixels, (f32, f32)) + Send + Sync>);

impl Paint {
    /// What paints so.
    pub fn new(paint: impl Fn(f32) -> (Pixels, (f32, f32)) + Send + Sync + 'static) -> Self {
        Self(Arc::new(paint))
    }
}

impl std::fmt::Debug for Paint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Paint")
    }
}

/// What looks the same is told by its name.
impl PartialEq for Paint {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// The picture there is, and the one that is wanted.
#[derive(Resource, Default)]
pub struct Scene {
    wanted: Vec<Thing>,
    laid: Vec<Thing>,
    /// For which size and scale the picture was put together.
    canvas: Option<Canvas>,
    coming: Option<Coming>,
    /// Parts painted for earlier pictures.
    parts: Parts,
    /// What is being painted ahead of its time.
    prepared: Option<String>,
}

/// A picture that is being put together.
struct Coming {
    things: Vec<Thing>,
    canvas: Canvas,
    receiver: Mutex<Receiver<Pixels>>,
}

type Parts = Arc<Mutex<HashMap<String, Arc<Part>>>>;

impl Scene {
    /// Says that a thing lies there. Whether the picture has it: else it has to be drawn otherwise.
    pub fn lies(&mut self, thing: Thing) -> bool {
        let there = self.laid.contains(&thing);
        self.wanted.push(thing);
        there
    }

    /// Has a thing painted that will soon lie there.
    pub fn prepare(&mut self, thing: Thing, scale: f32) {
        let name = thing.name(scale);
        if self.prepared.as_ref() == Some(&name) {
            return;
        }
        self.prepared = Some(name.clone());
        let parts = self.parts.clone();
        AsyncComputeTaskPool::get()
            .spawn(async move {
                part(&parts, name, || thing.paint(scale));
            })
            .detach();
    }

    /// Whether the picture has a board.
    #[must_use]
    pub fn has_board(&self) -> bool {
        self.laid
            .iter()
            .any(|thing| matches!(thing, Thing::Board { .. }))
    }

    /// Whether the picture has everything that lies there.
    #[must_use]
    pub fn settled(&self) -> bool {
        self.coming.is_none() && self.canvas.is_some() && self.wanted == self.laid
    }
}

/// The rectangle that shows the picture while it has another size than the window.
#[derive(Component)]
struct TableTop;

/// The picture, where it has the window's size to the pixel: every frame then begins as a copy of it.
#[derive(Resource, Clone, Default, ExtractResource)]
struct Ground(Option<Handle<Image>>);

/// What a camera needs for its frames to begin as copies.
#[must_use]
pub fn target_usages() -> CameraMainTextureUsages {
    CameraMainTextureUsages::default().with(TextureUsages::COPY_DST)
}

pub(super) fn plugin(app: &mut App) {
    if app.get_sub_app(RenderApp).is_some() {
        app.add_plugins(ExtractResourcePlugin::<Ground>::default());
    }
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Core2d, copy_ground.before(Core2dSystems::MainPass));
    }
    app.init_resource::<Scene>()
        .init_resource::<Ground>()
        .add_systems(Startup, lay)
        .add_systems(First, |mut scene: ResMut<Scene>| scene.wanted.clear())
        .add_systems(Update, clear.run_if(state_changed::<Screen>))
        .add_systems(
            PostUpdate,
            (compose, show)
                .chain()
                .after(EguiPostUpdateSet::EndPass)
                .before(TransformSystems::Propagate),
        );
}

/// The table top, where there is a renderer.
fn lay(
    mut commands: Commands,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<ColorMaterial>>>,
) {
    let (Some(mut meshes), Some(mut materials)) = (meshes, materials) else {
        return;
    };
    commands.spawn((
        Name::new("Table top"),
        TableTop,
        Mesh2d(meshes.add(Rectangle::new(1.0, 1.0))),
        MeshMaterial2d(materials.add(ColorMaterial {
            color: Color::srgb_u8(0x50, 0x38, 0x28),
            alpha_mode: AlphaMode2d::Opaque,
            ..default()
        })),
    ));
}

/// Begins the frame with the picture: a copy costs a software renderer a tenth of what drawing does.
fn copy_ground(
    view: ViewQuery<&ViewTarget>,
    ground: Option<Res<Ground>>,
    images: Res<RenderAssets<GpuImage>>,
    mut context: RenderContext,
) {
    let target = view.into_inner();
    let Some(picture) = ground
        .and_then(|ground| ground.0.as_ref().map(Handle::id))
        .and_then(|id| images.get(id))
    else {
        return;
    };
    let (from, to) = (&picture.texture, target.main_texture());
    if from.size() != to.size() || from.format() != to.format() {
        return;
    }
    // Whoever asks first has the target cleared: that is done with, this is the ground.
    let _ = target.get_unsampled_color_attachment();
    context.command_encoder().copy_texture_to_texture(
        from.as_image_copy(),
        to.as_image_copy(),
        from.size(),
    );
}

/// Another screen: nothing of the last one lies there any more.
fn clear(mut scene: ResMut<Scene>) {
    scene.laid.clear();
    scene.canvas = None;
    scene.coming = None;
}

/// Shows the picture that has been put together; the bare table while there is none.
fn show(
    mut scene: ResMut<Scene>,
    canvas: Res<Canvas>,
    mut art: ResMut<Art>,
    images: Option<ResMut<Assets<Image>>>,
    materials: Option<ResMut<Assets<ColorMaterial>>>,
    mut ground: ResMut<Ground>,
    mut tops: Query<
        (
            &MeshMaterial2d<ColorMaterial>,
            &mut Transform,
            &mut Visibility,
        ),
        With<TableTop>,
    >,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(mut images), Some(mut materials), Ok((material, mut transform, mut visibility))) =
        (images, materials, tops.single_mut())
    else {
        return;
    };
    transform.set_if_neq(Transform::from_scale(canvas.size.extend(1.0)));
    let (width, height) = pixels(canvas.size, canvas.scale);
    let fits = |picture: &Handle<Image>| {
        let size = |image: &Image| (image.width(), image.height()) == (width, height);
        images.get(picture).is_some_and(size)
    };
    let exact = materials
        .get(material.id())
        .and_then(|material| material.texture.clone())
        .filter(fits);
    visibility.set_if_neq(if exact.is_some() {
        Visibility::Hidden
    } else {
        Visibility::Inherited
    });
    if ground.0 != exact {
        ground.0 = exact;
    }
    let Some(bare) = art.table_top(canvas.size) else {
        return;
    };
    let done = scene.coming.as_mut().map(|coming| {
        coming
            .receiver
            .get_mut()
            .map_or(Err(TryRecvError::Disconnected), |receiver| {
                receiver.try_recv()
            })
    });
    let texture = match done {
        Some(Ok(pixels)) => {
            let Some(Coming { things, canvas, .. }) = scene.coming.take() else {
                return;
            };
            scene.laid = things;
            scene.canvas = Some(canvas);
            redraw.write(RequestRedraw);
            images.add(picture(pixels))
        }
        Some(Err(TryRecvError::Disconnected)) => {
            scene.coming = None;
            return;
        }
        Some(Err(TryRecvError::Empty)) => {
            redraw.write(RequestRedraw);
            if scene.canvas.is_some() {
                return;
            }
            bare.image
        }
        None if scene.canvas.is_some() => return,
        None => bare.image,
    };
    if let Some(mut material) = materials.get_mut(material.id())
        && material.texture.as_ref() != Some(&texture)
    {
        material.texture = Some(texture);
        material.color = Color::WHITE;
    }
}

/// Has a new picture put together when other things lie there than in the last.
fn compose(
    mut scene: ResMut<Scene>,
    canvas: Res<Canvas>,
    art: Res<Art>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !art.paints() || scene.coming.is_some() {
        return;
    }
    let same = scene.wanted == scene.laid && scene.canvas.is_none_or(|laid| laid == *canvas);
    if same && (scene.canvas.is_some() || scene.wanted.is_empty()) {
        return;
    }
    let (send, receiver) = channel();
    let (things, canvas, parts) = (scene.wanted.clone(), *canvas, scene.parts.clone());
    let (laying, prepared) = (things.clone(), scene.prepared.clone());
    AsyncComputeTaskPool::get()
        .spawn(async move {
            let _ = send.send(together(&laying, canvas, &parts, prepared.as_deref()));
        })
        .detach();
    scene.coming = Some(Coming {
        things,
        canvas,
        receiver: Mutex::new(receiver),
    });
    redraw.write(RequestRedraw);
}

/// A part of the picture: its pixels, and where in them the thing's corner lies.
type Part = (Pixels, (i32, i32));

impl Thing {
    /// Where its corner lies, in points.
    const fn at(&self) -> Vec2 {
        match self {
            Self::Card { at, .. }
            | Self::Tray { at, .. }
            | Self::Book { at, .. }
            | Self::Plinth { at, .. }
            | Self::Board { at, .. }
            | Self::Own { at, .. } => *at,
        }
    }

    /// What it looks like, wherever it lies: two of the same name look the same.
    fn name(&self, scale: f32) -> String {
        match self {
            Self::Card {
                size,
                lift,
                dull,
                ribbon,
                ..
            } => format!("card {size} {lift} {dull} {ribbon:?} {scale}"),
            Self::Board { name, .. } | Self::Own { name, .. } => format!("own {name} {scale}"),
            Self::Tray { size, .. } => format!("tray {size} {scale}"),
            Self::Book { size, spread, .. } => format!("book {size} {spread} {scale}"),
            Self::Plinth { size, .. } => format!("plinth {size} {scale}"),
        }
    }

    fn paint(&self, scale: f32) -> Part {
        match self {
            Self::Card {
                size,
                lift,
                dull,
                ribbon,
                ..
            } => {
                let card = Card {
                    size: pixels(*size, scale),
                    scale,
                    lift: *lift,
                    dull: *dull,
                    ribbon: *ribbon,
                };
                let margin = card.margin() as i32;
                (taula_art::card(&card), (margin, margin))
            }
            Self::Board { paint, .. } | Self::Own { paint, .. } => {
                let (pixels, (x, y)) = (paint.0)(scale);
                (pixels, (x.round() as i32, y.round() as i32))
            }
            Self::Tray { size, .. } => {
                let (w, h) = pixels(*size, scale);
                raised(taula_art::dice_tray(w, h, scale), 12.0, 12.0, scale)
            }
            Self::Book { size, spread, .. } => {
                let book = Book {
                    size: pixels(*size, scale),
                    scale,
                    spread: *spread,
                };
                let margin = book.margin() as i32;
                (taula_art::open_book(&book), (margin, margin))
            }
            Self::Plinth { size, .. } => {
                let (w, h) = pixels(*size, scale);
                raised(taula_art::plinth(w, h, scale), 5.0, 14.0, scale)
            }
        }
    }
}

fn pixels(size: Vec2, scale: f32) -> (u32, u32) {
    (
        (size.x * scale).round() as u32,
        (size.y * scale).round() as u32,
    )
}

/// A part that is kept, or is painted now.
fn part(parts: &Parts, name: String, paint: impl FnOnce() -> Part) -> Arc<Part> {
    let kept = parts
        .lock()
        .ok()
        .and_then(|parts| parts.get(&name).cloned());
    kept.unwrap_or_else(|| {
        let painted = Arc::new(paint());
        if let Ok(mut parts) = parts.lock() {
            parts.insert(name, painted.clone());
        }
        painted
    })
}

/// Lays everything onto the bare table. Parts of earlier pictures are let go, but for what is prepared.
fn together(things: &[Thing], canvas: Canvas, parts: &Parts, prepared: Option<&str>) -> Pixels {
    let scale = canvas.scale;
    let (width, height) = pixels(canvas.size, scale);
    let top = format!("top {width} {height} {scale}");
    let names: Vec<String> = things.iter().map(|thing| thing.name(scale)).collect();
    if let Ok(mut parts) = parts.lock() {
        parts.retain(|name, _| {
            *name == top || names.contains(name) || prepared == Some(name.as_str())
        });
    }
    let bare = part(parts, top, || {
        (taula_art::table_top(width, height, scale), (0, 0))
    });
    let mut all = bare.0.clone();
    for (thing, name) in things.iter().zip(names) {
        let painted = part(parts, name, || thing.paint(scale));
        let corner = (thing.at() * scale).round();
        let (x, y) = painted.1;
        all.lay(&painted.0, corner.x as i32 - x, corner.y as i32 - y);
    }
    all
}

/// A thing with the shadow it casts, and where its corner lies in the picture.
pub(crate) fn raised(thing: Pixels, radius: f32, lift: f32, scale: f32) -> (Pixels, (i32, i32)) {
    let high = lift * scale;
    let shadow = taula_art::thing_shadow(thing.width, thing.height, radius * scale, high);
    let reach = (shadow.width - thing.width) as i32 / 2;
    let (right, down) = ((high * 0.65) as i32, high as i32);
    let mut all = Pixels::new(shadow.width + right as u32, shadow.height + down as u32);
    all.lay(&shadow, right, down);
    all.lay(&thing, reach, reach);
    (all, (reach, reach))
}

/// The picture as an image: shown pixel by pixel, so that nothing has to be smoothed.
fn picture(pixels: Pixels) -> Image {
    let size = Extent3d {
        width: pixels.width,
        height: pixels.height,
        depth_or_array_layers: 1,
    };
    let mut image = Image::new(
        size,
        TextureDimension::D2,
        pixels.rgba,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::nearest();
    image
}
