import type { SpaceId } from '@assay/contract';
import { type Account, type Connection, dailyStates, firedRules, type Traffic } from '@assay/store';
import { timestamp } from '../../management/index';
import { currentPolicy } from '../../policy/index';

const DAY_MS = 86_400_000;
/** A day's counts read one index range; this bounds it for the busiest account. */
const MOST_COUNTED = 100_000;
/** Stored answers that are opened to see which rules fired. */
const MOST_OPENED = 2_000;
const MOST_RULES = 20;

function dayCounts({ counts }: Traffic, since: number, days: number) {
  const rows = Array.from({ length: days }, (_, index) => ({
    date: timestamp(since + index * DAY_MS).slice(0, 10),
    approve: 0,
    review: 0,
    decline: 0,
  }));
  for (const { day, state, count } of counts) {
    const row = rows[(day - since) / DAY_MS];
    if (row) row[state.toLowerCase() as 'approve' | 'review' | 'decline'] += count;
  }
  return rows;
}

/**
 * Decisions per UTC day and state, and the rules that were applied most often.
 * @param period `days` counts today; `now` in UNIX milliseconds.
 */
export async function readStats(
  connection: Connection,
  account: Account,
  period: { readonly spaceId: SpaceId; readonly days: number; readonly now: number },
) {
  const { spaceId, days, now } = period;
  const since = Math.floor(now / DAY_MS) * DAY_MS - (days - 1) * DAY_MS;
  const [traffic, fired, policy] = await Promise.all([
    dailyStates(connection, spaceId, { since, most: MOST_COUNTED }),
    firedRules(connection, spaceId, { since, most: MOST_OPENED, rules: MOST_RULES }),
    currentPolicy(connection, account),
  ]);
  const names = new Map(policy.document.rules.map((rule) => [rule.id, rule.name]));
  return {
    since: timestamp(since),
    days: { complete: traffic.counted < MOST_COUNTED, counts: dayCounts(traffic, since, days) },
    rules: {
      complete: fired.opened < MOST_OPENED,
      evaluations: fired.evaluations,
      fired: fired.rules.map(({ id, count }) => ({ id, name: names.get(id) ?? null, count })),
    },
  };
}
