import type { EnvironmentId } from '@assay/contract';
import type { Connection, Database } from '../connection/connection';
import { entryKey, sealEntry } from '../policy/lists';
import { eventPlace } from '../screening/cases';
import { casePlace, matchPlace } from '../screening/findings';
import { monitoredMatchPlace } from '../screening/monitored-matches';
import { changePlace, monitoredPlace } from '../screening/monitored-names';
import { sealEventBody, sealState } from '../verification/sealed-execution';
import { changePlace as commentPlace, statusPlace } from '../workplace/transactions/kept-feedback';
import { inTurns } from './reseal';
import { sealEvaluation, sealJson, type Vault } from './vault';

/*
 * Encrypts personal data that versions before 0.2 stored in plaintext: requests and responses, cases,
 * monitored names, verifications, comments. Encrypted rows are skipped, so an interrupted run can continue.
 */

const A_TURN = 200;

type Cell = string | number | null | object;
type ClearRow = { readonly [column: string]: Cell };

interface ClearTable {
  readonly name: string;
  /** Key columns without the account, each with its type: rows are processed in this order. */
  readonly key: readonly (readonly [column: string, type: string])[];
  /** Columns that are read in addition to the key. */
  readonly columns: readonly string[];
  /** SQL condition for rows with plaintext. */
  readonly isClear: string;
  /** SQL that clears the plaintext. */
  readonly emptied: string;
  seal(vault: Vault, environmentId: EnvironmentId, row: ClearRow): Buffer;
}

const text = (cell: Cell | undefined): string => String(cell);

const TABLES: readonly ClearTable[] = [
  {
    name: 'screening_case',
    key: [['id', 'uuid']],
    columns: ['subject_key::text AS subject_key', 'user_id', 'name', 'query'],
    isClear: 'kept IS NULL AND name IS NOT NULL',
    emptied: 'name = NULL, query = NULL, user_id = NULL',
    seal: (vault, environmentId, { subject_key, user_id: userId, name, query }) =>
      sealJson(vault, environmentId, casePlace(text(subject_key)), { userId, name, query }),
  },
  {
    name: 'screening_case_match',
    key: [
      ['case_id', 'uuid'],
      ['list', 'text'],
      ['source_id', 'text'],
    ],
    columns: [
      'entry',
      'explanation',
      '(SELECT subject_key::text FROM screening_case c WHERE c.account_id = $1 AND c.id = t.case_id) AS subject_key',
    ],
    isClear: 'kept IS NULL AND entry IS NOT NULL',
    emptied: 'entry = NULL, explanation = NULL',
    seal: (vault, environmentId, { subject_key, list, source_id, entry, explanation }) =>
      sealJson(vault, environmentId, matchPlace(text(subject_key), text(list), text(source_id)), {
        entry,
        explanation,
      }),
  },
  {
    name: 'screening_case_event',
    key: [
      ['case_id', 'uuid'],
      ['sequence', 'int'],
    ],
    columns: ['note'],
    // The database writes the others, which name list entries.
    isClear: `kept IS NULL AND note <> '' AND action NOT IN ('opened', 'matched', 'reopened')`,
    emptied: `note = ''`,
    seal: (vault, environmentId, { case_id, note }) =>
      vault.seal(environmentId, eventPlace(text(case_id)), Buffer.from(text(note))),
  },
  {
    name: 'monitored_name',
    key: [['id', 'uuid']],
    columns: ['subject_key::text AS subject_key', 'user_id', 'name', 'query'],
    isClear: 'kept IS NULL AND name IS NOT NULL',
    emptied: 'name = NULL, query = NULL, user_id = NULL',
    seal: (vault, environmentId, { subject_key, user_id: userId, name, query }) =>
      sealJson(vault, environmentId, monitoredPlace(text(subject_key)), { userId, name, query }),
  },
  {
    name: 'monitored_match',
    key: [
      ['monitored_id', 'uuid'],
      ['list', 'text'],
      ['source_id', 'text'],
    ],
    columns: ['told'],
    isClear: 'kept IS NULL AND told IS NOT NULL',
    emptied: 'told = NULL',
    seal: (vault, environmentId, { monitored_id, list, source_id, ...row }) =>
      sealJson(
        vault,
        environmentId,
        monitoredMatchPlace(text(monitored_id), text(list), text(source_id)),
        row.told,
      ),
  },
  {
    name: 'monitoring_change',
    key: [['sequence', 'bigint']],
    columns: ['at', 'data'],
    isClear: 'kept IS NULL AND data IS NOT NULL',
    emptied: 'data = NULL',
    seal: (vault, environmentId, { at, data }) =>
      sealJson(vault, environmentId, changePlace(Number(at)), data),
  },
  {
    name: 'transaction_status',
    key: [['transaction_id', 'text']],
    columns: ['comment'],
    isClear: `kept IS NULL AND comment <> ''`,
    emptied: `comment = ''`,
    seal: (vault, environmentId, { transaction_id, comment }) =>
      vault.seal(environmentId, statusPlace(text(transaction_id)), Buffer.from(text(comment))),
  },
  {
    name: 'transaction_change',
    key: [
      ['transaction_id', 'text'],
      ['id', 'uuid'],
    ],
    columns: ['comment'],
    isClear: `kept IS NULL AND comment <> ''`,
    emptied: `comment = ''`,
    seal: (vault, environmentId, { transaction_id, id, comment }) =>
      vault.seal(environmentId, commentPlace(text(transaction_id), text(id)), Buffer.from(text(comment))),
  },
];

