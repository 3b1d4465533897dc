import { describe, expect, it } from 'vitest';
import { RecentlyAsked } from '../known-word';

describe('RecentlyAsked', () => {
  it('keeps what is asked for again and forgets what is not', () => {
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

  it('holds two generations at most', () => {
    const recent = new RecentlyAsked<number>(3);
    const texts = Array.from({ length: 20 }, (_, at) => `word ${at}`);
    for (const [at, text] of texts.entries()) recent.set(text, at);
    // Looked for from the newest on: what is found moves into the younger generation and takes the place of others.
    expect(texts.filter((text) => recent.get(text) !== undefined).length).toBeLessThanOrEqual(6);
  });
});
