import { describe, expect, it } from 'vitest';
import { walletForm } from '../bank/index';
import { DEMONSTRATION_TITLE, demonstrationLists } from './index';

describe('demonstration lists', () => {
  const lists = demonstrationLists();
  const entries = lists.flatMap((list) => list.entries);

  it('cover every kind, both types and several scripts, and are labeled fictional', () => {
    expect(lists.map(({ source }) => source.kind)).toEqual(['sanctionlist', 'pep', 'watchlist', 'crimelist']);
    for (const { source } of lists) expect(source.fullName).toContain(DEMONSTRATION_TITLE);
    expect(DEMONSTRATION_TITLE).toContain('fictional');
    expect(entries.length).toBeGreaterThanOrEqual(55);
    expect(new Set(entries.map(({ sourceId }) => sourceId)).size).toBe(entries.length);
    expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(['PERSON', 'ENTITY']));
    const names = entries.flatMap((entry) => entry.names.map(({ text }) => text)).join(' ');
    for (const script of ['Cyrillic', 'Arabic', 'Han', 'Hangul', 'Greek', 'Hebrew', 'Devanagari', 'Thai']) {
      expect(names, script).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    }
  });

  it('contain no wallet or BIC that could be real', () => {
    const wallets = entries.flatMap((entry) => entry.wallets);
    expect(wallets.length).toBeGreaterThanOrEqual(4);
    for (const wallet of wallets) {
      expect(walletForm(wallet).isChecksumValid === true, wallet).toBe(false);
    }
    expect(entries.flatMap((entry) => entry.bics)).toEqual(['DEMOZZ00']);
  });
});