const keyOf = ({ key }: ClearTable, row: ClearRow): readonly Cell[] =>
  key.map(([column]) => row[column] ?? null);

/**
 * Processes one batch of a table after a row, in a separate transaction.
 * @returns the last row; null = no rows left
 */
async function tableTurn(
  connection: Connection,
  table: ClearTable,
  environmentId: EnvironmentId,
  after: readonly Cell[] | null,
): Promise<{ readonly last: readonly Cell[]; readonly sealed: number } | null> {
  const { name, key, columns, isClear, emptied } = table;
  const names = key.map(([column]) => column).join(', ');
  const bounds = key.map(([, type], at) => `$${at + 2}::${type}`).join(', ');
  const keys = key.map(([column, type]) => (type === 'uuid' ? `${column}::text AS ${column}` : column));
  const rows = await connection.query<ClearRow>({
    text: `SELECT ${[...keys, ...columns].join(', ')} FROM ${name} t
           WHERE account_id = $1 AND ${isClear} ${after ? `AND (${names}) > (${bounds})` : ''}
           ORDER BY ${key.map(([column]) => `t.${column}`).join(', ')} LIMIT ${A_TURN} FOR UPDATE OF t`,
    values: [environmentId, ...(after ?? [])],
  });
  for (const row of rows) {
    await connection.query({
      name: `seal_clear_${name}`,
      text: `UPDATE ${name} SET ${emptied}, kept = $${key.length + 2} WHERE account_id = $1 AND (${names}) = (${bounds})`,
      values: [environmentId, ...keyOf(table, row), table.seal(connection.vault, environmentId, row)],
    });
  }
  const last = rows.at(-1);
  return last ? { last: keyOf(table, last), sealed: rows.length } : null;
}

interface ClearEvaluation {
  readonly id: string;
  readonly request: string;
  readonly seen: string;
  readonly answer: string;
}

/** Returns the rule ids of a response; null = it was not to include them. */
function appliedIn(answer: string): readonly string[] | null {
  const { data } = JSON.parse(answer) as {
    readonly data?: { readonly applied_rules?: readonly { readonly id: string }[] };
  };
  return data?.applied_rules?.map(({ id }) => id) ?? null;
}

/** Processes a batch of evaluations like `tableTurn`, and adds the rules that their responses name. */
async function evaluationTurn(connection: Connection, environmentId: EnvironmentId, after: string | null) {
  const rows = await connection.query<ClearEvaluation>({
    text: `SELECT id::text AS id, request, seen, answer FROM evaluation e
           WHERE account_id = $1 AND ($2::uuid IS NULL OR id > $2::uuid) AND kept IS NULL
           ORDER BY e.id LIMIT ${A_TURN} FOR UPDATE`,
    values: [environmentId, after],
  });
  for (const { id, ...texts } of rows) {
    await connection.query({
      name: 'seal_clear_evaluation',
      text: `UPDATE evaluation SET request = NULL, seen = NULL, answer = NULL, kept = $3, applied_rules = $4
             WHERE account_id = $1 AND id = $2::uuid`,
      values: [
        environmentId,
        id,
        sealEvaluation(connection.vault, environmentId, id, texts),
        appliedIn(texts.answer),
      ],
    });
  }
  const last = rows.at(-1)?.id;
  return last === undefined ? null : { last, sealed: rows.length };
}

interface ClearExecution {
  readonly id: string;
  readonly state: object | null;
  readonly kept: Buffer | null;
}

