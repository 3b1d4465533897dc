import type { Scalar } from '../ast';
import type { Scope } from '../evaluate/scope';
import type { Demand, Necessity, Place } from './necessity';

/** A met demand: the rule's position, and in the lowest two bits the number of the demand. */
type Met = number;

/** Demands with a bound at the same place; the bounds are sorted in the order in which a value passes them. */
interface Bounds {
  readonly bounds: Float64Array;
  readonly met: Uint32Array;
}

/** Demands on the value of one place. */
interface Watch extends Place {
  readonly ifTrue: Uint32Array;
  readonly ifFalse: Uint32Array;
  /** By the text or number that the value must equal. */
  readonly ifEqual: ReadonlyMap<Scalar, Uint32Array> | null;
  readonly atLeast: Bounds | null;
  readonly atMost: Bounds | null;
  readonly ifPresent: Uint32Array;
}

/**
 * Separates the few rules that can match from the many that can't, with one check of each relevant value. Met
 * demands are marked in one byte per rule, one bit per demand; a rule is possible if all its bits are set.
 */
export interface RuleIndex {
  /**
   * Evaluates the demands.
   * @returns 1 at the position of every rule that can match, 0 at the others; valid until the next invocation
   */
  possible(scope: Scope): Uint8Array;
}

/** Minimum number of rules; evaluating fewer is faster than indexing them. */
const MIN_RULES = 100;

/** Maximum number of demands per rule; less selective ones rarely exclude a rule. */
const MAX_PREFILTER_CONDITIONS = 4;
const DEMAND_BITS = 2;

type Entry = { readonly met: Met; readonly need: Necessity };

function boundsOf(entries: readonly Entry[], kind: 'atLeast' | 'atMost'): Bounds | null {
  const sign = kind === 'atLeast' ? 1 : -1;
  const sorted = entries
    .flatMap(({ met, need }) => (need.kind === kind ? [{ met, bound: need.bound }] : []))
    .sort((a, b) => sign * (a.bound - b.bound));
  if (sorted.length === 0) return null;
  return {
    bounds: Float64Array.from(sorted, ({ bound }) => bound),
    met: Uint32Array.from(sorted, ({ met }) => met),
  };
}

function watchOf({ from, index }: Place, entries: readonly Entry[]): Watch {
  const present: Met[] = [];
  const byValue = new Map<Scalar, Met[]>();
  for (const { met, need } of entries) {
    if (need.kind === 'present') present.push(met);
    else if (need.kind === 'is') {
      const held = byValue.get(need.value);
      if (held) held.push(met);
      else byValue.set(need.value, [met]);
    }
  }
  const equal = [...byValue].filter(([value]) => typeof value !== 'boolean');
  return {
    from,
    index,
    ifTrue: Uint32Array.from(byValue.get(true) ?? []),
    ifFalse: Uint32Array.from(byValue.get(false) ?? []),
    ifEqual: equal.length === 0 ? null : new Map(equal.map(([value, met]) => [value, Uint32Array.from(met)])),
    atLeast: boundsOf(entries, 'atLeast'),
    atMost: boundsOf(entries, 'atMost'),
    ifPresent: Uint32Array.from(present),
  };
}

/** Marks demands in `marks`, which has one byte per rule. */
function mark(marks: Uint8Array, met: Uint32Array): void {
  for (let i = 0; i < met.length; i++) markOne(marks, met[i]!);
}

function markOne(marks: Uint8Array, met: Met): void {
  marks[met >>> DEMAND_BITS]! |= 1 << (met & (MAX_PREFILTER_CONDITIONS - 1));
}

function markNumber(marks: Uint8Array, { atLeast, atMost }: Watch, value: number): void {
  if (atLeast) for (let i = 0; atLeast.bounds[i]! <= value; i++) markOne(marks, atLeast.met[i]!);
  if (atMost) for (let i = 0; atMost.bounds[i]! >= value; i++) markOne(marks, atMost.met[i]!);
}

function markMet(marks: Uint8Array, watches: readonly Watch[], scope: Scope): void {
  for (let i = 0; i < watches.length; i++) {
    const watch = watches[i]!;
    const value = watch.from === 'slots' ? scope.slots[watch.index] : scope.velocity[watch.index]?.value;
    if (value === undefined || value === null) continue;
    mark(marks, watch.ifPresent);
    if (value === true) mark(marks, watch.ifTrue);
    else if (value === false) mark(marks, watch.ifFalse);
    else if (typeof value !== 'object') {
      const equal = watch.ifEqual?.get(value);
      if (equal) mark(marks, equal);
      if (typeof value === 'number') markNumber(marks, watch, value);
    }
  }
}

function watchesOf(demands: readonly (readonly Demand[])[]): readonly Watch[] {
  const places = new Map<string, { readonly place: Place; readonly entries: Entry[] }>();
  for (const [rule, watched] of demands.entries()) {
    for (const [number, demand] of watched.entries()) {
      for (const need of demand) {
        const key = `${need.from} ${need.index}`;
        const held = places.get(key) ?? { place: need, entries: [] };
        held.entries.push({ met: (rule << DEMAND_BITS) | number, need });
        places.set(key, held);
      }
    }
  }
  return [...places.values()].map(({ place, entries }) => watchOf(place, entries));
}

/**
 * Builds the index.
 * @param count number of rules
 * @param demandsOf returns the demands of the rule at a position in evaluation order
 * @param fewest minimum number of rules; in a smaller set every rule is possible
 */
export function buildRuleIndex(
  count: number,
  demandsOf: (rule: number) => readonly Demand[],
  fewest = MIN_RULES,
): RuleIndex {
  if (count < fewest) {
    const all = new Uint8Array(count).fill(1);
    return { possible: () => all };
  }
  const demands = Array.from({ length: count }, (_, rule) =>
    demandsOf(rule).slice(0, MAX_PREFILTER_CONDITIONS),
  );
  const watches = watchesOf(demands);
  const complete = Uint8Array.from(demands, ({ length }) => (1 << length) - 1);
  const marks = new Uint8Array(count);
  return {
    possible(scope) {
      marks.fill(0);
      markMet(marks, watches, scope);
      for (let rule = 0; rule < count; rule++) marks[rule] = marks[rule] === complete[rule] ? 1 : 0;
      return marks;
    },
  };
}
