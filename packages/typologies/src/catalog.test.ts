import { describe, expect, it } from 'vitest';
import { parametersOf, settingProblems, TYPOLOGIES } from './catalog';
import { DETECTORS } from './detectors/index';

describe('catalog of typologies', () => {
  it('has a detector for every typology and no other detectors', () => {
    expect(TYPOLOGIES.length).toBeGreaterThanOrEqual(24);
    expect(Object.keys(DETECTORS).sort()).toEqual(TYPOLOGIES.map(({ id }) => id).sort());
  });

  it('has defaults within their ranges', () => {
    for (const { id, parameters } of TYPOLOGIES)
      for (const [name, { default: value, min, max }] of Object.entries(parameters)) {
        expect(value, `${id}.${name}`).toBeGreaterThanOrEqual(min);
        expect(value, `${id}.${name}`).toBeLessThanOrEqual(max);
      }
  });
});

describe('settingProblems', () => {
  const setting = (id: string, parameters = {}) => ({ id, parameters });

  it('accepts parameters within their ranges', () => {
    expect(settingProblems([setting('cycle', { max_hops: 6 })])).toEqual([]);
    expect(parametersOf(TYPOLOGIES.find(({ id }) => id === 'cycle')!, { max_hops: 6 })).toMatchObject({
      min_hops: 3,
      max_hops: 6,
    });
  });

  it('reports unknown typologies and parameters, values outside the range and repetitions', () => {
    const fields = settingProblems([
      setting('teleport'),
      setting('cycle', { max_hops: 99, colour: 1 }),
      setting('cycle'),
    ]).map(({ field }) => field);
    expect(fields).toEqual(['teleport', 'cycle.max_hops', 'cycle.colour', 'cycle']);
  });
});
