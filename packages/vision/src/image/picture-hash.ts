import { crop, type Raster, resize, toGrey } from './raster';

/** Pixels per side of the reduced image, and of the part that is hashed. */
const [LOOK, SIDE] = [192, 128];
/** Squares per side, each of which is one bit; waves per side. */
const [SQUARES, WAVES] = [32, 8];
const WAVE_WORDS = (WAVES * WAVES) / 32;
/** 32-bit words of a hash: two for its low-frequency waves, then one for each row of squares. */
const HASH_WORDS = WAVE_WORDS + SQUARES;
/** Minimum difference of a square from its surroundings, in gray levels. */
const STANDS_OUT = 1.5;
/** Minimum number of distinct squares out of 1,024. Plainer images are too similar to each other. */
const MIN_SQUARES = 96;

/**
 * An image in 1,088 bits that change little with compression, size or brightness: the signs (+ or −) of its 64
 * lowest-frequency waves, and the set of the distinct ones among its 1,024 squares. Two photographs of one object
 * differ in many bits.
 */
export type PictureHash = Uint32Array;

/** An image reduced to the size needed for its hashes: gray and square, regardless of its original shape. */
export type PictureFeatures = Uint8Array;

/** Reduces an image for comparison with hashes. */
export const lookOf = (picture: Raster): PictureFeatures => toGrey(resize(picture, LOOK, LOOK)).data;

const COSINES = Array.from({ length: WAVES }, (_, wave) =>
  Float64Array.from({ length: SIDE }, (_, at) =>
    Math.cos(((2 * at + 1) * (wave + 1) * Math.PI) / (2 * SIDE)),
  ),
);

function setBits(words: Uint32Array, from: number, values: ArrayLike<number>, over: number): void {
  for (let at = 0; at < values.length; at++)
    if (values[at]! > over) words[from + (at >> 5)]! |= 1 << (at & 31);
}

/**
 * Returns coefficients of the discrete cosine transform (type II), without those that are constant in either
 * direction.
 */
function wavesOf(grey: Uint8Array): Float64Array {
  const rows = new Float64Array(SIDE * WAVES);
  for (let y = 0; y < SIDE; y++) {
    for (let wave = 0; wave < WAVES; wave++) {
      let sum = 0;
      for (let x = 0; x < SIDE; x++) sum += grey[y * SIDE + x]! * COSINES[wave]![x]!;
      rows[y * WAVES + wave] = sum;
    }
  }
  const waves = new Float64Array(WAVES * WAVES);
  for (let at = 0; at < waves.length; at++) {
    const [down, across] = [Math.floor(at / WAVES), at % WAVES];
    for (let y = 0; y < SIDE; y++) waves[at]! += rows[y * WAVES + across]! * COSINES[down]![y]!;
  }
  return waves;
}

/** Returns the brightness of each square relative to itself and its neighbors. */
function squaresOf(grey: Uint8Array): Float64Array {
  const step = SIDE / SQUARES;
  const means = new Float64Array(SQUARES * SQUARES);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++)
      means[Math.floor(y / step) * SQUARES + Math.floor(x / step)]! += grey[y * SIDE + x]! / step ** 2;
  }
  return means.map((mean, at) => {
    const [row, column] = [Math.floor(at / SQUARES), at % SQUARES];
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(SQUARES - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(SQUARES - 1, column + 1); x++) {
        sum += means[y * SQUARES + x]!;
        count++;
      }
    }
    return mean - sum / count;
  });
}

/** Cropping of an image: the share removed on each side; a negative value extends the edge. */
type Cut = readonly [left: number, top: number, right: number, bottom: number];
const WHOLE: Cut = [0, 0, 0, 0];

/** Extends the edges of a reduced image, so that negative crops are possible. */
const MARGIN = Math.ceil(LOOK * 0.08);
function widened(look: PictureFeatures): Raster {
  const side = LOOK + 2 * MARGIN;
  const data = new Uint8ClampedArray(side * side * 4);
  const inside = (at: number) => Math.min(Math.max(at - MARGIN, 0), LOOK - 1);
  for (let y = 0, to = 0; y < side; y++) {
    const row = inside(y) * LOOK;
    for (let x = 0; x < side; x++, to += 4) {
      const grey = look[row + inside(x)]!;
      data[to] = grey;
      data[to + 1] = grey;
      data[to + 2] = grey;
      data[to + 3] = 255;
    }
  }
  return { width: side, height: side, data };
}

