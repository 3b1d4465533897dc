import { randomUUID } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { identifyProcess, isAlive, type ProcessIdentity } from './process-identity';
import { writeWhole } from './whole-file';

/** What a lock file records of its holder. */
export interface LockRecord extends ProcessIdentity {
  /** Names this one locking; never reused. */
  readonly nonce: string;
  /** When the lock was taken, ISO 8601 in UTC. */
  readonly since: string;
  /** Where the holder can be reached, when it recorded it. */
  readonly address: string | null;
}

/** A lock that is held. */
export interface FileLock {
  readonly record: LockRecord;
  /** Removes the lock file. */
  release(): Promise<void>;
}

/** A live process holds the lock, or its file was damaged and names nobody. */
export class LockHeld extends Error {
  override readonly name = 'LockHeld';

  constructor(
    readonly path: string,
    /** null = the file is unreadable. */
    readonly holder: LockRecord | null,
  ) {
    super(holder === null ? 'the lock file is unreadable' : `the lock is held by process ${holder.pid}`);
  }
}

/** By this process, where it can be reached, and when (UNIX milliseconds). */
interface Taker {
  readonly address: string | null;
  readonly now: number;
}

const LOCK_MODE = 0o644;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

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
    if (codeOf(error) === 'ENOENT') return 'absent';
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
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** The live process that holds a lock, or null. */
export async function lockHolder(path: string): Promise<LockRecord | null> {
  const record = await readRecord(path);
  return typeof record === 'object' && isAlive(record) ? record : null;
}

/**
 * Takes a lock for this process by making its file.
 *
 * A lock left behind by a process that no longer runs is taken over. Node.js offers no kernel file lock, and
 * "delete the stale file, then create mine" lets two takers both win; so a taker claims the right to replace one
 * particular stale lock by creating `<path>.<its nonce>`, which only one can. A claim whose owner died is itself
 * a stale lock that can be claimed the same way.
 *
 * @throws LockHeld; the file system's error
 */
export async function takeLock(path: string, { address, now }: Taker): Promise<FileLock> {
  const record: LockRecord = {
    ...identifyProcess(process.pid),
    nonce: randomUUID(),
    since: new Date(now).toISOString(),
    address,
  };
  while (!(await tryLock(path, record))) {
    // Somebody else changed the lock while it was being read: look again.
  }
  return {
    record,
    async release() {
      const current = await readRecord(path);
      if (typeof current === 'object' && current.nonce === record.nonce) await rm(path, { force: true });
    },
  };
}

const REST_MS = 50;

/**
 * Works while it holds a lock, so that one works at a time, of however many processes of this machine. Who comes
 * meanwhile waits. Of another machine that shares the folder no process is known: its lock counts as left behind.
 * @param patienceMs how long to wait for whoever holds it
 * @throws LockHeld when it is held for longer; what the work throws
 */
export async function whileLocked<T>(
  path: string,
  { now, patienceMs }: { readonly now: number; readonly patienceMs: number },
  work: () => Promise<T>,
): Promise<T> {
  const lock = await takeInTime(path, { address: null, now }, patienceMs);
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

async function takeInTime(path: string, taker: Taker, patienceMs: number): Promise<FileLock> {
  for (let waitedMs = 0; ; waitedMs += REST_MS) {
    try {
      return await takeLock(path, taker);
    } catch (error) {
      if (!(error instanceof LockHeld) || waitedMs >= patienceMs) throw error;
    }
    await delay(REST_MS);
  }
}

/** One attempt; true when held, false when the lock moved underneath and the attempt must be repeated. */
async function tryLock(head: string, record: LockRecord): Promise<boolean> {
  const first = await readRecord(head);
  if (first === 'absent') return createExclusively(head, record);
  // Records appear whole, so this is a file somebody damaged. It names nobody who could be asked.
  if (first === 'unreadable') throw new LockHeld(head, null);

  const claims: string[] = [];
  let stale = first;
  for (;;) {
    if (isAlive(stale)) throw new LockHeld(head, stale);
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
