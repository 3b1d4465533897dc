import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { DataUpdateOutcome } from '@assay/store';
import type { UpdatableSource } from './update-sources';

/** How a turn of a source ended. */
export interface UpdateResult {
  readonly outcome: DataUpdateOutcome;
  /** Null where it brought data. */
  readonly reason: { readonly code: string; readonly message: string } | null;
  /** How long the publisher asks to be left alone, if it does. */
  readonly retryAfterMs?: number;
}

/** Fetches a source and takes it over when it passes every check. Never throws. */
export type RunUpdate = (source: UpdatableSource, signal: AbortSignal) => Promise<UpdateResult>;

/** Longer than any fetch may take, an index of every list included. */
const LONGEST_TURN_MS = 15 * 60_000;
const MOST_OUTPUT = 64 * 1024;

const failed = (code: string, message: string): UpdateResult => ({
  outcome: 'failed',
  reason: { code, message },
});

/**
 * Updates in a process of its own, with less right to the processor than the calls have: fetching, reading and checking a
 * list of millions of rows takes seconds, and no call waits for them.
 *
 * @param program `assay` itself
 */
export function updatesBeside(program: string, dataDir: string): RunUpdate {
  return (source, signal) => {
    const command = source.kind === 'feed' ? 'data' : 'lists';
    const child = spawn(process.execPath, [program, command, 'update', source.name], {
      env: { ...process.env, ASSAY_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'ignore'],
      signal,
      timeout: LONGEST_TURN_MS,
    });
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It has ended, or this system does not let us.
    }
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < MOST_OUTPUT) output += text;
    });
    return new Promise((resolve) => {
      child.once('error', () => resolve(failed('UPDATE_STOPPED', 'The update was stopped.')));
      child.once('close', () => resolve(resultOf(output)));
    });
  };
}

/** What the command's line reports. */
function resultOf(output: string): UpdateResult {
  try {
    const line = JSON.parse(output.trim().split('\n').at(-1) ?? '') as {
      readonly outcome: DataUpdateOutcome;
      readonly error?: { readonly code: string; readonly message: string };
      readonly retry_after_ms?: number;
    };
    return {
      outcome: line.outcome,
      reason: line.error ?? null,
      ...(line.retry_after_ms === undefined ? {} : { retryAfterMs: line.retry_after_ms }),
    };
  } catch {
    return failed('UPDATE_ENDED', 'The process that updates ended without an answer.');
  }
}
