/**
 * Properties that distinguish one drawn head from another. Lengths in millimeters, colors as red, green and
 * blue from 0 to 1.
 */
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
  /** Tilt of the line through an eye's corners; positive when the outer one is higher. */
  readonly eyeTilt: number;
  readonly browTilt: number;
  readonly glasses: boolean;
}

export type Colour = readonly [number, number, number];

/** Returns a generator of random numbers from 0 to 1 for a seed (mulberry32). */
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

/** Seeds whose heads the recognition network takes for different people (0.6 and more apart), of 700 tried. */
const UNLIKE = [2, 465, 627, 433, 416, 620, 414] as const;

/**
 * Returns a head for each whole number. All differ in skin, hair and shape; the network distinguishes the
 * first seven.
 */
export function headIdentity(number: number): HeadIdentity {
  const random = seeded((UNLIKE[number] ?? 1000 + number) + 1);
  const between = (low: number, high: number) => low + (high - low) * random();
  const skin = SKINS[Math.floor(random() * SKINS.length)]!;
  const dark = 1 - skin[0];
  return {
    skin,
    hair: HAIRS[Math.floor(random() * HAIRS.length)]!,
    iris: dark > 0.3 ? IRISES[0]! : IRISES[Math.floor(random() * 3)]!,
    lips: [skin[0] * between(0.7, 1), skin[1] * between(0.4, 0.75), skin[2] * between(0.45, 0.75)],
    hairLength: ([1, 2, 1, 0, 2] as const)[Math.floor(random() * 5)]!,
    hairline: between(-88, -50),
    faceWidth: between(61, 86),
    jawWidth: between(0.58, 1.02),
    chin: between(94, 128),
    eyeDistance: between(26.5, 37),
    eyeWidth: between(11.5, 18),
    eyeHeight: between(3, 8),
    browHeight: between(-28, -14),
    browThickness: between(1, 7),
    noseWidth: between(11, 23),
    noseLength: between(37, 58),
    noseDepth: between(14, 34),
    mouthWidth: between(18, 34),
    lipHeight: between(3, 13),
    beard: Math.max(0, between(-1, 1)),
    cheeks: between(-2, 12),
    eyeTilt: between(-0.22, 0.3),
    browTilt: between(-0.3, 0.25),
    glasses: random() < 0.15,
  };
}
