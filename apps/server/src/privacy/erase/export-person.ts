import { type EnvironmentId, liveSpace } from '@assay/contract';
import {
  type Connection,
  type Database,
  eventsUnderKeys,
  exportAttachments,
  exportCases,
  exportCounters,
  exportDevices,
  exportFeedback,
  exportListEntries,
  exportMonitoredNames,
  exportPaymentEvents,
  exportQueueEvents,
  exportScreenings,
  exportSessionStreams,
  exportVerification,
  exportWebhooks,
  exportWhitelisted,
  storedEvaluations,
  type TransactionPosition,
  transactionsOf,
  withBitmapScans,
} from '@assay/store';
import { spelledOtherwise } from './list-spellings-step';
import { byHashes, type PersonScope } from './scope';

/** A stored row with the name of its table. */
interface PersonRecord {
  readonly table: string;
  readonly row: { readonly [member: string]: unknown };
}

interface PersonPage {
  readonly records: readonly PersonRecord[];
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
}

type PersonRows = ReturnType<typeof byHashes>;
type Read = (
  connection: Connection,
  scope: PersonScope,
  person: PersonRows,
) => Promise<readonly PersonRecord[]>;

const rowsOf =
  (
    table: string,
    read: (
      connection: Connection,
      environmentId: EnvironmentId,
      person: PersonRows,
    ) => Promise<readonly unknown[]>,
  ): Read =>
  async (connection, { environmentId }, person) =>
    (await read(connection, environmentId, person)).map((row) => ({
      table,
      row: row as PersonRecord['row'],
    }));

const listEntries: Read = async (connection, scope, { transactionIds }) => {
  const { environmentId, accountId, emails, userIds } = scope;
  if (environmentId !== liveSpace(accountId)) return [];
  const of = { values: [...emails, ...userIds], transactionIds };
  return exportListEntries(connection, accountId, of, await spelledOtherwise(connection, scope));
};

/** Stored data about a person other than evaluations, in page order. */
const STORES: readonly Read[] = [
  async (connection, { environmentId }, person) =>
    (await exportFeedback(connection, environmentId, person)) as readonly PersonRecord[],
  rowsOf('payment_event', exportPaymentEvents),
  rowsOf('webhook_event', exportWebhooks),
  rowsOf('device', exportDevices),
  rowsOf('session_stream', exportSessionStreams),
  rowsOf('workflow_execution', exportVerification),
  rowsOf('monitored_name', exportMonitoredNames),
  rowsOf('screening', exportScreenings),
  rowsOf('screening_case', exportCases),
  rowsOf('screening_whitelist', exportWhitelisted),
  rowsOf('queue_event', exportQueueEvents),
  rowsOf('attachment', exportAttachments),
  listEntries,
  async (connection, { environmentId, emailHashes }) =>
    exportCounters(connection, environmentId, emailHashes),
];

const PAGE_OF_IDS = 1000;
/** Number of records that a command reads at once. */
const A_TIME = 200;

/** Returns the ids of all transactions of the person. */
async function transactionIdsOf(connection: Connection, scope: PersonScope): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (let after: TransactionPosition | null = null; ; ) {
    const events = await eventsUnderKeys(connection, scope.environmentId, scope.keyHashes, {
      after,
      limit: PAGE_OF_IDS,
    });
    for (const id of transactionsOf(events)) ids.add(id);
    after = events.at(-1) ?? null;
    if (events.length < PAGE_OF_IDS) return [...ids];
  }
}

/** Part −1 is the evaluations; every other part is one of the stores. */
type Cursor =
  | { readonly part: -1; readonly after: TransactionPosition | null }
  | { readonly part: number; readonly skip: number };

const START: Cursor = { part: -1, after: null };
const written = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Parses a cursor; returns null if it is invalid. */
function readCursor(text: string): Cursor | null {
  try {
    const read = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as {
      readonly part?: unknown;
      readonly skip?: unknown;
      readonly after?: { readonly at?: unknown; readonly evaluationId?: unknown } | null;
    };
    if (read.part === -1 && read.after) {
      const { at, evaluationId } = read.after;
      return isCount(at) && typeof evaluationId === 'string' && UUID.test(evaluationId)
        ? { part: -1, after: { at, evaluationId } }
        : null;
    }
    const { part, skip } = read;
    return isCount(part) && part < STORES.length && isCount(skip) ? { part, skip } : null;
  } catch {
    return null;
  }
}

async function evaluationsPage(
  connection: Connection,
  scope: PersonScope,
  after: TransactionPosition | null,
  limit: number,
): Promise<PersonPage> {
  const events = await eventsUnderKeys(connection, scope.environmentId, scope.keyHashes, { after, limit });
  const kept = await storedEvaluations(
    connection,
    scope.environmentId,
    events.map(({ evaluationId }) => evaluationId),
  );
  const last = events.at(-1);
  return {
    records: kept.map(({ request, seen, answer, ...row }) => ({
      table: 'evaluation',
      row: {
        ...row,
        request: JSON.parse(request) as unknown,
        seen: JSON.parse(seen) as unknown,
        answer: JSON.parse(answer) as unknown,
      },
    })),
    next:
      last && events.length === limit
        ? written({ part: -1, after: { at: last.at, evaluationId: last.evaluationId } })
        : written({ part: 0, skip: 0 }),
  };
}

/**
 * Returns one page of all stored data about a person.
 * @param page.cursor `next` of the previous page; omit for the first page
 * @returns null when the cursor is invalid
 */
export async function exportPersonPage(
  database: Database,
  scope: PersonScope,
  page: { readonly limit: number; readonly cursor?: string },
): Promise<PersonPage | null> {
  const cursor = page.cursor === undefined ? START : readCursor(page.cursor);
  if (!cursor) return null;
  return database.transaction(async (connection) => {
    await withBitmapScans(connection);
    if ('after' in cursor) return evaluationsPage(connection, scope, cursor.after, page.limit);
    const transactionIds = await transactionIdsOf(connection, scope);
    const person = { ...byHashes(scope), transactionIds };
    const records: PersonRecord[] = [];
    let { part, skip } = cursor;
    for (; part < STORES.length && records.length < page.limit; part++, skip = 0) {
      const rows = await STORES[part]!(connection, scope, person);
      const room = page.limit - records.length;
      records.push(...rows.slice(skip, skip + room));
      if (rows.length > skip + room) return { records, next: written({ part, skip: skip + room }) };
    }
    return { records, next: part < STORES.length ? written({ part, skip: 0 }) : null };
  });
}

/** Yields every record of a person, page by page. */
export async function* exportPerson(database: Database, scope: PersonScope): AsyncGenerator<PersonRecord> {
  let page = await exportPersonPage(database, scope, { limit: A_TIME });
  while (page) {
    yield* page.records;
    const cursor = page.next;
    page = cursor === null ? null : await exportPersonPage(database, scope, { limit: A_TIME, cursor });
  }
}
