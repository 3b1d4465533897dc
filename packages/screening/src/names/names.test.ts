import { describe, expect, it } from 'vitest';
import { type ListEntry, type ListSource, NAMES_ALONE } from '../model';
import {
  buildNameIndex,
  classifyName,
  DEFAULT_SETTINGS,
  openNameIndex,
  SnapshotRefused,
  scorePair,
} from './index';

const source: ListSource = {
  name: 'invented',
  fullName: 'Invented list',
  version: '1',
  kind: 'sanctionlist',
};
const counts = { read: 0, kept: 0, names: 0, skipped: {} };
const entry = (
  sourceId: string,
  type: ListEntry['type'],
  text: string,
  more: Partial<ListEntry> = {},
): ListEntry => ({
  ...NAMES_ALONE,
  sourceId,
  type,
  names: [{ text, kind: 'primary' }],
  ...more,
});

const ENTRIES = [
  entry('1', 'PERSON', 'KARIMOV, Rustam Olegovich', { births: [{ from: '1970-05-04' }], countries: ['UZ'] }),
  entry('2', 'PERSON', 'AL-HASANI, Youssef Abdul Rahman'),
  entry('3', 'ENTITY', 'Otkrytoe Aktsionernoe Obshchestvo Severmash'),
  entry('4', 'PERSON', 'ZORRO'),
  entry('5', 'ENTITY', 'Military Unit 12345'),
  entry('6', 'PERSON', 'محمد طاهر الكعبي'),
];
const index = buildNameIndex([{ source, entries: ENTRIES, counts }]);
const screen = (name: string, settings = {}) =>
  index.screen({ name }, { ...DEFAULT_SETTINGS, ...settings }).matches.map((match) => match.entry.sourceId);
const score = (query: string, candidate: string, type?: 'PERSON' | 'ENTITY') =>
  scorePair({ name: query, type }, { names: [candidate] }).score;

