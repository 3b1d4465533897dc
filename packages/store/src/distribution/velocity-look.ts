import { numbers } from '../connection/statement';
import { type LookRow, lookStatement } from '../scoring/velocity';
import type { Ask, Form } from './account-nodes';

/** Query of one account, whose rows are on one server; it reads the account's own counters. */
const LOOK_OF_ACCOUNT = lookStatement({
  keys: 'unnest($2::bigint[], $3::bigint[], $4::int[], $7::int[]) WITH ORDINALITY AS r(key_hash, since, cap, columns, ord)',
  account: '$1',
  history:
    'CROSS JOIN LATERAL (SELECT * FROM key_history a WHERE a.account_id = $1 AND a.key_hash = h.key_hash LIMIT 1) k',
});

const SHARED_HISTORY = `
SELECT key_hash::text AS key, account_id, hits, first_seen, last_seen, fraud_hits, fraud_first_seen AS fraud_first, fraud_last_seen AS fraud_last
FROM key_history WHERE account_id = ANY($1::int[]) AND key_hash = ANY($2::bigint[])`;

type History = Parameters<Form<'velocity_look'>>[1]['history'];

/** Returns the counters of other accounts that share with the account. */
async function sharedCounters(
  account: number,
  history: History,
  ask: Ask,
): Promise<readonly (LookRow & { readonly key: string })[]> {
  const shared = history.filter(({ sharing }) => sharing.size > 1 && sharing.has(account));
  const [first] = shared;
  if (!first) return [];
  return ask({
    name: 'velocity_shared',
    text: SHARED_HISTORY,
    values: [
      numbers([...first.sharing].filter((other) => other !== account)),
      numbers([...new Set(shared.map(({ keyHash }) => keyHash))]),
    ],
  });
}

/**
 * Velocity query of one account on its node; counters that others share are on other nodes and need a
 * separate statement.
 */
export const velocityQuery: Form<'velocity_look'> = async ({ values = [] }, { account, history }, ask) => {
  const look = {
    name: 'velocity_look_of_account',
    text: LOOK_OF_ACCOUNT,
    values: [account, ...values.slice(1)],
  };
  const [own, shared] = await Promise.all([
    ask<LookRow>({
      ...look,
      accounts: [account],
      atPart: { account, writes: false, make: () => look },
    }),
    sharedCounters(account, history, ask),
  ]);
  if (shared.length === 0) return own;
  const others = history.flatMap(({ keyHash }, at) =>
    shared.filter(({ key }) => key === keyHash).map((row) => ({ ...row, ord: at + 1, events: null })),
  );
  // The counters of a key are ordered by account, as from one server.
  return [...own, ...others].sort((one, other) => one.account_id - other.account_id);
};
