const COSINES = Float32Array.from({ length: 64 }, (_, at) => {
  const [frequency, place] = [at >> 3, at & 7];
  return Math.cos(((2 * place + 1) * frequency * Math.PI) / 16) * (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5;
});

/** Quantization of a frequency: the shape of ITU-T T.81 table K.1, smoothed. */
const coarseness = (u: number, v: number) => 10 + 5.5 * (u + v) + 1.2 * (u * u + v * v) * 0.5;

/** Applies JPEG's effect to a picture in place: rounds the frequencies of blocks of 8 × 8. */
export function quantise(picture: Float32Array, width: number, height: number, draw: () => number): void {
  const strength = 0.15 + draw() * draw() * 2.2;
  const [startX, startY] = [-Math.floor(draw() * 8), -Math.floor(draw() * 8)];
  const [block, half, waves] = [new Float32Array(64), new Float32Array(64), new Float32Array(64)];
  const at = (x: number, y: number) =>
    Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x));
  for (let top = startY; top < height; top += 8) {
    for (let left = startX; left < width; left += 8) {
      for (let i = 0; i < 64; i++) block[i] = picture[at(left + (i & 7), top + (i >> 3))]!;
      transform(block, half, waves, false);
      for (let i = 0; i < 64; i++) {
        const step = coarseness(i & 7, i >> 3) * strength;
        waves[i] = Math.round(waves[i]! / step) * step;
      }
      transform(waves, half, block, true);
      for (let i = 0; i < 64; i++) {
        const [x, y] = [left + (i & 7), top + (i >> 3)];
        if (x >= 0 && y >= 0 && x < width && y < height) picture[y * width + x] = block[i]!;
      }
    }
  }
}

/** Performs the cosine transform of a block, or its inverse. */
function transform(from: Float32Array, half: Float32Array, to: Float32Array, isBack: boolean): void {
  const weight = (a: number, b: number) => COSINES[isBack ? b * 8 + a : a * 8 + b]!;
  for (let y = 0; y < 8; y++)
    for (let u = 0; u < 8; u++) {
      let sum = 0;
      for (let x = 0; x < 8; x++) sum += from[y * 8 + x]! * weight(u, x);
      half[y * 8 + u] = sum;
    }
  for (let v = 0; v < 8; v++)
    for (let u = 0; u < 8; u++) {
      let sum = 0;
      for (let y = 0; y < 8; y++) sum += half[y * 8 + u]! * weight(v, y);
      to[v * 8 + u] = sum;
    }
}
