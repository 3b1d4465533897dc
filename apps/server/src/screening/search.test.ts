import { ArticleIndex, DEFAULT_BANK_SETTINGS } from '@assay/screening';
import { expect, it } from 'vitest';
import { searchBankDetails } from './bank-details';
import { openLists } from './index-files';
import { loadedLists, type Party } from './loaded-lists';
import { search } from './search';
import { searchOf } from './search-reserved';
import { effectiveSettings } from './settings';
import { WORLD } from './testing/lists';

const ARTICLES = 60;
const NOISE = 'The harbour of Limassol was quiet and the weather fine. '.repeat(200);

const lists = loadedLists({
  stamp: 'test',
  manifests: [],
  index: openLists(WORLD),
  isDemonstration: false,
  local: { stamp: '', manifests: [], damaged: [], has: () => null },
  unreadable: [],
  media: {
    stamp: 'test',
    manifest: null,
    isDamaged: false,
    index: ArticleIndex.of(
      Array.from({ length: ARTICLES }, (_, number) => ({
        id: `${number}`,
        url: `https://news.example/${number}`,
        title: `Day ${number}`,
        text: `${NOISE} Agnes Wintermark was convicted of fraud.`,
        date: null,
        language: 'en',
        source: null,
        countries: [],
      })),
    ),
  },
});
const settings = effectiveSettings({ sources: { adversemedia_enabled: true } });
const AGNES: Party = { name: 'Agnes Wintermark', type: 'PERSON' };

it('search yields to other work while it reads the news', async () => {
  let turns = 0;
  let isOver = false;
  const other = () => {
    turns++;
    if (!isOver) setImmediate(other);
  };
  setImmediate(other);
  const found = await search(lists, AGNES, settings, 1, () => 0);
  isOver = true;
  expect(found?.articles).toHaveLength(ARTICLES);
  expect(turns).toBeGreaterThan(1);
});

it('search stops within the news after the deadline and returns nothing', async () => {
  let looks = 0;
  expect(await search(lists, AGNES, settings, ARTICLES / 2, () => looks++)).toBeNull();
  expect(looks).toBeLessThan(ARTICLES);
});

it.each([
  'Agnes '.repeat(1_600),
  'x'.repeat(10_000),
  'Mr Dr Sir Ltd LLC GmbH '.repeat(400),
  '\u202eAgnes\u202c \u{1f600}'.repeat(500),
])('search terminates for a hostile name', async (name) => {
  const end = Date.now() + 5_000;
  expect(await search(lists, { name, type: 'UNKNOWN' }, settings, end, () => Date.now())).not.toBeNull();
});

it('search of bank details stops after the deadline and returns nothing', () => {
  const nobody = { name: null, account: null, swift: null, country: null };
  const parties = { sender: { ...nobody, name: 'Ostmark Handelsbank AG' }, receiver: nobody };
  const within = (at: number) =>
    searchBankDetails(lists, parties, DEFAULT_BANK_SETTINGS, { now: () => 1, at });
  expect(within(2)?.has_bank_match).toBe(true);
  expect(within(1)).toBeNull();
});

it('search finds a reserved name only in test environments, every time', async () => {
  const party: Party = { name: 'Test Sanctioned', type: 'UNKNOWN' };
  const tested = await searchOf(true)(lists, party, settings, Number.POSITIVE_INFINITY, () => 0);
  expect(tested?.hits.map(({ sourceId, score }) => [sourceId, score])).toEqual([['TEST-1', 1]]);
  const live = await searchOf(false)(lists, party, settings, Number.POSITIVE_INFINITY, () => 0);
  expect(live?.hits).toEqual([]);
  const late: Party = { name: 'Test Timeout', type: 'UNKNOWN' };
  expect(await searchOf(true)(lists, late, settings, Number.POSITIVE_INFINITY, () => 0)).toBeNull();
});
