import type { Raster } from '../../image/raster';
import { type Colour, type HeadIdentity, headIdentity, seeded } from './head-identity';
import { clothesMesh, curtainMesh, headMesh, type Mesh, neckMesh, PART } from './head-shape';
import { haired, paint } from './head-skin';

/** Parameters of a drawn head. */
export interface HeadPicture {
  /** Number of the person; each whole number is another one. */
  readonly identity: number;
  /** Radians; positive turns the nose to the right of the image, the person's left. */
  readonly yaw?: number;
  /** Radians; positive turns the nose down. */
  readonly pitch?: number;
  /** 0 closed to 1 wide open; default 0. */
  readonly mouthOpen?: number;
  /** 0 closed to 1 open; default 1. */
  readonly eyesOpen?: number;
  /** Height of the head as a share of the image's; default 0.55. */
  readonly scale?: number;
  /** Center of the face, as shares of the image; default 0.5 and 0.46. */
  readonly at?: readonly [number, number];
  readonly background?: Colour;
  readonly width?: number;
  readonly height?: number;
  /** Seed of the camera noise; two frames of one moment differ by it. */
  readonly grain?: number;
}

/** Data of the nearest surface for each pixel: depth, position on the body, direction, and body part. */
interface Surfaces {
  readonly depth: Float32Array;
  readonly rest: Float32Array;
  readonly normal: Float32Array;
  readonly part: Int8Array;
}

interface View {
  readonly width: number;
  readonly height: number;
  readonly middle: readonly [number, number];
  /** Pixels per millimeter at the eyes. */
  readonly zoom: number;
}

/** Distance from the camera to the midpoint between the eyes, in millimeters. */
const DISTANCE = 650;
const HEAD_HEIGHT = 235;

type Turn = (place: readonly [number, number, number]) => [number, number, number];

/** Returns a rotation about the neck. */
function turner(yaw: number, pitch: number): Turn {
  const [sineYaw, cosineYaw] = [Math.sin(yaw), Math.cos(yaw)];
  const [sinePitch, cosinePitch] = [Math.sin(pitch), Math.cos(pitch)];
  const pivot = 70;
  return ([x, y, z]) => {
    const across = x * cosineYaw + z * sineYaw;
    const deep = z * cosineYaw - x * sineYaw;
    const high = y - pivot;
    return [across, pivot + high * cosinePitch + deep * sinePitch, deep * cosinePitch - high * sinePitch];
  };
}

/** Returns the outward surface normals at each point of a mesh, not normalized to length 1. */
function normals({ rows, columns }: Mesh, places: Float32Array): Float32Array {
  const out = new Float32Array(places.length);
  const index = (row: number, column: number) =>
    (Math.max(0, Math.min(rows - 1, row)) * columns + ((column + columns - 1) % (columns - 1))) * 3;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [west, east] = [index(row, column - 1), index(row, column + 1)];
      const [north, south] = [index(row - 1, column), index(row + 1, column)];
      const [ax, bx] = [places[east]! - places[west]!, places[south]! - places[north]!];
      const [ay, by] = [places[east + 1]! - places[west + 1]!, places[south + 1]! - places[north + 1]!];
      const [az, bz] = [places[east + 2]! - places[west + 2]!, places[south + 2]! - places[north + 2]!];
      const [x, y, z] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
      const length = Math.sqrt(x * x + y * y + z * z) || 1;
      const place = (row * columns + column) * 3;
      out[place] = x / length;
      out[place + 1] = y / length;
      out[place + 2] = z / length;
    }
  }
  return out;
}

function drawMesh(
  mesh: Mesh,
  view: View,
  turn: Turn,
  hides: ((at: number) => boolean) | null,
  out: Surfaces,
) {
  const count = mesh.rows * mesh.columns;
  const turned = new Float32Array(count * 3);
  const seen = new Float32Array(count * 3);
  for (let place = 0; place < count * 3; place += 3) {
    const point = turn([mesh.places[place]!, mesh.places[place + 1]!, mesh.places[place + 2]!]);
    turned.set(point, place);
    const near = DISTANCE / (DISTANCE - point[2]);
    seen[place] = view.middle[0] + point[0] * near * view.zoom;
    seen[place + 1] = view.middle[1] + point[1] * near * view.zoom;
    seen[place + 2] = near;
  }
  const normal = normals(mesh, turned);
  for (let row = 0; row + 1 < mesh.rows; row++) {
    for (let column = 0; column + 1 < mesh.columns; column++) {
      const a = (row * mesh.columns + column) * 3;
      const c = a + mesh.columns * 3;
      if (hides?.(a)) continue;
      fill(mesh, view, seen, normal, [a, a + 3, c], out);
      fill(mesh, view, seen, normal, [a + 3, c + 3, c], out);
    }
  }
}

