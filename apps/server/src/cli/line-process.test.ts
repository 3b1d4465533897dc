import { spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { LineProcess, startLimited } from './line-process';

/** Answers lines with what they ask for: an answer, a refusal, its own end, or nothing for ever. */
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

describe('lines that are answered in a process of their own', () => {
  it('have its answers and its refusals', async () => {
    lines = new LineProcess(start);
    expect(await lines.work({ file: 'one' })).toEqual({ file: 'one' });
    await expect(lines.work({ file: 'none' })).rejects.toMatchObject({
      entry: { code: '1021' },
      message: 'too large',
    });
  });

  it('whose process ends are refused, and the next are answered by another', async () => {
    lines = new LineProcess(start);
    await expect(lines.work({ file: 'ends' })).rejects.toMatchObject({ entry: { code: '1020' } });
    expect(await lines.work({ file: 'two' })).toEqual({ file: 'two' });
  });

  // Only Linux holds a process to what the shell says of its data.
  it.skipIf(process.platform !== 'linux')(
    'that take more memory than they may are refused, however much the machine has',
    async () => {
      lines = new LineProcess(() => startLimited(process.execPath, ['-e', PROGRAM], 2 ** 19));
      await expect(lines.work({ file: 'greedy' })).rejects.toMatchObject({
        message: 'The file cannot be used: the process that read it ended, most likely for want of memory',
      });
      expect(await lines.work({ file: 'two' })).toEqual({ file: 'two' });
    },
  );

  it('that are not answered in time are refused, and the next are answered by another', async () => {
    lines = new LineProcess(start, 1);
    await expect(lines.work({ file: 'endless' })).rejects.toMatchObject({
      entry: { code: '1020' },
      message: 'The file cannot be used: reading it takes too long',
    });
    lines = new LineProcess(start);
    expect(await lines.work({ file: 'two' })).toEqual({ file: 'two' });
  });
});
