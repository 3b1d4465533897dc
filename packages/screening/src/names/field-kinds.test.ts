import { describe, expect, it, test } from 'vitest';
import { DEFAULT_SETTINGS, scorePair } from './index';

/**
 * Kinds of names that users of comparable products reported as missed. The inputs differ from those of the
 * reports.
 */
const THRESHOLD = DEFAULT_SETTINGS.scoreThreshold;

type Kind = 'PERSON' | 'ENTITY' | 'UNKNOWN';
const scoreOf = (type: Kind, query: string, name: string): number =>
  scorePair({ name: query, type }, { names: [name] }).score;

const MATCHES: { readonly [kind: string]: readonly (readonly [Kind, string, string])[] } = {
  'digits and symbols for letters': [
    ['PERSON', 'Ig0r Sech1n', 'Igor Sechin'],
    ['PERSON', 'V1adim1r Put1n', 'Vladimir Putin'],
    ['PERSON', 'Oleg D3r1paska', 'Oleg Deripaska'],
    ['PERSON', 'Ars3n Avak0v', 'Arsen Avakov'],
    ['PERSON', '$ergei Iv@nov', 'Sergei Ivanov'],
    ['PERSON', 'Ro55 Ulbricht', 'Ross Ulbricht'],
    ['ENTITY', 'R0sneft 0il', 'Rosneft Oil'],
  ],
  'numbers in words': [
    ['ENTITY', 'Brigade Forty 4', 'Brigade 44'],
    ['ENTITY', 'Battalion One Hundred Twenty', 'Battalion 120'],
    ['ENTITY', 'Factory Hundred and Three', 'Factory 103'],
    ['ENTITY', 'Brigade quarante-quatre', 'Brigade 44'],
    ['ENTITY', 'Division einundzwanzig', 'Division 21'],
    ['ENTITY', 'Batallon treinta y cuatro', 'Battalion 34'],
    ['ENTITY', 'Unit Two Thousand and Six', 'Unit 2006'],
  ],
  'family names at birth': [
    ['PERSON', 'Maria Silva (nee Costa)', 'Maria Costa'],
    ['PERSON', 'Silva, Maria (née Costa)', 'Maria Silva'],
    ['PERSON', 'Angela Merkel geb. Kasner', 'Angela Kasner'],
    ['PERSON', 'Anna Nowak z domu Kowalska', 'Anna Kowalska'],
    ['PERSON', 'Irina Ivanova (урожд. Смирнова)', 'Irina Smirnova'],
    ['PERSON', 'Kovács Anna (szül. Nagy)', 'Nagy Anna'],
    ['PERSON', 'Marie Curie (née Maria Sklodowska)', 'Maria Sklodowska'],
  ],
  'Korean names in katakana': [
    ['PERSON', 'キム・ジョンウン', 'Kim Jong Un'],
    ['PERSON', 'パク・クネ', 'Park Geun-hye'],
    ['PERSON', 'ムン・ジェイン', 'Moon Jae-in'],
    ['PERSON', 'ファン・ビョンソ', 'Hwang Pyong So'],
    ['PERSON', 'リ・ソルジュ', 'Ri Sol Ju'],
  ],
  'Chinese family names by ear': [
    ['PERSON', 'Shi Jinping', 'Xi Jinping'],
    ['PERSON', 'Shu Zhiyong', 'Xu Zhiyong'],
    ['PERSON', 'Chian Xuesen', 'Qian Xuesen'],
    ['PERSON', 'Jou Enlai', 'Zhou Enlai'],
    ['PERSON', 'Zhiyong Shu', 'Xu Zhiyong'],
  ],
  'Cantonese and Hokkien names against pinyin': [
    ['PERSON', 'Leung Chun-ying', 'Liang Zhenying'],
    ['PERSON', 'Leung Chunying', 'Liang Zhenying'],
    ['PERSON', 'Cheung Kwokkeung', 'Zhang Guoqiang'],
    ['PERSON', 'Lim Boonheng', 'Lin Wenxing'],
    ['PERSON', 'Tsang Yam-kuen', 'Zeng Yinquan'],
  ],
  'two capitals as initials': [
    ['PERSON', 'AI Petrov', 'Andrei Ivanovich Petrov'],
    ['PERSON', 'Petrov AI', 'Andrei Ivanovich Petrov'],
    ['PERSON', 'EA Ivanova', 'Elena Andreevna Ivanova'],
    ['PERSON', 'OJ Simpson', 'Orenthal James Simpson'],
    ['PERSON', 'XU Zhixiong', 'Xu Zhixiong'],
  ],
  'contracted words of companies': [
    ['ENTITY', 'Ocean SRVCES GRP', 'Ocean Services Group'],
    ['ENTITY', 'Apex COMM INTL', 'Apex Communications International'],
    ['ENTITY', 'Delta MFG CORP', 'Delta Manufacturing Corporation'],
    ['ENTITY', 'Kama TRNSPRT', 'Kama Transport'],
    ['ENTITY', 'Ural MACH BLDG PLT', 'Ural Machine Building Plant'],
    ['ENTITY', 'Kish FREIGHT FWDRS', 'Kish Freight Forwarders'],
    ['ENTITY', 'Caspian SHPBLDG', 'Caspian Shipbuilding'],
  ],
  'numbers of ships': [
    ['ENTITY', 'MV Ocean Star IMO 9123456', 'Ocean Star'],
    ['ENTITY', 'OCEAN STAR (IMO: 9123456)', 'OCEAN STAR'],
    ['ENTITY', 'Ocean Star MMSI 273456789', 'Ocean Star'],
    ['ENTITY', 'Hull No. 1234 Ocean Star', 'Ocean Star'],
    ['ENTITY', 'MT Sea Lion (ex Blue Wave)', 'Blue Wave'],
  ],
  'letters with spaces': [['ENTITY', 'I R I S L', 'Islamic Republic of Iran Shipping Lines']],
};

