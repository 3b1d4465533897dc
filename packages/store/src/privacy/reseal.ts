import type { EnvironmentId } from '@assay/contract';
import type { Connection, Database } from '../connection/connection';
import { secondFactorPlace } from '../identity/panel-second-factors';
import { alertCasePlace, alertEventPlace } from '../monitoring/alerts';
import { entryPlace } from '../policy/lists';
import { historyPlace } from '../policy/models/history';
import { answerPlace } from '../scoring/idempotency';
import { eventPlace as caseEventPlace } from '../screening/cases';
import { casePlace, matchPlace } from '../screening/findings';
import { monitoredMatchPlace } from '../screening/monitored-matches';
import { changePlace, monitoredPlace } from '../screening/monitored-names';
import { screeningPlace } from '../screening/screenings';
import { whitelistPlace } from '../screening/whitelist';
import { facePlace, snapshotPlace } from '../verification/faces';
import { mediaPlace } from '../verification/media';
import { picturePlace } from '../verification/pictures';
import { executionEventPlace, executionPlace } from '../verification/sealed-execution';
import { webhookEventPlace } from '../webhooks/outbox';
import { paymentEventPlace } from '../workplace/payment-events/events';
import { attachmentPlace } from '../workplace/queues/attachments';
import { queueEventPlace } from '../workplace/queues/events';
import { changePlace as commentPlace, statusPlace } from '../workplace/transactions/kept-feedback';
import { evaluationPlace, openRows } from './vault';

/**
 * Processes a table in batches, each starting after the last row of the previous one.
 * @param turn processes some rows after a key; null = no rows left
 * @param report receives the number of rows of each batch
 */
export async function inTurns<Key>(
  turn: (after: Key | null) => Promise<{ readonly last: Key; readonly sealed: number } | null>,
  report: (sealed: number) => void,
): Promise<void> {
  for (let after: Key | null = null; ; ) {
    const done = await turn(after);
    if (!done) return;
    report(done.sealed);
    after = done.last;
  }
}

/*
 * Reencrypts values under an earlier data key, each with a new separate key. The previous one is destroyed,
 * so that copies of the value in backups can't be decrypted. Values that share a key still share one.
 */

const A_TURN = 200;

type Cell = string | number;
type EncryptedRow = { readonly [column: string]: Cell } & { readonly kept: Buffer };

/** A table with an encrypted column `kept`. */
interface EncryptedTable {
  readonly name: string;
  /** Primary key columns without the account, each with its type: rows are processed in this order. */
  readonly key: readonly (readonly [column: string, type: 'uuid' | 'text' | 'int' | 'bigint'])[];
  /** SQL expressions on the row `t` that its place needs in addition to the key, each with a name. */
  readonly beside?: readonly string[];
  /** Its values share a separate key with others, some of which may be reencrypted later. */
  readonly sharesKey?: true;
  /** Returns the place of a value, as used when it was encrypted. */
  readonly place: (row: EncryptedRow) => string;
}

const text = (cell: Cell | undefined): string => String(cell);

