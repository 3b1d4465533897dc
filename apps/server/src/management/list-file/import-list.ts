import { setImmediate } from 'node:timers/promises';
import { ApiError, type ListImportProgress } from '@assay/contract';
import type { ManagedList } from '@assay/rules';
import { addListEntries, appendAudit, lockAccount } from '@assay/store';
import type { ManagementApi } from '../endpoint';
import { requireItem } from '../identifiers';
import { sentEntries } from '../list-entries';
import { currentPolicy } from '../policy-version';
import type { ManagementPorts } from '../ports';
import type { Principal } from '../principal';
import { readCsv } from './csv';
import { type BadRow, type ImportEntry, ImportRows } from './import-rows';

/** Rows of one transaction. */
const TOGETHER = 2_000;
/** Refused lines that are named. */
const MOST_NAMED = 1_000;
/** Bytes that are read before other calls have their turn. */
const A_PIECE = 64 * 1024;

interface Import {
  readonly principal: Principal;
  readonly listId: string;
  readonly file: Buffer;
  /** Nobody waits for it any more. */
  readonly isOver: () => boolean;
}

type ImportPorts = Pick<ManagementPorts, 'listChanged'>;

/** Puts rows on a list in one transaction, with its audit record. @returns those that the list cannot hold */
async function saveRows(
  { routePorts, mutex }: ManagementApi,
  ports: ImportPorts,
  { principal, listId }: Import,
  rows: readonly ImportEntry[],
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
  await directory.changed();
  return result;
}

/** The bytes of a file in pieces, with how many were handed out. */
function piecesOf(file: Buffer): { readonly pieces: Iterable<Uint8Array>; read(): number } {
  let at = 0;
  function* pieces() {
    while (at < file.length) {
      const piece = file.subarray(at, at + A_PIECE);
      at += piece.length;
      yield piece;
    }
  }
  return { pieces: pieces(), read: () => at };
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
  const { pieces, read } = piecesOf(file);
  const rows = new ImportRows();
  const named: BadRow[] = [];
  let [saved, refused] = [0, 0];
  let batch: ImportEntry[] = [];
  const refuse = (bad: readonly BadRow[]) => {
    refused += bad.length;
    if (named.length < MOST_NAMED) named.push(...bad.slice(0, MOST_NAMED - named.length));
  };
  const standing = (state: 'running' | 'done'): ListImportProgress => ({
    state,
    read: read(),
    size: file.length,
    saved,
    refused,
  });
  const save = async () => {
    const result = await saveRows(api, ports, asked, batch);
    batch = [];
    saved += result.saved;
    refuse(result.bad);
  };
  for (const row of readCsv(pieces)) {
    const entry = rows.read(row);
    if (entry === null) continue;
    if ('problem' in entry) refuse([entry]);
    else batch.push(entry);
    if (batch.length < TOGETHER) continue;
    await save();
    yield standing('running');
    if (isOver()) return;
    await setImmediate();
  }
  if (batch.length > 0) await save();
  named.sort((one, other) => one.line - other.line);
  yield { ...standing('done'), lines: named };
}
