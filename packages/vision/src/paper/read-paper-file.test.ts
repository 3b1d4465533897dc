import { X509Certificate } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawBarcode } from '../barcode/testing/draw-barcode';
import { encodeJpeg } from '../image/codecs';
import { type Raster, turn } from '../image/raster';
import { codestream } from '../image/testing/codestream';
import { installedOcrModels, openReader, type TextReader } from '../ocr/reader';
import { BILL_DATA, MADE_AUTHORITY, madeSigner, seal } from '../seal/testing/made-seals';
import { noise, random } from '../testing/degrade';
import { surface } from '../testing/draw-document';
import { drawText } from '../testing/stroke-text';
import { readPaperFile } from './read-paper-file';

let reader: TextReader;
beforeAll(async () => {
  reader = await openReader(installedOcrModels(), 2);
});
afterAll(() => reader.close());

const SIGNER = madeSigner();
const SIGNERS = [MADE_AUTHORITY, SIGNER].map(({ certificate }) => new X509Certificate(certificate));

const read = (bytes: Uint8Array, mediaType: string, signers = SIGNERS) =>
  readPaperFile({
    bytes,
    mediaType,
    reader: async () => reader,
    signal: new AbortController().signal,
    now: Date.UTC(2026, 1, 15),
    seals: { signers, work: () => 0 },
  });

const LINES: readonly (readonly [x: number, y: number, text: string])[] = [
  [90, 90, 'EXAMPLE SAVINGS BANK'],
  [90, 150, 'BANK STATEMENT'],
  [700, 250, 'CAMILLE DURAND'],
  [700, 290, '12 RUE DE LA PAIX'],
  [700, 330, '75002 PARIS'],
  [90, 470, 'ACCOUNT HOLDER: CAMILLE DURAND'],
  [90, 510, 'STATEMENT DATE: 31.01.2026'],
  [90, 590, 'OPENING BALANCE'],
  [900, 590, '2500.00'],
  [90, 640, '02.01.2026'],
  [330, 640, 'RENT'],
  [650, 640, '-800.00'],
  [900, 640, '1700.00'],
  [90, 690, '05.01.2026'],
  [330, 690, 'SALARY'],
  [650, 690, '2400.00'],
  [900, 690, '4100.00'],
  [90, 760, 'CLOSING BALANCE'],
  [900, 760, '4100.00'],
];

/** Draws an A4 sheet at 150 dpi. */
function sheet(): Raster {
  const page = surface(1240, 1754, [250, 249, 246]);
  for (const [x, y, text] of LINES)
    drawText(page, text, x, y, { pitch: 17, height: 21, pen: 2.6, colour: [25, 25, 35] });
  return noise(page, 4, random(3));
}

