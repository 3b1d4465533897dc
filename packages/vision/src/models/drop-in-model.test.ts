import { describe, expect, it } from 'vitest';
import type { Raster } from '../image/raster';
import { harmfulModel, sha256Of, tinyManifest, tinyModel } from '../testing/tiny-model';
import { type DropInModel, judgeSuspicion, openDropInModel, tryModel } from './drop-in-model';
import { type ModelManifest, readModelManifest } from './manifest';

const TINY = tinyModel();

async function withModel<Answer>(
  use: (model: DropInModel) => Promise<Answer>,
  more: Partial<ModelManifest> = {},
  file = TINY,
): Promise<Answer> {
  const model = await openDropInModel(tinyManifest(file, more), file, 1);
  try {
    return await use(model);
  } finally {
    await model.close();
  }
}

/** Draws one color with a square of another in the center. */
function picture(around: readonly number[], middle = around): Raster {
  const side = 64;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [at % side, Math.floor(at / side)];
    const isMiddle = x >= 16 && x < 48 && y >= 16 && y < 48;
    data.set([...(isMiddle ? middle : around), 255], at * 4);
  }
  return { width: side, height: side, data };
}
const WHITE = [255, 255, 255];
const BLACK = [0, 0, 0];
const FACE = { x: 20, y: 20, width: 20, height: 24 };

describe('openDropInModel', () => {
  it('uses a test model that is identical in every run', () => {
    expect(tinyModel()).toEqual(TINY);
    expect(sha256Of(TINY)).toBe('6da3170e5f515f80a374a0049fb3e79a8cc7b45b191c352969bd71b126aa6e8b');
  });

  it('returns the suspicion for an image', async () => {
    const [bright, dark] = await withModel(async (model) => [
      await model.suspicion(picture(WHITE), FACE),
      await model.suspicion(picture(BLACK), FACE),
    ]);
    expect(bright).toBeCloseTo(1 / (1 + Math.exp(4)), 4);
    expect(dark).toBeCloseTo(1 / (1 + Math.exp(-4)), 4);
  });

  it('crops the face with the margin in the manifest, with black outside the image', async () => {
    const seen = (crop: number | null, raster: Raster, face = FACE) =>
      withModel((model) => model.suspicion(raster, face), { crop });
    const ringed = picture(BLACK, WHITE);
    expect(await seen(1, ringed)).toBeLessThan(0.1);
    expect(await seen(2.5, ringed)).toBeGreaterThan(0.3);
    expect(await seen(null, ringed)).toBeGreaterThan(await seen(2, ringed));
    const corner = { x: -10, y: -10, width: 20, height: 20 };
    expect(await seen(2, picture(WHITE), corner)).toBeGreaterThan(0.5);
  });

  it('applies the color order, mean and scale in the manifest', async () => {
    const red = picture([255, 0, 0]);
    const of = (colours: 'RGB' | 'BGR', scale: [number, number, number]) =>
      withModel((model) => model.suspicion(red, FACE), {
        input: { ...tinyManifest(TINY).input, colours, scale },
      });
    const onlyFirst: [number, number, number] = [3 / 255, 1e-9, 1e-9];
    expect(await of('RGB', onlyFirst)).toBeLessThan(0.1);
    expect(await of('BGR', onlyFirst)).toBeGreaterThan(0.9);
    const moved = await withModel((model) => model.suspicion(picture(WHITE), FACE), {
      input: { ...tinyManifest(TINY).input, mean: [255, 255, 255] },
    });
    expect(moved).toBeGreaterThan(0.9);
  });

  it('reads the outputs by the manifest: index, activation and meaning', async () => {
    const of = (output: Partial<ModelManifest['output']>) =>
      withModel((model) => model.suspicion(picture(WHITE), FACE), {
        output: { ...tinyManifest(TINY).output, ...output },
      });
    expect(await of({ index: 0, means: 'genuine' })).toBeLessThan(0.1);
    expect(await of({ index: 0, means: 'attack' })).toBeGreaterThan(0.9);
    expect(await of({ activation: 'sigmoid' })).toBeCloseTo(1 / (1 + Math.exp(2)), 4);
    await expect(of({ activation: 'none' })).rejects.toThrow("isn't between 0 and 1");
  });

  it("rejects a file that doesn't match or isn't a model", async () => {
    const other = { ...tinyManifest(TINY), sha256: sha256Of(tinyModel({ bias: 1 })) };
    await expect(openDropInModel(other, TINY, 1)).rejects.toThrow("its file doesn't match");
    const text = new TextEncoder().encode('This is not a model.');
    await expect(openDropInModel(tinyManifest(text), text, 1)).rejects.toThrow("the runtime can't open it");
  });

  it('detects a wrong shape, another number of outputs, and NaN in a trial', async () => {
    const tried = (more: Partial<ModelManifest>, file?: Uint8Array) => withModel(tryModel, more, file);
    await expect(tried({})).resolves.toBeUndefined();
    const input = { ...tinyManifest(TINY).input, size: 32 };
    await expect(tried({ input })).rejects.toThrow("it can't process its input");
    await expect(tried({}, tinyModel({ outputs: 3 }))).rejects.toThrow('3 numbers, not 2');
    await expect(tried({}, tinyModel({ bias: Number.NaN }))).rejects.toThrow("isn't a finite number");
  });

  it('allows long computations; a small model of that kind finishes', async () => {
    await expect(withModel(tryModel, {}, harmfulModel(4, 2))).resolves.toBeUndefined();
  });

  it('judgeSuspicion returns PASS, REVIEW or FAIL by its thresholds', () => {
    const judged = (suspicion: number, fail: number | null = 0.9) =>
      judgeSuspicion(tinyManifest(TINY, { thresholds: { review: 0.5, fail } }), suspicion);
    expect(judged(0.49)).toEqual({ result: 'PASS', reasons: [] });
    expect(judged(0.5)).toEqual({ result: 'REVIEW', reasons: ['SUSPECTED_BY_MODEL'] });
    expect(judged(0.9)).toEqual({ result: 'FAIL', reasons: ['FOUND_BY_MODEL'] });
    expect(judged(1, null).result).toBe('REVIEW');
  });
});

