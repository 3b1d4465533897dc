import type { Scalar } from '../ast';
import type { Scope } from '../evaluate/scope';
import type { Necessity, Place } from './necessity';

/** Rules that ask the same place for a bound, the bounds in the order in which a value passes them. */
interface Bounds {
  readonly bounds: Float64Array;
  readonly rules: Uint32Array;
}

/** The rules that hang on the value of one place. */
interface Watch extends Place {
  readonly ifTrue: Uint32Array;
  readonly ifFalse: Uint32Array;
  /** By the text or the number that the value must be. */
  readonly ifEqual: ReadonlyMap<Scalar, Uint32Array> | null;
  readonly atLeast: Bounds | null;
  readonly atMost: Bounds | null;
  readonly ifPresent: Uint32Array;
}

/** Tells the few rules that can fire from the many that cannot, by one look at each value that rules hang on. */
export interface RuleIndex {
  /**
   * @returns 1 at the position of every rule that can fire, 0 at those that cannot; valid until the next call.
   */
  possible(scope: Scope): Uint8Array;
}

/** Fewer rules are evaluated sooner than told apart. */
const FEWEST_RULES = 100;

type Entry = { readonly rule: number; readonly need: Necessity };

function boundsOf(entries: readonly Entry[], kind: 'atLeast' | 'atMost'): Bounds | null {
  const sign = kind === 'atLeast' ? 1 : -1;
  const sorted = entries
    .flatMap(({ rule, need }) => (need.kind === kind ? [{ rule, bound: need.bound }] : []))
    .sort((a, b) => sign * (a.bound - b.bound));
  if (sorted.length === 0) return null;
  return {
    bounds: Float64Array.from(sorted, ({ bound }) => bound),
    rules: Uint32Array.from(sorted, ({ rule }) => rule),
  };
}

function watchOf({ from, index }: Place, entries: readonly Entry[]): Watch {
  const present: number[] = [];
  const byValue = new Map<Scalar, number[]>();
  for (const { rule, need } of entries) {
    if (need.kind === 'present') present.push(rule);
    else if (need.kind === 'is') {
      const rules = byValue.get(need.value);
      if (rules) rules.push(rule);
      else byValue.set(need.value, [rule]);
    }
  }
  const equal = [...byValue].filter(([value]) => typeof value !== 'boolean');
  return {
    from,
    index,
    ifTrue: Uint32Array.from(byValue.get(true) ?? []),
    ifFalse: Uint32Array.from(byValue.get(false) ?? []),
    ifEqual:
      equal.length === 0 ? null : new Map(equal.map(([value, rules]) => [value, Uint32Array.from(rules)])),
    atLeast: boundsOf(entries, 'atLeast'),
    atMost: boundsOf(entries, 'atMost'),
    ifPresent: Uint32Array.from(present),
  };
}

function mark(possible: Uint8Array, rules: Uint32Array): void {
  for (let i = 0; i < rules.length; i++) possible[rules[i]!] = 1;
}

function markNumber(possible: Uint8Array, { atLeast, atMost }: Watch, value: number): void {
  if (atLeast) for (let i = 0; atLeast.bounds[i]! <= value; i++) possible[atLeast.rules[i]!] = 1;
  if (atMost) for (let i = 0; atMost.bounds[i]! >= value; i++) possible[atMost.rules[i]!] = 1;
}

/**
 * @param count of the rules
 * @param necessityOf what `necessityOf` answers of the rule at a position in the order of evaluation: at least one is
 * met whenever the rule fires; null = nothing is known, so the rule is always possible.
 * @param fewest rules; of a smaller set every rule is possible.
 */
export function buildRuleIndex(
  count: number,
  necessityOf: (rule: number) => readonly Necessity[] | null,
  fewest = FEWEST_RULES,
): RuleIndex {
  if (count < fewest) {
    const all = new Uint8Array(count).fill(1);
    return { possible: () => all };
  }
  const necessities = Array.from({ length: count }, (_, rule) => necessityOf(rule));
  const always = Uint32Array.from(necessities.flatMap((needs, rule) => (needs === null ? rule : [])));
  const places = new Map<string, { readonly place: Place; readonly entries: Entry[] }>();
  for (const [rule, needs] of necessities.entries()) {
    for (const need of needs ?? []) {
      const key = `${need.from} ${need.index}`;
      const held = places.get(key) ?? { place: need, entries: [] };
      held.entries.push({ rule, need });
      places.set(key, held);
    }
  }
  const watches = [...places.values()].map(({ place, entries }) => watchOf(place, entries));
  const possible = new Uint8Array(count);
  return {
    possible(scope) {
      possible.fill(0);
      mark(possible, always);
      for (let i = 0; i < watches.length; i++) {
        const watch = watches[i]!;
        const value = watch.from === 'slots' ? scope.slots[watch.index] : scope.velocity[watch.index]?.value;
        if (value === undefined || value === null) continue;
        mark(possible, watch.ifPresent);
        if (value === true) mark(possible, watch.ifTrue);
        else if (value === false) mark(possible, watch.ifFalse);
        else if (typeof value !== 'object') {
          const equal = watch.ifEqual?.get(value);
          if (equal) mark(possible, equal);
          if (typeof value === 'number') markNumber(possible, watch, value);
        }
      }
      return possible;
    },
  };
}
