import { COUNTRIES } from './data/population';
import type { Linked, Linker } from './linker';
import { type Circumstance, Machine, type Use } from './machine';
import { type Population, shownBy } from './population';
import { Chance } from './random';

const DAY_MS = 86_400_000;

/** Of pairs or visits, how many of them. */
export interface Count {
  of: number;
  hit: number;
}
export const shareOf = ({ of, hit }: Count): number => (of === 0 ? Number.NaN : hit / of);

interface Met extends Linked {
  readonly machine: Machine;
  readonly circumstances: ReadonlySet<Circumstance>;
  readonly isTokenKnown: boolean;
}

export interface LinkingFigures {
  readonly visits: number;
  /** Visits of a machine and its visit before: given one id. */
  readonly linked: Count;
  /** The same where the token of the later one was new. */
  readonly linkedWithoutToken: Count;
  readonly linkedBy: ReadonlyMap<string, Count>;
  /** Visits given, for certain, the id of another machine. */
  readonly wrong: Count;
  readonly wrongBy: ReadonlyMap<string, Count>;
  /** Visits of two machines that are alike, given one id. */
  readonly merged: Count;
  /** Visits of one machine at any two times, given one id. */
  readonly anyTwo: Count;
  /** Answers that count nowhere yet. */
  readonly undecided: Count;
  /** Ids for each machine, on average. */
  readonly idsPerMachine: number;
  /** Visits with another machine's token: noticed; and of all others: called so. */
  readonly copiedNoticed: Count;
  readonly copiedWrongly: Count;
  /** By the probability that was told: how often it was right. */
  readonly calibration: readonly { readonly told: number; readonly right: Count }[];
}

function counted<K>(map: Map<K, Count>, key: K, isHit: boolean): void {
  const count = map.get(key) ?? { of: 0, hit: 0 };
  map.set(key, { of: count.of + 1, hit: count.hit + Number(isHit) });
}
const add = (count: Count, isHit: boolean): void => {
  count.of++;
  if (isHit) count.hit++;
};

/** Whose an id is: the machine that was given it most often. */
function ownersOf(met: readonly Met[], presentId: (id: string) => string): ReadonlyMap<string, Machine> {
  const visits = new Map<string, Map<Machine, number>>();
  for (const { id, machine, isSettled } of met) {
    if (!isSettled) continue;
    const present = presentId(id);
    const of = visits.get(present) ?? new Map<Machine, number>();
    of.set(machine, (of.get(machine) ?? 0) + 1);
    visits.set(present, of);
  }
  return new Map(
    [...visits].map(([id, of]) => [id, [...of].sort((a, b) => b[1] - a[1])[0]?.[0] as Machine] as const),
  );
}

const BINS = [0.1, 0.5, 0.7, 0.9, 0.95, 0.99, 1.01];

function judge(met: readonly Met[], linker: Linker, seed: number): LinkingFigures {
  const presentId = (id: string) => linker.presentId(id);
  const owners = ownersOf(met, presentId);
  const byMachine = new Map<Machine, Met[]>();
  for (const visit of met) byMachine.set(visit.machine, [...(byMachine.get(visit.machine) ?? []), visit]);
  const figures = {
    visits: met.length,
    linked: { of: 0, hit: 0 },
    linkedWithoutToken: { of: 0, hit: 0 },
    linkedBy: new Map<string, Count>(),
    wrong: { of: 0, hit: 0 },
    wrongBy: new Map<string, Count>(),
    merged: { of: 0, hit: 0 },
    anyTwo: { of: 0, hit: 0 },
    undecided: { of: 0, hit: 0 },
    copiedNoticed: { of: 0, hit: 0 },
    copiedWrongly: { of: 0, hit: 0 },
    calibration: BINS.map((told) => ({ told, right: { of: 0, hit: 0 } })),
  };
  const isSame = (a: Met, b: Met) => presentId(a.id) === presentId(b.id);
  let ids = 0;
  for (const [machine, visits] of byMachine) {
    ids += new Set(visits.map(({ id }) => presentId(id))).size;
    for (const [index, visit] of visits.entries()) {
      const isOwn = owners.get(presentId(visit.id)) === machine;
      const groups = [machine.group?.kind ?? 'chosen by people', ...visit.circumstances];
      add(figures.wrong, visit.isSettled && !isOwn);
      for (const group of groups) counted(figures.wrongBy, group, visit.isSettled && !isOwn);
      add(figures.undecided, !visit.isSettled);
      const bin = figures.calibration.find(({ told }) => visit.probability < told);
      if (bin && !visit.isTokenKnown) add(bin.right, isOwn);
      const hasForeign = visit.circumstances.has('copied-token') || visit.circumstances.has('moved-profile');
      add(hasForeign ? figures.copiedNoticed : figures.copiedWrongly, visit.tokenCopied);
      const before = visits[index - 1];
      if (!before) continue;
      const isLinked = isSame(before, visit);
      add(figures.linked, isLinked);
      for (const group of groups) counted(figures.linkedBy, group, isLinked);
      if (!visit.isTokenKnown) add(figures.linkedWithoutToken, isLinked);
    }
  }
  samplePairs(byMachine, isSame, figures, new Chance(seed));
  return { ...figures, idsPerMachine: ids / byMachine.size };
}