/** Processes a batch of executions like `tableTurn`, each with its plaintext events. */
async function executionTurn(connection: Connection, environmentId: EnvironmentId, after: string | null) {
  const { vault } = connection;
  const rows = await connection.query<ClearExecution>({
    text: `SELECT id::text AS id, state, kept FROM workflow_execution x
           WHERE account_id = $1 AND ($2::uuid IS NULL OR id > $2::uuid) AND (kept IS NULL OR EXISTS (
             SELECT 1 FROM workflow_event e WHERE e.account_id = $1 AND e.execution_id = x.id AND e.kept IS NULL))
           ORDER BY x.id LIMIT ${A_TURN} FOR UPDATE`,
    values: [environmentId, after],
  });
  for (const { id, state, kept: before } of rows) {
    const kept = before ?? sealState(vault, { environmentId, id }, state ?? {});
    await connection.query({
      name: 'seal_clear_execution',
      text: 'UPDATE workflow_execution SET state = NULL, kept = $3 WHERE account_id = $1 AND id = $2::uuid',
      values: [environmentId, id, kept],
    });
    const events = await connection.query<{ sequence: number; body: object }>({
      text: 'SELECT sequence, body FROM workflow_event WHERE account_id = $1 AND execution_id = $2::uuid AND kept IS NULL',
      values: [environmentId, id],
    });
    for (const { sequence, body } of events) {
      await connection.query({
        name: 'seal_clear_event',
        text: 'UPDATE workflow_event SET body = NULL, kept = $4 WHERE account_id = $1 AND execution_id = $2::uuid AND sequence = $3',
        values: [
          environmentId,
          id,
          sequence,
          sealEventBody(vault, { environmentId, id, kept }, sequence, body),
        ],
      });
    }
  }
  const last = rows.at(-1)?.id;
  return last === undefined ? null : { last, sealed: rows.length };
}

interface ClearEntry {
  readonly listId: string;
  readonly value: string;
  readonly note: string;
  readonly author: string;
}

/** Processes a batch of list entries like `tableTurn`; they are found by a keyed hash afterwards. */
async function listEntryTurn(
  connection: Connection,
  environmentId: EnvironmentId,
  after: { readonly listId: string; readonly value: string } | null,
) {
  const { vault } = connection;
  const rows = await connection.query<ClearEntry>({
    text: `SELECT list_id AS "listId", value, note, author FROM list_entry
           WHERE account_id = $1 AND kept IS NULL AND ($2::text IS NULL OR (list_id, value) > ($2, $3))
           ORDER BY list_id, value LIMIT ${A_TURN} FOR UPDATE`,
    values: [environmentId, after?.listId ?? null, after?.value ?? ''],
  });
  for (const { author, ...entry } of rows) {
    const { listId, value, note } = entry;
    const ofTransaction = author.startsWith('rule ') ? entryKey(vault, environmentId, note) : null;
    await connection.query({
      name: 'seal_clear_list_entry',
      text: `UPDATE list_entry SET value = $4, note = '', kept = $5, transaction_key = $6
             WHERE account_id = $1 AND list_id = $2 AND value = $3`,
      values: [
        environmentId,
        listId,
        value,
        entryKey(vault, environmentId, value),
        sealEntry(vault, environmentId, entry),
        ofTransaction,
      ],
    });
  }
  const last = rows.at(-1);
  return last ? { last, sealed: rows.length } : null;
}

/**
 * Encrypts the plaintext requests, responses, cases, monitored names, verifications, comments and list
 * entries of an environment, in batches with separate transactions.
 * @param report receives the number of rows of each batch
 */
export async function sealClearRecords(
  database: Database,
  environmentId: EnvironmentId,
  report: (sealed: number) => void,
): Promise<void> {
  await inTurns<string>(
    (after) => database.transaction((connection) => evaluationTurn(connection, environmentId, after)),
    report,
  );
  for (const table of TABLES) {
    await inTurns<readonly Cell[]>(
      (after) => database.transaction((connection) => tableTurn(connection, table, environmentId, after)),
      report,
    );
  }
  await inTurns<string>(
    (after) => database.transaction((connection) => executionTurn(connection, environmentId, after)),
    report,
  );
  await inTurns<{ readonly listId: string; readonly value: string }>(
    (after) => database.transaction((connection) => listEntryTurn(connection, environmentId, after)),
    report,
  );
}

/** Counts the plaintext rows of an environment. */
export async function countClearRecords(
  connection: Connection,
  environmentId: EnvironmentId,
): Promise<number> {
  const counts = [
    ...TABLES.map(
      ({ name, isClear }) => `(SELECT count(*) FROM ${name} WHERE account_id = $1 AND ${isClear})`,
    ),
    '(SELECT count(*) FROM evaluation WHERE account_id = $1 AND kept IS NULL)',
    '(SELECT count(*) FROM list_entry WHERE account_id = $1 AND kept IS NULL)',
    '(SELECT count(*) FROM workflow_execution WHERE account_id = $1 AND kept IS NULL)',
    '(SELECT count(*) FROM workflow_event WHERE account_id = $1 AND kept IS NULL)',
  ];
  const [row] = await connection.query<{ clear: number }>({
    text: `SELECT ${counts.join(' + ')} AS clear`,
    values: [environmentId],
  });
  return row!.clear;
}
