import { describe, expect, it } from 'vitest';
import { type ListEntry, type ListSource, NAMES_ALONE } from '../model';
import { buildNameIndex, classifyName, DEFAULT_SETTINGS, openNameIndex, scorePair } from './index';

const THRESHOLD = DEFAULT_SETTINGS.scoreThreshold;
const score = (query: string, candidate: string, type: 'PERSON' | 'ENTITY') =>
  scorePair({ name: query, type }, { names: [candidate] }).score;

describe('words whose endings make them names of different persons', () => {
  it.each([
    ['Lucia Rodriguez', 'Rodriguez Serrano Lucio'],
    ['Fernanda Sanchez', 'Sanchez Arellano Luis Fernando'],
    ['Martina Gomez', 'Gomez Martinez Servando'],
    ['Rodrigo Lopez', 'Rodriguez Lopez Sergio'],
  ])("%s doesn't match %s", (query, candidate) => {
    expect(score(query, candidate, 'PERSON')).toBeLessThan(THRESHOLD);
    expect(score(candidate, query, 'PERSON')).toBeLessThan(THRESHOLD);
  });

  it('still matches a whole name with such an error', () => {
    expect(score('Fernanda Sanchez Arellano', 'Fernando Sanchez Arellano', 'PERSON')).toBeGreaterThanOrEqual(
      THRESHOLD,
    );
  });
});

describe('names of persons', () => {
  it.each([
    ['President Ulbrichtsen', 'Torvald Ulbrichtsen'],
    ['Bundeskanzlerin Silke Ahrendorf', 'Silke Ahrendorf'],
    ['Secretary of State Anton Blanking', 'Anton Blanking'],
    ['JRR Tolmark', 'Jonas Roland Ruben Tolmark'],
    ['V.V. Putanin', 'Viktor Valerievich Putanin'],
    ['Wojtek Szczepanski', 'Wojciech Szczepanski'],
    ['Yorgos Papadakis', 'Georgios Papadakis'],
    ['Sultan bin Rashid', 'Sultan ibn Rashid'],
    ['Mao Tse-tung', 'Mao Zedong'],
    ["Teng Hsiao-p'ing", 'Deng Xiaoping'],
    ['毛泽东', 'Mao Tse-tung'],
    ['毛澤東', '毛泽东'],
    ['田中角栄', 'Kakuei Tanaka'],
    ['朴槿惠', '박근혜'],
    ['朴槿惠', 'Park Geun-hye'],
    ['도널드 트럼프', 'Donald Trump'],
    ['マイケル・ジャクソン', 'Michael Jackson'],
    ['唐纳德·特朗普', 'Donald Trump'],
    ['יצחק רבין', 'Yitzhak Rabin'],
    ['सचिन तेंदुलकर', 'Sachin Tendulkar'],
    ['শেখ হাসিনা', 'Sheikh Hasina'],
    ['Վահագն Խաչատուրյան', 'Vahagn Khachaturyan'],
    ['မင်းအောင်လှိုင်', 'Min Aung Hlaing'],
    ['สมชาย วงศ์สวัสดิ์', 'Somchai Wongsawat'],
    ['នរោត្តម សីហនុ', 'Norodom Sihanouk'],
    ['ቴዎድሮስ አድሓኖም', 'Tedros Adhanom'],
  ])('%s matches %s', (query, candidate) => {
    expect(score(query, candidate, 'PERSON')).toBeGreaterThanOrEqual(THRESHOLD);
    expect(score(candidate, query, 'PERSON')).toBeGreaterThanOrEqual(THRESHOLD);
  });

  it.each([
    ['President Ulbrichtsen', 'President Ulbrecht'],
    ['Senator Ted Crusen', 'Senator Ted Buddin'],
    ['M', 'Michael'],
    ['Ahmed bin Ali', 'Ali bin Ahmed'],
    ['محمد بن سلمان', 'Salman bin Mohammed'],
    ['علي حسن', 'Ali Hussein'],
    ['Zhang Jianguo', 'Zhang Jianqiang'],
    ['张伟', '章威'],
    ['刘洋', '刘阳'],
    ['Takeshi Ito', 'Takashi Ito'],
    ['田中角栄', 'Kakuei Nakata'],
    ['マイケル・ジャクソン', 'Michael Jordan'],
    ['राहुल गांधी', 'Rajiv Gandhi'],
  ])("%s doesn't match %s", (query, candidate) => {
    expect(score(query, candidate, 'PERSON')).toBeLessThan(THRESHOLD);
    expect(score(candidate, query, 'PERSON')).toBeLessThan(THRESHOLD);
  });
});

