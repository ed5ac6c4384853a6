// How egui's triangles are filled. `bevy_egui`'s own shader takes four roots a pixel to multiply colours as
// egui does, which a software renderer pays for with a third of a frame. Roots and powers of products are
// products of roots and powers: here the vertices' colours are made linear once, where there are few of
// them, and a pixel costs one product. (sRGB is not quite a power; the difference is not to be seen.)

struct Transform {
    scale: vec2<f32>,
    translation: vec2<f32>,
}

struct Corner {
    @location(0) at: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) colour: vec4<f32>,
}

struct Point {
    @builtin(position) at: vec4<f32>,
    @location(0) colour: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@group(0) @binding(0) var<uniform> transform: Transform;
@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var smoothed: sampler;

fn linear(colour: vec3<f32>) -> vec3<f32> {
    let dark = colour / 12.92;
    let light = pow((colour + 0.055) / 1.055, vec3<f32>(2.4));
    return select(light, dark, colour < vec3<f32>(0.04045));
}

@vertex
fn vs_main(corner: Corner) -> Point {
    let at = corner.at * transform.scale + transform.translation;
    let colour = vec4<f32>(linear(corner.colour.rgb), corner.colour.a);
    return Point(vec4<f32>(at, 0.0, 1.0), colour, corner.uv);
}

@fragment
fn fs_main(point: Point) -> @location(0) vec4<f32> {
    return textureSample(picture, smoothed, point.uv) * point.colour;
}