/** Fills a triangle where no surface is nearer. */
function fill(
  mesh: Mesh,
  { width, height }: View,
  seen: Float32Array,
  normal: Float32Array,
  [a, b, c]: readonly [number, number, number],
  out: Surfaces,
): void {
  const [ax, ay, bx, by, cx, cy] = [seen[a]!, seen[a + 1]!, seen[b]!, seen[b + 1]!, seen[c]!, seen[c + 1]!];
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 1e-6) return;
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
  const top = Math.max(0, Math.floor(Math.min(ay, by, cy)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
      const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
      const w = 1 - u - v;
      if (u < -1e-4 || v < -1e-4 || w < -1e-4) continue;
      const near = u * seen[a + 2]! + v * seen[b + 2]! + w * seen[c + 2]!;
      const pixel = y * width + x;
      if (near <= out.depth[pixel]!) continue;
      out.depth[pixel] = near;
      out.part[pixel] = mesh.part;
      for (let axis = 0; axis < 3; axis++) {
        const place = pixel * 3 + axis;
        out.rest[place] = u * mesh.rest[a + axis]! + v * mesh.rest[b + axis]! + w * mesh.rest[c + axis]!;
        out.normal[place] = u * normal[a + axis]! + v * normal[b + axis]! + w * normal[c + axis]!;
      }
    }
  }
}

const LIGHTS: readonly (readonly [x: number, y: number, z: number, strength: number])[] = [
  [-0.45, -0.55, 0.7, 0.62],
  [0.6, -0.15, 0.75, 0.3],
];
const AMBIENT = 0.34;

/** Returns the lit color of a pixel: matte, slightly shiny, brighter towards the lamps. */
function lit(colour: Colour, part: number, x: number, y: number, z: number): Colour {
  const length = Math.hypot(x, y, z) || 1;
  let light = AMBIENT - 0.1 * (y / length);
  let shine = 0;
  for (const [lx, ly, lz, strength] of LIGHTS) {
    const facing = (x * lx + y * ly + z * lz) / (length * Math.hypot(lx, ly, lz));
    light += strength * Math.max(0, (facing + 0.25) / 1.25);
    shine += strength * Math.max(0, facing) ** 24;
  }
  const gloss = part === PART.head ? 0.07 : part === PART.clothes ? 0 : 0.04;
  return [
    colour[0] * light + gloss * shine,
    colour[1] * light + gloss * shine,
    colour[2] * light + gloss * shine,
  ];
}

function viewOf({ width = 640, height = 480, scale = 0.55, at = [0.5, 0.46] }: HeadPicture): View {
  return { width, height, middle: [at[0] * width, at[1] * height], zoom: (height * scale) / HEAD_HEIGHT };
}

function surfacesOf(id: HeadIdentity, picture: HeadPicture, view: View): Surfaces {
  const size = view.width * view.height;
  const out: Surfaces = {
    depth: new Float32Array(size),
    rest: new Float32Array(size * 3),
    normal: new Float32Array(size * 3),
    part: new Int8Array(size).fill(-1),
  };
  const expression = { mouthOpen: picture.mouthOpen ?? 0, eyesOpen: picture.eyesOpen ?? 1 };
  const turn = turner(picture.yaw ?? 0, picture.pitch ?? 0);
  const still: Turn = (place) => [...place];
  drawMesh(clothesMesh(), view, still, null, out);
  drawMesh(neckMesh(id), view, turner((picture.yaw ?? 0) * 0.5, 0), null, out);
  drawMesh(headMesh(id, expression, false), view, turn, null, out);
  if (id.hairLength === 2) drawMesh(curtainMesh(id), view, turner((picture.yaw ?? 0) * 0.8, 0), null, out);
  if (id.hairLength > 0) {
    const hair = headMesh(id, expression, true);
    const bare = (at: number) => !haired(id, hair.rest[at]!, hair.rest[at + 1]!, hair.rest[at + 2]!);
    drawMesh(hair, view, turn, bare, out);
  }
  return out;
}