describe('readModelManifest', () => {
  const good = tinyManifest(TINY);
  it('reads a valid manifest', () => {
    expect(readModelManifest(JSON.parse(JSON.stringify(good)))).toEqual(good);
    expect(readModelManifest({ ...good, evidence: undefined, crop: null })).toEqual({ ...good, crop: null });
  });

  const { input, output } = good;
  it.each<readonly [string, unknown, string]>([
    ['a value that is not an object', [], 'the manifest must be an object'],
    ['an unknown member', { ...good, treshold: 1 }, 'unknown member "treshold"'],
    ['a name with blanks', { ...good, name: 'My model' }, 'name must be'],
    ['an unknown kind', { ...good, kind: 'age' }, 'passive-liveness, deep-fake'],
    ['a file in another folder', { ...good, file: '../other.onnx' }, 'file must be'],
    ['a file that is not a model', { ...good, file: 'tiny.bin' }, 'file must be'],
    ['an upper-case digest', { ...good, sha256: good.sha256.toUpperCase() }, '64 lowercase'],
    ['an empty license', { ...good, licence: ' ' }, 'licence must be'],
    ['a missing source', { ...good, source: undefined }, 'source must be'],
    ['a size of zero', { ...good, input: { ...input, size: 0 } }, 'input.size'],
    ['a huge size', { ...good, input: { ...input, size: 5000 } }, 'input.size'],
    ['an unknown color order', { ...good, input: { ...input, colours: 'GRB' } }, 'input.colours'],
    ['two means', { ...good, input: { ...input, mean: [0, 0] } }, 'input.mean'],
    ['a scale of zero', { ...good, input: { ...input, scale: [1, 0, 1] } }, 'input.scale'],
    ['a missing crop', { ...good, crop: undefined }, 'crop must be'],
    ['an index beyond the numbers', { ...good, output: { ...output, index: 2 } }, 'output.index'],
    ['softmax of one number', { ...good, output: { ...output, of: 1, index: 0 } }, 'output.of'],
    ['an unknown meaning', { ...good, output: { ...output, means: 'real' } }, 'output.means'],
    ['a threshold of zero', { ...good, thresholds: { review: 0, fail: null } }, 'thresholds.review'],
    ['FAIL below REVIEW', { ...good, thresholds: { review: 0.5, fail: 0.4 } }, 'thresholds.fail'],
    ['a missing FAIL threshold', { ...good, thresholds: { review: 0.5 } }, 'thresholds.fail'],
    ['an unknown strength', { ...good, strength: 'sure' }, 'strength must be'],
    ['evidence that is not a list', { ...good, evidence: 'iBeta' }, 'evidence must be'],
  ])('rejects %s and names the member', (_what, json, message) => {
    expect(() => readModelManifest(json)).toThrow(message);
  });
});
