import type { MrzContent } from '../../packages/vision/src/testing/index';

export const NOW = Date.UTC(2026, 0, 15);

const ISSUERS = [
  'FRA',
  'DEU',
  'ESP',
  'ITA',
  'POL',
  'BRA',
  'USA',
  'IND',
  'CHN',
  'MAR',
  'KEN',
  'UKR',
  'CHE',
  'PHL',
];
/** Codes that are no country's of ISO 3166: Doc 9303 part 3 §5. */
const SPECIAL_ISSUERS = ['D', 'GBD', 'UNO', 'XXA', 'XXB', 'EUE', 'RKS', 'XPO', 'XOM', 'UTO'];
const SYLLABLES = [
  'BA',
  'RO',
  'LIN',
  'DER',
  'SA',
  'MO',
  'KE',
  'VAR',
  'TI',
  'NU',
  'GO',
  'HEL',
  'JA',
  'WIS',
  'ZO',
  'PER',
];
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Contents of made-up documents: names of syllables, numbers of letters and digits. */
export function contents(
  count: number,
  draw: () => number,
  formats: readonly MrzContent['format'][],
  issuers: readonly string[] = [...ISSUERS, ...SPECIAL_ISSUERS],
): readonly MrzContent[] {
  const pick = <Item>(items: ArrayLike<Item>): Item => items[Math.floor(draw() * items.length)]!;
  const name = () => Array.from({ length: 2 + Math.floor(draw() * 2) }, () => pick(SYLLABLES)).join('');
  const of = (alphabet: string, length: number) => Array.from({ length }, () => pick(alphabet)).join('');
  const day = (from: number, years: number) => {
    const year = from + Math.floor(draw() * years);
    const date = new Date(Date.UTC(year, Math.floor(draw() * 12), 1 + Math.floor(draw() * 28)));
    return date.toISOString().slice(0, 10);
  };
  return Array.from({ length: count }, () => {
    const format = pick(formats);
    const issuer = pick(issuers);
    return {
      format,
      documentCode: format === 'TD3' ? 'P' : format.startsWith('MRV') ? 'V' : 'ID',
      issuer,
      nationality: issuer,
      surname: name(),
      givenNames: name(),
      documentNumber:
        draw() < 0.5 ? of(LETTERS, 2) + of(DIGITS, 7) : of(DIGITS, 2) + of(LETTERS, 2) + of(DIGITS, 5),
      birthDate: day(1945, 60),
      sex: pick(['M', 'F', 'X'] as const),
      expiryDate: day(2027, 9),
    };
  });
}

/** Issuers that exist: pages of others are reported as suspicious. */
export const REAL_ISSUERS: readonly string[] = ISSUERS;
