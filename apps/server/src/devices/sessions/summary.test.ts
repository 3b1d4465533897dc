import { expect, it } from 'vitest';
import { emptySummary, parseSummary } from './summary';

it('parseSummary reads a summary of an earlier release with zeros for missing counts', () => {
  const { pointer, press, ...rest } = emptySummary();
  const { fast, spaced, late, slack, pairs, uneven, odd, ...oldPointer } = { ...pointer, events: 7 };
  const { echo, ...oldPress } = { ...press, n: 3 };
  const read = parseSummary(JSON.stringify({ ...rest, pointer: oldPointer, press: oldPress }));
  expect(read).toEqual({
    ...rest,
    pointer: { ...oldPointer, fast, spaced, late, slack, pairs, uneven, odd },
    press: { ...oldPress, echo },
  });
  expect(read.pointer).toMatchObject({ events: 7, fast: 0, odd: 0 });
  expect(read.press).toMatchObject({ n: 3, echo: 0 });
});
