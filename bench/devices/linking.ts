import { DECIDES } from '../../packages/devices/src/data/evidence';
import { COUNTRIES } from './data/population';
import { type Linked, type Linker, type Losses, lossCounter } from './linker';
import { type Circumstance, Machine, type Use } from './machine';
import { type Population, shownBy } from './population';
import { Chance, groupedBy } from './random';

const DAY_MS = 86_400_000;

/** Number of pairs or visits, and how many of them match. */
export interface Count {
  of: number;
  hit: number;
}
export const shareOf = ({ of, hit }: Count): number => (of === 0 ? Number.NaN : hit / of);

interface Met extends Linked {
  readonly machine: Machine;
  readonly circumstances: ReadonlySet<Circumstance>;
  readonly isTokenKnown: boolean;
  /** True if it got the ID that the previous visit had at that moment; false for the first visit. */
  readonly isLinkedThen: boolean;
}

export interface LinkingFigures {
  readonly visits: number;
  /** Visits with the same ID as the machine's previous visit, by the result at the time. */
  readonly linkedThen: Count;
  /** The same after all merges. */
  readonly linked: Count;
  /** The same for later visits with a new token. */
  readonly linkedWithoutToken: Count;
  readonly linkedBy: ReadonlyMap<string, Count>;
  /** Visits with the settled ID of another machine. */
  readonly wrong: Count;
  readonly wrongBy: ReadonlyMap<string, Count>;
  /** Visits with the ID of another machine, settled or most likely. */
  readonly formatted: Count;
  /** Correct results among those with a most likely device. */
  readonly likely: Count;
  /** Most frequent situations of missed and wrong links. */
  readonly losses: Losses;
  /** Pairs of settled visits of two machines with the same ID, as a share of all such pairs. */
  readonly wrongPairs: Count;
  /** As a share of the pairs of two similar machines. */
  readonly alikePairs: Count;
  /** As a share of all pairs with the same ID. */
  readonly ofOneId: Count;
  /** Pairs of visits of one machine at any two times with the same ID. */
  readonly anyTwo: Count;
  /** Results that don't count as settled yet. */
  readonly undecided: Count;
  /** Average number of IDs per machine. */
  readonly idsPerMachine: number;
  /** Detected visits with another machine's token, and other visits wrongly reported as such. */
  readonly copiedNoticed: Count;
  readonly copiedWrongly: Count;
  /** Returns the machine of an ID; undefined if the ID belongs to none. */
  readonly ownerOf: (id: string) => Machine | undefined;
  /** Share of correct results by reported probability. */
  readonly calibration: readonly { readonly formatted: number; readonly right: Count }[];
}

function counted<K>(map: Map<K, Count>, key: K, isHit: boolean): void {
  const count = map.get(key) ?? { of: 0, hit: 0 };
  map.set(key, { of: count.of + 1, hit: count.hit + Number(isHit) });
}
const add = (count: Count, isHit: boolean): void => {
  count.of++;
  if (isHit) count.hit++;
};

/** Assigns each ID to the machine that got it most often. */
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