/**
 * Draws a person who doesn't exist: a head with face, hair, neck and shoulders, rotated as requested. For
 * tests and camera clips; the detectors of this package recognize it as a face.
 */
export function renderHead(picture: HeadPicture): Raster {
  const { background = [0.62, 0.65, 0.68] } = picture;
  const id = headIdentity(picture.identity);
  const view = viewOf(picture);
  const { width, height } = view;
  const { rest, normal, part } = surfacesOf(id, picture, view);
  const expression = { mouthOpen: picture.mouthOpen ?? 0, eyesOpen: picture.eyesOpen ?? 1 };
  const grain = seeded(picture.grain ?? 0);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const of = part[pixel]!;
    const place = pixel * 3;
    let colour = background;
    if (of >= 0) {
      const [x, y, z] = [rest[place]!, rest[place + 1]!, rest[place + 2]!];
      colour = lit(
        paint(id, expression, of, x, y, z),
        of,
        normal[place]!,
        normal[place + 1]!,
        normal[place + 2]!,
      );
    } else {
      const fade = 1 - 0.25 * (Math.floor(pixel / width) / height);
      colour = [background[0] * fade, background[1] * fade, background[2] * fade];
    }
    const speck = (grain() - 0.5) * 0.02;
    data[pixel * 4] = (colour[0] + speck) * 255;
    data[pixel * 4 + 1] = (colour[1] + speck) * 255;
    data[pixel * 4 + 2] = (colour[2] + speck) * 255;
    data[pixel * 4 + 3] = 255;
  }
  return { width, height, data };
}

/**
 * Light that a drawn head reflects, from 0 to 1 (linear): red, green and blue of each pixel, rows from the
 * top.
 */
export interface HeadLight {
  readonly width: number;
  readonly height: number;
  /** Ambient light, as `renderHead` draws it. */
  readonly room: Float32Array;
  /**
   * Light from a white lamp at the camera. It has full strength where it hits a white surface perpendicularly
   * at the distance of the face.
   */
  readonly front: Float32Array;
}

/**
 * Precalculated linear light of sRGB values from 0 to 1, in steps. Calculating it for each pixel would take
 * half the time of an image.
 */
const STEPS = 4096;
const LINEAR = Float32Array.from({ length: 2 * STEPS + 1 }, (_, index) => {
  const value = index / STEPS;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const linear = (value: number) => LINEAR[Math.max(0, Math.min(2 * STEPS, Math.round(value * STEPS)))]!;

/**
 * Draws a head like `renderHead`, without noise, with separate light by source. @param ground share of the
 * front light that reaches the background
 */
export function headLight(picture: HeadPicture, ground: number): HeadLight {
  const { background = [0.62, 0.65, 0.68] } = picture;
  const id = headIdentity(picture.identity);
  const view = viewOf(picture);
  const { width, height } = view;
  const { rest, normal, part, depth } = surfacesOf(id, picture, view);
  const expression = { mouthOpen: picture.mouthOpen ?? 0, eyesOpen: picture.eyesOpen ?? 1 };
  const room = new Float32Array(width * height * 3);
  const front = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const of = part[pixel]!;
    const place = pixel * 3;
    const fade = 1 - 0.25 * (Math.floor(pixel / width) / height);
    let [own, colour, share] = [background, background.map((value) => value * fade), ground] as readonly [
      Colour,
      readonly number[],
      number,
    ];
    if (of >= 0) {
      const [nx, ny, nz] = [normal[place]!, normal[place + 1]!, normal[place + 2]!];
      own = paint(id, expression, of, rest[place]!, rest[place + 1]!, rest[place + 2]!);
      colour = lit(own, of, nx, ny, nz);
      share = (Math.max(0, nz) / (Math.hypot(nx, ny, nz) || 1)) * depth[pixel]! ** 2;
    }
    for (let channel = 0; channel < 3; channel++) {
      room[place + channel] = linear(colour[channel]!);
      front[place + channel] = linear(own[channel]!) * share;
    }
  }
  return { width, height, room, front };
}