/** Every table with encrypted values. */
export const SEALED_TABLES: readonly EncryptedTable[] = [
  { name: 'alert_case', key: [['id', 'uuid']], place: ({ id }) => alertCasePlace(text(id)) },
  {
    name: 'alert_event',
    key: [
      ['alert_id', 'uuid'],
      ['id', 'uuid'],
    ],
    place: ({ id }) => alertEventPlace(text(id)),
  },
  { name: 'attachment', key: [['id', 'uuid']], place: ({ id }) => attachmentPlace(text(id)) },
  { name: 'evaluation', key: [['id', 'uuid']], place: ({ id }) => evaluationPlace(text(id)) },
  {
    name: 'history_column',
    key: [
      ['first_id', 'uuid'],
      ['name', 'text'],
    ],
    sharesKey: true,
    place: ({ first_id, name }) => historyPlace(text(first_id), text(name)),
  },
  {
    name: 'idempotency',
    key: [
      ['route', 'text'],
      ['key', 'text'],
    ],
    place: ({ route, key }) => answerPlace({ route: text(route), key: text(key) }),
  },
  { name: 'index_snapshot', key: [['name', 'text']], place: ({ name }) => snapshotPlace(text(name)) },
  {
    name: 'list_entry',
    key: [
      ['list_id', 'text'],
      ['value', 'text'],
    ],
    place: ({ list_id, value }) => entryPlace(text(list_id), text(value)),
  },
  {
    name: 'monitored_match',
    key: [
      ['monitored_id', 'uuid'],
      ['list', 'text'],
      ['source_id', 'text'],
    ],
    place: ({ monitored_id, list, source_id }) =>
      monitoredMatchPlace(text(monitored_id), text(list), text(source_id)),
  },
  {
    name: 'monitored_name',
    key: [['id', 'uuid']],
    beside: ['subject_key::text AS subject_key'],
    place: ({ subject_key }) => monitoredPlace(text(subject_key)),
  },
  {
    name: 'monitoring_change',
    key: [['sequence', 'bigint']],
    beside: ['at'],
    place: ({ at }) => changePlace(Number(at)),
  },
  { name: 'panel_second_factor', key: [['id', 'uuid']], place: ({ id }) => secondFactorPlace(text(id)) },
  { name: 'payment_event', key: [['id', 'uuid']], place: ({ id }) => paymentEventPlace(text(id)) },
  { name: 'queue_event', key: [['id', 'uuid']], place: ({ id }) => queueEventPlace(text(id)) },
  { name: 'screening', key: [['id', 'uuid']], place: ({ id }) => screeningPlace(text(id)) },
  {
    name: 'screening_case',
    key: [['id', 'uuid']],
    beside: ['subject_key::text AS subject_key'],
    place: ({ subject_key }) => casePlace(text(subject_key)),
  },
  {
    name: 'screening_case_event',
    key: [
      ['case_id', 'uuid'],
      ['sequence', 'int'],
    ],
    place: ({ case_id }) => caseEventPlace(text(case_id)),
  },
  {
    name: 'screening_case_match',
    key: [
      ['case_id', 'uuid'],
      ['list', 'text'],
      ['source_id', 'text'],
    ],
    beside: [
      '(SELECT subject_key::text FROM screening_case c WHERE c.account_id = $1 AND c.id = t.case_id) AS subject_key',
    ],
    place: ({ subject_key, list, source_id }) => matchPlace(text(subject_key), text(list), text(source_id)),
  },
  {
    name: 'screening_whitelist',
    key: [['id', 'uuid']],
    beside: ['subject_key::text AS subject_key', 'list', 'source_id'],
    place: ({ subject_key, list, source_id }) =>
      whitelistPlace(text(subject_key), text(list), text(source_id)),
  },
  {
    name: 'transaction_change',
    key: [
      ['transaction_id', 'text'],
      ['id', 'uuid'],
    ],
    place: ({ transaction_id, id }) => commentPlace(text(transaction_id), text(id)),
  },
  {
    name: 'transaction_status',
    key: [['transaction_id', 'text']],
    place: ({ transaction_id }) => statusPlace(text(transaction_id)),
  },
  {
    name: 'verification_face',
    key: [['number', 'bigint']],
    beside: ['execution_id::text AS execution_id'],
    place: ({ execution_id }) => facePlace(text(execution_id)),
  },
  {
    name: 'verification_picture',
    key: [['number', 'bigint']],
    beside: ['execution_id::text AS execution_id'],
    place: ({ execution_id }) => picturePlace(text(execution_id)),
  },
  {
    name: 'webhook_event',
    key: [['sequence', 'bigint']],
    beside: ['event'],
    place: ({ event }) => webhookEventPlace(text(event)),
  },
  {
    name: 'workflow_event',
    key: [
      ['execution_id', 'uuid'],
      ['sequence', 'int'],
    ],
    sharesKey: true,
    place: ({ execution_id, sequence }) => executionEventPlace(text(execution_id), Number(sequence)),
  },
  {
    name: 'workflow_execution',
    key: [['id', 'uuid']],
    sharesKey: true,
    place: ({ id }) => executionPlace(text(id)),
  },
  { name: 'workflow_media', key: [['id', 'uuid']], place: ({ id }) => mediaPlace(text(id)) },
];

