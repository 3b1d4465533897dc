import { expect, it } from 'vitest';
import { againWhenOvertaken } from './overtaken';

const failing = (code: string, message = 'no') => Object.assign(new Error(message), { code });

/** Creates work that fails with each of these errors before it succeeds, and counts its attempts. */
function workAfter(...errors: readonly Error[]) {
  let tries = 0;
  const work = async () => {
    const error = errors[tries++];
    if (error) throw error;
    return 'done';
  };
  return { work, tries: () => tries };
}

it.each([
  ['a deadlock', failing('40P01')],
  ['a part that moved away', failing('0A000', 'cannot execute a distributed query from a query on a shard')],
])('retries work that lost against %s', async (_what, error) => {
  const { work, tries } = workAfter(error, error);
  expect(await againWhenOvertaken(work, [0, 0])).toBe('done');
  expect(tries()).toBe(3);
});

it('fails with the last error when all attempts lose', async () => {
  const last = failing('40P01', 'the last');
  const { work, tries } = workAfter(failing('40P01'), failing('40P01'), last);
  await expect(againWhenOvertaken(work, [0, 0])).rejects.toBe(last);
  expect(tries()).toBe(3);
});

it.each([
  failing('23505', 'a row is there'),
  failing('40001', 'what a standby read is gone'),
  failing('0A000', 'cannot perform distributed planning on this query'),
])('tries work with a permanent error once: $message', async (error) => {
  const { work, tries } = workAfter(error);
  await expect(againWhenOvertaken(work, [0])).rejects.toBe(error);
  expect(tries()).toBe(1);
});
