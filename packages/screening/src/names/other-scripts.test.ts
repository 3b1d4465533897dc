import { expect, test } from 'vitest';
import { type ListEntry, NAMES_ALONE } from '../model';
import { buildNameIndex } from './name-index';
import { parseReadings } from './parse-readings';
import { DEFAULT_SETTINGS } from './settings';

const ENTITIES =
  'ANSARALLAH/ISIS-SOMALIA/HILDA I/YOUNES/RAMAN COMPANY/AL-HUSN/SANDINO/PETION/IMSENGCO/LENACHIM COMPANY LIMITED/LEYCOTHEA/KANIYAT/SHANDONG CHENXI PETROCHEMICAL CO., LTD./Jamaat Mojahedin/NAGHAM AL HAYAT/TAMAR/MARIA/HIZBALLAH/GAZPROM VNIIGAZ/ROSNEFT TRADING S.A./WAGNER GROUP/BANK SADERAT IRAN/BOKO HARAM';
const PERSONS =
  'NASRALLAH, Hasan/HANIYA, Ismail/PUTIN, Vladimir/LOUNICI, Djamel/EBRAHIMIHARKIAN, Ramin/NIHAD, Ali/CHINUONG, Marial';

const source = { name: 'invented', fullName: 'Invented', version: '1', kind: 'sanctionlist' as const };
const entriesOf = (names: string, type: ListEntry['type']): ListEntry[] =>
  names
    .split('/')
    .map((text) => ({ ...NAMES_ALONE, sourceId: text, type, names: [{ text, kind: 'primary' }] }));
const entries = [...entriesOf(ENTITIES, 'ENTITY'), ...entriesOf(PERSONS, 'PERSON')];
const index = buildNameIndex([{ source, entries, counts: { read: 0, kept: 0, names: 0, skipped: {} } }]);
const screened = (name: string) => index.screen({ name }, DEFAULT_SETTINGS).matches;

test.each([
  'خالد الخطيب',
  'أنس الحلبي',
  'رویا امینی',
  'لينا عيسى',
  'תומר ביטון',
  'נועה חדד',
  'Мария Караваева',
  'スズキ ケンタ',
  'ミラー ジョン',
  '이민준',
  '신준호',
  'สมชาย แสงทอง',
])('somebody on no list whose name is in another script is nobody on it, though nobody says whether a person is asked for: %s', (name) => {
  expect(screened(name).map((match) => match.name.text)).toEqual([]);
});

test.each([
  ['حسن نصر الله', 'NASRALLAH, Hasan'],
  ['إسماعيل هنية', 'HANIYA, Ismail'],
  ['حزب الله', 'HIZBALLAH'],
  ['بنك صادرات', 'BANK SADERAT IRAN'],
  ['블라디미르 푸틴', 'PUTIN, Vladimir'],
  ['로스네프트', 'ROSNEFT TRADING S.A.'],
  ['ワグネル', 'WAGNER GROUP'],
  ['ヒズボラ', 'HIZBALLAH'],
])('a listed name in another script comes first: %s', (name, listed) => {
  expect(screened(name)[0]?.name.text).toBe(listed);
});

test("a score says that the name looks like a person's where that took from it", () => {
  const [match] = screened('بوكو حرام');
  expect(match?.explanation.penalties.map(({ reason }) => reason)).toContain(
    'the query looks like the name of a person',
  );
});

test('the dot between the parts of a foreign name is no word', () => {
  const words = parseReadings('キム・ジョンウン', 'ENTITY').flatMap((reading) =>
    reading.words.map(({ text }) => text),
  );
  expect(words).not.toContain('');
});