describe('names of organizations', () => {
  it.each([
    ['Thirty-Third Scientific Institute', '33rd Scientific Institute'],
    ['Factory Number Seven', 'Factory No. 7'],
    ['NIOC', 'National Iranian Oil Company'],
    ['中国建设银行', 'China Construction Bank'],
    ['삼성전자', 'Samsung Electronics'],
    ['جبهة النصرة', 'Al-Nusra Front'],
    ['مجموعة العوضي', 'Al Awadi Group'],
    ['VTB Bank Deutschland AG', 'VTB Bank (Germany) AG'],
  ])('%s matches %s', (query, candidate) => {
    expect(score(query, candidate, 'ENTITY')).toBeGreaterThanOrEqual(THRESHOLD);
    expect(score(candidate, query, 'ENTITY')).toBeGreaterThanOrEqual(THRESHOLD);
  });

  it.each([
    ['Factory No. 7', 'Factory No. 8'],
    ['Nordic Oil Company Limited', 'Nordic Gas Company Limited'],
    ['HSBC Bank Malta', 'HSBC Bank Canada'],
    ['Caspian Energy Services', 'Caspian Marine Services'],
    ['جبهة النصرة', 'Al-Nusra Network'],
  ])("%s doesn't match %s", (query, candidate) => {
    expect(score(query, candidate, 'ENTITY')).toBeLessThan(THRESHOLD);
  });
});

describe('lists in many scripts', () => {
  const source: ListSource = { name: 'made-up', fullName: 'Made up', version: '1', kind: 'watchlist' };
  const entry = (sourceId: string, type: ListEntry['type'], text: string): ListEntry => ({
    sourceId,
    type,
    names: [{ text, kind: 'primary' }],
    ...NAMES_ALONE,
  });
  const entries = [
    entry('latin', 'PERSON', 'TANAKA, Kakuei'),
    entry('kanji', 'PERSON', '鈴木一郎'),
    entry('han', 'PERSON', '李小龍'),
    entry('hangul', 'PERSON', '박근혜'),
    entry('trump', 'PERSON', 'Donald Trump'),
    entry('katakana', 'PERSON', 'マイケル・ジャクソン'),
    entry('thai', 'PERSON', 'สมชาย วงศ์สวัสดิ์'),
    entry('hasina', 'PERSON', 'Sheikh Hasina'),
    entry('oil', 'ENTITY', 'National Iranian Oil Company'),
    entry('front', 'ENTITY', 'جبهة النصرة'),
    entry('bank', 'ENTITY', '中国建设银行'),
  ];
  const counts = { read: entries.length, kept: entries.length, names: entries.length, skipped: {} };
  const built = buildNameIndex([{ source, entries, counts }]);
  const opened = openNameIndex(built.serialise());

  it.each([
    ['田中角栄', 'latin'],
    ['Ichiro Suzuki', 'kanji'],
    ['李小龙', 'han'],
    ['Li Xiaolong', 'han'],
    ['朴槿惠', 'hangul'],
    ['도널드 트럼프', 'trump'],
    ['唐纳德·特朗普', 'trump'],
    ['Michael Jackson', 'katakana'],
    ['Somchai Wongsawat', 'thai'],
    ['শেখ হাসিনা', 'hasina'],
    ['NIOC', 'oil'],
    ['Al-Nusra Front', 'front'],
    ['China Construction Bank', 'bank'],
  ])('%s finds %s', (name, id) => {
    for (const index of [built, opened]) {
      const { matches } = index.screen({ name }, DEFAULT_SETTINGS);
      expect(matches.map((match) => match.entry.sourceId)).toContain(id);
      expect(matches[0]!.explanation.pairs.length).toBeGreaterThan(0);
    }
  });

  it.each(['李晓龙', '李孝隆'])('finds no match for %s, which only sounds like an entry', (name) => {
    expect(built.screen({ name, type: 'PERSON' }, DEFAULT_SETTINGS).matches).toEqual([]);
  });
});

describe('classifyName by script', () => {
  it.each([
    ['田中角栄', 'PERSON'],
    ['三菱重工業株式会社', 'ENTITY'],
    ['习近平', 'PERSON'],
    ['中国建设银行', 'ENTITY'],
    ['박근혜', 'PERSON'],
    ['삼성전자', 'ENTITY'],
    ['マイケル・ジャクソン', 'PERSON'],
    ['トヨタモーター', 'ENTITY'],
    ['สมชาย วงศ์สวัสดิ์', 'PERSON'],
    ['ธนาคารกรุงเทพ จำกัด', 'ENTITY'],
    ['सचिन तेंदुलकर', 'PERSON'],
    ['भारतीय स्टेट बैंक', 'ENTITY'],
    ['حسن روحانی', 'PERSON'],
    ['بانک ملی ایران', 'ENTITY'],
    ['בנימין נתניהו', 'PERSON'],
    ['בנק לאומי', 'ENTITY'],
  ])('classifies %s as %s', (name, type) => {
    expect(classifyName(name).type).toBe(type);
  });
});