describe('NameIndex', () => {
  it('compares a word with two swapped letters before names that contain half of it', () => {
    const halves = Array.from({ length: 40 }, (_, number) => entry(`half-${number}`, 'ENTITY', 'Tekh LLC'));
    const listed = [...halves, entry('mian', 'ENTITY', 'Mian'), entry('whole', 'ENTITY', 'Minatekh LLC')];
    const large = buildNameIndex([{ source, entries: listed, counts }]);
    const { matches } = large.screen({ name: 'Miantekh LLC', type: 'ENTITY' }, DEFAULT_SETTINGS);
    expect(matches.map((match) => match.entry.sourceId)).toEqual(['whole']);
  });

  it.each([
    ['RAT82012', 'RA-82012'],
    ['Secod Economic Committee', 'Second Economic Committee'],
  ])('finds %s, an error in a word that is transformed before comparison', (asked, listed) => {
    const entries = [entry('7', 'ENTITY', listed), entry('9', 'PERSON', 'RAS, Omar')];
    const { matches } = buildNameIndex([{ source, entries, counts }]).screen(
      { name: asked },
      DEFAULT_SETTINGS,
    );
    expect(matches.map((match) => match.entry.sourceId)).toEqual(['7']);
  });

  it.each([
    ['Rustam Karimov', '1'],
    ['Karimov Rustam', '1'],
    ['Rustam Karimvo Olegovich', '1'],
    ['Рустам Каримов', '1'],
    ['KarimovRustam', '1'],
    ['Yusuf Abdurrahman al Hassani', '2'],
    ['Severmash OAO', '3'],
    ['Open Joint-Stock Company Severmash', '3'],
    ['ОАО Севермаш', '3'],
    ['Military Unit 12345', '5'],
    ['Mohammed Taher al-Kaabi', '6'],
    ['Military Unit 12354', '5'],
  ])('finds %s', (name, id) => {
    expect(screen(name)).toContain(id);
  });

  it.each([
    'Rustam Ivanov',
    'Pedro Zorro Hernandez',
    'Military Unit 54321',
    'Military Unit 12346',
    'Example OAO',
    '',
  ])('returns no match for %s', (name) => {
    expect(screen(name)).toEqual([]);
  });

  it('processes hostile names within the limits, and reports when it stopped', () => {
    for (const name of [
      'A'.repeat(10_000),
      'Rustam '.repeat(2_000),
      '🙂🙂',
      '\u202eRustam',
      'a',
      'Mr Dr',
      'Ltd LLC GmbH',
      '\ufdfa'.repeat(1_000),
    ]) {
      const { matches, truncated } = index.screen({ name }, DEFAULT_SETTINGS);
      expect(matches.length).toBeLessThanOrEqual(DEFAULT_SETTINGS.resultLimit);
      if (name.length > 1_000) expect(truncated).toBe(true);
    }
    const late = index.screen({ name: 'Rustam Karimov' }, DEFAULT_SETTINGS, { now: () => 2, at: 1 });
    expect(late).toMatchObject({ matches: [], truncated: true });
  });

  it('uses dates and countries to exclude or lower scores, never to raise them', () => {
    const at = (more: object, settings = {}) =>
      index.screen({ name: 'Rustam Karimov', ...more }, { ...DEFAULT_SETTINGS, ...settings }).matches[0]
        ?.score;
    const plain = at({})!;
    expect(at({ dob: '1970-05-04', country: 'UZ' })).toBe(plain);
    expect(at({ dob: '1970-05-05' })).toBeLessThan(plain);
    expect(at({ dob: '1991-01-17' })).toBeUndefined();
    expect(at({ dob: '1991-01-17' }, { filterMismatchingDob: false })).toBeLessThan(plain);
    expect(at({ country: 'FR' }, { filterMismatchingCountry: true })).toBeUndefined();
  });

  it('finds only equal names when fuzzy matching is off', () => {
    expect(screen('Rustam Olegovich Karimov', { fuzzyEnabled: false })).toEqual(['1']);
    expect(screen('Rustam Olegovich Karimvo', { fuzzyEnabled: false })).toEqual([]);
  });

  it('applies a difference, and gives the same results from its snapshot', () => {
    const changing = buildNameIndex([{ source, entries: ENTRIES, counts }]);
    const added = entry('7', 'PERSON', 'BERGMAN, Ludvig');
    const changed = { next: entry('1', 'PERSON', 'SOMEBODY, Else Entirely') };
    changing.applyDifference(source, { added: [added], changed: [changed], removed: [ENTRIES[3]!] });
    for (const each of [changing, openNameIndex(changing.serialise())]) {
      const found = (name: string) =>
        each.screen({ name }, DEFAULT_SETTINGS).matches.map((match) => match.entry.sourceId);
      expect(each.entryCount).toBe(6);
      expect(found('Ludvig Bergman')).toEqual(['7']);
      expect(found('Rustam Karimov')).toEqual([]);
      expect(found('Else Entirely Somebody')).toEqual(['1']);
      expect(found('Zorro')).toEqual([]);
    }
  });

  it('rejects a damaged snapshot', () => {
    const bytes = index.serialise();
    bytes[bytes.length - 1]! ^= 1;
    expect(() => openNameIndex(bytes)).toThrow(SnapshotRefused);
    expect(() => openNameIndex(bytes.subarray(0, 10))).toThrow(SnapshotRefused);
  });

  it('rejects a snapshot of another version', () => {
    const bytes = index.serialise();
    const header = new DataView(bytes.buffer, bytes.byteOffset);
    header.setUint32(4, header.getUint32(4) - 1);
    expect(() => openNameIndex(bytes)).toThrow('has another version');
  });

  it('finds words with errors that a lookup of single words misses', () => {
    const senator = buildNameIndex([{ source, entries: [entry('8', 'PERSON', 'Mitch McConnell')], counts }]);
    expect(senator.screen({ name: 'Mithc McConnell' }, DEFAULT_SETTINGS).matches).toHaveLength(1);
  });

  it('checks frequent words only in names found by rare ones, and stops at the deadline in between', () => {
    const many = Array.from({ length: 10_000 }, (_, number) =>
      entry(`m${number}`, 'PERSON', `Mohamed Ali ${number < 3 ? 'Zarqan' : ''}`),
    );
    const common = buildNameIndex([{ source, entries: many, counts }]);
    const found = common.screen({ name: 'Mohamed Ali Zarqan', type: 'PERSON' }, DEFAULT_SETTINGS).matches;
    expect(found.slice(0, 3).map((match) => match.entry.sourceId)).toEqual(['m0', 'm1', 'm2']);
    expect(found[0]!.score).toBe(1);
    let asked = 0;
    const now = () => ++asked;
    const late = common.screen({ name: 'Mohamed Ali', type: 'PERSON' }, DEFAULT_SETTINGS, { now, at: 4 });
    expect(late.truncated).toBe(true);
  });

  it('compares a bounded number of names for any query', () => {
    const alike = Array.from({ length: 3_000 }, (_, number) =>
      entry(`a${number}`, 'PERSON', 'Ana Maria Lopez'),
    );
    const crowded = buildNameIndex([{ source, entries: alike, counts }]);
    for (const name of ['Ana Maria Lopez '.repeat(60), 'Ana Lopez', 'Anna Maria Lopes Ana Marya']) {
      let asked = 0;
      crowded.screen({ name }, DEFAULT_SETTINGS, { now: () => ++asked && 0, at: 1 });
      // The clock is read once per 16 compared names, per 8,192 postings, and per word and kind of party.
      expect(asked).toBeLessThan(150);
    }
  });
});

describe('enableLastnameDetection', () => {
  it('requires the last name only when it is on', () => {
    const strict = { enableLastnameDetection: true, scoreThreshold: 0.3 };
    const loose = { scoreThreshold: 0.3 };
    expect(screen('Rustam Olegovich Karimov', strict)).toContain('1');
    expect(screen('Rustam Olegovich Karimow', strict)).toContain('1');
    expect(screen('Karimov, Rustam', strict)).toContain('1');
    expect(screen('Rustam Olegovich Karimov Petersen', loose)).toContain('1');
    expect(screen('Rustam Olegovich Karimov Petersen', strict)).not.toContain('1');
  });
});

