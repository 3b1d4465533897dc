import { VERDICTS, type VerdictName } from '@assay/devices';
import type { Visit, VisitorKind } from './visit';

/** Visitor kinds that count as positives for a verdict; people are negatives for each. */
export const POSITIVES: { readonly [V in VerdictName]: readonly VisitorKind[] } = {
  automation: ['plain', 'patched', 'stealth', 'hand'],
  tampering: ['spoof'],
  remote_access: ['remote'],
  // Nothing here runs in a virtual machine for comparison with a real one.
  virtual_machine: [],
};

/** Holds out every other setup of a kind, by name; the odds are set from the rest. */
export function heldOut(visits: readonly Visit[]): ReadonlySet<string> {
  const names = new Map<VisitorKind, string[]>();
  for (const { kind, name } of visits) {
    const known = names.get(kind) ?? [];
    if (!known.includes(name)) names.set(kind, [...known, name]);
  }
  return new Set(
    [...names].flatMap(([kind, known]) =>
      known
        .sort()
        .filter((_, at) => at % 2 === 1)
        .map((name) => `${kind} ${name}`),
    ),
  );
}

export const setUp = ({ kind, name }: Visit): string => `${kind} ${name}`;

/**
 * Number of matches per check: in setups that it should detect (each setup counts once, however often it
 * visited), and in visits of people.
 */
interface Tally {
  readonly of: { readonly [V in VerdictName]?: number };
  readonly people: number;
  readonly fired: { readonly [check: string]: readonly [setUps: number, people: number] };
}

export function tally(visits: readonly Visit[]): Tally {
  const people = visits.filter(({ kind }) => kind === 'person');
  const fired = new Map<string, [number, number]>();
  const of: { [V in VerdictName]?: number } = {};
  const add = (check: string, place: 0 | 1, count: number) => {
    const known = fired.get(check) ?? [0, 0];
    known[place] += count;
    fired.set(check, known);
  };
  // Without positives, visits of people are not evidence, because they may be positives themselves.
  for (const verdict of VERDICTS.filter((name) => POSITIVES[name].length > 0)) {
    const positives = visits.filter(({ kind }) => POSITIVES[verdict].includes(kind));
    const often = new Map<string, number>();
    for (const visit of positives) often.set(setUp(visit), (often.get(setUp(visit)) ?? 0) + 1);
    of[verdict] = often.size;
    for (const visit of positives)
      for (const check of visit.verdicts[verdict].reasons) add(check, 0, 1 / (often.get(setUp(visit)) ?? 1));
    for (const { verdicts } of people) for (const check of verdicts[verdict].reasons) add(check, 1, 1);
  }
  const rounded = [...fired].map(
    ([check, [setUps, visitsOfPeople]]) => [check, [Math.round(100 * setUps) / 100, visitsOfPeople]] as const,
  );
  return {
    of,
    people: people.length,
    fired: Object.fromEntries(rounded.sort(([one], [other]) => one.localeCompare(other))),
  };
}
