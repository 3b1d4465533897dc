import { expect, test } from 'vitest';
import { type ListEntry, NAMES_ALONE } from '../model';
import { classifyName } from './classify-name';
import { buildNameIndex } from './name-index';
import { parseReadings } from './parse-readings';
import { scorePair } from './score-pair';
import { DEFAULT_SETTINGS } from './settings';
import { WrittenName } from './words';

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
])('an unlisted name in another script gives no match when the type is unknown: %s', (name) => {
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
])('a listed name in another script is the first match: %s', (name, listed) => {
  expect(screened(name)[0]?.name.text).toBe(listed);
});

test("the explanation states a deduction because the query looks like a person's name", () => {
  const [match] = screened('بوكو حرام');
  expect(match?.explanation.penalties.map(({ reason }) => reason)).toContain(
    "the query looks like a person's name",
  );
});

test("the dot between the parts of a foreign name isn't a word", () => {
  const words = parseReadings(new WrittenName('キム・ジョンウン'), 'ENTITY').flatMap((reading) =>
    reading.words.map(({ text }) => text),
  );
  expect(words).not.toContain('');
});

const THRESHOLD = DEFAULT_SETTINGS.scoreThreshold;
const scored = (name: string, listed: string): number =>
  scorePair({ name, type: 'PERSON' }, { names: [listed] }).score;

test.each([
  ['a written long vowel differs', 'مروان فرج', 'FAROUK, Shaykh Imran'],
  ['the family name ends in a vowel', 'سینا سلطانی', 'SULTAN, Hossein'],
  ['two words of one script are compared by all their letters', 'رويا رحيمي', 'يار رحيمي'],
  ['an article is not a word', 'שירה לוי', 'AL-SHAIR, Ali'],
  ['names that sound only somewhat similar', 'クラーク ヒロシ', 'GURGOV, Reza'],
  ['a family name and a given name are not one word', '朱丽', 'Julie Johnson'],
  ['one more syllable makes another given name', '郑敏', 'CHENG, Hung Man'],
  ['one syllable less makes another given name', '황유진', 'YOO, Jin'],
  ['a similar Chinese syllable is a different character', '黄静', 'HUANG, Jinee'],
])("%s: %s doesn't match %s", (_, name, listed) => {
  expect(scored(name, listed)).toBeLessThan(THRESHOLD);
});

test.each([
  ['the article in the name of God is not removed', 'عبد الله أحمد الألفي', 'ABDULLAH AHMED EL ALFI'],
  ['articles are joined to their nouns', 'إبراهيم عواد البدري', 'IBRAHIM AWWAD AL-BADRI'],
  ['Latin letters join them too', 'سامي بن صالح الصغير', 'Sami Ben Saleh Elsghaier'],
  ['an additional English name', '郑敏', 'CHENG, Ken Man'],
  ['names that begin like the article', 'الیاس کریمی', 'KARIMI, Elyas'],
  ['a Thai vowel precedes its consonant', 'เปรม ติณสูลานนท์', 'Prem Tinsulanonda'],
  ['a Burmese title', 'ဦးဝင်းမြင့်', 'Win Myint'],
  ['the letter pronounced "yo"', 'Роман Семёнов', 'SEMENOV, Roman'],
  ['the letter pronounced "yo", spelled with it', 'Роман Семёнов', 'Roman Semyonov'],
  ['a Cantonese syllable in an individual spelling', '李嘉誠', 'Li Ka-shing'],
])('%s: %s matches %s', (_, name, listed) => {
  expect(scored(name, listed)).toBeGreaterThanOrEqual(THRESHOLD);
  expect(scored(listed, name)).toBeGreaterThanOrEqual(THRESHOLD);
});

test.each([
  '王建军',
  '李明社',
  '박채원',
  '최민국',
  'Δήμητρα Παπαδοπούλου',
])('classifies a surname and a given name as a person, regardless of the ending: %s', (name) => {
  expect(classifyName(name).type).toBe('PERSON');
});

test.each([
  '解放军',
  '中国银行',
  '서울대학교병원',
  'Ναυτιλιακή Εταιρεία Αιγαίου',
  'Εθνική Τράπεζα',
])('classifies words of organizations as an entity: %s', (name) => {
  expect(classifyName(name).type).toBe('ENTITY');
});

test("an article at the end of a surname before the comma isn't joined to the next name", () => {
  expect(scored('Sami Bashur Bouras', 'BOURAS, Sami Bashur')).toBe(1);
});
