import { setImmediate } from 'node:timers/promises';
import { ApiError, type ListImportProgress } from '@assay/contract';
import type { ManagedList } from '@assay/rules';
import { addListEntries, appendAudit, lockAccount, raiseListsVersion } from '@assay/store';
import type { Principal } from '../../../identity/index';
import type { ManagementApi } from '../../../management/index';
import { requireItem } from '../../../management/index';
import type { SpooledFile } from '../../../platform/secrets/spooled-file';
import { currentPolicy } from '../../versions/policy-version';
import type { ListPorts } from '../list-change';
import { sentEntries } from '../list-entries';
import { readCsv } from './csv';
import { type BadRow, type ImportEntry, ImportRows } from './import-rows';

/** Rows of one transaction. */
const TOGETHER = 2_000;
/** Refused lines that are named. */
const MOST_NAMED = 1_000;
/** So often what was saved until then begins to count: with each version every process reads the lists anew. */
const COUNTS_EACH_MS = 10_000;

interface Import {
  readonly principal: Principal;
  readonly listId: string;
  readonly file: Pick<SpooledFile, 'size' | 'pieces'>;
  /** Nobody waits for it any more. */
  readonly isOver: () => boolean;
}

type ImportPorts = Pick<ListPorts, 'listChanged'>;

/** Puts rows on a list in one transaction, with its audit record. @returns those that the list cannot hold */
async function saveRows(
  { routePorts, mutex }: ManagementApi,
  ports: ImportPorts,
  { principal, listId }: Import,
  { rows, counts }: { readonly rows: readonly ImportEntry[]; readonly counts: boolean },
): Promise<{ readonly saved: number; readonly bad: readonly BadRow[] }> {
  const { database, ambient, directory } = routePorts;
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
      const now = new Date(ambient.now());
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

/** Lets what was saved count, for decisions in every process. */
async function letCount({ routePorts, mutex }: ManagementApi, { principal }: Import): Promise<void> {
  const { database, directory } = routePorts;
  const accountId = principal.caller.account.id;
  await mutex.run(accountId, () => raiseListsVersion(database, accountId));
  await directory.changed();
}

/**
 * Brings a CSV file onto a list, some thousand rows at a time, and tells after each how far it is.
 * @throws what broke it off; what was saved until then stays
 */
export async function* importList(
  api: ManagementApi,
  ports: ImportPorts,
  asked: Import,
): AsyncGenerator<ListImportProgress> {
  const { file, isOver } = asked;
  const { now } = api.routePorts.ambient;
  const rows = new ImportRows();
  const named: BadRow[] = [];
  let [read, saved, refused, waiting] = [0, 0, 0, 0];
  let countedAt = now();
  let batch: ImportEntry[] = [];
  const refuse = (bad: readonly BadRow[]) => {
    refused += bad.length;
    if (named.length < MOST_NAMED) named.push(...bad.slice(0, MOST_NAMED - named.length));
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
    // Also of a file that broke off, or that nobody waits for any more.
    if (waiting > 0) await letCount(api, asked);
  }
  named.sort((one, other) => one.line - other.line);
  yield { ...standing('done'), lines: named };
}