/** SQL condition: encrypted, but not under the data key $2. */
const OUTDATED = 'kept IS NOT NULL AND (get_byte(kept, 0) <> 2 OR substr(kept, 2, 4) <> $2)';

/**
 * Processes one batch of a table after a row.
 * @returns the last row's key and the number of reencrypted values; null = no rows left
 */
async function resealTurn(
  connection: Connection,
  { name, key, beside = [], sharesKey, place }: EncryptedTable,
  environmentId: EnvironmentId,
  after: readonly Cell[] | null,
): Promise<{ readonly last: readonly Cell[]; readonly sealed: number } | null> {
  const { vault } = connection;
  const columns = key.map(([column]) => column).join(', ');
  const bounds = (first: number) => key.map(([, type], at) => `$${first + at}::${type}`).join(', ');
  const read = key.map(([column, type]) => (type === 'uuid' ? `${column}::text AS ${column}` : column));
  const rows = await connection.query<EncryptedRow>({
    text: `SELECT ${[...read, 'kept', ...beside].join(', ')} FROM ${name} t
           WHERE account_id = $1 AND ${OUTDATED} ${after ? `AND (${columns}) > (${bounds(3)})` : ''}
           ORDER BY ${key.map(([column]) => `t.${column}`).join(', ')} LIMIT ${A_TURN} FOR UPDATE OF t`,
    values: [environmentId, vault.sealingKey(), ...(after ?? [])],
  });
  const keyOf = (row: EncryptedRow): readonly Cell[] => key.map(([column]) => row[column]!);
  const sealed = await openRows(connection, rows, (row) => {
    const plain = vault.open(environmentId, place(row), row.kept);
    return plain && { row, kept: vault.seal(environmentId, place(row), plain, sharesKey && row.kept) };
  });
  for (const { row, kept } of sealed) {
    await connection.query({
      name: `reseal_${name}`,
      text: `UPDATE ${name} SET kept = $2 WHERE account_id = $1 AND (${columns}) = (${bounds(3)})`,
      values: [environmentId, kept, ...keyOf(row)],
    });
  }
  const last = rows.at(-1);
  return last ? { last: keyOf(last), sealed: sealed.length } : null;
}

/**
 * Reencrypts all values of an environment that use an earlier data key, in batches with separate
 * transactions; a repeated run continues where it stopped.
 * @param report receives the number of values of each batch
 */
export async function resealRecords(
  database: Database,
  environmentId: EnvironmentId,
  report: (sealed: number) => void,
): Promise<void> {
  for (const table of SEALED_TABLES) {
    await inTurns<readonly Cell[]>(
      (after) => database.transaction((connection) => resealTurn(connection, table, environmentId, after)),
      report,
    );
  }
}

/** Counts the evaluations of an environment, and its values of all kinds under an earlier data key. */
export async function countOutdated(
  connection: Connection,
  environmentId: EnvironmentId,
): Promise<{ readonly evaluations: number; readonly outdated: number }> {
  const counts = SEALED_TABLES.map(
    ({ name }) => `(SELECT count(*) FROM ${name} WHERE account_id = $1 AND ${OUTDATED})`,
  );
  const [row] = await connection.query<{ evaluations: number; outdated: number }>({
    text: `SELECT (SELECT count(*) FROM evaluation WHERE account_id = $1) AS evaluations, ${counts.join(' + ')} AS outdated`,
    values: [environmentId, connection.vault.sealingKey()],
  });
  return row!;
}
