import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** Minimum Node.js version of Assay, as in `engines` of package.json. */
const OLDEST_NODE = [20, 19];

/** An error whose message is sufficient: it is shown without a stack trace. */
export class PlainError extends Error {
  /**
   * Creates the error.
   * @param {string} message one sentence for the person at the terminal
   * @param {number} exitCode
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Rejects a Node.js version that is too old.
 * @param {string} version such as `20.20.2`
 * @throws {PlainError}
 */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new PlainError(`Assay needs Node.js ${OLDEST_NODE.join('.')} or newer. This is version ${version}.`);
}

/**
 * Runs a script's main function and converts errors to an exit code.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    checkNodeVersion();
    await main();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = error instanceof PlainError ? error.exitCode : 1;
  }
}