/** Pairs at any two times: of one machine, and of two that are as alike as can be. */
function samplePairs(
  byMachine: ReadonlyMap<Machine, readonly Met[]>,
  isSame: (a: Met, b: Met) => boolean,
  figures: { readonly merged: Count; readonly anyTwo: Count },
  chance: Chance,
): void {
  const alike = new Map<string, Machine[]>();
  for (const machine of byMachine.keys())
    alike.set(machine.likeness, [...(alike.get(machine.likeness) ?? []), machine]);
  for (const [machine, visits] of byMachine) {
    const others = (alike.get(machine.likeness) ?? []).filter((other) => other !== machine);
    for (let pair = 0; pair < 10; pair++) {
      const visit = chance.pick(visits);
      if (visits.length > 1) {
        const other = chance.pick(visits);
        if (other !== visit) add(figures.anyTwo, isSame(visit, other));
      }
      if (others.length === 0) continue;
      const theirs = chance.pick(byMachine.get(chance.pick(others)) ?? []);
      if (theirs?.isSettled && visit.isSettled) add(figures.merged, isSame(visit, theirs));
    }
  }
}

/** Replays the visits of a population through a linker. */
export function measureLinking(population: Population, linker: Linker, seed: number): LinkingFigures {
  const met: Met[] = [];
  const tokens = new Set<string>();
  for (const { machine, day, shown } of shownBy(population, seed)) {
    const { input, token, circumstances } = shown;
    const isTokenKnown = token !== null && tokens.has(token);
    if (token !== null) tokens.add(token);
    met.push({ ...linker.meet(input, token, day * DAY_MS), machine, circumstances, isTokenKnown });
  }
  return judge(met, linker, seed);
}

/** Changes that a person makes and takes back. */
const USES: readonly Use[] = [
  {},
  { scale: 1.5 },
  { zoom: 1.25 },
  { docked: true },
  { country: COUNTRIES[1]?.[1] as NonNullable<Use['country']> },
  {
    country: COUNTRIES[2]?.[1] as NonNullable<Use['country']>,
    languages: ['en-GB', 'en'],
  },
  { languages: ['nl-NL', 'nl'] },
  { dark: true },
  { away: true },
];

/**
 * One machine in any order of what is reversible, each visit with a storage of its own, as a new profile or a private
 * window has: in how many of the orders it is one device from the first visit to the last.
 */
export function measureOrders(linker: Linker, machines: readonly Machine[], fromDay: number): Count {
  const whole: Count = { of: 0, hit: 0 };
  const pairs: Count = { of: 0, hit: 0 };
  for (const [index, machine] of machines.entries()) {
    const chance = new Chance(900 + index);
    const ids: string[] = [];
    for (let visit = 0; visit < 14; visit++) {
      const use = visit === 0 ? {} : chance.pick(USES);
      const day = fromDay + visit;
      // The first profile comes back now and then.
      const token = chance.happens(0.2) ? `${machine.number} first` : `${machine.number} order ${visit}`;
      ids.push(
        linker.meet(machine.used(day, use), visit === 0 ? `${machine.number} first` : token, day * DAY_MS).id,
      );
    }
    const present = ids.map((id) => linker.presentId(id));
    add(whole, new Set(present).size === 1);
    for (let visit = 1; visit < present.length; visit++) add(pairs, present[visit] === present[visit - 1]);
  }
  return whole;
}

/** Machines of their own for `measureOrders`, like none of the population. */
export const machinesForOrders = (count: number, seed: number): readonly Machine[] => {
  const machines: Machine[] = [];
  for (let number = 1_000_000; machines.length < count; number++) {
    const machine = new Machine(number, new Chance(seed + number), 500_000, null);
    if (machine.system === 'windows' || machine.system === 'linux') machines.push(machine);
  }
  return machines;
};
