import { COPIED_TOKENS, GROUPS, MOVED_PROFILES, PERSONS_OF_HOUSEHOLD } from './data/population';
import { Group, Machine } from './machine';
import { Chance } from './random';

/**
 * An invented population with the marginals of public statistics: systems and browsers (StatCounter 2025), screens,
 * few iPhone and many Android models after Zipf's law, ISPs with household and carrier networks, fleets of equal
 * machines, and the drift that FP-STALKER (2018) and Pugliese et al. (2020) describe. Nobody real is in it.
 */
export interface Population {
  readonly machines: readonly Machine[];
  readonly visits: readonly Visit[];
}

/** One visit of the population. */
interface Visit {
  readonly machine: Machine;
  /** Days since the first one. */
  readonly day: number;
}

function machinesOf(count: number, seed: number): readonly Machine[] {
  const chance = new Chance(seed);
  const households = Math.ceil(count / PERSONS_OF_HOUSEHOLD);
  const places: (Group | null)[] = [];
  for (const { kind, share, size } of GROUPS) {
    const groups = Math.max(1, Math.round((count * share) / size));
    for (let index = 0; index < groups; index++) {
      const group = new Group(places.length, kind, chance);
      for (let member = 0; member < size; member++) places.push(group);
    }
  }
  return Array.from(
    { length: count },
    (_, number) =>
      new Machine(number, new Chance(seed + 17 * (number + 1)), households, places[number] ?? null),
  );
}

/** Tokens that are met on another machine half-way through: the owner's own keep coming, or were moved away. */
function carryTokens(machines: readonly Machine[], chance: Chance, day: number): ReadonlySet<Machine> {
  const gone = new Set<Machine>();
  const carry = (share: number, kind: 'copied-token' | 'moved-profile') => {
    for (let index = 0; index < machines.length * share; index++) {
      const owner = chance.pick(machines);
      const taker = chance.pick(machines);
      if (owner === taker || owner.token === null || taker.foreignToken || owner.foreignToken) continue;
      if (owner.system !== taker.system || (owner.group && owner.group === taker.group)) continue;
      taker.foreignToken = { token: owner.token, kind };
      if (kind === 'moved-profile') gone.add(owner);
    }
  };
  if (day > 0) {
    carry(COPIED_TOKENS, 'copied-token');
    carry(MOVED_PROFILES, 'moved-profile');
  }
  return gone;
}

/** The machines' visits of so many days in the order of time; every machine comes at least once. */
export function populationOf(count: number, days: number, seed: number): Population {
  const chance = new Chance(seed);
  const machines = machinesOf(count, seed);
  const visits: Visit[] = [];
  for (const machine of machines) {
    const gap = 2 + chance.wait(14);
    for (let day = chance.next() * days * 0.7; day < days; day += 0.01 + chance.wait(gap))
      visits.push({ machine, day });
  }
  return { machines, visits: visits.sort((a, b) => a.day - b.day) };
}

/** Runs through the visits; half-way some tokens are carried to other machines. */
export function* shownBy({ machines, visits }: Population, seed: number) {
  const chance = new Chance(seed + 3);
  const half = (visits.at(-1)?.day ?? 0) / 2;
  let gone: ReadonlySet<Machine> | null = null;
  for (const { machine, day } of visits) {
    if (gone === null && day > half) gone = carryTokens(machines, chance, day);
    if (gone?.has(machine)) continue;
    yield { machine, day, shown: machine.visit(day) };
  }
}
