import { describe, expect, it } from 'vitest';
import { installedOcrModels } from '../reader';
import { BEST, DECISION, withBest } from '../scripts/model-scripts';
import { openNetwork } from '../session';
import { lighten } from './lighten';
import { readModel } from './read-model';

const { detector, recogniser } = installedOcrModels();

/** Returns the largest difference between the outputs of two networks for a synthetic image. */
async function differenceOf(model: Uint8Array, other: Uint8Array, shape: readonly number[]): Promise<number> {
  const count = shape.reduce((product, side) => product * side);
  const picture = Float32Array.from({ length: count }, (_, at) => Math.sin(at * 0.37) * Math.cos(at / 500));
  const answers = [];
  for (const bytes of [model, other]) {
    const network = await openNetwork(bytes, 1);
    answers.push((await network.run(picture, shape)).data);
    await network.close();
  }
  const [a, b] = answers as [Float32Array, Float32Array];
  expect(b.length).toBe(a.length);
  return a.reduce((most, value, at) => Math.max(most, Math.abs(value - b[at]!)), 0);
}

describe.each([
  ['recogniser', recogniser, [1, 3, 48, 96], 2],
  ['detector', detector, [1, 3, 64, 96], 4],
] as const)('lighten on the %s', (_name, model, shape, divisions) => {
  const lighter = lighten(model);
  const count = (bytes: Uint8Array, operator: string) =>
    readModel(bytes).nodes.filter((node) => node.operator === operator).length;

  it("doesn't change the output", async () => {
    expect(await differenceOf(model, lighter, shape)).toBeLessThan(1e-4);
  });

  it('removes clipping and division steps', () => {
    expect(count(model, 'Clip')).toBeGreaterThan(20);
    expect(count(lighter, 'Clip')).toBe(0);
    expect(count(lighter, 'Div')).toBeLessThan(count(model, 'Div') / divisions);
  });

  it("doesn't change the network when applied again", () => {
    expect(readModel(lighten(lighter)).nodes.length).toBe(readModel(lighter).nodes.length);
  });
});

describe('withBest', () => {
  it('returns the most likely class of each step, and the likelihoods of the requested classes', async () => {
    const [classes, shape] = [
      [0, 17, 6624],
      [1, 3, 48, 64],
    ];
    const network = await openNetwork(lighten(withBest(recogniser, classes)), 1);
    const picture = Float32Array.from({ length: 3 * 48 * 64 }, (_, at) => Math.sin(at * 0.37));
    const [whole, best, likelihood, chosen] = await network.runFor([DECISION, ...BEST], picture, shape);
    await network.close();
    const count = whole!.shape[2]!;
    const steps = Array.from({ length: whole!.shape[1]! }, (_, step) => [
      ...whole!.data.subarray(step * count, (step + 1) * count),
    ]);
    const most = steps.map((all) => Math.max(...all));
    expect([...best!.data]).toEqual(steps.map((all, step) => all.indexOf(most[step]!)));
    expect([...likelihood!.data]).toEqual(most);
    expect([...chosen!.data]).toEqual(steps.flatMap((all) => classes.map((one) => all[one]!)));
  });
});

describe('lighten on an invalid model', () => {
  it('throws', () => {
    expect(() => lighten(Uint8Array.of(0x0f, 1, 2, 3))).toThrow("can't be read");
  });
});
