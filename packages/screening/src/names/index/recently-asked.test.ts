import { describe, expect, it } from 'vitest';
import { RecentlyAsked } from '../known-word';

describe('RecentlyAsked', () => {
  it('retains keys that are requested again and drops others', () => {
    const recent = new RecentlyAsked<number>(2);
    recent.set('common', 1);
    recent.set('rare', 2);
    for (const [at, text] of ['a', 'b', 'c', 'd', 'e'].entries()) {
      expect(recent.get('common')).toBe(1);
      recent.set(text, at);
    }
    expect(recent.get('rare')).toBeUndefined();
    expect(recent.get('e')).toBe(4);
  });

  it('stores at most two generations', () => {
    const recent = new RecentlyAsked<number>(3);
    const texts = Array.from({ length: 20 }, (_, at) => `word ${at}`);
    for (const [at, text] of texts.entries()) recent.set(text, at);
    // Read from the newest, because a found key moves to the younger generation and displaces others.
    expect(texts.filter((text) => recent.get(text) !== undefined).length).toBeLessThanOrEqual(6);
  });
});
