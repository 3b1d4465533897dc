import { type Account, type Connection, dailyStates, newestSeen, type Traffic } from '@assay/store';
import { currentPolicy } from './policy-change';
import { timestamp } from './timestamps';

const DAY_MS = 86_400_000;
/** A day's counts read one index range; this bounds it for the busiest account. */
const MOST_COUNTED = 100_000;
/** Stored decisions that are opened to see which rules fired. */
const MOST_OPENED = 2_000;
const MOST_RULES = 20;

/** What of a stored decision tells which rules counted. */
interface Fired {
  readonly score_path: readonly { readonly rule_id: string }[];
  readonly decided_by: { readonly by: string; readonly ids?: readonly string[] };
}

function countRules(seen: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of seen) {
    const { score_path, decided_by } = JSON.parse(text) as Fired;
    const deciding = decided_by.by === 'rule' ? (decided_by.ids ?? []) : [];
    for (const id of new Set([...score_path.map((step) => step.rule_id), ...deciding])) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

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
 * Decisions per UTC day and state, and the rules that changed the score or fixed the state most often.
 * @param period `days` counts today; `now` in UNIX milliseconds.
 */
export async function readStats(
  connection: Connection,
  account: Account,
  period: { readonly spaceId: number; readonly days: number; readonly now: number },
) {
  const { spaceId, days, now } = period;
  const since = Math.floor(now / DAY_MS) * DAY_MS - (days - 1) * DAY_MS;
  const [traffic, seen, policy] = await Promise.all([
    dailyStates(connection, spaceId, { since, most: MOST_COUNTED }),
    newestSeen(connection, spaceId, { since, most: MOST_OPENED }),
    currentPolicy(connection, account),
  ]);
  const names = new Map(policy.document.rules.map((rule) => [rule.id, rule.name]));
  const fired = [...countRules(seen)]
    .map(([id, count]) => ({ id, name: names.get(id) ?? null, count }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_RULES);
  return {
    since: timestamp(since),
    days: { complete: traffic.counted < MOST_COUNTED, counts: dayCounts(traffic, since, days) },
    rules: { complete: seen.length < MOST_OPENED, evaluations: seen.length, fired },
  };
}
