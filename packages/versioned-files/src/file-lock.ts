import { randomUUID } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { identifyProcess, isAlive, type ProcessIdentity } from './process-identity';
import { writeWhole } from './whole-file';

/** Contents of a lock file: its holder. */
export interface LockRecord extends ProcessIdentity {
  /** Unique ID of this lock; never reused. */
  readonly nonce: string;
  /** Time when the lock was taken, ISO 8601 in UTC. */
  readonly since: string;
  /** Address of the holder, if it recorded one. */
  readonly address: string | null;
}

/** A held lock. */
export interface FileLock {
  readonly record: LockRecord;
  /** Removes the lock file. */
  release(): Promise<void>;
}

/** Thrown when a live process holds the lock, or the lock file is damaged and its holder is unknown. */
export class LockHeld extends Error {
  override readonly name = 'LockHeld';

  constructor(
    readonly path: string,
    /** null if the file is unreadable. */
    readonly holder: LockRecord | null,
  ) {
    super(holder === null ? 'the lock file is unreadable' : `the lock is held by process ${holder.pid}`);
  }
}

/** Data recorded by a process that takes the lock: its address, and the time in UNIX milliseconds. */
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
 * Creates `path` with the whole record, or returns false if it exists. Readers never see half a file, not
 * even after a power loss: no process could take over half a lock.
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

/** Returns the live process that holds a lock, or null. */
export async function lockHolder(path: string): Promise<LockRecord | null> {
  const record = await readRecord(path);
  return typeof record === 'object' && isAlive(record) ? record : null;
}

/**
 * Takes a lock for this process by creating its file.
 *
 * Takes over a lock left by a process that no longer runs. Node.js offers no kernel file lock, and "delete
 * the stale file, then create mine" lets two processes both win. So a process claims the right to replace one
 * particular stale lock by creating `<path>.<its nonce>`, which only one can. If the owner of a claim dies,
 * the claim is a stale lock that can be claimed the same way.
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
    // Another process changed the lock while it was being read, so try again.
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
 * Runs the work while holding a lock, so that only one process of this machine runs it at a time; others
 * wait. Processes of another machine that shares the folder can't be checked: their locks count as stale.
 * @param patienceMs maximum time to wait for the holder, in milliseconds
 * @throws LockHeld if it is held for longer; any error of the work
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

/**
 * Makes one attempt; returns true if the lock is held, false if it changed meanwhile and the attempt must be
 * repeated.
 */
async function tryLock(head: string, record: LockRecord): Promise<boolean> {
  const first = await readRecord(head);
  if (first === 'absent') return createExclusively(head, record);
  // Records are written whole, so this file was damaged. It identifies no process that could be checked.
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
    // The claim may have been created after its predecessor had finished and cleaned up. Then the lock is a
    // different one.
    const current = await readRecord(head);
    if (typeof current === 'string' || current.nonce !== first.nonce) {
      await rm(claimed, { force: true });
      return false;
    }
    writeWhole(head, textOf(record), { mode: LOCK_MODE });
  } catch (error) {
    // Without the lock this process must not hold the claim: the process is alive, so no other process could
    // take it over.
    await rm(claimed, { force: true });
    throw error;
  }
  for (const claim of claims) await rm(claim, { force: true });
  return true;
}
