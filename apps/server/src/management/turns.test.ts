import { describe, expect, it } from 'vitest';
import { Turns } from './turns';

describe('turns', () => {
  it('run the work of one account in order, one at a time, failures included', async () => {
    const turns = new Turns();
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
      turns.take(1, work('a')),
      turns.take(1, work('b', true)),
      turns.take(1, work('c')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('keep no account waiting for another', async () => {
    const turns = new Turns();
    let open = () => undefined as void;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const held = turns.take(1, () => gate);
    expect(await turns.take(2, async () => 'through')).toBe('through');
    open();
    await held;
  });
});
