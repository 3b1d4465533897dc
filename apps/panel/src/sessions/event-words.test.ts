import { describe, expect, it } from 'vitest';
import { eventInWords } from './timeline';

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
