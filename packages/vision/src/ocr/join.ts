import { smallestBox, type TiltedBox } from './components';
import { cornersOf } from './detect';

/** Boxes of one line lie no further apart than this, in heights of the line. */
const MOST_GAP = 0.5;
const MOST_OFFSET = 0.35;
const MOST_TALLER = 1.6;
const MOST_ANGLE = 0.12;

/** Whether a box goes on where another ends: beside it, as high, at the same angle. */
function goesOn(box: TiltedBox, next: TiltedBox): boolean {
  const height = Math.min(box.height, next.height);
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const [dx, dy] = [next.centre.x - box.centre.x, next.centre.y - box.centre.y];
  const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
  const gap = along - (box.width + next.width) / 2;
  return (
    along > 0 &&
    gap < MOST_GAP * height &&
    gap > -height &&
    Math.abs(across) < MOST_OFFSET * height &&
    Math.max(box.height, next.height) < MOST_TALLER * height &&
    Math.abs(box.angle - next.angle) < MOST_ANGLE
  );
}

/** Joins boxes that are words of one line: read apart, a letter between them is read twice or not at all. */
export function joinWords(boxes: readonly TiltedBox[]): readonly TiltedBox[] {
  const joined = [...boxes];
  for (let at = 0; at < joined.length; ) {
    const box = joined[at]!;
    const next = joined.findIndex((other) => other !== box && goesOn(box, other));
    if (next < 0) {
      at++;
      continue;
    }
    const { angle, ...whole } = smallestBox([...cornersOf(box), ...cornersOf(joined[next]!)]);
    // Two short words may make a box that is as high as it is wide: the words know their direction.
    const isTurned = Math.abs(Math.sin(angle - box.angle)) > Math.SQRT1_2;
    joined[at] = isTurned
      ? { ...whole, width: whole.height, height: whole.width, angle: box.angle }
      : { ...whole, angle };
    joined.splice(next, 1);
    // The box may go on further, and a box before may now go on in it.
    at = 0;
  }
  return joined;
}
