import { PassThrough, Writable } from 'node:stream';
import { runCli } from '../cli/run-cli';
import { cleanEnvironment, type Environment, type Finished } from './program';

interface Options {
  readonly env?: Environment;
  /** Standard input of the command. */
  readonly input?: string;
}

/** Collects the output of one stream. */
class Collected extends Writable {
  text = '';

  constructor() {
    super({
      write: (chunk, _encoding, done) => {
        this.text += String(chunk);
        done();
      },
    });
  }
}

/** Process properties that a command reads. */
const SEEN = ['stdin', 'stdout', 'stderr', 'env'] as const;

/**
 * Replaces the process properties that a command reads.
 * @returns a function that restores them
 */
function replaceProcess(seen: { readonly [name in (typeof SEEN)[number]]: unknown }): () => void {
  const before = SEEN.map((name) => Object.getOwnPropertyDescriptor(process, name)!);
  const exitCode = process.exitCode;
  for (const name of SEEN)
    Object.defineProperty(process, name, { value: seen[name], configurable: true, writable: true });
  process.exitCode = undefined;
  return () => {
    for (const [index, name] of SEEN.entries()) Object.defineProperty(process, name, before[index]!);
    process.exitCode = exitCode;
  };
}

async function run(args: readonly string[], { env = {}, input = '' }: Options): Promise<Finished> {
  const [stdout, stderr] = [new Collected(), new Collected()];
  const stdin = new PassThrough();
  stdin.end(input);
  const putBack = replaceProcess({ stdin, stdout, stderr, env: cleanEnvironment(env) });
  try {
    const code = await runCli(args);
    return { code, stdout: stdout.text, stderr: stderr.text };
  } finally {
    putBack();
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `assay …` in the test process. The command gets separate streams and an environment without the test
 * configuration. Commands run one after the other. Use `runAssay` (program.ts) for signals, pipes and
 * commands that start this program again.
 */
export function runCliHere(args: readonly string[], options: Options = {}): Promise<Finished> {
  const result = last.then(() => run(args, options));
  last = result.catch(() => undefined);
  return result;
}
