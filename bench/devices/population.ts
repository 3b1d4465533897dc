import { Group } from './build';
import { COPIED_TOKENS, GROUPS, MOVED_PROFILES, PERSONS_OF_HOUSEHOLD, TAKEOVERS } from './data/population';
import { Machine } from './machine';
import { Chance, groupedBy } from './random';

/**
 * A synthetic population with the distributions of public statistics: systems and browsers (StatCounter
 * 2025), screens, few iPhone and many Android models by Zipf's law, ISPs with household and carrier networks,
 * fleets of equal machines, and the drift described by FP-STALKER (2018) and Pugliese et al. (2020).
 * `data/population.ts` has the clearing, hiding and update behavior with its sources. It contains no real
 * person.
 */
export interface Population {
  readonly machines: readonly Machine[];
  readonly visits: readonly Visit[];
  /** Average days between two visits of a machine. */
  readonly gaps: ReadonlyMap<Machine, number>;
  readonly days: number;
}

/** One visit of the population. */
interface Visit {
  readonly machine: Machine;
  /** Days since the first visit. */
  readonly day: number;
}

/** Share of the time in which every machine has its first visit. */
export const FIRST_WITHIN = 0.7;

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

/** Carries tokens to other machines halfway through: the owner's machine continues, or its profile was moved. */
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

/** Assigns account takeovers to people with a device of the same model, which is the hardest case. */
function takeOver(machines: readonly Machine[], chance: Chance): void {
  const alike = groupedBy(machines, ({ similarity }) => similarity);
  for (let index = 0; index < machines.length * TAKEOVERS; index++) {
    const taker = chance.pick(machines);
    const victim = chance.pick(alike.get(taker.similarity) ?? [taker]);
    if (victim.person !== taker.person) taker.takenName = victim.person;
  }
}

/** Returns the machines' visits in chronological order; every machine visits at least once. */
export function populationOf(count: number, days: number, seed: number): Population {
  const chance = new Chance(seed);
  const machines = machinesOf(count, seed);
  const visits: Visit[] = [];
  const gaps = new Map<Machine, number>();
  for (const machine of machines) {
    const gap = 2 + chance.wait(14);
    gaps.set(machine, gap);
    for (let day = chance.next() * days * FIRST_WITHIN; day < days; day += 0.01 + chance.wait(gap))
      visits.push({ machine, day });
  }
  return { machines, visits: visits.sort((a, b) => a.day - b.day), gaps, days };
}

/** Iterates over the visits; halfway, some tokens are carried to other machines. */
export function* shownBy({ machines, visits }: Population, seed: number) {
  const chance = new Chance(seed + 3);
  const half = (visits.at(-1)?.day ?? 0) / 2;
  let gone: ReadonlySet<Machine> | null = null;
  for (const { machine, day } of visits) {
    if (gone === null && day > half) {
      gone = carryTokens(machines, chance, day);
      takeOver(machines, chance);
    }
    if (gone?.has(machine)) continue;
    yield { machine, day, shown: machine.visit(day) };
  }
}
