import type { Point } from '../image/perspective';

/** Rotated rectangle. */
export interface TiltedBox {
  readonly centre: Point;
  /** Length along the text. */
  readonly width: number;
  readonly height: number;
  /** Radians, clockwise (y grows downwards), between −π/4 and 3π/4. */
  readonly angle: number;
}

/** Connected pixels, stored as the ends of their rows, which is sufficient for the hull. */
interface Component {
  readonly ends: readonly Point[];
  readonly pixels: number;
  /** Mean of the map over the component's pixels. */
  readonly mean: number;
}

/** Groups pixels above a threshold that touch each other, including diagonally. */
export function componentsOf(
  map: Float32Array,
  width: number,
  height: number,
  threshold: number,
): readonly Component[] {
  const seen = new Uint8Array(width * height);
  const stack: number[] = [];
  const components: Component[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || map[start]! < threshold) continue;
    const rows = new Map<number, [number, number]>();
    let [pixels, sum] = [0, 0];
    stack.push(start);
    seen[start] = 1;
    while (stack.length > 0) {
      const at = stack.pop()!;
      const [x, y] = [at % width, Math.floor(at / width)];
      pixels++;
      sum += map[at]!;
      const row = rows.get(y);
      if (!row) rows.set(y, [x, x]);
      else if (x < row[0]) row[0] = x;
      else if (x > row[1]) row[1] = x;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (seen[next] || map[next]! < threshold) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    const ends = [...rows].flatMap(([y, [left, right]]) => [
      { x: left, y },
      { x: right + 1, y },
      { x: left, y: y + 1 },
      { x: right + 1, y: y + 1 },
    ]);
    components.push({ ends, pixels, mean: sum / pixels });
  }
  return components;
}

const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** Calculates the convex hull (Andrew's monotone chain). */
function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (order: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of order) {
      while (chain.length >= 2 && cross(chain[chain.length - 2]!, chain[chain.length - 1]!, point) <= 0)
        chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Returns the smallest rectangle around points at any angle: one of its sides is on the hull (Freeman, 1975). */
export function smallestBox(points: readonly Point[]): TiltedBox {
  const hull = hullOf(points);
  let best: TiltedBox & { readonly area: number } = {
    centre: { x: 0, y: 0 },
    width: 0,
    height: 0,
    angle: 0,
    area: Number.POSITIVE_INFINITY,
  };
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length]!;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { x, y } of hull) {
      const [u, v] = [x * cos + y * sin, y * cos - x * sin];
      left = Math.min(left, u);
      right = Math.max(right, u);
      top = Math.min(top, v);
      bottom = Math.max(bottom, v);
    }
    const area = (right - left) * (bottom - top);
    if (area >= best.area) continue;
    const [u, v] = [(left + right) / 2, (top + bottom) / 2];
    const centre = { x: u * cos - v * sin, y: u * sin + v * cos };
    best = { centre, width: right - left, height: bottom - top, angle, area };
  }
  return readable(best);
}

/** Returns the same rectangle with its longer side along the text, which runs to the right or downwards. */
function readable({ centre, width, height, angle }: TiltedBox): TiltedBox {
  const isUpright = height > width * 1.5;
  let along = isUpright ? angle + Math.PI / 2 : angle;
  let [w, h] = isUpright ? [height, width] : [width, height];
  // Short boxes have no longer side, so they take the orientation nearest to horizontal.
  if (!isUpright && width <= height * 1.5 && Math.abs(Math.sin(along)) > Math.SQRT1_2) {
    along += Math.PI / 2;
    [w, h] = [h, w];
  }
  while (along >= (3 * Math.PI) / 4) along -= Math.PI;
  while (along < -Math.PI / 4) along += Math.PI;
  return { centre, width: w, height: h, angle: along };
}
