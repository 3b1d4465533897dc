import { SCREEN_COLOURS, type ScreenColour } from '@assay/contract';
import { decodePicture, encodeJpeg, type Raster } from '@assay/vision';
import type { HeadLight } from '../../packages/vision/src/face/testing/index';
import { type Chance, chanceOf } from './chance';

/** Red, green and blue. */
export type Triple = readonly [number, number, number];

/** Drawn once, because drawing a number for each pixel value takes most of the time. */
const NORMALS = (() => {
  const chance = chanceOf(1);
  return Float32Array.from({ length: 1 << 16 }, () => chance.normal());
})();

const TONES = 4096;
/** sRGB values for light from 0 to 1. */
const GAMMA = Float32Array.from({ length: TONES + 1 }, (_, index) => {
  const light = index / TONES;
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
});

export const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const perChannel = (of: (channel: 0 | 1 | 2) => number): Triple => [of(0), of(1), of(2)];

/** Mixing of a screen's colors by a camera's filters: one row per camera channel. */
const MIXED: readonly [Triple, Triple, Triple] = [
  [0.86, 0.12, 0.02],
  [0.12, 0.78, 0.1],
  [0.02, 0.14, 0.84],
];

/** Returns the light of a screen color as a camera sees it, relative to white. */
export function screenLight(colour: ScreenColour): Triple {
  const [red, green, blue] = SCREEN_COLOURS[colour];
  return perChannel(
    (channel) =>
      MIXED[channel][0] * linear(red) + MIXED[channel][1] * linear(green) + MIXED[channel][2] * linear(blue),
  );
}

/** Strength of a screen relative to the ambient light, and the automatic behavior of its camera. */
export interface Device {
  /** True for a phone, whose pictures are upright. */
  readonly isPhone: boolean;
  /** Light of the white screen on the face relative to the ambient light. */
  readonly strength: Triple;
  /** Share of the previous color that a frame still shows. */
  readonly late: number;
  /** Share of the difference to the desired exposure that the camera corrects per frame. */
  readonly exposes: number;
  /** The same for its white balance, and the share of a tint that it removes. */
  readonly balances: number;
  readonly untints: number;
  /** Exponent of its tone curve relative to sRGB. */
  readonly tone: number;
  readonly noise: number;
  /** Variation of the ambient light from frame to frame. */
  readonly flicker: number;
}

/**
 * Draws a phone (70%) at 28 to 42 cm or a laptop at 45 to 65 cm, with 200 to 500 cd/m².
 * @param lux ambient illuminance on a table; an upright face gets half to all of it
 */
export function drawDevice(chance: Chance, lux: number): Device {
  const isPhone = chance.uniform() < 0.7;
  const area = isPhone ? 0.0078 : 0.055;
  const away = isPhone ? chance.between(0.28, 0.42) : chance.between(0.45, 0.65);
  const strength =
    (chance.between(200, 500) * area) / (away ** 2 + area / Math.PI) / (lux * chance.between(0.5, 1));
  const warm = chance.between(-0.35, 0.35);
  return {
    isPhone,
    strength: [strength * Math.exp(-warm), strength, strength * Math.exp(warm)],
    late: chance.uniform() < 0.5 ? 0 : chance.between(0, 0.3),
    exposes: chance.between(0.1, 1),
    balances: chance.between(0, 0.5),
    untints: chance.between(0, 0.6),
    tone: chance.between(0.85, 1.2),
    noise: chance.between(0.5, 2) * (lux < 100 ? 2 : 1),
    flicker: chance.between(0, 0.015),
  };
}

/** Mean brightness that cameras expose for. */
const MIDDLE_GREY = 0.22;
const JPEG_QUALITY = 92;

/** A camera whose exposure and white balance follow earlier frames. */
export class Camera {
  private exposure: number | null = null;
  private balance: Triple = [1, 1, 1];
  private readonly tones: Float32Array;

  constructor(
    private readonly device: Device,
    /** Random source of its noise. */
    private readonly chance: Chance,
  ) {
    this.tones = GAMMA.map((_, index) => GAMMA[Math.round((index / TONES) ** device.tone * TONES)]!);
  }

  /**
   * Takes a picture and encodes it like the page.
   * @param screen light of the screen, from `screenLight`
   */
  take(light: HeadLight, screen: Triple): Promise<Raster> {
    const { device } = this;
    const { width, height, room, front } = light;
    const shine = perChannel((channel) => screen[channel] * device.strength[channel]);
    const lamps = 1 + device.flicker * this.chance.normal();
    const values = new Float32Array(room.length);
    const sums = [0, 0, 0];
    for (let at = 0; at < values.length; at++) {
      values[at] = room[at]! * lamps + front[at]! * shine[at % 3]!;
      sums[at % 3]! += values[at]!;
    }
    const gains = this.settled(perChannel((channel) => (sums[channel]! * 3) / values.length));
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    let grain = Math.floor(this.chance.uniform() * NORMALS.length);
    for (let at = 0; at < values.length; at++) {
      const value = values[at]! * gains[at % 3]!;
      const noisy = value + device.noise * Math.sqrt(2e-4 * value + 4e-6) * NORMALS[grain]!;
      grain = (grain + 1 + (at & 3)) % NORMALS.length;
      data[Math.floor(at / 3) * 4 + (at % 3)] =
        this.tones[Math.max(0, Math.min(TONES, Math.round(noisy * TONES)))]!;
    }
    return encodeJpeg({ width, height, data }, JPEG_QUALITY).then(decodePicture);
  }

  /**
   * Moves exposure and white balance toward the values for the current light.
   * @returns the gain of each channel
   */
  private settled([red, green, blue]: Triple): Triple {
    const { exposes, balances, untints } = this.device;
    const wanted = MIDDLE_GREY / Math.max(1e-6, (red + 2 * green + blue) / 4);
    const grey: Triple = [(green / red) ** untints, 1, (green / blue) ** untints];
    const isFirst = this.exposure === null;
    const before = this.exposure ?? wanted;
    this.exposure = before * (wanted / before) ** exposes;
    this.balance = isFirst
      ? grey
      : perChannel((channel) => this.balance[channel] * (grey[channel] / this.balance[channel]) ** balances);
    return perChannel((channel) => this.balance[channel] * this.exposure!);
  }
}
