import type { Colour, HeadIdentity } from './head-identity';
import { type Expression, MOUTH_LINE, PART, smooth } from './head-shape';

const mix = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
const shade = (colour: Colour, by: number): Colour => [colour[0] * by, colour[1] * by, colour[2] * by];

const BLACK: Colour = [0.03, 0.02, 0.02];
const WHITE: Colour = [0.93, 0.92, 0.9];

/** Smooth noise of about one bump per unit, −1 to 1, from three waves. */
const noise = (x: number, y: number, z: number) =>
  (Math.sin(x * 1.7 + Math.sin(y * 2.3)) +
    Math.sin(y * 1.9 + Math.sin(z * 2.9)) +
    Math.sin(z * 2.1 + x * 0.7)) /
  3;

function eye(id: HeadIdentity, under: Colour, x: number, y: number, open: number): Colour {
  const across = (Math.abs(x) - id.eyeDistance) / id.eyeWidth;
  if (Math.abs(across) > 1.6 || Math.abs(y) > 16) return under;
  const inside = Math.max(0, 1 - across * across);
  const tilt = -across * id.eyeWidth * id.eyeTilt;
  const upper = tilt - id.eyeHeight * 1.15 * inside ** 0.7 * open + (1 - open) * 2.2 * inside;
  const lower = tilt + id.eyeHeight * 0.75 * inside ** 0.8 * (0.35 + 0.65 * open) + (1 - open) * 0.9 * inside;
  let colour = under;
  // The fold of the upper lid, and the shadow under the eye.
  const fold = upper - 3.6 * (0.6 + inside);
  colour = shade(colour, 1 - 0.35 * Math.exp(-(((y - fold) / 1.2) ** 2)) * inside * open);
  colour = shade(colour, 1 - 0.12 * Math.exp(-(((y - lower - 4) / 3) ** 2)) * inside);
  if (Math.abs(across) < 1 && y > upper && y < lower && open > 0.12) {
    const dx = Math.abs(x) - id.eyeDistance;
    const away = Math.hypot(dx, y + 0.4);
    const iris = Math.min(6.1, id.eyeHeight * 1.15);
    colour = shade(
      mix(WHITE, [0.85, 0.72, 0.68], across * across * 0.6),
      0.82 + 0.1 * (y - upper > 2 ? 1 : 0),
    );
    colour = mix(colour, id.iris, smooth(iris + 0.5, iris - 0.4, away));
    colour = mix(colour, shade(id.iris, 0.35), smooth(0.9, 0.2, Math.abs(away - iris)));
    colour = mix(colour, BLACK, smooth(2.9, 2.2, away));
    const light = Math.hypot(x - Math.sign(x) * id.eyeDistance + 1.8, y + 2.4);
    colour = mix(colour, [1, 1, 1], smooth(1.3, 0.7, light));
  }
  const lash = Math.exp(-(((y - upper) / 1.1) ** 2)) * (Math.abs(across) < 1.12 ? 1 : 0);
  colour = mix(colour, BLACK, 0.9 * lash);
  const rim = Math.exp(-(((y - lower) / 0.7) ** 2)) * inside * open;
  return mix(colour, shade(under, 0.45), 0.7 * rim);
}

function brow(id: HeadIdentity, under: Colour, x: number, y: number): Colour {
  const along = (Math.abs(x) - 13) / (id.eyeDistance + 13 - 13);
  if (along < -0.1 || along > 1.15) return under;
  const arch =
    id.browHeight +
    20 * id.browTilt * (0.5 - along) +
    3 * (1 - along) -
    5 * Math.sin(Math.min(1, Math.max(0, along)) * 2.4) +
    3;
  const thick = id.browThickness * (1 - 0.65 * Math.max(0, along - 0.2));
  const there =
    smooth(thick + 1.2, thick - 0.8, Math.abs(y - arch)) *
    smooth(-0.1, 0.05, along) *
    smooth(1.15, 0.9, along);
  const strand = 0.78 + 0.22 * Math.sin(x * 2.9 + y * 1.3);
  return mix(under, shade(id.hair, 0.7), there * strand * 0.9);
}

function nose(id: HeadIdentity, under: Colour, x: number, y: number): Colour {
  const side = Math.abs(x);
  const nostril = Math.hypot((side - id.noseWidth * 0.42) / 4.2, (y - id.noseLength + 1.5) / 2.1);
  const crease = Math.hypot((side - id.noseWidth - 0.5) / 1.6, (y - id.noseLength + 8) / 7);
  const below = Math.exp(-((x / id.noseWidth) ** 2) - ((y - id.noseLength - 2.5) / 2.5) ** 2);
  const flank = Math.exp(-(((side - 9) / 3.5) ** 2) - ((y - 12) / 16) ** 2);
  const shaded = shade(
    under,
    (1 - 0.28 * below) * (1 - 0.12 * flank) * (1 - 0.35 * smooth(1.2, 0.3, crease)),
  );
  return mix(shaded, [0.16, 0.07, 0.06], 0.92 * smooth(1.15, 0.75, nostril));
}

