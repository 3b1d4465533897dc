import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { AccountMutex } from './endpoint';

describe('AccountMutex', () => {
  it('runs the work of one account in order, one at a time, including failures', async () => {
    const mutex = new AccountMutex();
    const log: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        log.push(`${name} begins`);
        await Promise.resolve();
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const results = await Promise.allSettled([
      mutex.run(1, work('a')),
      mutex.run(1, work('b', true)),
      mutex.run(1, work('c')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('does not make one account wait for another', async () => {
    const mutex = new AccountMutex();
    const gate = new AbortController();
    const held = mutex.run(1, () => once(gate.signal, 'abort'));
    expect(await mutex.run(2, async () => 'through')).toBe('through');
    gate.abort();
    await held;
  });
});
