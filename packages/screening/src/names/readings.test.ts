import { describe, expect, it } from 'vitest';
import { cantoneseReadings } from './han-names';
import { apart, same } from './testing/pairs';
import { transliterate } from './transliterate';

describe('Chinese names in Hong Kong spelling', () => {
  same('PERSON', [
    ['陳志強', 'Chan Chi-keung'],
    ['陈志强', 'Chan Chi Keung'],
    ['歐陽慧儀', 'Au Yeung Wai-yee'],
    ['許家明', 'Hui Ka Ming'],
  ]);
  apart('PERSON', [
    ['陳志強', 'Chan Wai-keung'],
    ['黃美玲', 'Wong Siu-ling'],
  ]);

  it('returns a second reading only for the family name', () => {
    expect(cantoneseReadings('陳志強')).toEqual([['chan', 'chi', 'keung']]);
    expect(cantoneseReadings('司徒志強')).toEqual([['sze', 'to', 'chi', 'keung']]);
    expect(cantoneseReadings('𠮷志')).toEqual([]);
  });
});

describe('Chinese family names of two characters', () => {
  it('are one word', () => {
    expect(transliterate('司马光').words).toEqual(['sima', 'guang']);
    expect(transliterate('李光').words).toEqual(['li', 'guang']);
  });
  same('PERSON', [
    ['諸葛明', 'Zhuge Ming'],
    ['Si Ma Wei', 'Sima Wei'],
  ]);
});

describe('Arabic letters with two readings', () => {
  same('PERSON', [
    ['عزة محمود', 'Izzat Mahmoud'],
    ['حكمت رضا', 'Hikmat Reza'],
    ['فضل الرحمان', 'Fazlur Rehman'],
    ['ذوالفقار علی', 'Zulfiqar Ali'],
    ['محمدرضا کریمی', 'Mohammad Reza Karimi'],
  ]);
  apart('PERSON', [
    ['عزة محمود', 'Izmir Mahmoud'],
    ['فضل الرحمان', 'Faisal Rahimi'],
  ]);
});

describe('Hebrew, Greek and Indian names', () => {
  same('PERSON', [
    ['חיים כהן', 'Chaim Cohen'],
    ['Αντώνης Παππάς', 'Antonis Pappas'],
    ['Κωνσταντίνος Μπάκος', 'Konstantinos Bakos'],
    ['ਗੁਰਪ੍ਰਕਾਸ਼ ਸਿੰਘ', 'Gurprakash Singh'],
    ['নজরুল ইসলাম', 'Nazrul Islam'],
    ['আজিজুল হক', 'Azizul Haque'],
    ['பிரபாகரன் குமார்', 'Prabhakaran Kumar'],
    ['Laxman Choudhury', 'Lakshman Chaudhary'],
    ['Partha Chattopadhyay', 'Partha Chatterjee'],
  ]);
});

describe('Korean syllables in older romanizations', () => {
  same('PERSON', [
    ['Choe Pu Il', 'Choi Boo-il'],
    ['Paek Nam Sop', 'Baek Nam-seop'],
  ]);
});

describe('Japanese names in characters', () => {
  same('PERSON', [
    ['重信房子', 'Fusako Shigenobu'],
    ['二階堂拓也', 'Takuya Nikaido'],
    ['五十嵐政子', 'Masako Igarashi'],
  ]);
});

describe('similar but different known words of organizations', () => {
  apart('ENTITY', [
    ['Bank of China', 'Bank of Chile'],
    ['East Asia Shipyard', 'West Asia Shipyard'],
    ['Austria Cargo', 'Australia Cargo'],
  ]);
  same('ENTITY', [
    ['Черноморский банк развития', 'Black Sea Development Bank'],
    ['Корпорация развития Дальнего Востока', 'Far East Development Corporation'],
    ['上海国际港务集团', 'Shanghai International Port Group'],
    ['대동신용은행', 'Daedong Credit Bank'],
    ['HK Shipping Co Ltd', 'Hong Kong Shipping Co Limited'],
    ['مجموعة العوضي', 'Al Awadi Group'],
  ]);
});

describe('similar given names', () => {
  apart('PERSON', [
    ['Hiroshi Suzuki', 'Hitoshi Suzuki'],
    ['Peter Meier', 'Petra Meier'],
    ['Andrew Clark', 'Andrea Clark'],
  ]);
});
