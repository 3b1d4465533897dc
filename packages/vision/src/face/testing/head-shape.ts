import type { HeadIdentity } from './head-identity';

/** Facial expression of a drawn face. */
export interface Expression {
  /** 0 closed to 1 wide open. */
  readonly mouthOpen: number;
  /** 0 closed to 1 open. */
  readonly eyesOpen: number;
}

export const PART = { head: 0, hair: 1, neck: 2, clothes: 3, curtain: 4 } as const;

/**
 * Surface of triangles over a grid. Positions are in millimeters from the midpoint between the eyes: right in
 * the image, down, towards the camera. `rest` is the position before the face moved, so painted details move
 * with the face.
 */
export interface Mesh {
  readonly rows: number;
  readonly columns: number;
  readonly part: number;
  readonly places: Float32Array;
  readonly rest: Float32Array;
}

const ROWS = 190;
const COLUMNS = 190;
export const MOUTH_LINE = 72;

export const smooth = (from: number, to: number, value: number): number => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

const bump = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  Math.exp(-(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2));

/** Returns how far the face protrudes from the egg shape of the head, at a position on its front. */
function relief(id: HeadIdentity, x: number, y: number): number {
  const side = Math.abs(x);
  const tip = id.noseLength - 12;
  const ridge = smooth(-14, tip, y) * (1 - smooth(tip, tip + 13, y));
  return (
    id.noseDepth * ridge * Math.exp(-((x / (5 + 4 * smooth(0, tip, y))) ** 2)) +
    8 * bump(side, y, id.noseWidth - 4, id.noseLength - 7, 5.5, 6) +
    5 * bump(side, y, 24, -19, 20, 8) -
    9 * bump(side, y, id.eyeDistance - 3, -1, 15, 11) +
    4 * bump(side, y, id.eyeDistance, 1, 10, 7) +
    (4 + id.cheeks) * bump(side, y, 44, 30, 20, 20) +
    5 * bump(x, y, 0, MOUTH_LINE, id.mouthWidth, 11) +
    (id.lipHeight / 4) * bump(x, y, 0, MOUTH_LINE - 4, 15, 3.5) +
    (id.lipHeight / 3) * bump(x, y, 0, MOUTH_LINE + 5, 15, 3.5) -
    3.5 * bump(x, y, 0, MOUTH_LINE + 16, 18, 5) +
    10 * bump(x, y, 0, id.chin - 8, 19, 13) -
    4 * bump(side, y, 62, -28, 12, 20)
  );
}

/** Returns half the width of the head at a height. */
const halfWidth = (id: HeadIdentity, y: number) =>
  id.faceWidth * (1 - (1 - id.jawWidth) * smooth(15, id.chin, y) - 0.06 * smooth(-20, -90, y));

/** Returns how far the open mouth moves a position down. */
function jaw(id: HeadIdentity, x: number, y: number, open: number): number {
  const across = Math.min(1, Math.abs(x) / id.mouthWidth);
  const lips = Math.sqrt(1 - across * across);
  const parted = smooth(MOUTH_LINE - 1, MOUTH_LINE + 1, y);
  const drawn = smooth(55, id.chin + 5, y);
  return open * 24 * (lips * parted + (1 - lips) * drawn);
}

/**
 * Returns the head without hair, as a grid from ear to ear across the front, and from the crown to the
 * throat.
 */
export function headMesh(id: HeadIdentity, { mouthOpen }: Expression, hair: boolean): Mesh {
  const places = new Float32Array(ROWS * COLUMNS * 3);
  const rest = new Float32Array(ROWS * COLUMNS * 3);
  const top = -118;
  const bottom = id.chin + 6;
  const half = (bottom - top) / 2;
  for (let row = 0; row < ROWS; row++) {
    // Rows are evenly spaced over most of the face, and close together at crown and chin.
    const turn = (row / (ROWS - 1)) * 2 - 1;
    const height = Math.sin((turn * Math.PI) / 2) * 0.35 + turn * 0.65;
    const y = top + half * (1 + height);
    const ring = (1 - Math.abs(height) ** 2.7) ** (1 / 2.4);
    for (let column = 0; column < COLUMNS; column++) {
      const share = (column / (COLUMNS - 1)) * 2 - 1;
      const angle = (Math.sign(share) * Math.abs(share) ** 1.4 * Math.PI) as number;
      const flat = 2.35;
      const sine = Math.sin(angle);
      const cosine = Math.cos(angle);
      const radius = (Math.abs(sine) ** flat + Math.abs(cosine) ** flat) ** (-1 / flat);
      let x = halfWidth(id, y) * ring * radius * sine;
      const forward = 84 - 8 * smooth(20, bottom, y);
      let z = (cosine > 0 ? forward : 98 - 45 * smooth(-10, bottom, y)) * ring * radius * cosine;
      if (cosine > 0) z += relief(id, x, y) * smooth(0, 0.5, cosine) * smooth(0, 0.35, ring);
      if (hair) {
        x *= 1.08;
        z += cosine > 0 ? 5 : -9;
      }
      const place = (row * COLUMNS + column) * 3;
      rest.set([x, y, z], place);
      const ear = 12 * bump(z, y, -8, 8, 9, 24) * smooth(0.6, 1, Math.abs(sine));
      const opened = hair ? 0 : jaw(id, x, y, cosine > 0 ? mouthOpen : 0);
      places.set([x + Math.sign(x) * ear, y + opened - (hair ? 7 * smooth(-30, -110, y) : 0), z], place);
    }
  }
  return { rows: ROWS, columns: COLUMNS, part: hair ? PART.hair : PART.head, places, rest };
}

/**
 * Creates a surface of revolution around an upright axis. @param outline radius across, radius in depth,
 * height and depth of each ring
 */
function lathe(part: number, outline: readonly (readonly [number, number, number, number])[]): Mesh {
  const columns = 48;
  const places = new Float32Array(outline.length * columns * 3);
  outline.forEach(([across, deep, y, z], row) => {
    for (let column = 0; column < columns; column++) {
      const angle = (column / (columns - 1)) * 2 * Math.PI - Math.PI;
      places.set([across * Math.sin(angle), y, z + deep * Math.cos(angle)], (row * columns + column) * 3);
    }
  });
  return { rows: outline.length, columns, part, places, rest: places };
}

export const neckMesh = (id: HeadIdentity): Mesh =>
  lathe(PART.neck, [
    [id.faceWidth * 0.74, 52, 60, -12],
    [id.faceWidth * 0.72, 50, 130, -14],
    [id.faceWidth * 0.78, 54, 165, -16],
    [110, 60, 190, -20],
  ]);

export const clothesMesh = (): Mesh =>
  lathe(PART.clothes, [
    [72, 62, 172, -14],
    [120, 74, 182, -18],
    [180, 84, 205, -20],
    [215, 92, 260, -20],
    [220, 95, 420, -20],
  ]);

/** Creates long hair behind the face, down to the shoulders. */
export const curtainMesh = (id: HeadIdentity): Mesh =>
  lathe(PART.curtain, [
    [id.faceWidth * 0.9, 60, -80, -38],
    [id.faceWidth * 1.22, 70, 0, -44],
    [id.faceWidth * 1.3, 70, 90, -44],
    [id.faceWidth * 1.2, 60, 190, -40],
  ]);