function judge(met: readonly Met[], linker: Linker): LinkingFigures {
  const presentId = (id: string) => linker.presentId(id);
  const owners = ownersOf(met, presentId);
  const byMachine = new Map<Machine, Met[]>();
  for (const visit of met) {
    const visits = byMachine.get(visit.machine);
    if (visits) visits.push(visit);
    else byMachine.set(visit.machine, [visit]);
  }
  const figures = {
    visits: met.length,
    linkedThen: { of: 0, hit: 0 },
    linked: { of: 0, hit: 0 },
    linkedWithoutToken: { of: 0, hit: 0 },
    linkedBy: new Map<string, Count>(),
    wrong: { of: 0, hit: 0 },
    wrongBy: new Map<string, Count>(),
    formatted: { of: 0, hit: 0 },
    likely: { of: 0, hit: 0 },
    undecided: { of: 0, hit: 0 },
    copiedNoticed: { of: 0, hit: 0 },
    copiedWrongly: { of: 0, hit: 0 },
    calibration: BINS.map((formatted) => ({ formatted, right: { of: 0, hit: 0 } })),
  };
  const isSame = (a: Met, b: Met) => presentId(a.id) === presentId(b.id);
  const lost = lossCounter(({ id, machine }) => owners.get(presentId(id)) === machine);
  let ids = 0;
  for (const [machine, visits] of byMachine) {
    ids += new Set(visits.map(({ id }) => presentId(id))).size;
    for (const [index, visit] of visits.entries()) {
      const isOwn = owners.get(presentId(visit.id)) === machine;
      const owner = owners.get(presentId(visit.id));
      add(figures.formatted, owner !== undefined && owner !== machine);
      if (!visit.isSettled && visit.probability >= DECIDES.even) add(figures.likely, owner === machine);
      const groups = [machine.group?.kind ?? 'individually chosen', ...visit.circumstances];
      add(figures.wrong, visit.isSettled && !isOwn);
      for (const group of groups) counted(figures.wrongBy, group, visit.isSettled && !isOwn);
      if (visit.isSettled && !isOwn) lost.wrong(visit);
      add(figures.undecided, !visit.isSettled);
      const bin = figures.calibration.find(({ formatted }) => visit.probability < formatted);
      if (bin && !visit.isTokenKnown) add(bin.right, isOwn);
      const hasForeign = visit.circumstances.has('copied-token') || visit.circumstances.has('moved-profile');
      add(hasForeign ? figures.copiedNoticed : figures.copiedWrongly, visit.tokenCopied);
      const before = visits[index - 1];
      if (!before) continue;
      const isLinked = isSame(before, visit);
      add(figures.linked, isLinked);
      add(figures.linkedThen, visit.isLinkedThen);
      if (!isLinked) lost.missed(before, visit);
      for (const group of groups) counted(figures.linkedBy, group, isLinked);
      if (!visit.isTokenKnown) add(figures.linkedWithoutToken, isLinked);
    }
  }
  const machine = (visit: Met) => `${visit.machine.number}`;
  const anyTwo = {
    of: pairsWithin(met, machine),
    hit: pairsWithin(met, (visit) => `${machine(visit)} ${presentId(visit.id)}`),
  };
  return {
    ...figures,
    ...pairsOfTwoDevices(met, presentId),
    anyTwo,
    losses: lost.losses(),
    ownerOf: (id) => owners.get(presentId(id)),
    idsPerMachine: ids / byMachine.size,
  };
}

const pairsOf = (count: number): number => (count * (count - 1)) / 2;

/** Counts the pairs of visits within groups; each visit counts once per key. */
function pairsWithin<T>(visits: readonly T[], key: (visit: T) => string): number {
  const counts = new Map<string, number>();
  for (const visit of visits) counts.set(key(visit), (counts.get(key(visit)) ?? 0) + 1);
  let pairs = 0;
  for (const count of counts.values()) pairs += pairsOf(count);
  return pairs;
}

/** Counts all pairs of settled visits with the same ID: of two devices, and of two maximally similar devices. */
function pairsOfTwoDevices(met: readonly Met[], presentId: (id: string) => string) {
  const settled = met.filter(({ isSettled }) => isSettled);
  const id = (visit: Met) => presentId(visit.id);
  const machine = (visit: Met) => `${visit.machine.number}`;
  const similarity = (visit: Met) => visit.machine.similarity;
  const idOfMachine = pairsWithin(settled, (visit) => `${id(visit)} ${machine(visit)}`);
  const ofMachine = pairsWithin(settled, machine);
  const oneId = pairsWithin(settled, id);
  return {
    wrongPairs: { of: pairsOf(settled.length) - ofMachine, hit: oneId - idOfMachine },
    alikePairs: {
      of: pairsWithin(settled, similarity) - ofMachine,
      hit: pairsWithin(settled, (visit) => `${id(visit)} ${similarity(visit)}`) - idOfMachine,
    },
    ofOneId: { of: oneId, hit: oneId - idOfMachine },
  };
}

