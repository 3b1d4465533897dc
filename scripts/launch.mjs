import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project.mjs';

/** Maximum time between two signals of the same key press, in milliseconds. */
const SAME_PRESS_MS = 1_000;

/**
 * Runs the built program in this process, so that its exit code and signals need no forwarding.
 * @param {readonly string[]} args command line arguments
 */
export async function launch(args) {
  guardSignals();
  if (process.env.npm_command) endWithParent();
  const program = join(projectRoot, 'dist', 'assay.mjs');
  process.argv = [process.argv[0], program, ...args];
  await import(pathToFileURL(program).href);
}

/**
 * Passes one key press to the program's handlers once. Under npm, Ctrl-C arrives twice: from the terminal and
 * forwarded by npm. The second would kill a program that is already shutting down. A later key press ends the
 * process immediately.
 */
function guardSignals() {
  let firstAt = null;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      const now = performance.now();
      const isHandled = process.listenerCount(signal) > 1;
      if (firstAt === null && isHandled) {
        firstAt = now;
        return;
      }
      if (firstAt !== null && now - firstAt < SAME_PRESS_MS) return;
      process.exit(128 + constants.signals[signal]);
    });
  }
}

/** Interval of the check whether npm has ended, in milliseconds. */
const PARENT_CHECK_MS = 500;

/**
 * Shuts the program down after its parent has ended. A signal sent only to npm reaches only the shell that
 * runs its scripts. That shell dies, and the program would continue without a parent to stop it.
 */
function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
}