describe('scorePair', () => {
  it.each([
    ['John Smith', 'John Henry Smith', 'PERSON'],
    ['Bill Clifton', 'William Clifton', 'PERSON'],
    ['J. Smith', 'John Smith', 'PERSON'],
    ['OAO Nordprom', 'Nordprom Open Joint-Stock Company', 'ENTITY'],
    ['Nordprom LLC', 'ООО Нордпром', 'ENTITY'],
    ['NORDPROMLLC', 'Nordprom LLC', 'ENTITY'],
    ['Nordprom Pte. Ltp.', 'Nordprom Pte. Ltd.', 'ENTITY'],
    ['Nordprom Holding SAL United', 'United Nordprom Holding SAL', 'ENTITY'],
    ['33nd Nordprom Institute', '33rd Nordprom Institute', 'ENTITY'],
    ['Fu Ming Yu 790', 'Fu Ming Yu 7890', 'ENTITY'],
    ['Jo KyongfChol', 'JO, Kyong-Chol', 'PERSON'],
    ['Kifane Adberrahmane', 'KIFANE, Abderrahmane', 'PERSON'],
    ['Ay-Hasani Youssef', 'AL-HASANI, Youssef', 'PERSON'],
    ['Al-Urd Ahmad Harb', 'AL-KURD, Ahmad Harb', 'PERSON'],
    ['سلطان هاشم الطائي', 'SULTAN HASHIM AL-TA’I', 'PERSON'],
    ['فيصل بن علي الزهراني', 'FAYSAL BIN ALI AL-ZAHRANI', 'PERSON'],
    ['احمد طه عبد القادر', 'AHMAD TAHA ABDUL QADIR', 'PERSON'],
    ['الأزهر بن خليفة', 'AL-AZHAR BEN KHALIFA', 'PERSON'],
    ['ثناء الله غفاری', 'SANAULLAH GHAFARI', 'PERSON'],
  ] as const)('matches %s with %s', (a, b, type) => {
    expect(score(a, b, type)).toBeGreaterThanOrEqual(DEFAULT_SETTINGS.scoreThreshold);
  });

  it.each([
    ['John Smith Brown', 'John Smith Taylor', 'PERSON'],
    ['Emma Daniels', 'Emma', 'PERSON'],
    ['Green', 'Al Green', 'PERSON'],
    ['Maarten de', 'Martin', 'PERSON'],
    ['George Bush', 'George Habbash', 'PERSON'],
    ['11420 CORP', '22530 CORP', 'ENTITY'],
    ['Nordprom GmbH', 'Siltek GmbH', 'ENTITY'],
    ['Bill Clifton', 'Gill Clifton', 'PERSON'],
    ['Le Minh Hasan', 'Al Minh Hakim', 'PERSON'],
  ] as const)("doesn't match %s with %s", (a, b, type) => {
    expect(score(a, b, type)).toBeLessThan(DEFAULT_SETTINGS.scoreThreshold);
  });

  it('lowers the score more for differing consonants than for vowels', () => {
    const explained = scorePair(
      { name: 'Kasim Brodan Ulmek', type: 'PERSON' },
      { names: ['Karim Brodan Ulmek'] },
    );
    expect(explained.explanation?.penalties.map(({ reason }) => reason)).toContain('different consonants');
    expect(explained.score).toBeLessThan(score('Kasim Brodan Ulmek', 'Kasem Brodan Ulmek', 'PERSON'));
  });

  it("doesn't read a legal form into another word", () => {
    const { explanation } = scorePair(
      { name: 'Taliban Pakistan', type: 'ENTITY' },
      { names: ['Taliban Pakistan'] },
    );
    expect(explanation?.pairs.map((pair) => pair.name)).toContain('taliban');
  });

  it('explains each pair of words by exactly the published members', () => {
    const { explanation } = scorePair({ name: 'Jon Smith', type: 'PERSON' }, { names: ['John Smith'] });
    for (const pair of explanation!.pairs)
      expect(Object.keys(pair)).toEqual(['query', 'name', 'similarity', 'likeness']);
    expect(explanation!.pairs.map(({ likeness }) => likeness)).toContain('equal');
  });

  it('returns 1 only for equal names, and explains deductions', () => {
    expect(score('Rustam Karimov', 'Karimov Rustam', 'PERSON')).toBe(1);
    const { explanation } = scorePair({ name: 'Jon Smith', type: 'PERSON' }, { names: ['John Peter Smith'] });
    expect(explanation?.pairs.map((pair) => pair.name)).toContain('smith');
    expect(explanation?.unmatched_name).toEqual(['peter']);
    expect(explanation?.penalties.length).toBeGreaterThan(0);
  });
});

describe('classifyName', () => {
  it.each([
    ['Maria Garcia', 'PERSON'],
    ['Siemens AG', 'ENTITY'],
    ['ООО Ромашка', 'ENTITY'],
    ['🙂', 'UNKNOWN'],
    ['x', 'UNKNOWN'],
  ])('classifies %s as %s', (name, type) => {
    expect(classifyName(name).type).toBe(type);
  });
});
