import type { EnvironmentId } from '@assay/contract';
import { expect, it } from 'vitest';
import type { Database } from '../connection/connection';
import { createAccount } from '../identity/accounts';
import { activeListEntries, listEntries } from '../policy/lists';
import { findCase } from '../screening/cases';
import { exportMonitoredNames, listMonitored, listMonitoringChanges } from '../screening/monitored-names';
import { onEveryServer } from '../testing/every-server';
import { vaultOf } from '../testing/visible-vault';
import { executionEvents, findExecution } from '../verification/executions';
import { listChanges } from '../workplace/transactions/kept-feedback';
import { exportFeedback } from '../workplace/transactions/person';
import { exportListEntries } from './erase/person-transactions';
import { countOutdated, resealRecords } from './reseal';
import { countClearRecords, sealClearRecords } from './seal-clear';

const ID = '0193a5a0-0000-7000-8000-000000000001';
const OTHER_ID = '0193a5a0-0000-7000-8000-000000000002';

/** Data of version 0.1, one row of each table for two environments. */
const CLEAR = [1, 2].flatMap((space) => [
  `INSERT INTO screening_case (account_id, id, subject_key, user_hash, user_id, name, query, status, created_at, updated_at)
   VALUES (${space}, '${ID}', 77, 5, 'u-zebra', 'Zebra One', '{"name":"Zebra One","type":"PERSON"}', 'OPEN', 1, 1)`,
  `INSERT INTO screening_case_match (account_id, case_id, list, source_id, kind, content_hash, score, entry, explanation, first_matched_at, last_matched_at)
   VALUES (${space}, '${ID}', 'LIST', 's-1', 'pep', 'h', 1, '{"name":"Zebra Listed"}', '{"why":"Zebra"}', 1, 1)`,
  `INSERT INTO screening_case_event (account_id, case_id, sequence, at, actor, action, note)
   VALUES (${space}, '${ID}', 1, 1, 'aml', 'opened', 'LIST s-1'), (${space}, '${ID}', 2, 1, 'jane', 'commented', 'zebra is well known')`,
  `INSERT INTO monitored_name (account_id, id, subject_key, user_hash, user_id, name, query, settings, cadence, generation, created_at, checked_at)
   VALUES (${space}, '${ID}', 77, 5, 'u-zebra', 'Zebra One', '{"name":"Zebra One"}', '{}', 'DAILY', 0, 1, 1)`,
  `INSERT INTO monitored_match (account_id, monitored_id, list, source_id, content_hash, told)
   VALUES (${space}, '${ID}', 'LIST', 's-1', 'h', '{"name":"Zebra Listed"}')`,
  `INSERT INTO monitoring_change (account_id, sequence, at, event, user_hash, data)
   VALUES (${space}, ${space}, 9, 'aml/person_updates', 5, '{"user_id":"u-zebra"}')`,
  `INSERT INTO transaction_status (account_id, transaction_id, evaluation_id, state, source, comment, author, changed_at)
   VALUES (${space}, 't-1', '${ID}', 2, 'review', 'zebra again', 'jane', 1)`,
  `INSERT INTO transaction_change (account_id, transaction_id, id, at, author, state, previous_state, comment)
   VALUES (${space}, 't-1', '${ID}', 1, 'jane', 2, 0, 'zebra again'), (${space}, 't-1', '${OTHER_ID}', 1, 'jane', 0, 2, '')`,
  `INSERT INTO workflow_execution (account_id, id, owner_id, workflow_id, workflow_version, workflow_name, sequence, state, created_at, expires_at)
   VALUES (${space}, '${ID}', 1, '${ID}', 1, 'Identity', 2, '{"inputs":{"user_fullname":"Zebra One"}}', 1, 2)`,
  `INSERT INTO workflow_event (account_id, execution_id, sequence, at, kind, body)
   VALUES (${space}, '${ID}', 1, 1, 'started', '{"name":"Zebra"}'), (${space}, '${ID}', 2, 1, 'ended', '{"name":"zebra"}')`,
  `INSERT INTO list_entry (account_id, list_id, value, note, author, created_at)
   VALUES (${space}, 'L1', 'zebra@example.com', 't-1', 'rule R1', '2026-01-01'), (${space}, 'L2', 'zebra one', 'seen twice', 'jane', '2026-01-02')`,
]);

const vault = vaultOf(0);

/** Additional data of this version: one row of each table and the place of its value. */
const SEALED = [
  {
    table: 'evaluation',
    columns: 'id, transaction_id, service_id, at, state, fraud_score, policy_version',
    values: `'${ID}', 't-1', 1, 1, 0, 0, 1`,
    place: `evaluation/${ID}`,
  },
  {
    table: 'screening',
    columns: 'id, at, matches, settings',
    values: `'${ID}', 1, 0, '{}'`,
    place: `screening/${ID}`,
  },
  {
    table: 'idempotency',
    columns: 'route, key, body_hash, reserved_at',
    values: `'fraud-api/v2', 'k-1', '', 1`,
    place: 'idempotency/fraud-api/v2/k-1',
  },
  { table: 'webhook_event', columns: 'event, at', values: `'aml/x', 1`, place: 'webhook event/aml/x' },
  { table: 'verification_face', columns: 'execution_id', values: `'${ID}'`, place: `face/${ID}` },
  {
    table: 'workflow_media',
    columns: 'id, execution_id, slot, media_type, size, sha256, created_at',
    values: `'${ID}', '${ID}', 'selfie', 'image/png', 1, '', 1`,
    place: `media/${ID}`,
  },
  {
    table: 'history_column',
    columns: 'first_id, name',
    values: `'${ID}', 'at'`,
    place: `history_column/${ID}/at`,
  },
];
const HISTORY_BLOCK = `INSERT INTO history_block (account_id, first_id, last_id, layout, rows) VALUES (1, '${ID}', '${ID}', 'x', 1)`;

