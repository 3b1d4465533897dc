import { random } from '../../testing/degrade';

/** Numbers of an embedding; its usual length, and how far two pictures of one person and of two lie apart (measured on photographs). */
const NUMBERS = 128;
const LENGTH = 1.38;
const SPREAD = 0.6;
const WITHIN = 0.34;

function gaussian(draw: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
}

/**
 * Made-up embeddings of persons: around one mean, the spread falling from number to number as that of real nets does, so that two
 * persons lie about 0.85 apart and two pictures of one about 0.34.
 */
export function drawnEmbeddings(draw: () => number) {
  const mean = Float64Array.from({ length: NUMBERS }, () => gaussian(draw));
  const long = Math.hypot(...mean);
  const spread = Float64Array.from({ length: NUMBERS }, (_, at) => 1 / (1 + at / 24));
  const wide = Math.hypot(...spread);
  const base = mean.map((value) => (value / long) * Math.sqrt(LENGTH ** 2 - SPREAD ** 2));
  return {
    /** The person of a number: the same on every call. */
    persons: (number: number): Float32Array => {
      const own = random(number + 1);
      return Float32Array.from(base, (value, at) => value + (gaussian(own) * spread[at]! * SPREAD) / wide);
    },
    /** Another picture of a person. */
    again: (face: ArrayLike<number>): Float32Array =>
      Float32Array.from(face, (value) => value + (gaussian(draw) * WITHIN) / Math.sqrt(NUMBERS)),
  };
}
