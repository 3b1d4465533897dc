import { expect, it } from 'vitest';
import { flowLimits } from './flow-routes';

it('flow API limits requests per execution and per network', () => {
  let now = 0;
  const limits = flowLimits(() => now);
  const calls = (allowed: () => boolean) => {
    let count = 0;
    while (count < 10_000 && allowed()) count++;
    return count;
  };
  expect(calls(() => limits.ofExecution('a'))).toBe(120);
  expect(limits.ofExecution('b')).toBe(true);
  let host = 0;
  expect(calls(() => limits.ofNetwork(`2001:db8:0:7::${(++host).toString(16)}`))).toBe(1_000);
  expect(limits.ofNetwork('2001:db8:0:8::1')).toBe(true);
  now += 1_000;
  expect(calls(() => limits.ofExecution('a'))).toBe(4);
});
