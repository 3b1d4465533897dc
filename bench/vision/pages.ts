import { decodePicture, encodeJpeg, type Quad, type Raster, resize } from '@assay/vision';
import {
  BY_HAND,
  blur,
  drawDocument,
  type MrzContent,
  noise,
  photograph,
  printedDocument,
  random,
  reflect,
} from '../../packages/vision/src/testing/index';

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
/** Codes that are not ISO 3166 countries: Doc 9303 part 3 §5. */
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

/** Returns the contents of synthetic documents: names of syllables, numbers of letters and digits. */
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

/** Existing issuers; pages of others are reported as suspicious. */
export const REAL_ISSUERS: readonly string[] = ISSUERS;

const TILTED: Quad = [
  { x: 190, y: 60 },
  { x: 1440, y: 190 },
  { x: 1380, y: 1060 },
  { x: 70, y: 930 },
];
const STEEP: Quad = [
  { x: 260, y: 130 },
  { x: 1250, y: 110 },
  { x: 1440, y: 1010 },
  { x: 60, y: 990 },
];

/** A card has the width of a page in the picture but is lower. */
const fitted = (quad: Quad, format: MrzContent['format']): Quad => {
  if (format !== 'TD1') return quad;
  const [tl, tr, br, bl] = quad;
  const raised = (from: { x: number; y: number }, to: { x: number; y: number }) => ({
    x: from.x + (to.x - from.x) * 0.9,
    y: from.y + (to.y - from.y) * 0.9,
  });
  return [tl, tr, raised(tr, br), raised(tl, bl)];
};

const compressed = async (picture: Raster, quality: number) =>
  decodePicture(await encodeJpeg(picture, quality));

/** Imperfections of a picture. Blur and reflections on the zone must cause a retry. */
export const CONDITIONS: {
  readonly [name: string]: {
    readonly isReadable: boolean;
    readonly quad: Quad;
    spoil(picture: Raster, draw: () => number): Raster | Promise<Raster>;
  };
} = {
  clean: { isReadable: true, quad: BY_HAND, spoil: (picture) => compressed(picture, 85) },
  'noise σ 14': {
    isReadable: true,
    quad: BY_HAND,
    spoil: (picture, draw) => compressed(noise(picture, 14, draw), 80),
  },
  'JPEG quality 30': { isReadable: true, quad: BY_HAND, spoil: (picture) => compressed(picture, 30) },
  'turned by 6°': { isReadable: true, quad: TILTED, spoil: (picture) => compressed(picture, 80) },
  'seen from below': { isReadable: true, quad: STEEP, spoil: (picture) => compressed(picture, 80) },
  'blurred, σ 1.5': {
    isReadable: true,
    quad: BY_HAND,
    spoil: (picture) => compressed(blur(picture, 1.5), 80),
  },
  '1000 pixels wide': {
    isReadable: true,
    quad: BY_HAND,
    spoil: (picture) => compressed(resize(picture, 1000, 733), 80),
  },
  'blurred, σ 5': { isReadable: false, quad: BY_HAND, spoil: (picture) => compressed(blur(picture, 5), 80) },
  'reflection on the zone': {
    isReadable: false,
    quad: BY_HAND,
    spoil: (picture) => {
      reflect(picture, 760, 890, 380, 170);
      return compressed(picture, 80);
    },
  },
};

/** Returns a picture of a document with this content under a condition. */
export async function pageOf(content: MrzContent, condition: string, seed: number): Promise<Raster> {
  const { quad, spoil } = CONDITIONS[condition]!;
  const draw = random(seed);
  const page = drawDocument(printedDocument(content), content.format === 'TD1' ? 15 : 10);
  return spoil(noise(photograph(page, 1500, 1100, fitted(quad, content.format)), 4, draw), draw);
}
