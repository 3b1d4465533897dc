import { beforeAll, describe, expect, it } from 'vitest';
import { analyseText } from './analyse-text';
import { latinLetters, nameSimilarity, nameSpellings } from './name-similarity';
import { openTextData, type TextData } from './open-text-data';
import { keyboardWalkLength, randomnessScore, withoutRepetitions } from './randomness';
import { HOSTILE_TEXTS } from './testing/hostile-texts';

let data: TextData;
beforeAll(() => {
  data = openTextData();
});

describe('latinLetters', () => {
  it.each([
    ['Łukasz Müller', 'lukasz muller'],
    ['Иван Щукин', 'ivan shchukin'],
    ['Γιώργος', 'giorgos'],
    ['straße', 'strasse'],
    ['王伟', '王伟'],
  ])('writes %s as %s', (text, latin) => expect(latinLetters(text)).toBe(latin));
});

describe('randomnessScore', () => {
  const written = [
    'john.smith',
    'maria1985',
    'oluwaseun',
    'szczepanski',
    'zhangwei',
    'ivan.petrov',
    'nguyenvanan',
    'Иванов',
    'strcpy',
    'getusrcfg',
    'cust_addr_ln2',
    'lblLogin',
    'barbara',
  ];
  const drawn = [
    'x7k2p9q4',
    'qxzvkjhw',
    'a1b2c3d4',
    'f9d8e7b6c5',
    'XyZqWpLk',
    'kjhgfdsa',
    'qwertyuiop',
    'asdasdasd',
    'bvcxqwpz12',
    'jajajaja',
    'bababababa',
    'dfgdfgdfg',
  ];

  it.each(written)('scores %s as written', (value) =>
    expect(randomnessScore(data.model, value)).toBeLessThan(40));
  it.each(drawn)('scores %s as random', (value) =>
    expect(randomnessScore(data.model, value)).toBeGreaterThan(80));

  it('gives a neutral score to bare numbers and to scripts without a letter model', () => {
    for (const value of ['13812345678', '王小明', 'محمد']) {
      expect(randomnessScore(data.model, value)).toBeGreaterThan(20);
      expect(randomnessScore(data.model, value)).toBeLessThan(60);
    }
  });

  it("works with only the project's names when no word list is installed", () => {
    const { model } = openTextData({ packageDirs: [] });
    expect(randomnessScore(model, 'wojciechowski')).toBeLessThan(30);
    expect(randomnessScore(model, 'zqxjkvbw')).toBeGreaterThan(80);
  });
});

describe('keyboard walks and repetitions', () => {
  it('counts keys beyond the third in one direction', () => {
    expect(keyboardWalkLength('qwerty')).toBe(3);
    expect(keyboardWalkLength('lkjhg')).toBe(2);
    expect(keyboardWalkLength('robert')).toBe(0);
    expect(keyboardWalkLength('were')).toBe(0);
  });

  it.each([
    ['aaaaa', 'aaa', 2],
    ['asdasdasd', 'asd', 3],
    ['lalalala', 'la', 4],
    ['asdfasdf', 'asdf', 2],
    ['barbara', 'barbara', 0],
    ['coco', 'coco', 0],
    ['1111111', '1111111', 0],
  ])('removes the repetitions from %s', (text, once, repeated) =>
    expect(withoutRepetitions(text)).toEqual({ text: once, repeated }));
});

describe('nameSimilarity', () => {
  it.each([
    ['john.smith', 'John Smith', 1],
    ['smithjohn77', 'John Smith', 1],
    ['jsmith', 'John Smith', 1],
    ['mueller', 'Jürgen Müller', 0.8],
    ['ivan.petrov', 'Иван Петров', 1],
  ])('finds %s similar to %s', (value, name, least) =>
    expect(nameSimilarity(value, nameSpellings(name))).toBeGreaterThanOrEqual(least));

  it('scores unrelated values low, and returns null for a name without letters', () => {
    expect(nameSimilarity('xk2p9q', nameSpellings('John Smith'))).toBeLessThan(0.5);
    expect(nameSimilarity('john', nameSpellings('  '))).toBeNull();
    expect(nameSimilarity('12345', nameSpellings('John Smith'))).toBe(0);
  });
});

describe('analyseText', () => {
  it('describes the form of a value', () => {
    expect(analyseText('user_name', 'Strength-42!', data, nameSpellings('Ann Lee'))).toEqual({
      field: 'user_name',
      value_length: 12,
      randomness_score: expect.any(Number),
      digit_ratio: 0.167,
      special_ratio: 0.167,
      vowel_ratio: 0.125,
      longest_consonant_run: 4,
      name_similarity: expect.any(Number),
      pattern: 'Aaaaaaaa-99-',
    });
  });

  it('returns null for the similarity without a name, and zeros for an empty value', () => {
    const empty = analyseText('order_memo', '', data);
    expect(empty).toMatchObject({
      value_length: 0,
      randomness_score: 0,
      digit_ratio: 0,
      vowel_ratio: 0,
      pattern: '',
    });
    expect(empty.name_similarity).toBeNull();
  });

  it('counts code points, not UTF-16 units', () => {
    expect(analyseText('f', '😀é9', data)).toMatchObject({ value_length: 3, pattern: '-a9' });
  });

  it.each(HOSTILE_TEXTS)("doesn't throw on hostile text: $name", ({ text }) => {
    const found = analyseText('f', text, data, nameSpellings(text));
    expect(found.value_length).toBe([...text].length);
    expect(found.randomness_score).toBeGreaterThanOrEqual(0);
    expect(found.randomness_score).toBeLessThanOrEqual(100);
  });
});
