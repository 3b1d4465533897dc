import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { DataUpdateOutcome } from '@assay/store';
import type { UpdatableSource } from './update-sources';

/** Result of an update of a source. */
export interface UpdateResult {
  readonly outcome: DataUpdateOutcome;
  /** null when new data was stored. */
  readonly reason: { readonly code: string; readonly message: string } | null;
  /** Delay requested by the publisher before the next attempt, in milliseconds. */
  readonly retryAfterMs?: number;
}

/** Fetches a source and stores it if it passes every check. Never throws. */
export type RunUpdate = (source: UpdatableSource, signal: AbortSignal) => Promise<UpdateResult>;

/** Maximum time of an update, including building the index of all lists, in milliseconds. */
const MAX_RUN_MS = 15 * 60_000;
const MAX_OUTPUT = 64 * 1024;

const failed = (code: string, message: string): UpdateResult => ({
  outcome: 'failed',
  reason: { code, message },
});

/**
 * Runs updates in a child process with lower CPU priority than requests. Fetching and checking a list of
 * millions of rows takes seconds and must not delay requests.
 *
 * @param program path of `assay`
 */
export function updatesInChildProcess(program: string, dataDir: string): RunUpdate {
  return (source, signal) => {
    const command = source.kind === 'feed' ? 'data' : 'lists';
    const child = spawn(process.execPath, [program, command, 'update', source.name], {
      env: { ...process.env, ASSAY_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'ignore'],
      signal,
      timeout: MAX_RUN_MS,
    });
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // The process has ended, or this system doesn't allow changing its priority.
    }
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < MAX_OUTPUT) output += text;
    });
    return new Promise((resolve) => {
      child.once('error', () => resolve(failed('UPDATE_STOPPED', 'The update was canceled.')));
      child.once('close', () => resolve(resultOf(output)));
    });
  };
}

/** Parses the result line of the command. */
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
    return failed('UPDATE_ENDED', 'The update process stopped without a result.');
  }
}