describe('names of one party match', () => {
  for (const [kind, pairs] of Object.entries(MATCHES))
    test.each(pairs)(`${kind}, %s: %s and %s`, (type, query, name) => {
      expect(scoreOf(type, query, name)).toBeGreaterThanOrEqual(THRESHOLD);
      expect(scoreOf(type, name, query)).toBeGreaterThanOrEqual(THRESHOLD);
    });
});

it.each([
  ['PERSON', 'J0hn Sm1th', 'John Smart'],
  ['ENTITY', 'Unit 61398', 'Unit 61486'],
  ['ENTITY', 'Sector 5', 'Sector S'],
  ['ENTITY', 'Brigade Forty 5', 'Brigade 44'],
  ['ENTITY', 'Unit 100 First Directorate', 'Unit 101 Directorate'],
  ['PERSON', 'Maria Silva (nee Costa)', 'Maria Coelho'],
  ['PERSON', 'キム・ジョンイル', 'Kim Jong Un'],
  ['PERSON', 'Shi Wei', 'Xi Wei'],
  ['PERSON', 'Shi Jinping', 'Xi Jianping'],
  ['PERSON', 'Leung Chun-ying', 'Liang Chaowei'],
  ['PERSON', 'Lee Jackson', 'Li Jiasheng'],
  ['PERSON', 'AI Petrov', 'Boris Nikolaevich Petrov'],
  ['PERSON', 'MA Hassan', 'Yusuf Omar Hassan'],
  ['ENTITY', 'Hai Feng 718', 'Hai Feng 728'],
  ['ENTITY', 'Ocean Star IMO 9123456', 'Ocean Star IMO 9123468'],
  ['PERSON', 'King George VI', 'King George V'],
  ['UNKNOWN', 'プーチン', 'Putin Trading Company'],
  ['UNKNOWN', 'プーチン', 'Boeing'],
] as const)('names of two parties stay below the threshold, %s: %s and %s', (type, query, name) => {
  expect(scoreOf(type, query, name)).toBeLessThan(THRESHOLD);
});

/** Returns pseudorandom numbers below a limit (mulberry32). */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

const BLOCKS = [
  0x20, 0x41, 0x61, 0x30, 0xc0, 0x400, 0x5d0, 0x620, 0x900, 0xe00, 0x3040, 0x30a0, 0x4e00, 0xac00,
];

/** Returns a text of random characters in several scripts, separators and lone surrogates. */
function randomText(below: (limit: number) => number, length: number): string {
  let text = '';
  for (let at = 0; at < length; at++) {
    const kind = below(12);
    if (kind === 0) text += ' ';
    else if (kind === 1) text += "().,-·・'’/&"[below(11)];
    else if (kind === 2) text += String.fromCharCode(below(0x10000));
    else text += String.fromCharCode(BLOCKS[below(BLOCKS.length)]! + below(26));
  }
  return text;
}

describe('scorePair', () => {
  it('returns a score from 0 to 1 for random Unicode', () => {
    const below = numbers(20261129);
    for (let round = 0; round < 200; round++) {
      const type = (['PERSON', 'ENTITY', 'UNKNOWN'] as const)[round % 3]!;
      const score = scoreOf(type, randomText(below, 1 + below(60)), randomText(below, 1 + below(60)));
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    ['letters', 'a'],
    ['spaces', ' '],
    ['digits for letters', 'a1'],
    ['opening brackets', '('],
    ['names at birth', ' nee'],
    ['number words', 'hundred '],
    ['single letters', 'a '],
    ['katakana', 'キム・'],
    ['symbols', '@a'],
    ['commas', ', born '],
  ])('reads a text of a million characters: %s', (_, piece) => {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
    for (const type of ['PERSON', 'ENTITY'] as const)
      expect(scoreOf(type, text, 'Igor Sechin')).toBeLessThan(THRESHOLD);
  });
});
