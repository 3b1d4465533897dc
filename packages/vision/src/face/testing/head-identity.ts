/** What makes one drawn head another than the next. Lengths in millimetres, colours as red, green and blue from 0 to 1. */
export interface HeadIdentity {
  readonly skin: Colour;
  readonly hair: Colour;
  readonly iris: Colour;
  readonly lips: Colour;
  /** 0 none, 1 short, 2 down to the shoulders. */
  readonly hairLength: 0 | 1 | 2;
  readonly hairline: number;
  readonly faceWidth: number;
  readonly jawWidth: number;
  readonly chin: number;
  readonly eyeDistance: number;
  readonly eyeWidth: number;
  readonly eyeHeight: number;
  readonly browHeight: number;
  readonly browThickness: number;
  readonly noseWidth: number;
  readonly noseLength: number;
  readonly noseDepth: number;
  readonly mouthWidth: number;
  readonly lipHeight: number;
  /** 0 none to 1 full. */
  readonly beard: number;
  readonly cheeks: number;
  readonly glasses: boolean;
}

export type Colour = readonly [number, number, number];

/** Random numbers from 0 to 1 that a seed fixes (mulberry32). */
export function seeded(seed: number): () => number {
  let state = (seed * 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const SKINS: readonly Colour[] = [
  [0.93, 0.75, 0.65],
  [0.86, 0.66, 0.53],
  [0.74, 0.54, 0.41],
  [0.6, 0.42, 0.31],
  [0.42, 0.29, 0.22],
];
const HAIRS: readonly Colour[] = [
  [0.08, 0.06, 0.05],
  [0.2, 0.12, 0.07],
  [0.42, 0.28, 0.15],
  [0.72, 0.58, 0.36],
  [0.55, 0.54, 0.53],
];
const IRISES: readonly Colour[] = [
  [0.2, 0.12, 0.07],
  [0.3, 0.45, 0.6],
  [0.3, 0.4, 0.25],
];

/** A head for each number: 0, 1, 2 … differ in skin, hair, and the forms of the face. */
export function headIdentity(number: number): HeadIdentity {
  const random = seeded(number + 1);
  const between = (low: number, high: number) => low + (high - low) * random();
  const skin = SKINS[number % SKINS.length]!;
  const dark = 1 - skin[0];
  return {
    skin,
    hair: HAIRS[(number * 3) % HAIRS.length]!,
    iris: dark > 0.3 ? IRISES[0]! : IRISES[Math.floor(random() * 3)]!,
    lips: [skin[0] * 0.86, skin[1] * 0.58, skin[2] * 0.6],
    hairLength: ([1, 2, 1, 0, 2] as const)[number % 5]!,
    hairline: between(-78, -58),
    faceWidth: between(68, 78),
    jawWidth: between(0.66, 0.92),
    chin: between(100, 118),
    eyeDistance: between(28.5, 34.5),
    eyeWidth: between(13, 16.5),
    eyeHeight: between(4.2, 6.6),
    browHeight: between(-23, -16),
    browThickness: between(2, 5),
    noseWidth: between(13, 20),
    noseLength: between(40, 52),
    noseDepth: between(20, 30),
    mouthWidth: between(21, 29),
    lipHeight: between(5, 10.5),
    beard: number % 3 === 0 ? between(0.25, 0.8) : 0,
    cheeks: between(0, 8),
    glasses: number % 7 === 6,
  };
}