function hashOf(wide: Raster, [left, top, right, bottom]: Cut): PictureHash {
  const seen = crop(wide, {
    x: Math.round(MARGIN + left * LOOK),
    y: Math.round(MARGIN + top * LOOK),
    width: Math.round(LOOK * (1 - left - right)),
    height: Math.round(LOOK * (1 - top - bottom)),
  });
  const grey = toGrey(resize(seen, SIDE, SIDE)).data;
  const words = new Uint32Array(HASH_WORDS);
  const waves = wavesOf(grey);
  setBits(words, 0, waves, [...waves].sort((a, b) => a - b)[waves.length >> 1]!);
  setBits(words, WAVE_WORDS, squaresOf(grey), STANDS_OUT);
  return words;
}

/** Counts the set bits of a word. */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Returns the hash of a whole image; null when it is too plain to be recognized. */
export function pictureHash(look: PictureFeatures): PictureHash | null {
  const hash = hashOf(widened(look), WHOLE);
  let squares = 0;
  for (let at = WAVE_WORDS; at < HASH_WORDS; at++) squares += bitsOf(hash[at]!);
  return squares < MIN_SQUARES ? null : hash;
}

/**
 * Maximum number of differing wave bits of copies with a cropped edge; unrelated images differ in about 32 of
 * the 64.
 */
const MAX_WAVE_BITS = 16;

/**
 * Difference of the squares of two hashes: squares that are distinct in only one, as a share of those in either,
 * 0–1.
 */
interface Apart {
  readonly all: number;
  /** Difference in the part of the image, a sixteenth, in which they differ most. */
  readonly most: number;
}

/** Parts per side, and squares per side of a part. */
const PARTS = 4;
const PART = SQUARES / PARTS;
/** Minimum number of standing-out squares in a part; fewer carry too little information. */
const MIN_PER_PART = 12;

function squaresApart(a: PictureHash, b: PictureHash): Apart {
  let [differing, either, most] = [0, 0, 0];
  for (let part = 0; part < PARTS * PARTS; part++) {
    const mask = 0xff << ((part % PARTS) * PART);
    let [apart, set] = [0, 0];
    for (let row = 0; row < PART; row++) {
      const at = WAVE_WORDS + Math.floor(part / PARTS) * PART + row;
      apart += bitsOf((a[at]! ^ b[at]!) & mask);
      set += bitsOf((a[at]! | b[at]!) & mask);
    }
    differing += apart;
    either += set;
    most = Math.max(most, apart / Math.max(MIN_PER_PART, set));
  }
  return { all: differing / Math.max(1, either), most };
}

/**
 * Steps by which an edge is moved until two images align, as shares of a side, and the number of rounds per
 * step.
 */
const STEPS = [0.02, 0.01, 0.005] as const;
const ROUNDS = 2;
/** Difference above which cropping can't explain it. */
const HOPELESS = 0.72;

/** Maximum shift of an edge. */
const MAX_CROP = 0.06;

/** Moves the edges of an image until it aligns with another as well as possible; yields after each attempt. */
function* nearest(hashAt: (cut: Cut) => PictureHash, kept: PictureHash): Generator<void, Apart> {
  let cut: Cut = WHOLE;
  let best = squaresApart(hashAt(WHOLE), kept);
  if (best.all > HOPELESS) return best;
  function* attempt(next: readonly number[]): Generator<void, boolean> {
    yield;
    if (next.some((share) => Math.abs(share) > MAX_CROP)) return false;
    const apart = squaresApart(hashAt(next as Cut), kept);
    if (apart.all >= best.all) return false;
    [best, cut] = [apart, next as Cut];
    return true;
  }
  for (const step of STEPS) {
    for (let round = 0; round < ROUNDS; round++) {
      let moved =
        (yield* attempt(cut.map((share) => share + step))) ||
        (yield* attempt(cut.map((share) => share - step)));
      for (let side = 0; side < 4; side++) {
        for (const by of [step, -step])
          moved = (yield* attempt(cut.map((share, at) => (at === side ? share + by : share)))) || moved;
      }
      if (!moved) break;
    }
  }
  return best;
}

