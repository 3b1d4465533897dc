import { areaOf, type Point, type Quad } from '../image/perspective';
import type { GreyImage } from '../image/raster';

/** Maximum tilt of lines from horizontal and vertical, in half-degree steps in either direction. */
const LEAN_STEPS = 50;
const STEP = Math.PI / 360;
const MAX_LINES = 11;
const WEAKEST_GRADIENT = 14;
const SAMPLES = 36;
/** Minimum share of a side along which an edge must be visible. */
const MIN_SUPPORT = 0.45;
const MIN_FILL = 0.12;
/**
 * Aspect ratios by ISO/IEC 7810: ID-1 is 1.586 wide, ID-2 1.419, ID-3 1.42; also at an angle, upright, or as
 * a double page.
 */
const ASPECT = { least: 0.55, most: 2.1 };

interface Gradients {
  readonly width: number;
  readonly height: number;
  readonly across: Int16Array;
  readonly down: Int16Array;
}

/**
 * A straight line: horizontal `y = at + lean·x`, vertical `x = at + lean·y`, relative to the center of the
 * image.
 */
interface Line {
  readonly at: number;
  readonly lean: number;
  readonly votes: number;
}

/** Computes Sobel gradients. */
function gradientsOf({ width, height, data }: GreyImage): Gradients {
  const across = new Int16Array(width * height);
  const down = new Int16Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const [nw, n, ne] = [data[at - width - 1]!, data[at - width]!, data[at - width + 1]!];
      const [w, e] = [data[at - 1]!, data[at + 1]!];
      const [sw, s, se] = [data[at + width - 1]!, data[at + width]!, data[at + width + 1]!];
      across[at] = (ne + 2 * e + se - nw - 2 * w - sw) >> 2;
      down[at] = (sw + 2 * s + se - nw - 2 * n - ne) >> 2;
    }
  }
  return { width, height, across, down };
}

/**
 * Returns the strongest nearly horizontal (or vertical) lines. Each edge point votes for the lines
 * perpendicular to its gradient (Hough transform, with only the few angles near the point's angle).
 */
function strongestLines(gradients: Gradients, upright: boolean): readonly Line[] {
  const { width, height } = gradients;
  const along = upright ? height : width;
  const length = upright ? width : height;
  const [main, other] = upright ? [gradients.across, gradients.down] : [gradients.down, gradients.across];
  const stride = upright ? 1 : width;
  const reach = Math.ceil((along / 2) * Math.tan(LEAN_STEPS * STEP));
  const rows = length + 2 * reach + 1;
  const steps = 2 * LEAN_STEPS + 1;
  const leans = Float32Array.from({ length: steps }, (_, step) => Math.tan((step - LEAN_STEPS) * STEP));
  const votes = new Uint16Array(rows * steps);
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2, at = y * width + 2; x < width - 2; x++, at++) {
      const strength = Math.abs(main[at]!);
      if (strength < WEAKEST_GRADIENT) continue;
      // Only the maximum across an edge votes.
      if (strength < Math.abs(main[at - stride]!) || strength <= Math.abs(main[at + stride]!)) continue;
      const own = Math.round(Math.atan(-other[at]! / main[at]!) / STEP) + LEAN_STEPS;
      if (own < -4 || own > steps + 3) continue;
      const [position, distance] = upright ? [x, y - height / 2] : [y, x - width / 2];
      for (let step = Math.max(0, own - 6); step <= Math.min(steps - 1, own + 6); step++) {
        const cell = (Math.floor(position - leans[step]! * distance) + reach) * steps + step;
        votes[cell]!++;
        votes[cell + steps]!++;
      }
    }
  }
  const lines: Line[] = [];
  for (let turn = 0; turn < MAX_LINES; turn++) {
    let best = 0;
    for (let cell = 1; cell < votes.length; cell++) if (votes[cell]! > votes[best]!) best = cell;
    if (votes[best]! < along * 0.14) break;
    const [row, step] = [Math.floor(best / steps), best % steps];
    lines.push({ at: row - reach, lean: leans[step]!, votes: votes[best]! });
    const near = Math.round(length * 0.02) + 2;
    for (let r = Math.max(0, row - near); r <= Math.min(rows - 1, row + near); r++) {
      votes.fill(0, r * steps + Math.max(0, step - 16), r * steps + Math.min(steps, step + 17));
    }
  }
  return lines;
}

const crossing = ({ width, height }: Gradients, level: Line, upright: Line): Point => {
  // y = a + l·(x − w/2) and x = b + u·(y − h/2)
  const x =
    (upright.at + upright.lean * (level.at - level.lean * (width / 2) - height / 2)) /
    (1 - upright.lean * level.lean);
  return { x, y: level.at + level.lean * (x - width / 2) };
};

