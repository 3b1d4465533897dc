import type { Transfer } from '@assay/typologies';
import { background, drafted } from './background';
import { INJECTIONS } from './data/patterns';
import { Dice } from './dice';

/** An injected pattern. */
export interface Pattern {
  readonly type: string;
  readonly transfers: ReadonlySet<string>;
}

/** Transfers in time order, and what is hidden in them. */
export interface DataSet {
  readonly name: string;
  readonly transfers: readonly Transfer[];
  readonly patterns: readonly Pattern[];
  /** Transfers of patterns that are not part of this measurement; alerts about them don't count. */
  readonly ignored?: ReadonlySet<string>;
}

/** Parameters were tuned on the development half. The counted half is only counted. */
export type Half = 'development' | 'counted';

/** Returns a data set with every other pattern; the rest is ignored as well. */
export const halfOf = (data: DataSet, half: Half): DataSet => {
  const isPart = (place: number) => (place % 2 === 0) === (half === 'development');
  return {
    ...data,
    name: `${data.name} (${half} half)`,
    patterns: data.patterns.filter((_, place) => isPart(place)),
    ignored: new Set([
      ...(data.ignored ?? []),
      ...data.patterns.filter((_, place) => !isPart(place)).flatMap(({ transfers }) => [...transfers]),
    ]),
  };
};

/** Returns simulated transfers with the same number of patterns of every kind. */
export function simulated(seed: number, population: number, each: number): DataSet {
  const dice = new Dice(seed);
  const { drafts, keys } = background(dice, population);
  const transfers = drafted(drafts, 'n');
  const patterns: Pattern[] = [];
  for (const [type, inject] of Object.entries(INJECTIONS))
    for (let n = 0; n < each; n++) {
      const own = drafted(inject({ dice, keys, name: `${type}-${n}` }), `${type}-${n}-`);
      transfers.push(...own);
      patterns.push({ type, transfers: new Set(own.map(({ id }) => id)) });
    }
  return { name: `simulated ${seed}`, transfers: transfers.sort((a, b) => a.at - b.at), patterns };
}
