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

/** One colour, with a square of another in its middle. */
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

describe('a model of the operator', () => {
  it('is made the same on every run', () => {
    expect(tinyModel()).toEqual(TINY);
    expect(sha256Of(TINY)).toBe('6da3170e5f515f80a374a0049fb3e79a8cc7b45b191c352969bd71b126aa6e8b');
  });

  it('tells how much it suspects what it sees', async () => {
    const [bright, dark] = await withModel(async (model) => [
      await model.suspicion(picture(WHITE), FACE),
      await model.suspicion(picture(BLACK), FACE),
    ]);
    expect(bright).toBeCloseTo(1 / (1 + Math.exp(4)), 4);
    expect(dark).toBeCloseTo(1 / (1 + Math.exp(-4)), 4);
  });

  it('sees the face with as much around it as the manifest says, black beyond the picture', async () => {
    const seen = (crop: number | null, raster: Raster, face = FACE) =>
      withModel((model) => model.suspicion(raster, face), { crop });
    const ringed = picture(BLACK, WHITE);
    expect(await seen(1, ringed)).toBeLessThan(0.1);
    expect(await seen(2.5, ringed)).toBeGreaterThan(0.3);
    expect(await seen(null, ringed)).toBeGreaterThan(await seen(2, ringed));
    const corner = { x: -10, y: -10, width: 20, height: 20 };
    expect(await seen(2, picture(WHITE), corner)).toBeGreaterThan(0.5);
  });

  it('gets its colours in the order, with the mean and the scale of the manifest', async () => {
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

  it('reads its numbers as the manifest says: which one, after what, for or against', async () => {
    const of = (output: Partial<ModelManifest['output']>) =>
      withModel((model) => model.suspicion(picture(WHITE), FACE), {
        output: { ...tinyManifest(TINY).output, ...output },
      });
    expect(await of({ index: 0, means: 'genuine' })).toBeLessThan(0.1);
    expect(await of({ index: 0, means: 'attack' })).toBeGreaterThan(0.9);
    expect(await of({ activation: 'sigmoid' })).toBeCloseTo(1 / (1 + Math.exp(2)), 4);
    await expect(of({ activation: 'none' })).rejects.toThrow("isn't between 0 and 1");
  });

  it("is refused when its file doesn't match, or no model", async () => {
    const other = { ...tinyManifest(TINY), sha256: sha256Of(tinyModel({ bias: 1 })) };
    await expect(openDropInModel(other, TINY, 1)).rejects.toThrow("its file doesn't match");
    const text = new TextEncoder().encode('This is no model.');
    await expect(openDropInModel(tinyManifest(text), text, 1)).rejects.toThrow("the runtime can't open it");
  });

  it('is found out by a trial: a wrong shape, another number of answers, NaN', async () => {
    const tried = (more: Partial<ModelManifest>, file?: Uint8Array) => withModel(tryModel, more, file);
    await expect(tried({})).resolves.toBeUndefined();
    const input = { ...tinyManifest(TINY).input, size: 32 };
    await expect(tried({ input })).rejects.toThrow("it can't process its input");
    await expect(tried({}, tinyModel({ outputs: 3 }))).rejects.toThrow('3 numbers, not 2');
    await expect(tried({}, tinyModel({ bias: Number.NaN }))).rejects.toThrow("isn't a finite number");
  });

  it('may do its work for long; a small one of that kind ends', async () => {
    await expect(withModel(tryModel, {}, harmfulModel(4, 2))).resolves.toBeUndefined();
  });

  it('comes to PASS, REVIEW or FAIL by its thresholds', () => {
    const judged = (suspicion: number, fail: number | null = 0.9) =>
      judgeSuspicion(tinyManifest(TINY, { thresholds: { review: 0.5, fail } }), suspicion);
    expect(judged(0.49)).toEqual({ result: 'PASS', reasons: [] });
    expect(judged(0.5)).toEqual({ result: 'REVIEW', reasons: ['SUSPECTED_BY_MODEL'] });
    expect(judged(0.9)).toEqual({ result: 'FAIL', reasons: ['FOUND_BY_MODEL'] });
    expect(judged(1, null).result).toBe('REVIEW');
  });
});

describe('a manifest', () => {
  const good = tinyManifest(TINY);
  it('is read as it stands', () => {
    expect(readModelManifest(JSON.parse(JSON.stringify(good)))).toEqual(good);
    expect(readModelManifest({ ...good, evidence: undefined, crop: null })).toEqual({ ...good, crop: null });
  });

  const { input, output } = good;
  it.each<readonly [string, unknown, string]>([
    ['no object', [], 'the manifest must be an object'],
    ['a member that nobody knows', { ...good, treshold: 1 }, 'unknown member "treshold"'],
    ['a name with blanks', { ...good, name: 'My model' }, 'name must be'],
    ['an unknown kind', { ...good, kind: 'age' }, 'passive-liveness, deep-fake'],
    ['a file elsewhere', { ...good, file: '../other.onnx' }, 'file must be'],
    ['a file that is no model', { ...good, file: 'tiny.bin' }, 'file must be'],
    ['a digest in capitals', { ...good, sha256: good.sha256.toUpperCase() }, '64 lowercase'],
    ['no licence', { ...good, licence: ' ' }, 'licence must be'],
    ['no source', { ...good, source: undefined }, 'source must be'],
    ['a size of nothing', { ...good, input: { ...input, size: 0 } }, 'input.size'],
    ['a huge size', { ...good, input: { ...input, size: 5000 } }, 'input.size'],
    ['colours in no order', { ...good, input: { ...input, colours: 'GRB' } }, 'input.colours'],
    ['two means', { ...good, input: { ...input, mean: [0, 0] } }, 'input.mean'],
    ['a scale of zero', { ...good, input: { ...input, scale: [1, 0, 1] } }, 'input.scale'],
    ['no crop', { ...good, crop: undefined }, 'crop must be'],
    ['an index beyond the numbers', { ...good, output: { ...output, index: 2 } }, 'output.index'],
    ['softmax of one number', { ...good, output: { ...output, of: 1, index: 0 } }, 'output.of'],
    ['no meaning', { ...good, output: { ...output, means: 'real' } }, 'output.means'],
    ['a threshold of zero', { ...good, thresholds: { review: 0, fail: null } }, 'thresholds.review'],
    ['FAIL below REVIEW', { ...good, thresholds: { review: 0.5, fail: 0.4 } }, 'thresholds.fail'],
    ['nothing said of FAIL', { ...good, thresholds: { review: 0.5 } }, 'thresholds.fail'],
    ['an unknown strength', { ...good, strength: 'sure' }, 'strength must be'],
    ['evidence that is no list', { ...good, evidence: 'iBeta' }, 'evidence must be'],
  ])('with %s is refused, with the member named', (_what, json, message) => {
    expect(() => readModelManifest(json)).toThrow(message);
  });
});
