import { random } from '../../testing/degrade';

/**
 * Number of values in an embedding, its typical length, and the typical distances between images of one
 * person and of two people (measured on photographs).
 */
const NUMBERS = 128;
const LENGTH = 1.38;
const SPREAD = 0.6;
const WITHIN = 0.34;

function gaussian(draw: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
}

/**
 * Returns synthetic embeddings of people. They are spread around one mean, and the spread decreases from
 * value to value like that of real networks. Two people are about 0.85 apart, two images of one person about
 * 0.34.
 */
export function drawnEmbeddings(draw: () => number) {
  const mean = Float64Array.from({ length: NUMBERS }, () => gaussian(draw));
  const long = Math.hypot(...mean);
  const spread = Float64Array.from({ length: NUMBERS }, (_, at) => 1 / (1 + at / 24));
  const wide = Math.hypot(...spread);
  const base = mean.map((value) => (value / long) * Math.sqrt(LENGTH ** 2 - SPREAD ** 2));
  return {
    /** Returns the person with a number, the same for every call. */
    persons: (number: number): Float32Array => {
      const own = random(number + 1);
      return Float32Array.from(base, (value, at) => value + (gaussian(own) * spread[at]! * SPREAD) / wide);
    },
    /** Returns another image of a person. */
    again: (face: ArrayLike<number>): Float32Array =>
      Float32Array.from(face, (value) => value + (gaussian(draw) * WITHIN) / Math.sqrt(NUMBERS)),
  };
}