/**
 * Replays the visits of a population through a linker.
 * @param isNaming whether the transactions name persons
 */
export function measureLinking(
  population: Population,
  linker: Linker,
  seed: number,
  isNaming: boolean,
): LinkingFigures {
  const met: Met[] = [];
  const tokens = new Set<string>();
  const lastIds = new Map<Machine, string>();
  for (const { machine, day, shown } of shownBy(population, seed)) {
    const { input, token, person, circumstances, drawn } = shown;
    const isTokenKnown = tokens.has(token);
    tokens.add(token);
    const meeting = { input, token, person: isNaming ? person : null, now: day * DAY_MS };
    const answer = linker.meet(meeting, { machine, drawn });
    const before = lastIds.get(machine);
    const isLinkedThen = before !== undefined && linker.presentId(before) === linker.presentId(answer.id);
    lastIds.set(machine, answer.id);
    met.push({ ...answer, machine, circumstances, isTokenKnown, isLinkedThen });
  }
  return judge(met, linker);
}

interface Stranger {
  readonly machine: Machine;
  readonly victim: Machine;
}

/** Returns new machines, each with the model, browser, country and languages of a known one. */
export function strangersLike({ machines }: Population, count: number, seed: number): readonly Stranger[] {
  const looks = ({ similarity, country, languages }: Machine) => `${similarity} ${country.zone} ${languages}`;
  const victims = groupedBy(
    machines.filter(({ group }) => group === null),
    looks,
  );
  const chance = new Chance(seed + 5);
  const strangers: Stranger[] = [];
  for (let number = 2_000_000; victims.size > 0 && strangers.length < count; number++) {
    const machine = new Machine(number, new Chance(seed + number), 500_000, null);
    const alike = victims.get(looks(machine));
    if (alike) strangers.push({ machine, victim: chance.pick(alike) });
  }
  return strangers;
}

/**
 * Measures an account takeover from a device similar to the owner's: strangers visit once, each with a new
 * token.
 * @returns how many got the ID of the similar device: as settled, and in total
 */
export function measureStrangers(
  linker: Linker,
  { ownerOf }: Pick<LinkingFigures, 'ownerOf'>,
  strangers: readonly Stranger[],
  day: number,
): { readonly settled: Count; readonly formatted: Count } {
  const [settled, formatted]: [Count, Count] = [
    { of: 0, hit: 0 },
    { of: 0, hit: 0 },
  ];
  for (const { machine, victim } of strangers) {
    const { input, token, drawn } = machine.visit(day);
    const { id, isSettled } = linker.meet(
      { input, token, person: null, now: day * DAY_MS },
      { machine, drawn },
    );
    add(settled, isSettled && ownerOf(id) === victim);
    add(formatted, ownerOf(id) === victim);
  }
  return { settled, formatted };
}

/** Changes that a person makes and reverts. */
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
 * Runs one machine through random orders of reversible changes, each visit with new storage like a new
 * profile or a private window. Returns in how many orders it stays one device from the first visit to the
 * last.
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
      // The first profile returns occasionally.
      const token = chance.happens(0.2) ? `${machine.number} first` : `${machine.number} order ${visit}`;
      const { input, drawn } = machine.used(day, use);
      const meeting = { input, token: visit === 0 ? `${machine.number} first` : token, person: null };
      ids.push(linker.meet({ ...meeting, now: day * DAY_MS }, { machine, drawn }).id);
    }
    const present = ids.map((id) => linker.presentId(id));
    add(whole, new Set(present).size === 1);
    for (let visit = 1; visit < present.length; visit++) add(pairs, present[visit] === present[visit - 1]);
  }
  return whole;
}

/** Creates separate machines for `measureOrders`, unlike any of the population. */
export const machinesForOrders = (count: number, seed: number): readonly Machine[] => {
  const machines: Machine[] = [];
  for (let number = 1_000_000; machines.length < count; number++) {
    const machine = new Machine(number, new Chance(seed + number), 500_000, null);
    if (machine.system === 'windows' || machine.system === 'linux') machines.push(machine);
  }
  return machines;
};
