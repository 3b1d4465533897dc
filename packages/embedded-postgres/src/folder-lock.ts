import { randomUUID } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@assay/versioned-files';
import { asFolderError, EmbeddedError, systemErrorCode } from './errors';
import { identifyProcess, isAlive, type ProcessIdentity } from './process-identity';

/** What a lock file records of its holder. */
interface LockRecord extends ProcessIdentity {
  /** Names this one locking; never reused. */
  readonly nonce: string;
  /** When the lock was taken, ISO 8601 in UTC. */
  readonly since: string;
  /** Where the holder can be reached, when it recorded it. */
  readonly address: string | null;
}

/** A lock that is held. */
export interface FolderLock {
  readonly record: LockRecord;
  /** Gives the folder free. */
  release(): Promise<void>;
}

const LOCK_FILE = 'assay.lock';
const LOCK_MODE = 0o644;

const textOf = (record: LockRecord): string => `${JSON.stringify(record)}\n`;

function parseRecord(text: string): LockRecord | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { pid, startTicks, bootId, nonce, since, address } = value as Record<string, unknown>;
    if (typeof pid !== 'number' || typeof nonce !== 'string' || typeof since !== 'string') return null;
    return {
      pid,
      startTicks: typeof startTicks === 'number' ? startTicks : null,
      bootId: typeof bootId === 'string' ? bootId : null,
      nonce,
      since,
      address: typeof address === 'string' ? address : null,
    };
  } catch {
    return null;
  }
}

async function readRecord(path: string): Promise<LockRecord | 'absent' | 'unreadable'> {
  try {
    return parseRecord(await readFile(path, 'utf8')) ?? 'unreadable';
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return 'absent';
    throw error;
  }
}

/**
 * Creates `path` with the whole record in it, or answers false when it exists: no reader ever sees half a file, after a
 * loss of power neither, for half a lock could be taken over by nobody.
 */
async function createExclusively(path: string, record: LockRecord): Promise<boolean> {
  const draft = `${path}.${record.nonce}.draft`;
  writeWhole(draft, textOf(record), { mode: LOCK_MODE });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function inUse(folder: string, holder: LockRecord): EmbeddedError {
  const address = holder.address === null ? '' : ` at ${holder.address}`;
  return new EmbeddedError(
    'folder_in_use',
    `The data folder ${folder} is in use by process ${holder.pid}${address}, running since ${holder.since}; ` +
      'stop it first or choose another folder.',
  );
}

/** The live process that holds the lock of `folder`, or null. */
export async function folderHolder(folder: string): Promise<LockRecord | null> {
  const record = await readRecord(join(folder, LOCK_FILE));
  return typeof record === 'object' && isAlive(record) ? record : null;
}

/**
 * Takes the lock of a data folder for this process.
 *
 * A lock left behind by a process that no longer runs is taken over. Node.js offers no kernel file lock, and
 * "delete the stale file, then create mine" lets two takers both win; so a taker claims the right to replace one
 * particular stale lock by creating `assay.lock.<its nonce>`, which only one can. A claim whose owner died is itself
 * a stale lock that can be claimed the same way.
 *
 * @param address where this process can be reached, shown to whoever is refused
 * @param now milliseconds since the epoch
 * @throws EmbeddedError `folder_in_use` with the holder's pid, start and address
 */
export async function lockFolder(folder: string, address: string | null, now: number): Promise<FolderLock> {
  const head = join(folder, LOCK_FILE);
  const record: LockRecord = {
    ...identifyProcess(process.pid),
    nonce: randomUUID(),
    since: new Date(now).toISOString(),
    address,
  };
  const release = async () => {
    const current = await readRecord(head);
    if (typeof current === 'object' && current.nonce === record.nonce) await rm(head, { force: true });
  };
  try {
    while (!(await tryLock(folder, head, record))) {
      // Somebody else changed the lock while it was being read: look again.
    }
  } catch (error) {
    throw asFolderError(error, folder);
  }
  return { record, release };
}

/** One attempt; true when held, false when the lock moved underneath and the attempt must be repeated. */
async function tryLock(folder: string, head: string, record: LockRecord): Promise<boolean> {
  const first = await readRecord(head);
  if (first === 'absent') return createExclusively(head, record);
  if (first === 'unreadable') {
    // Records appear whole, so this is a file somebody damaged. It names nobody who could be asked.
    throw new EmbeddedError(
      'folder_in_use',
      `The lock file ${head} is unreadable; delete it if nothing else runs.`,
    );
  }

  const claims: string[] = [];
  let stale = first;
  for (;;) {
    if (isAlive(stale)) throw inUse(folder, stale);
    const claim = `${head}.${stale.nonce}`;
    claims.push(claim);
    if (await createExclusively(claim, record)) break;
    const claimant = await readRecord(claim);
    if (typeof claimant === 'string') return false;
    stale = claimant;
  }

  const claimed = claims[claims.length - 1]!;
  try {
    // The claim may have been created after its predecessor had finished and tidied up: then the lock is another now.
    const current = await readRecord(head);
    if (typeof current === 'string' || current.nonce !== first.nonce) {
      await rm(claimed, { force: true });
      return false;
    }
    writeWhole(head, textOf(record), { mode: LOCK_MODE });
  } catch (error) {
    // Without the lock this process must not keep the claim either: it is alive, so nobody could take it over.
    await rm(claimed, { force: true });
    throw error;
  }
  for (const claim of claims) await rm(claim, { force: true });
  return true;
}
