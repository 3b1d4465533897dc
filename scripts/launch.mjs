import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project.mjs';

/** Signals that come this soon after the first one belong to the same key press. */
const SAME_PRESS_MS = 1_000;

/**
 * Runs the built program in this process, so that its exit code and the signals it gets need no passing on.
 * @param {readonly string[]} args arguments of the command line
 */
export async function launch(args) {
  guardSignals();
  if (process.env.npm_command) endWithParent();
  const program = join(projectRoot, 'dist', 'assay.mjs');
  process.argv = [process.argv[0], program, ...args];
  await import(pathToFileURL(program).href);
}

/**
 * Lets the program's own handlers see one key press once. Under npm a Ctrl-C arrives twice, from the terminal and
 * passed on by npm, and the second would kill a program that has begun to shut down in good order. Pressed again
 * later, it does end the process at once.
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

/** How soon the end of npm is noticed. */
const PARENT_CHECK_MS = 500;

/**
 * Ends the program in good order when its parent has gone. A signal sent to npm alone reaches only the shell that npm
 * runs its scripts in; that dies of it and would leave the program running with nobody to stop it.
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
