import { describe, expect, it } from 'vitest';
import { eventInWords, fieldNumbers, offset } from './timeline';

const words = (kind: string, what: Parameters<typeof eventInWords>[0]['what']) =>
  eventInWords({ at: '2026-11-20T12:00:00.000Z', kind, what });

describe('eventInWords', () => {
  it.each([
    [
      'field',
      { el: '0a1b2c3d', tag: 'amount', add: 3, paste: 1 },
      'Field “amount”, 3 characters added, 1 pasted',
    ],
    ['field', { el: '0a1b2c3d' }, 'Field 0a1b2c3d'],
    ['seen', { on: 0 }, 'Page hidden'],
    ['idle', { ms: 121_000 }, '121 s without input'],
    ['click', { tag: 'pay', ptr: 'touch' }, 'Click on “pay”, touch'],
    ['unheard-of', { n: 1 }, 'unheard-of'],
  ])('%s %j', (kind, what, expected) => {
    expect(words(kind, what)).toBe(expected);
  });
});

describe('fieldNumbers', () => {
  const at = '2026-11-20T12:00:00.000Z';
  const click = { at, kind: 'click', what: { el: 'b0' } };
  const events = [
    click,
    { at, kind: 'field', what: { el: 'a0' } },
    { at, kind: 'field', what: { el: 'b0' } },
    { at, kind: 'click', what: { el: 'c0' } },
  ];

  it('counts fields in the order of their first event, and no buttons', () => {
    expect(['a0', 'b0', 'c0'].map(fieldNumbers(events))).toEqual([2, 1, undefined]);
  });

  it('names fields without a tag', () => {
    expect(eventInWords(click, fieldNumbers(events))).toBe('Click on field 1');
    expect(eventInWords({ ...click, what: { el: 'c0' } }, fieldNumbers(events))).toBe('Click on c0');
  });
});

describe('offset', () => {
  it.each([
    [0, '+0:00.0'],
    [5_240, '+0:05.2'],
    [65_000, '+1:05.0'],
  ])('formats %d ms as %s', (ms, expected) => {
    expect(offset(ms)).toBe(expected);
  });
});
