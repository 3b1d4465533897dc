import type { NetworkOutput } from '../session';
import { SHAPES } from './shapes';

/** A line as shapes of letters. */
export interface ShapeReading {
  readonly shapes: string;
  /** Mean probability of the shapes, 0–1. */
  readonly confidence: number;
}

/** The best path through what the head says, `[1, classes, 1, steps]`: repeats and "no character" fall away. */
export function readShapes({ data, shape }: NetworkOutput): ShapeReading {
  const [, classes = 0, , steps = 0] = shape;
  let [shapes, sum, count, last] = ['', 0, 0, 0];
  for (let step = 0; step < steps; step++) {
    let best = 0;
    for (let at = 1; at < classes; at++) if (data[at * steps + step]! > data[best * steps + step]!) best = at;
    if (best !== 0 && best !== last) {
      let total = 0;
      for (let at = 0; at < classes; at++)
        total += Math.exp(data[at * steps + step]! - data[best * steps + step]!);
      shapes += SHAPES[best - 1]!;
      sum += 1 / total;
      count++;
    }
    last = best;
  }
  return { shapes, confidence: count === 0 ? 0 : sum / count };
}
