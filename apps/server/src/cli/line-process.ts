import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { ApiError, type ErrorName } from '@assay/contract';
import type { LineWork } from './json-lines';

/** Timeout in milliseconds; the same as for a check of the server's engines. */
const LIMIT_MS = 30_000;
const MAX_HEAP_MIB = 1024;
/** Data limit in KiB; decoded data is outside the heap. */
const MAX_DATA_KIB = 2 * 2 ** 20;
const SHELL = '/bin/sh';

/** Expected errors of a file line, by code. */
const REFUSALS: { readonly [code: string]: ErrorName } = {
  '1006': 'badJson',
  '1020': 'mediaRefused',
  '1021': 'mediaTooLarge',
};

interface Answer {
  readonly error?: { readonly code: string; readonly message: string };
}

interface Started {
  readonly child: ChildProcess;
  readonly answers: Interface;
}

/**
 * Starts a program with a memory limit where a shell can set one; the shell replaces itself with the program.
 * Standard error is ignored, because the response reports damaged files better.
 */
export function startLimited(
  command: string,
  args: readonly string[],
  mostDataKib = MAX_DATA_KIB,
): ChildProcess {
  const stdio = ['pipe', 'pipe', 'ignore'] as const;
  if (!existsSync(SHELL)) return spawn(command, args, { stdio: [...stdio] });
  const script = `ulimit -d ${mostDataKib} 2>/dev/null; exec "$@"`;
  return spawn(SHELL, ['-c', script, 'sh', command, ...args], { stdio: [...stdio] });
}

/** Starts this program with a command's arguments as the line process. */
const programWith = (args: readonly string[]): ChildProcess =>
  startLimited(process.execPath, [
    ...process.execArgv,
    `--max-old-space-size=${MAX_HEAP_MIB}`,
    process.argv[1]!,
    ...args,
  ]);

/**
 * Processes lines in a child process, started with the first line. A file that blocks its reader or exhausts
 * memory costs that process and one line.
 */
export class LineProcess {
  private started: Started | null = null;

  /** @param start starts a process that reads JSON Lines from standard input */
  constructor(
    private readonly start: () => ChildProcess,
    private readonly limitMs = LIMIT_MS,
  ) {}

  /** Returns a LineProcess that runs a command of this program. */
  static of = (...args: readonly string[]): LineProcess => new LineProcess(() => programWith(args));

  readonly work: LineWork = async (line) => {
    const { error, ...answer } = await this.ask(`${JSON.stringify(line)}\n`);
    if (!error) return answer;
    throw new ApiError(REFUSALS[error.code] ?? 'mediaRefused', error.message);
  };

  private ask(line: string): Promise<Answer> {
    this.started ??= this.begin();
    const { child, answers } = this.started;
    return new Promise((resolve, reject) => {
      const settle = (why: string | null, answer?: string) => {
        clearTimeout(timer);
        child.off('close', onEnd);
        answers.off('line', onAnswer);
        if (answer !== undefined) return resolve(JSON.parse(answer) as Answer);
        this.close();
        reject(new ApiError('mediaRefused', `The file cannot be used: ${why}`));
      };
      const onAnswer = (answer: string) => settle(null, answer);
      const onEnd = () => settle('the reading process stopped, probably because it ran out of memory');
      const timer = setTimeout(() => settle('reading it took too long'), this.limitMs);
      child.once('close', onEnd);
      answers.once('line', onAnswer);
      child.stdin!.write(line);
    });
  }

  private begin(): Started {
    const child = this.start();
    // The exit event reports that the process has ended.
    child.stdin!.on('error', () => undefined);
    return { child, answers: createInterface({ input: child.stdout! }) };
  }

  /** Ends the process. The next line starts another. */
  close(): void {
    this.started?.answers.close();
    this.started?.child.kill('SIGKILL');
    this.started = null;
  }
}
