import { setImmediate } from 'node:timers/promises';
import { ApiError, isMoment, readDate } from '@assay/contract';
import type { ListImportProgress } from '@assay/management-api';
import type { ManagedList } from '@assay/rules';
import { addListEntries, appendAudit, lockAccount, raiseListsVersion } from '@assay/store';
import type { Principal } from '../../../identity/index';
import { type ManagementApi, requireItem } from '../../../management/index';
import { bareCell } from '../../../platform/csv-cell';
import type { SpooledFile } from '../../../platform/secrets/spooled-file';
import { currentPolicy } from '../../versions/policy-version';
import { sentEntries } from '../list-entries';
import type { ListPorts } from '../list-value';
import { type CsvRow, readCsv } from './csv';

/** A row as an entry, with its line. */
interface ImportEntry {
  readonly line: number;
  readonly value: string;
  readonly note: string;
  readonly expires_at: string | null;
  /** Country of a phone number in national form. */
  readonly country?: string;
}

interface BadRow {
  readonly line: number;
  readonly problem: string;
}

/** Column positions of a file. */
interface Columns {
  readonly value: number;
  readonly note: number;
  readonly end: number;
  readonly country: number;
}

const WITHOUT_HEAD: Columns = { value: 0, note: 1, end: 2, country: -1 };
const MAX_NOTE_LENGTH = 500;

/** Returns the columns that a first row names; null when it contains a value instead. */
function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) => cell.toLowerCase());
  const value = names.indexOf('value');
  if (value < 0) return null;
  const end = names.findIndex((name) => name === 'expires_at' || name === 'until');
  return { value, note: names.indexOf('note'), end, country: names.indexOf('country') };
}

/**
 * Returns the end of an entry. The text is a timestamp of RFC 3339, or a day, at whose start (UTC) the entry
 * ends. Other date formats are rejected because they are ambiguous between countries.
 */
function endOf(text: string): string | null | undefined {
  if (text === '') return null;
  if (isMoment(text)) return new Date(text).toISOString();
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && readDate(text) ? `${text}T00:00:00.000Z` : undefined;
}

/**
 * Converts rows of a file to list entries. The first row may name the columns `value`, `note`, `expires_at`
 * and `country`.
 */
class ImportRows {
  private columns: Columns | null = null;

  /** @param refusesCardData true if the account rejects card data instead of masking it */
  constructor(private readonly refusesCardData: boolean) {}

  /** @returns null for the row that names the columns */
  read({ line, cells, hadCardData, problem }: CsvRow): ImportEntry | BadRow | null {
    if (this.columns === null) {
      const named = columnsOf(cells);
      this.columns = named ?? WITHOUT_HEAD;
      if (named) return null;
    }
    if (problem) return { line, problem };
    if (hadCardData && this.refusesCardData)
      return { line, problem: 'a card number or a security code, which this account rejects' };
    const { value: at, note: noteAt, end: endAt, country: countryAt } = this.columns;
    const value = bareCell(cells[at] ?? '');
    const note = bareCell(cells[noteAt] ?? '');
    const expires_at = endOf(cells[endAt] ?? '');
    if (value === '') return { line, problem: 'no value' };
    if (note.length > MAX_NOTE_LENGTH)
      return { line, problem: `a note of more than ${MAX_NOTE_LENGTH} characters` };
    if (expires_at === undefined) return { line, problem: "its expiry isn't a valid date" };
    const country = (cells[countryAt] ?? '').trim();
    return { line, value, note, expires_at, ...(country === '' ? {} : { country }) };
  }
}

/** Rows of one database transaction. */
const TOGETHER = 2_000;
/** Maximum number of rejected lines that are reported. */
const MAX_NAMED = 1_000;
/**
 * Interval at which saved rows become effective, in milliseconds. It is limited because every process reloads
 * the lists for each version.
 */
const COUNTS_EACH_MS = 10_000;

interface Import {
  readonly principal: Principal;
  readonly listId: string;
  readonly file: Pick<SpooledFile, 'size' | 'pieces'>;
  /** Returns true if the caller no longer waits for the import. */
  readonly isOver: () => boolean;
}

type ImportPorts = Pick<ListPorts, 'listChanged'>;