/** Returns the share of a side along which an edge with one direction (lighter or darker) is visible. */
function support(gradients: Gradients, from: Point, to: Point, upright: boolean): number {
  const { width, height } = gradients;
  const main = upright ? gradients.across : gradients.down;
  const stride = upright ? 1 : width;
  let [lighter, darker] = [0, 0];
  for (let sample = 1; sample < SAMPLES; sample++) {
    const x = Math.round(from.x + ((to.x - from.x) * sample) / SAMPLES);
    const y = Math.round(from.y + ((to.y - from.y) * sample) / SAMPLES);
    if (x < 2 || y < 2 || x > width - 3 || y > height - 3) continue;
    const at = y * width + x;
    let strongest = 0;
    for (let off = -2; off <= 2; off++) {
      const value = main[at + off * stride]!;
      if (Math.abs(value) > Math.abs(strongest)) strongest = value;
    }
    if (strongest >= WEAKEST_GRADIENT) lighter++;
    else if (strongest <= -WEAKEST_GRADIENT) darker++;
  }
  return Math.max(lighter, darker) / (SAMPLES - 1);
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Rates how well four lines bound a document; 0 if they don't. */
function scoreOf(gradients: Gradients, quad: Quad): number {
  const { width, height } = gradients;
  const margin = 0.03 * width;
  const isInside = quad.every(
    ({ x, y }) => x > -margin && y > -margin && x < width + margin && y < height + margin,
  );
  if (!isInside) return 0;
  const fill = areaOf(quad) / (width * height);
  if (fill < MIN_FILL) return 0;
  const [tl, tr, br, bl] = quad;
  const aspect = (distance(tl, tr) + distance(bl, br)) / (distance(tl, bl) + distance(tr, br));
  if (aspect < ASPECT.least || aspect > ASPECT.most) return 0;
  const sides: readonly (readonly [Point, Point, boolean])[] = [
    [tl, tr, false],
    [bl, br, false],
    [tl, bl, true],
    [tr, br, true],
  ];
  let [weakest, mean] = [1, 0];
  for (const [from, to, upright] of sides) {
    const seen = support(gradients, from, to, upright);
    if (seen < MIN_SUPPORT) return 0;
    weakest = Math.min(weakest, seen);
    mean += seen / 4;
  }
  // Lines inside a document (the frame of a portrait, a row of text) bound a smaller area than its edges.
  return mean * weakest * (0.4 + fill);
}

/** Moves a side onto its edge: two iterations of least squares through the nearby edge maxima. */
function refine(gradients: Gradients, side: Line, from: number, to: number, upright: boolean): Line {
  const { width, height } = gradients;
  const [main, stride] = upright ? [gradients.across, 1] : [gradients.down, width];
  const [middle, most] = upright ? [height / 2, width] : [width / 2, height];
  let line = side;
  for (const reach of [6, 3]) {
    let [count, sumD, sumP, sumDD, sumDP] = [0, 0, 0, 0, 0];
    for (let along = Math.ceil(from); along <= to; along++) {
      const distance = along - middle;
      const centre = Math.round(line.at + line.lean * distance);
      if (centre - reach < 2 || centre + reach > most - 3) continue;
      let crest = 0;
      let strongest = WEAKEST_GRADIENT;
      for (let off = -reach; off <= reach; off++) {
        const at = upright ? along * width + centre + off : (centre + off) * width + along;
        const value =
          Math.abs(main[at]!) + Math.abs(main[at - stride]!) / 2 + Math.abs(main[at + stride]!) / 2;
        if (value > strongest) [strongest, crest] = [value, off];
      }
      if (strongest === WEAKEST_GRADIENT) continue;
      count++;
      sumD += distance;
      sumP += centre + crest;
      sumDD += distance * distance;
      sumDP += distance * (centre + crest);
    }
    const spread = count * sumDD - sumD * sumD;
    if (count < 12 || spread === 0) return line;
    const lean = (count * sumDP - sumD * sumP) / spread;
    line = { ...line, lean, at: (sumP - lean * sumD) / count };
  }
  return line;
}

type Sides = readonly [top: Line, right: Line, bottom: Line, left: Line];

const cornersOf = (gradients: Gradients, [top, right, bottom, left]: Sides): Quad => [
  crossing(gradients, top, left),
  crossing(gradients, top, right),
  crossing(gradients, bottom, right),
  crossing(gradients, bottom, left),
];

function refined(gradients: Gradients, [top, right, bottom, left]: Sides, [a, b, c, d]: Quad): Quad {
  const span = (values: readonly number[], most: number): readonly [number, number] => [
    Math.max(2, Math.min(...values) + 4),
    Math.min(most - 3, Math.max(...values) - 4),
  ];
  const across = (line: Line, points: readonly Point[]) =>
    refine(
      gradients,
      line,
      ...span(
        points.map(({ x }) => x),
        gradients.width,
      ),
      false,
    );
  const down = (line: Line, points: readonly Point[]) =>
    refine(
      gradients,
      line,
      ...span(
        points.map(({ y }) => y),
        gradients.height,
      ),
      true,
    );
  return cornersOf(gradients, [
    across(top, [a, b]),
    down(right, [b, c]),
    across(bottom, [c, d]),
    down(left, [d, a]),
  ]);
}

/**
 * Returns the four corners of the document in a small image (about 320 pixels wide), from the lines that
 * bound it.
 * @returns null without a quadrilateral that has an edge along all four sides.
 */
export function findQuad(image: GreyImage): Quad | null {
  const gradients = gradientsOf(image);
  const level = [...strongestLines(gradients, false)].sort((a, b) => a.at - b.at);
  const upright = [...strongestLines(gradients, true)].sort((a, b) => a.at - b.at);
  let best: { readonly sides: Sides; readonly score: number } | null = null;
  for (const [first, top] of level.entries()) {
    for (const bottom of level.slice(first + 1)) {
      if (bottom.at - top.at < image.height * 0.2) continue;
      for (const [third, left] of upright.entries()) {
        for (const right of upright.slice(third + 1)) {
          if (right.at - left.at < image.width * 0.2) continue;
          const sides: Sides = [top, right, bottom, left];
          const score = scoreOf(gradients, cornersOf(gradients, sides));
          if (score > (best?.score ?? 0)) best = { sides, score };
        }
      }
    }
  }
  return best && refined(gradients, best.sides, cornersOf(gradients, best.sides));
}
