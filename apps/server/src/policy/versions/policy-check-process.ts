import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { ApiError } from '@assay/contract';
import { type AskedPolicy, checkPolicyInSteps, checkWithin, type PolicyVerdict } from './policy-check';

/** Runs a check elsewhere than in the serving process. */
export type CheckElsewhere = (
  asked: AskedPolicy,
  budgetMs: number,
  signal: AbortSignal,
) => Promise<PolicyVerdict>;

/** Heap of the child process; the largest policy that a request can contain needs a fraction. */
const MAX_HEAP_MIB = 1024;
/** Maximum time in multiples of the processor time, because the child process has the lowest priority. */
const WALL_TIMES = 6;
/** Start of the program and transfer of the policy, in milliseconds. */
const START_MS = 20_000;

/**
 * Checks policies in a child process of low priority, so that requests don't wait for the check.
 * @param program path of the program; its hidden command `policy check` does the work
 * @throws ApiError 4001 (503) when the process fails or doesn't end
 */
export const checkInChildProcess =
  (program: string): CheckElsewhere =>
  async (asked, budgetMs, signal) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(START_MS + WALL_TIMES * budgetMs)]);
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${MAX_HEAP_MIB}`, program, 'policy', 'check', String(budgetMs)],
      { stdio: ['pipe', 'pipe', 'ignore'], signal: limit, killSignal: 'SIGKILL' },
    );
    const ended = once(child, 'close') as Promise<[code: number | null]>;
    const verdict = json(child.stdout) as Promise<PolicyVerdict>;
    // Both are awaited below; a process that ends early breaks its pipes before that.
    ended.catch(() => undefined);
    verdict.catch(() => undefined);
    child.stdin.on('error', () => undefined);
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // The process has ended, or the system doesn't permit a change of priority.
    }
    child.stdin.end(JSON.stringify(asked));
    try {
      const [code] = await ended;
      if (code === 0) return await verdict;
    } catch {
      // Reported below.
    }
    throw new ApiError('unavailable', 'The policy could not be checked. Try again', {
      retryAfterSeconds: 10,
    });
  };

/**
 * Child process side: reads a policy as JSON and returns the verdict.
 * @param budgetMs processor time of the check
 */
export async function checkAskedPolicy(input: Readable, budgetMs: number): Promise<PolicyVerdict> {
  const asked = (await json(input)) as AskedPolicy;
  const clock = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  return checkWithin(checkPolicyInSteps(asked), { budgetMs, clock });
}
