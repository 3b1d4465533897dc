/** Pixels of a tile's side; a power of two. */
export const TILE = 128;

const HANN = Float64Array.from({ length: TILE }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / TILE));
const COS = Float64Array.from({ length: TILE / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / TILE));
const SIN = Float64Array.from({ length: TILE / 2 }, (_, at) => Math.sin((2 * Math.PI * at) / TILE));

/** Where each sample of a row goes before the first butterfly: its number with the bits reversed. */
const REVERSED = Uint16Array.from({ length: TILE }, (_, at) => {
  let reversed = 0;
  for (let bit = 1, rest = at; bit < TILE; bit <<= 1, rest >>= 1) reversed = (reversed << 1) | (rest & 1);
  return reversed;
});

/** The transform of Cooley and Tukey over one row or column, in place. @param step between its numbers */
function transform(re: Float64Array, im: Float64Array, from: number, step: number): void {
  for (let at = 0; at < TILE; at++) {
    const other = REVERSED[at]!;
    if (other <= at) continue;
    const [a, b] = [from + at * step, from + other * step];
    [re[a], re[b]] = [re[b]!, re[a]!];
    [im[a], im[b]] = [im[b]!, im[a]!];
  }
  for (let half = 1; half < TILE; half *= 2) {
    const turn = TILE / (2 * half);
    for (let start = 0; start < TILE; start += 2 * half) {
      for (let k = 0; k < half; k++) {
        const [cos, sin] = [COS[k * turn]!, -SIN[k * turn]!];
        const a = from + (start + k) * step;
        const b = a + half * step;
        const x = re[b]! * cos - im[b]! * sin;
        const y = re[b]! * sin + im[b]! * cos;
        re[b] = re[a]! - x;
        im[b] = im[a]! - y;
        re[a] = re[a]! + x;
        im[a] = im[a]! + y;
      }
    }
  }
}

/**
 * The power of a tile by frequency, under a Hann window and without its mean. Frequencies in waves a tile: `[y * TILE + x]`, from
 * TILE / 2 on those below zero.
 * @param at the tile's first pixel
 * @param width of the picture
 */
export function powerOf(pixels: Uint8Array, at: number, width: number): Float64Array {
  const re = new Float64Array(TILE * TILE);
  const im = new Float64Array(TILE * TILE);
  let mean = 0;
  for (let y = 0; y < TILE; y++) for (let x = 0; x < TILE; x++) mean += pixels[at + y * width + x]!;
  mean /= TILE * TILE;
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++)
      re[y * TILE + x] = (pixels[at + y * width + x]! - mean) * HANN[y]! * HANN[x]!;
  for (let y = 0; y < TILE; y++) transform(re, im, y * TILE, 1);
  for (let x = 0; x < TILE; x++) transform(re, im, x, TILE);
  for (let k = 0; k < re.length; k++) re[k] = re[k]! ** 2 + im[k]! ** 2;
  return re;
}
