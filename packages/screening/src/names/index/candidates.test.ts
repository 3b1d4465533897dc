import { expect, test } from 'vitest';
import { NAMES_ALONE } from '../../model';
import { parseName } from '../parse-name';
import { DEFAULT_SETTINGS } from '../settings';
import { buildSegment } from './build-segment';
import { CandidateSearch } from './candidates';
import { SegmentReader } from './segment-reader';

const source = { name: 'invented', fullName: 'Invented', version: '1', kind: 'sanctionlist' as const };
const GIVEN =
  'Bulat Demid Elnur Fyodor Gleb Ilgiz Jaloliddin Kamoliddin Lenar Mels Nodir Ozod Pulat Quvondiq Shavkat Timur Ulugbek Vafo Yashnar Zafar'.split(
    ' ',
  );

/** Returns the candidates for a query, the most likely first. */
function found(
  names: readonly string[],
  query: string,
  scoreThreshold = DEFAULT_SETTINGS.scoreThreshold,
  type: 'PERSON' | 'ENTITY' = 'PERSON',
): string[] {
  const entries = names.map((text, at) => ({
    ...NAMES_ALONE,
    sourceId: String(at),
    type,
    names: [{ text, kind: 'primary' as const }],
  }));
  const counts = { read: 0, kept: 0, names: 0, skipped: {} };
  const search = new CandidateSearch(new SegmentReader(buildSegment([{ source, entries, counts }])));
  const settings = { ...DEFAULT_SETTINGS, scoreThreshold };
  const { next } = search.find(parseName(query, type), settings, type === 'PERSON', null, () => false);
  const list: string[] = [];
  for (let name = next(); name >= 0; name = next()) list.push(names[name]!);
  return list;
}

const strangers = GIVEN.map((given) => `${given} Karimov Anvarovich`);

test('returns the most likely name first, and at most five of those that share only one word', () => {
  const list = found([...strangers, 'Rustam Karimov Olegovich'], 'Rustan Karimov');
  expect(list[0]).toBe('Rustam Karimov Olegovich');
  expect(list.length).toBeLessThan(8);
});

test('returns the nearest names even if none is likely', () => {
  expect(found(strangers, 'Wilhelmina Karimov').length).toBe(5);
});

test('returns more names for a lower threshold', () => {
  const query = 'Rustan Karimov';
  expect(found(strangers, query, 0.2).length).toBeGreaterThan(found(strangers, query).length);
});

const FRONT = 'Popular Front for the Liberation of Palestine - General Command';
const UNION = 'Zimbabwe African National Union - Patriotic Front';

test.each([
  [[FRONT, UNION], 'ZANU-PF', UNION],
  [['PFLP-GC', 'ZANU-PF'], FRONT, 'PFLP-GC'],
  [['ZANUPF', 'PFLPGC'], UNION, 'ZANUPF'],
  [['Nordic Investment Bank', 'Baltic Grain Bank'], 'NIB', 'Nordic Investment Bank'],
])('finds, in %j, for %s the organization with the acronym or the full name', (names, query, name) => {
  expect(found(names, query, DEFAULT_SETTINGS.scoreThreshold, 'ENTITY')).toEqual([name]);
});

test.each([
  ['حسن نصر الله', 'NASRALLAH, Hasan', 'Hasan'],
  ['عماد خير الله', 'KHAIRALLAH, Imad', 'Imad'],
])('finds adjacent words without vowels that a list writes as one word: %s', (query, listed, given) => {
  const others = [...Array(40).keys()].map(
    (at) => `${given} ${GIVEN[at % GIVEN.length]}ov${'aeiou'[at % 5]}`,
  );
  expect(found([...others, listed], query)[0]).toBe(listed);
});