/** Creates a PDF that contains only an image, compressed with Flate or packed by another filter. */
function scanOf({ width, height, data }: Raster, other?: { filter: string; packed: Buffer }): Buffer {
  const grey = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++)
    for (let colour = 0; colour < 3; colour++) grey[at * 3 + colour] = data[at * 4 + colour]!;
  const { filter, packed } = other ?? { filter: 'FlateDecode', packed: deflateSync(grey) };
  const content = 'q 595 0 0 842 0 0 cm /I Do Q';
  const image = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /${filter} /Length ${packed.length} >>\nstream\n`;
  const parts: (string | Buffer)[] = [
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>\nendobj\n',
    `4 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n5 0 obj\n${image}`,
    packed,
    '\nendstream\nendobj\n',
  ];
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  return Buffer.concat([body, Buffer.from(`trailer\n<< /Root 1 0 R /Size 6 >>\nstartxref\n0\n%%EOF\n`)]);
}

const STATEMENT = {
  documentType: 'BANK_STATEMENT',
  fields: {
    bankName: 'EXAMPLE SAVINGS BANK',
    accountHolder: 'CAMILLE DURAND',
    issueDate: '2026-01-31',
    openingBalance: 2500,
    closingBalance: 4100,
    transactions: [
      { date: '2026-01-02', description: 'RENT', amount: -800, balance: 1700 },
      { date: '2026-01-05', description: 'SALARY', amount: 2400, balance: 4100 },
    ],
  },
  faults: [],
};
const ADDRESS = ['CAMILLE DURAND', '12 RUE DE LA PAIX', '75002 PARIS'];

describe('a bank statement without text objects', { timeout: 60_000 }, () => {
  it.each<[string, () => Promise<Buffer>, string]>([
    ['an image', async () => Buffer.from(await encodeJpeg(sheet())), 'image/jpeg'],
    ['an image rotated by 90°', async () => Buffer.from(await encodeJpeg(turn(sheet(), 1))), 'image/jpeg'],
    ['a scan in a PDF', async () => scanOf(sheet()), 'application/pdf'],
    [
      'a JPEG 2000 scan in a PDF',
      async () => scanOf(sheet(), { filter: 'JPXDecode', packed: await codestream(sheet()) }),
      'application/pdf',
    ],
  ])('is read from %s', async (_, made, mediaType) => {
    const reading = await read(await made(), mediaType);
    if (typeof reading === 'string') throw new Error(reading);
    expect(reading.paper).toMatchObject(STATEMENT);
    // Spaces between narrow letters are often lost.
    const bare = (lines: readonly string[]) => lines.map((line) => line.replaceAll(' ', ''));
    expect(reading.blocks.map(bare)).toContainEqual(bare(ADDRESS));
    expect(reading.tamper.result).toBe(mediaType === 'application/pdf' ? 'PASS' : 'NOT_PERFORMED');
  });

  it('returns nothing when its JPEG 2000 data is damaged', async () => {
    const packed = (await codestream(sheet())).subarray(0, 90);
    const reading = await read(scanOf(sheet(), { filter: 'JPXDecode', packed }), 'application/pdf');
    expect(reading).toMatchObject({ paper: null, blocks: [] });
  });

  it('returns nothing for an empty page', async () => {
    const empty = Buffer.from(await encodeJpeg(surface(800, 1100, [250, 250, 250])));
    expect(await read(empty, 'image/jpeg')).toMatchObject({ paper: null, blocks: [] });
  });
});

/** Draws a sheet at 180 dpi with a 2D-Doc in its corner, modules of 0.42 mm. */
async function billWith(code: string, lines: readonly string[]): Promise<Raster> {
  const page = surface(1488, 2105, [250, 249, 246]);
  const matrix = await drawBarcode(code, 3, 'DataMatrix');
  for (let y = 0; y < matrix.height; y++) {
    const row = matrix.data.subarray(y * matrix.width * 4, (y + 1) * matrix.width * 4);
    page.data.set(row, ((y + 90) * page.width + page.width - matrix.width - 60) * 4);
  }
  for (const [at, text] of lines.entries())
    drawText(page, text, 90, 500 + at * 50, { pitch: 19, height: 23, pen: 2.8, colour: [25, 25, 35] });
  return noise(page, 4, random(5));
}

describe('the 2D-Doc of a bill without text objects', { timeout: 60_000 }, () => {
  const LINES = [
    'EXAMPLE ENERGIE SA',
    'FACTURE ELECTRICITE',
    'CAMILLE DURAND',
    '12 RUE DES LILAS',
    '69003 LYON',
    'NUMERO F2025031234',
    'CONSOMMATION DU MOIS DE FEVRIER',
    'MONTANT TTC 87,40 EUR',
  ];
  const code = seal(BILL_DATA, SIGNER);
  const photograph = async (text: string, lines = LINES) =>
    Buffer.from(await encodeJpeg(await billWith(text, lines), 85));

  it.each<[string, () => Promise<Buffer>, string]>([
    ['an image', () => photograph(code), 'image/jpeg'],
    ['a scan in a PDF', async () => scanOf(await billWith(code, LINES)), 'application/pdf'],
  ])('is read and verified in %s', async (_, made, mediaType) => {
    const reading = await read(await made(), mediaType);
    if (typeof reading === 'string') throw new Error(reading);
    expect(reading.seal).toMatchObject({ state: 'VERIFIED', persons: ['CAMILLE DURAND'] });
    expect(reading.paper?.fields).toMatchObject({
      accountHolder: 'CAMILLE DURAND',
      serviceAddress: '12 RUE DES LILAS, 69003 LYON',
      issueDate: '2025-03-08',
    });
    expect(reading.tamper.reasons).toContain('SEAL_VERIFIED');
    expect(['NOT_PERFORMED', 'PASS']).toContain(reading.tamper.result);
  });

  it("causes FAIL when its signature isn't valid", async () => {
    const reading = await read(await photograph(code.replace('LILAS', 'ROSES')), 'image/jpeg');
    expect(reading).toMatchObject({ tamper: { result: 'FAIL', reasons: ['SEAL_BROKEN'] } });
  });

  it('causes REVIEW when none of its data is printed on the document', async () => {
    const other = [
      'EXAMPLE SAVINGS BANK',
      'ACCOUNT STATEMENT',
      'HENRI BONNARD',
      '7 AVENUE FOCH',
      '75016 PARIS',
      'OPENING BALANCE OF THE MONTH',
      'CLOSING BALANCE OF THE MONTH',
    ];
    const reading = await read(await photograph(code, other), 'image/jpeg', []);
    expect(reading).toMatchObject({ tamper: { result: 'REVIEW', reasons: ['CONFLICT_SEAL_PAPER'] } });
  });
});

it.each([
  ['an image', 'image/jpeg'],
  ['a PDF', 'application/pdf'],
])('%s with invalid content is reported as UNREADABLE_FILE', async (_, mediaType) => {
  expect(await read(Buffer.from('nothing of the kind'), mediaType)).toBe('UNREADABLE_FILE');
});
