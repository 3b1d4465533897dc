import { describe, expect, it } from 'vitest';
import { random } from '../testing/degrade';
import { FaceIndex } from './face-index';
import { faceDistance } from './match';
import { drawnEmbeddings } from './testing/drawn-embeddings';

const turn = () => Promise.resolve();

describe('FaceIndex', () => {
  it('finds the same faces as a one-by-one comparison before faces are grouped into cells', () => {
    const { persons, again } = drawnEmbeddings(random(3));
    const index = new FaceIndex();
    const faces = Array.from({ length: 1000 }, (_, number) => persons(number));
    for (const [number, face] of faces.entries()) index.add(number, face);
    for (let number = 0; number < 100; number++) {
      const face = again(faces[number]!);
      const byOne = faces.flatMap((other, at) => (faceDistance(face, other) < 0.5 ? [at] : []));
      const near = index.near(face, 0.5).map((found) => found.number);
      expect(byOne.every((at) => near.includes(at))).toBe(true);
      expect(near[0]).toBe(number);
    }
  });

  it('finds nearly all faces after they are grouped into cells', async () => {
    const { persons, again } = drawnEmbeddings(random(4));
    const index = new FaceIndex({ fromFaces: 1000, cells: 32, probed: 8 });
    for (let number = 0; number < 1500; number++) index.add(number, persons(number));
    await index.settle(turn);
    index.add(1500, persons(1500));
    const asked = [...Array.from({ length: 200 }, (_, at) => at * 7), 1500];
    const missed = asked.filter(
      (number) => !index.near(again(persons(number)), 0.5).some((found) => found.number === number),
    );
    expect(missed.length).toBeLessThanOrEqual(2);
    expect(index.bytes).toBeLessThan(1501 * 136 * 1.4 + 32 * 64 * 136);
  });

  it('can be rebuilt from its parts, before and after faces are grouped into cells', async () => {
    const { persons, again } = drawnEmbeddings(random(6));
    const index = new FaceIndex({ fromFaces: 1000, cells: 32, probed: 8 });
    for (const count of [500, 1500]) {
      while (index.size < count) index.add(index.size, persons(index.size));
      await index.settle(turn);
      const { parts } = index.parts();
      const copy = FaceIndex.of({
        middles: parts.middles,
        cells: parts.cells.map(({ codes, numbers }) => ({ codes: codes.slice(), numbers: numbers.slice() })),
      });
      expect(copy.size).toBe(count);
      for (const number of [3, 77, count - 1]) {
        const face = again(persons(number));
        expect(copy.near(face, 0.5)[0]).toEqual(index.near(face, 0.5)[0]);
      }
      copy.add(9000, persons(9000));
      expect(copy.near(persons(9000), 0.2)[0]?.number).toBe(9000);
    }
    expect(() => FaceIndex.of({ middles: [], cells: [] })).toThrow(RangeError);
    const wrong = { codes: new Int8Array(127), numbers: new Float64Array(1) };
    expect(() => FaceIndex.of({ middles: [], cells: [wrong] })).toThrow(RangeError);
  });

  it('returns parts that stay valid while faces are added, and reports when faces have moved', async () => {
    const { persons } = drawnEmbeddings(random(7));
    const index = new FaceIndex();
    for (let number = 0; number < 64; number++) index.add(number, persons(number));
    const { parts, areCurrent } = index.parts();
    for (let number = 64; number < 200; number++) index.add(number, persons(number));
    expect([areCurrent(), parts.cells[0]?.numbers.length, parts.cells[0]?.numbers[63]]).toEqual([
      true,
      64,
      63,
    ]);
    index.forget(5);
    expect(areCurrent()).toBe(true);
    await index.settle(turn);
    expect(areCurrent()).toBe(false);
  });

  it("doesn't find a forgotten face, before and after its slot is cleared", async () => {
    const { persons } = drawnEmbeddings(random(5));
    const index = new FaceIndex();
    for (let number = 0; number < 50; number++) index.add(number, persons(number));
    index.forget(7);
    expect(index.near(persons(7), 0.2)).toEqual([]);
    expect(index.size).toBe(49);
    await index.settle(turn);
    expect(index.near(persons(7), 0.2)).toEqual([]);
    expect(index.near(persons(49), 0.2)[0]?.number).toBe(49);
    expect(index.size).toBe(49);
  });
});
