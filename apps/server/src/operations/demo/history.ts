import { LISTED_NAMES, SERVER_NETWORKS } from './data';
import { moneyFlows } from './flows';
import type { Random } from './people';
import type { PastFacts, Shop } from './shop';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Relative number of transactions per hour of the day, UTC. */
const HOURS = [2, 1, 1, 1, 1, 2, 4, 6, 8, 9, 9, 10, 11, 10, 9, 9, 10, 12, 14, 15, 14, 10, 6, 3] as const;
const CALLS_A_DAY = 36;
/** Additional transactions per day, compared with the previous day. */
const GROWTH_A_DAY = 0.2;
/** Position of the fraud ring, as a share of the period; its transactions occur within RING_HOURS hours. */
const RING_AT = 0.7;
const RING_CALLS = 26;
const RING_HOURS = 30;

/** Largest number of transactions of a day, compared with an ordinary day, so that charts stay readable. */
const MAX_DAY = 1.5;

/** A past transaction. */
export interface PastCall extends PastFacts {
  /** UNIX milliseconds. */
  readonly at: number;
}

function hourOf(random: Random): number {
  let left = random.next() * HOURS.reduce((sum, weight) => sum + weight, 0);
  for (const [hour, weight] of HOURS.entries()) {
    left -= weight;
    if (left < 0) return hour;
  }
  return HOURS.length - 1;
}

/**
 * Returns the past weeks of a shop in chronological order: its customers and other visitors, including a
 * fraud ring and people who launder money.
 */
export function history(
  shop: Shop,
  random: Random,
  { from, to }: { readonly from: number; readonly to: number },
): readonly PastCall[] {
  const calls: PastCall[] = [];
  const days = Math.ceil((to - from) / DAY_MS);
  const ringBegins = from + (to - from) * RING_AT;
  const ring = {
    ip: `${random.pick(SERVER_NETWORKS)}.${1 + random.below(250)}`,
    street: `Dock Road ${1 + random.below(90)}`,
  };
  for (let day = 0; day < days; day++) {
    const count = Math.round((CALLS_A_DAY + day * GROWTH_A_DAY) * (0.85 + random.next() * 0.3));
    const times = Array.from(
      { length: count },
      () => from + day * DAY_MS + (hourOf(random) + random.next()) * HOUR_MS,
    );
    // Generated in chronological order, so that no customer returns before the first visit.
    for (const at of times.sort((a, b) => a - b)) calls.push({ at, ...shop.next() });
  }
  for (let call = 0; call < RING_CALLS; call++)
    calls.push({ at: ringBegins + random.next() * RING_HOURS * HOUR_MS, ...shop.ofRing(ring) });
  for (const name of LISTED_NAMES)
    calls.push({ at: from + random.next() * (to - from), ...shop.listed(name) });
  calls.push(...moneyFlows(random, { from, to }));
  return calls.filter(({ at }) => at < to).sort((a, b) => a.at - b.at);
}

/**
 * Returns the number of transactions that may still be sent today (UTC): until then, today has at most 1.5 times
 * the transactions of an ordinary day, which is the median.
 */
export function remainingToday(calls: readonly Pick<PastCall, 'at'>[], now: number): number {
  const dayOf = (at: number) => Math.floor(at / DAY_MS);
  const today = dayOf(now);
  const counts = new Map<number, number>();
  for (const { at } of calls) counts.set(dayOf(at), (counts.get(dayOf(at)) ?? 0) + 1);
  const others = [...counts].filter(([day]) => day !== today).map(([, count]) => count);
  const ordinary = others.sort((a, b) => a - b)[Math.floor(others.length / 2)] ?? CALLS_A_DAY;
  return Math.max(0, Math.floor(MAX_DAY * ordinary) - (counts.get(today) ?? 0));
}
