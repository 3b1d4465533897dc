import { SCREEN_COLOUR_NAMES, SCREEN_COLOURS, type ScreenColour } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { judgeLight } from './light';
import { type LightSample, type LogLight, linearLight } from './light-sample';
import { seeded } from './testing/head-identity';

const DRAWN: readonly ScreenColour[] = ['GREEN', 'DARK', 'AMBER', 'WHITE', 'BLUE', 'CYAN'];
const OTHER: readonly ScreenColour[] = ['WHITE', 'BLUE', 'CYAN', 'DARK', 'GREEN', 'AMBER'];

interface Scene {
  /** Ratio of the white screen's light to the room's; 0 when no screen light reaches the face. */
  readonly strength: number;
  /** Standard deviation of the measured values, in natural logarithms. */
  readonly noise: number;
  readonly hasGround: boolean;
  /** Camera gain for each whole frame: natural logarithms for red, green and blue. */
  readonly gains: readonly LogLight[];
  readonly seed: number;
}
const PLAIN: Scene = {
  strength: 0.2,
  noise: 0.002,
  hasGround: true,
  gains: SCREEN_COLOUR_NAMES.map(() => [0, 0, 0]),
  seed: 1,
};

/** Returns the measurements expected under these colors. */
function samplesOf(colours: readonly ScreenColour[], changes: Partial<Scene> = {}): LightSample[] {
  const scene = { ...PLAIN, ...changes };
  const random = seeded(scene.seed);
  const noise = () => scene.noise * 3.46 * (random() - 0.5);
  const areas = (count: number, frame: number, strength: number) =>
    Array.from({ length: count }, () => {
      const light = SCREEN_COLOURS[colours[frame]!].map(
        (value, channel) =>
          Math.log1p(strength * linearLight(value)) + scene.gains[frame]![channel]! + noise() - 1,
      );
      return light as unknown as LogLight;
    });
  return colours.map((_, frame) => ({
    face: areas(5, frame, scene.strength),
    ground: scene.hasGround ? areas(30, frame, scene.strength * 0.03) : [null, null],
  }));
}

describe('judgeLight', () => {
  it('returns SEEN for the drawn order in dark and bright rooms', () => {
    for (const strength of [2, 0.2, 0.05]) {
      const { result, share } = judgeLight(DRAWN, samplesOf(DRAWN, { strength }));
      expect({ strength, result }).toEqual({ strength, result: 'SEEN' });
      expect(share).toBeGreaterThan(0.9);
      expect(share).toBeLessThanOrEqual(1);
    }
  });

  it('returns SEEN when the camera changes exposure and white balance of the whole image', () => {
    const random = seeded(3);
    const gains = DRAWN.map((): LogLight => [random(), random(), random()]);
    expect(judgeLight(DRAWN, samplesOf(DRAWN, { gains })).result).toBe('SEEN');
  });

  it('returns SEEN from the tint alone when there is no background', () => {
    const random = seeded(4);
    const gains = DRAWN.map((): LogLight => {
      const gain = random();
      return [gain, gain, gain];
    });
    expect(judgeLight(DRAWN, samplesOf(DRAWN, { gains, hasGround: false })).result).toBe('SEEN');
  });

  it('returns OTHER_LIGHT for clear light in another order', () => {
    expect(judgeLight(DRAWN, samplesOf(OTHER))).toEqual({
      result: 'OTHER_LIGHT',
      share: expect.closeTo(0, 6),
    });
  });

  it('returns NOT_TOLD without light, with light weaker than the noise, or with missing areas', () => {
    const nothing = samplesOf(DRAWN, { strength: 0, noise: 0.01 });
    expect(judgeLight(DRAWN, nothing).result).toBe('NOT_TOLD');
    expect(judgeLight(DRAWN, samplesOf(OTHER, { strength: 0.01, noise: 0.05 })).result).toBe('NOT_TOLD');
    const hidden = samplesOf(DRAWN).map((sample, place) =>
      place === 2 ? { ...sample, face: [null, null, null, ...sample.face.slice(3)] } : sample,
    );
    expect(judgeLight(DRAWN, hidden)).toEqual({ result: 'NOT_TOLD', share: null });
    expect(judgeLight(DRAWN, samplesOf(DRAWN).slice(1))).toEqual({ result: 'NOT_TOLD', share: null });
    expect(judgeLight(DRAWN, [])).toEqual({ result: 'NOT_TOLD', share: null });
  });

  it("doesn't return OTHER_LIGHT when the camera is one color late", () => {
    const late = samplesOf(DRAWN).map((_, place, all) => all[Math.max(0, place - 1)]!);
    const dark = samplesOf(['DARK', ...DRAWN.slice(1)])[0]!;
    expect(judgeLight(DRAWN, [dark, ...late.slice(1)]).result).toBe('NOT_TOLD');
  });

  it('returns NOT_TOLD when only the brightness changes', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = seeded(seed);
      const gains = DRAWN.map((): LogLight => {
        const gain = 0.2 * random();
        return [gain, gain, gain];
      });
      const still = samplesOf(DRAWN, { strength: 0, seed });
      const moved = still.map(({ face, ground }, place) => ({
        ground,
        face: face.map(
          (one) =>
            one && (one.map((value, channel) => value + gains[place]![channel]!) as unknown as LogLight),
        ),
      }));
      expect(judgeLight(DRAWN, moved).result).toBe('NOT_TOLD');
    }
  });

  // The drawn order is random, so an unrelated measurement ranks it first of 720 only once in 720 times.
  it('returns NOT_TOLD for noise alone', () => {
    const seen = Array.from({ length: 60 }, (_, seed) =>
      judgeLight(DRAWN, samplesOf(DRAWN, { strength: 0, noise: 0.02, seed: 100 + seed })),
    ).filter(({ result }) => result !== 'NOT_TOLD');
    expect(seen).toEqual([]);
  });
});