const [SAME_ALL, SAME_MOST] = [0.25, 0.45];

/**
 * Returns a check for stored hashes: true if the image is a copy of the hashed one. A copy is the same
 * photograph with different compression, size or brightness, or with slightly cropped edges. Takes up to
 * about fifty milliseconds, in steps of one or two.
 */
export function copyOf(look: PictureFeatures): (kept: PictureHash) => Generator<void, boolean> {
  const wide = widened(look);
  const known = new Map<string, PictureHash>();
  const hashAt = (cut: Cut): PictureHash => {
    const key = cut.map((share) => Math.round(share * 1000)).join();
    const hash = known.get(key) ?? hashOf(wide, cut);
    known.set(key, hash);
    return hash;
  };
  return function* (kept) {
    const { all, most } = yield* nearest(hashAt, kept);
    return all <= SAME_ALL && most <= SAME_MOST;
  };
}

/** Runs {@link copyOf} without pausing. */
export function isCopyOf(look: PictureFeatures): (kept: PictureHash) => boolean {
  const steps = copyOf(look);
  return (kept) => {
    const comparing = steps(kept);
    for (;;) {
      const step = comparing.next();
      if (step.done) return step.value;
    }
  };
}

const BYTES = HASH_WORDS * 4;
/** Number of entries by which an index grows. */
const GROWTH = 1024;

/** Serializes a hash: its words, lowest byte first. */
export function hashBytes(hash: PictureHash): Buffer {
  const bytes = Buffer.alloc(BYTES);
  hash.forEach((word, at) => {
    bytes.writeUInt32LE(word, at * 4);
  });
  return bytes;
}

/** @throws RangeError for bytes not written by {@link hashBytes} */
export const hashFrom = (bytes: Buffer): PictureHash =>
  Uint32Array.from({ length: HASH_WORDS }, (_, at) => bytes.readUInt32LE(at * 4));

/**
 * Index of the low-frequency waves of many images. Finds possible copies of an image by comparing all entries
 * (eight bytes each; a million take a few milliseconds).
 */
export class PictureIndex {
  private waves = new Uint32Array(WAVE_WORDS * GROWTH);
  private numbers = new Float64Array(GROWTH);
  private count = 0;

  /** Memory used, in bytes. */
  get bytes(): number {
    return this.waves.byteLength + this.numbers.byteLength;
  }

  add(number: number, hash: PictureHash): void {
    if (this.count === this.numbers.length) {
      const [waves, numbers] = [this.waves, this.numbers];
      this.waves = new Uint32Array(waves.length * 2);
      this.numbers = new Float64Array(numbers.length * 2);
      this.waves.set(waves);
      this.numbers.set(numbers);
    }
    this.waves.set(hash.subarray(0, WAVE_WORDS), this.count * WAVE_WORDS);
    this.numbers[this.count++] = number;
  }

  /** Returns the numbers of possible copies, the most similar first. @param most maximum number of results */
  near(hash: PictureHash, most: number): readonly number[] {
    const [first, second] = [hash[0]!, hash[1]!];
    const found: { readonly number: number; readonly apart: number }[] = [];
    for (let at = 0; at < this.count; at++) {
      const apart = bitsOf(this.waves[at * 2]! ^ first) + bitsOf(this.waves[at * 2 + 1]! ^ second);
      if (apart <= MAX_WAVE_BITS) found.push({ number: this.numbers[at]!, apart });
    }
    return found
      .sort((a, b) => a.apart - b.apart)
      .slice(0, most)
      .map(({ number }) => number);
  }

  /** Removes an entry. */
  forget(number: number): void {
    const at = this.numbers.subarray(0, this.count).indexOf(number);
    if (at < 0) return;
    this.count--;
    this.numbers[at] = this.numbers[this.count]!;
    this.waves.copyWithin(at * WAVE_WORDS, this.count * WAVE_WORDS, (this.count + 1) * WAVE_WORDS);
  }
}