/**
 * Adds rows to a list in one transaction, with its audit record.
 * @returns the rows that the list cannot hold
 */
async function saveRows(
  { routePorts, mutex }: ManagementApi,
  ports: ImportPorts,
  { principal, listId }: Import,
  { rows, counts }: { readonly rows: readonly ImportEntry[]; readonly counts: boolean },
): Promise<{ readonly saved: number; readonly bad: readonly BadRow[] }> {
  const { database, runtime, directory } = routePorts;
  const accountId = principal.caller.account.id;
  const author = principal.actor.auditName;
  const result = await mutex.run(accountId, () =>
    database.transaction(async (connection) => {
      const account = await lockAccount(connection, accountId);
      if (!account) throw new ApiError('notFound');
      const list: ManagedList = requireItem(
        (await currentPolicy(connection, account)).document.lists,
        listId,
      );
      const now = new Date(runtime.now());
      const entries = rows.map(({ line: _, ...entry }) => entry);
      const { sound, refused } = sentEntries(list, { entries, partial: true }, now);
      const values = sound.map(({ value }) => value);
      await addListEntries(
        connection,
        accountId,
        sound.map((entry) => ({ listId, author, createdAt: now, ...entry })),
        counts,
      );
      if (values.length > 0) {
        const change = { accountId, list, added: values, removed: [], cleared: false };
        await ports.listChanged(connection, { ...change, author, at: now.getTime() });
        await appendAudit(connection, accountId, {
          at: now,
          actor: author,
          action: 'list.add',
          target: listId,
          change: { entries: values.length, file: true },
        });
      }
      const bad = refused.map(({ index, expected }) => ({
        line: rows[index]!.line,
        problem: `not ${expected}`,
      }));
      return { saved: values.length, bad };
    }),
  );
  if (counts) await directory.changed();
  return result;
}

/** Makes saved rows effective for decisions in every process. */
async function letCount({ routePorts, mutex }: ManagementApi, { principal }: Import): Promise<void> {
  const { database, directory } = routePorts;
  const accountId = principal.caller.account.id;
  await mutex.run(accountId, () => raiseListsVersion(database, accountId));
  await directory.changed();
}

/**
 * Imports a CSV file into a list, some thousand rows at a time, and yields the progress after each batch.
 * @throws the error that interrupted it; the rows saved until then remain
 */
export async function* importList(
  api: ManagementApi,
  ports: ImportPorts,
  asked: Import,
): AsyncGenerator<ListImportProgress> {
  const { file, isOver } = asked;
  const { now } = api.routePorts.runtime;
  const rows = new ImportRows(asked.principal.caller.account.settings.card_numbers === 'reject');
  const named: BadRow[] = [];
  let [read, saved, refused, waiting] = [0, 0, 0, 0];
  let countedAt = now();
  let batch: ImportEntry[] = [];
  const refuse = (bad: readonly BadRow[]) => {
    refused += bad.length;
    if (named.length < MAX_NAMED) named.push(...bad.slice(0, MAX_NAMED - named.length));
  };
  const standing = (state: 'running' | 'done'): ListImportProgress => ({
    state,
    read,
    size: file.size,
    saved,
    refused,
  });
  const save = async () => {
    const counts = now() - countedAt >= COUNTS_EACH_MS;
    const result = await saveRows(api, ports, asked, { rows: batch, counts });
    batch = [];
    saved += result.saved;
    waiting = counts ? 0 : waiting + result.saved;
    if (counts) countedAt = now();
    refuse(result.bad);
  };
  async function* pieces() {
    for await (const piece of file.pieces()) {
      read += piece.length;
      yield piece;
      await setImmediate();
    }
  }
  try {
    for await (const row of readCsv(pieces())) {
      const entry = rows.read(row);
      if (entry === null) continue;
      if ('problem' in entry) refuse([entry]);
      else batch.push(entry);
      if (batch.length < TOGETHER) continue;
      await save();
      yield standing('running');
      if (isOver()) return;
    }
    if (batch.length > 0) await save();
  } finally {
    // Also runs if the file broke off or the caller is gone.
    if (waiting > 0) await letCount(api, asked);
  }
  named.sort((one, other) => one.line - other.line);
  yield { ...standing('done'), lines: named };
}