function mouth(id: HeadIdentity, under: Colour, x: number, y: number, open: number): Colour {
  const across = x / id.mouthWidth;
  if (Math.abs(across) > 1.25 || Math.abs(y - MOUTH_LINE) > 26) return under;
  const inside = Math.max(0, 1 - across * across);
  const bow = 1.6 * Math.exp(-((x / 3.5) ** 2));
  const top = MOUTH_LINE - (id.lipHeight * 0.8 * inside ** 0.6 - bow) * (Math.abs(across) < 1 ? 1 : 0);
  const bottom = MOUTH_LINE + id.lipHeight * inside ** 0.5;
  const wave = MOUTH_LINE + 0.8 * Math.cos(across * 5);
  let colour = shade(under, 1 - 0.2 * Math.exp(-(((y - bottom - 4) / 3.5) ** 2)) * inside);
  if (Math.abs(across) < 1 && y > top && y < bottom) {
    const lip =
      y < MOUTH_LINE
        ? shade(id.lips, 0.84)
        : shade(id.lips, 1 + 0.1 * Math.exp(-(((y - bottom + 3.5) / 2) ** 2)));
    colour = mix(colour, lip, 0.9 * smooth(0, 1.2, Math.min(y - top, bottom - y)));
  }
  if (open > 0.04 && Math.abs(across) < 0.97 && Math.abs(y - MOUTH_LINE) < 1) {
    const depth = (y - MOUTH_LINE + 1) / 2;
    const inner = mix([0.22, 0.05, 0.05], [0.1, 0.02, 0.02], 1 - depth);
    colour =
      depth < 0.22 + 0.06 * open && open > 0.2
        ? shade(WHITE, 0.85)
        : depth > 0.75
          ? [0.55, 0.24, 0.24]
          : inner;
  } else if (open <= 0.04) {
    const line = Math.exp(-(((y - wave) / 0.9) ** 2)) * smooth(1.08, 0.9, Math.abs(across));
    colour = mix(colour, [0.2, 0.08, 0.08], 0.85 * line);
  }
  const corner = Math.hypot((Math.abs(across) - 1) * id.mouthWidth, (y - MOUTH_LINE) * 1.2);
  return shade(colour, 1 - 0.35 * smooth(4, 1, corner));
}

function glasses(under: Colour, id: HeadIdentity, x: number, y: number): Colour {
  const lens = Math.hypot((Math.abs(x) - id.eyeDistance) / 21, (y - 2) / 16);
  const frame = smooth(0.09, 0.04, Math.abs(lens - 1));
  const bridge = Math.abs(x) < 11 && Math.abs(y + 3) < 1.6 ? 1 : 0;
  const arm = Math.abs(x) > id.eyeDistance + 20 && Math.abs(y + 4) < 1.8 ? 1 : 0;
  return mix(under, BLACK, 0.9 * Math.max(frame, bridge, arm));
}

function face(
  id: HeadIdentity,
  { eyesOpen, mouthOpen }: Expression,
  x: number,
  y: number,
  z: number,
): Colour {
  const side = Math.abs(x);
  const mottled = 1 + 0.02 * noise(x / 3, y / 3, z / 3) + 0.025 * noise(x / 17, y / 13, z / 15);
  const blush = 0.5 * Math.exp(-(((side - 42) / 18) ** 2) - ((y - 32) / 16) ** 2);
  let colour = mix(shade(id.skin, mottled), [id.skin[0], id.skin[1] * 0.82, id.skin[2] * 0.8], blush);
  if (z > 0) {
    const hollow = Math.exp(-(((side - id.eyeDistance + 5) / 15) ** 2) - ((y + 3) / 9) ** 2);
    colour = shade(colour, 1 - 0.22 * hollow);
    colour = nose(id, colour, x, y);
    const stubble =
      smooth(42, 62, y + side * 0.45) *
      smooth(2, 10, Math.hypot(x / 1.6, y - MOUTH_LINE - 1) - id.mouthWidth * 0.35);
    colour = mix(
      colour,
      shade(id.hair, 0.8),
      id.beard * 0.75 * stubble * (0.8 + 0.2 * Math.sin(x * 3.1 + y * 4.3)),
    );
    const groove = Math.abs(side - (id.noseWidth + 4 + (y - id.noseLength) * 0.45));
    colour = shade(colour, 1 - 0.14 * smooth(3, 0.5, groove) * smooth(35, 45, y) * smooth(76, 62, y));
    colour = mouth(id, colour, x, y, mouthOpen);
    colour = eye(id, colour, x, y, eyesOpen);
    colour = brow(id, colour, x, y);
    if (id.glasses) colour = glasses(colour, id, x, y);
  }
  if (id.hairLength > 0) return colour;
  return mix(colour, shade(id.hair, 0.9), 0.25 * smooth(id.hairline + 15, id.hairline - 10, y));
}

const strands = (id: HeadIdentity, x: number, y: number, z: number) =>
  shade(id.hair, 0.85 + 0.3 * Math.abs(noise(x * 0.55, y * 0.06, z * 0.45)));

/** Returns true if hair covers the skin at a position. */
export function haired(id: HeadIdentity, x: number, y: number, z: number): boolean {
  const wave = 3 * Math.sin(x * 0.23) + 2 * Math.sin(x * 0.51 + 1);
  const front = id.hairline + (x / 30) ** 2 * 2 + wave;
  if (z > 15) return y < front + (Math.abs(x) > 50 ? (Math.abs(x) - 50) * 2.2 : 0);
  return y < -20 + smooth(15, -40, z) * (id.hairLength === 2 ? 120 : 75);
}

/** Returns the unlit color at a position of the drawn person. */
export function paint(
  id: HeadIdentity,
  expression: Expression,
  part: number,
  x: number,
  y: number,
  z: number,
): Colour {
  switch (part) {
    case PART.head:
      return face(id, expression, x, y, z);
    case PART.hair:
    case PART.curtain:
      return strands(id, x, y, z);
    case PART.neck:
      return shade(id.skin, 0.93 + 0.03 * noise(x / 9, y / 9, z / 9));
    default:
      return shade([0.25, 0.33, 0.45], 0.9 + 0.1 * noise(x / 6, y / 6, z / 6));
  }
}
