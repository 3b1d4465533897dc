import { ALL_EVENT_COLUMNS, NO_SUBJECTS } from '@assay/contract';
import { expect, it } from 'vitest';
import type { Database } from '../connection/connection';
import type { Queries } from '../connection/statement';
import { LARGEST_BATCH, type NewEvaluation, persist } from '../scoring/keep-calls';
import { type Look, velocityReader } from '../scoring/velocity';
import { onEveryServer } from '../testing/every-server';
import { newEvaluation } from '../testing/new-evaluation';
import type { RoutedStatement } from './account-nodes';
import { inForm } from './forms';
import { KEEP_CALLS_FUNCTION } from './keep-calls';

/**
 * Sends the distributed forms to a single-server database: the statements for any node, or those for the node
 * of the account.
 */
const asApart = (database: Database, isAtNode: boolean): Database => ({
  ...database,
  query: ((statement) =>
    inForm(statement, ({ atPart, ...each }: RoutedStatement) =>
      database.query(isAtNode && atPart ? { ...each, ...atPart.make() } : each),
    )) as Queries['query'],
});

const TABLES = {
  evaluation: 'id, transaction_id, service_id, at, state, fraud_score, policy_version, kept, applied_rules',
  evaluation_find:
    'id, transaction_id, state, current_state, fraud_score, amount, currency, action_type, terms',
  key_history: 'key_hash, hits, first_seen, last_seen, fraud_hits, fraud_first_seen, fraud_last_seen',
  velocity_event: '*',
  webhook_event: 'event, at, kept, user_hashes, email_hashes, transaction_id',
};

async function storedIn(database: Database): Promise<Record<string, readonly unknown[]>> {
  const kept: Record<string, readonly unknown[]> = {};
  for (const [table, columns] of Object.entries(TABLES))
    kept[table] = await database.query({
      text: `SELECT ${columns} FROM ${table} ORDER BY ${table}::text`,
      accounts: 'every',
    });
  return kept;
}

/** Transactions of one account with every kind of stored value. */
const calls = (emits: boolean): readonly NewEvaluation[] =>
  Array.from({ length: LARGEST_BATCH }, (_, n) => {
    const usual = newEvaluation(1, n);
    const isOdd = n % 2 === 1;
    return newEvaluation(1, n, {
      event: isOdd
        ? { ...usual.event, state: 'DECLINE', subjects: { ...NO_SUBJECTS, device_hash: '77' } }
        : { ...usual.event, amount: null, currency: null, action_type: 'a"b', ip_country: 'DE' },
      appliedRules: isOdd ? ['r1', 'r,2'] : null,
      findTerms: isOdd ? ['-5', '9007199254740993'] : [],
      eventKeys: ['11', String(n)],
      historyKeys: isOdd ? ['11', '12'] : ['11'],
      ...(emits && isOdd
        ? { outbox: { event: 'transaction/processed', data: '{}', userHash: '5', emailHash: null } as const }
        : {}),
    });
  });

const look = (sharing: readonly number[]): Look => ({
  events: [{ environmentId: 1, keyHash: '11', since: 0, cap: 10, columns: ALL_EVENT_COLUMNS }],
  history: ['12', '11', '99'].map((keyHash) => ({ keyHash, environmentId: 1, sharing: new Set(sharing) })),
});

onEveryServer((databases) => {
  it.for([
    true,
    false,
  ])('the forms that store transactions store the same rows as the statement (outbox: %s)', async (emits, {
    skip,
  }) => {
    const [plain, byFunction, atNode] = await Promise.all([
      databases.open(),
      databases.open(),
      databases.open(),
    ]);
    if (await plain.isDistributed()) skip('This database is distributed.');
    await byFunction.query({ text: KEEP_CALLS_FUNCTION });
    // A part on a node assigns no sequence numbers.
    for (const text of [
      'ALTER TABLE webhook_event ALTER sequence DROP IDENTITY',
      'CREATE SEQUENCE webhook_event_sequence_seq',
    ])
      await atNode.query({ text });
    await persist(plain, calls(emits));
    await persist(asApart(byFunction, false), calls(emits));
    await persist(asApart(atNode, true), calls(emits));
    const kept = await storedIn(plain);
    expect(kept.webhook_event).toHaveLength(emits ? LARGEST_BATCH / 2 : 0);
    expect(await storedIn(byFunction)).toEqual(kept);
    expect(await storedIn(atNode)).toEqual(kept);
  });

  it('the form of the velocity query returns the same rows as the statement, with the counters of accounts that share', async ({
    skip,
  }) => {
    const database = await databases.open();
    if (await database.isDistributed()) skip('This database is distributed.');
    await persist(database, calls(false));
    for (const environmentId of [3, 2])
      await persist(database, [newEvaluation(environmentId, 50, { historyKeys: ['11'] })]);
    const all = await velocityReader(database).look(look([1, 2, 3]));
    expect(all.events[0]).toHaveLength(10);
    expect(all.history.map((rows) => rows.map(({ environmentId }) => environmentId))).toEqual([
      [1],
      [1, 2, 3],
      [],
    ]);
    for (const isAtNode of [true, false]) {
      const apart = velocityReader(asApart(database, isAtNode));
      expect(await apart.look(look([1, 2, 3]))).toEqual(all);
      const own = await apart.look(look([1]));
      expect(own.events).toEqual(all.events);
      expect(own.history).toEqual(
        all.history.map((rows) => rows.filter(({ environmentId }) => environmentId === 1)),
      );
    }
  });
});