const PERSON = { userHashes: ['5'], emailHashes: [], transactionIds: ['t-1'] };

/** Reads all data of an environment. */
const readOf = async (database: Database, space: EnvironmentId, account = 1) => ({
  case: await findCase(database, space, ID),
  monitored: await listMonitored(database, space, { limit: 10 }),
  exported: await exportMonitoredNames(database, space, PERSON),
  changes: await listMonitoringChanges(database, space, { limit: 10, after: 0 }),
  reviews: await listChanges(database, space, 't-1', 10),
  feedback: await exportFeedback(database, space, PERSON),
  state: (await findExecution(database, space, ID))?.state,
  events: await executionEvents(database, space, ID),
  entries: (
    await Promise.all(['L1', 'L2'].map((id) => listEntries(database, account, id, { limit: 9 })))
  ).map((list) => list.map(({ key: _, ...entry }) => entry)),
  active: (await activeListEntries(database, account, new Date()))
    .map(({ listId, value }) => `${listId} ${value}`)
    .sort(),
  ofPerson: (
    await exportListEntries(database, account, { values: ['zebra one'], transactionIds: ['t-1'] })
  ).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
});

const TABLES = [
  'screening_case',
  'screening_case_match',
  'screening_case_event',
  'monitored_name',
  'monitored_match',
  'monitoring_change',
  'transaction_status',
  'transaction_change',
  'workflow_execution',
  'workflow_event',
  'list_entry',
];
async function tablesWith(
  database: Database,
  text: string,
  space: EnvironmentId,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    const rows = await database.query({
      text: `SELECT 1 FROM ${table} t WHERE account_id = $1 AND row_to_json(t)::text ILIKE '%' || $2 || '%'`,
      values: [space, text],
    });
    if (rows.length > 0) found.push(table);
  }
  return found;
}

onEveryServer((databases) => {
  it('plaintext of version 0.1 reads the same before and after encryption in resumable batches', async () => {
    const database = await databases.open();
    for (const name of ['Shop', 'Bank'])
      await createAccount(database, { name, owner: false, settings: {}, now: new Date(0) });
    for (const text of CLEAR) await database.query({ text });
    const before = await readOf(database, 1);
    expect(JSON.stringify(before).match(/zebra/gi)).toHaveLength(27);
    expect(await tablesWith(database, 'zebra', 1)).toEqual(TABLES);
    expect(await countClearRecords(database, 1)).toBe(13);

    database.sealWith(vault);
    const turns: number[] = [];
    await sealClearRecords(database, 1, (sealed) => turns.push(sealed));
    expect(turns).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
    expect(await readOf(database, 1)).toEqual(before);
    expect(await tablesWith(database, 'zebra', 1)).toEqual([]);
    expect(await countClearRecords(database, 1)).toBe(0);
    // Only this environment's data, and no row twice.
    expect(await tablesWith(database, 'zebra', 2)).toEqual(TABLES);
    await sealClearRecords(database, 1, (sealed) => turns.push(sealed));
    expect(turns).toHaveLength(10);
  });

  it('reencrypts all values under the new key, and reads them unchanged', async () => {
    const database = await databases.open();
    for (const name of ['Shop', 'Bank'])
      await createAccount(database, { name, owner: false, settings: {}, now: new Date(0) });
    for (const text of CLEAR) await database.query({ text });
    database.sealWith(vault);
    await sealClearRecords(database, 1, () => undefined);
    await database.query({ text: HISTORY_BLOCK });
    for (const { table, columns, values, place } of SEALED) {
      await database.query({
        text: `INSERT INTO ${table} (account_id, ${columns}, kept) VALUES (1, ${values}, $1)`,
        values: [vault.seal(1, place, Buffer.from(`of ${table}`))],
        accounts: [1],
      });
    }
    const before = await readOf(database, 1);
    expect((await countOutdated(database, 1)).outdated).toBe(0);

    const next = vaultOf(1);
    database.sealWith(next);
    expect(await countOutdated(database, 1)).toEqual({ evaluations: 1, outdated: 13 + SEALED.length });
    let sealed = 0;
    await resealRecords(database, 1, (count) => {
      sealed += count;
    });
    expect(sealed).toBe(13 + SEALED.length);
    expect((await countOutdated(database, 1)).outdated).toBe(0);
    expect(await readOf(database, 1)).toEqual(before);
    for (const { table, place } of SEALED) {
      const [row] = await database.query<{ kept: Buffer }>({
        text: `SELECT kept FROM ${table} WHERE account_id = $1`,
        values: [1],
      });
      expect(row!.kept.subarray(0, 5)).toEqual(Buffer.from([2, 0, 0, 0, 1]));
      expect(next.open(1, place, row!.kept)?.toString()).toBe(`of ${table}`);
    }
  });
});
