import { spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { LineProcess, startLimited } from './line-process';

/** A program that responds to lines as they request: with a result, an error, its own exit, or never. */
const PROGRAM = `
  require('node:readline').createInterface({ input: process.stdin }).on('line', (text) => {
    const { file } = JSON.parse(text);
    if (file === 'ends') process.exit(134);
    if (file === 'endless') return;
    if (file === 'greedy') for (const taken = []; ; ) taken.push(Buffer.alloc(2 ** 26, 1));
    console.log(JSON.stringify(file === 'none' ? { error: { code: '1021', message: 'too large' }, line: 1 } : { file }));
  });
`;
const start = () => spawn(process.execPath, ['-e', PROGRAM], { stdio: ['pipe', 'pipe', 'ignore'] });

let lines: LineProcess;
afterEach(() => lines.close());

describe('LineProcess', () => {
  it('returns results and errors', async () => {
    lines = new LineProcess(start);
    expect(await lines.work({ file: 'one' })).toEqual({ file: 'one' });
    await expect(lines.work({ file: 'none' })).rejects.toMatchObject({
      entry: { code: '1021' },
      message: 'too large',
    });
  });

  it('rejects the line when the process exits, and starts another for the next', async () => {
    lines = new LineProcess(start);
    await expect(lines.work({ file: 'ends' })).rejects.toMatchObject({ entry: { code: '1020' } });
    expect(await lines.work({ file: 'two' })).toEqual({ file: 'two' });
  });

  // Only Linux enforces the shell's data limit on a process.
  it.skipIf(process.platform !== 'linux')(
    "rejects a line that exceeds the memory limit, regardless of the machine's memory",
    async () => {
      lines = new LineProcess(() => startLimited(process.execPath, ['-e', PROGRAM], 2 ** 19));
      await expect(lines.work({ file: 'greedy' })).rejects.toMatchObject({
        message:
          'The file cannot be used: the reading process stopped, probably because it ran out of memory',
      });
      expect(await lines.work({ file: 'two' })).toEqual({ file: 'two' });
    },
  );

  it('rejects a line that times out, and starts another process for the next', async () => {
    lines = new LineProcess(start, 1);
    await expect(lines.work({ file: 'endless' })).rejects.toMatchObject({
      entry: { code: '1020' },
      message: 'The file cannot be used: reading it took too long',
    });
    lines = new LineProcess(start);
    expect(await lines.work({ file: 'two' })).toEqual({ file: 'two' });
  });
});
