import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BILL_DATA, MADE_AUTHORITY, madeSigner, seal } from '../seal/testing/made-seals';
import { inspectPdf } from './inspect-pdf';
import { drawMatrix, type MatrixWay } from './testing/draw-matrix';
import { contentOf, whiteBox, writePdf } from './testing/write-pdf';

const SIGNER = madeSigner();
const SIGNERS = [MADE_AUTHORITY, SIGNER].map(({ certificate }) => new X509Certificate(certificate));
const BILL = seal(BILL_DATA, SIGNER);

const LINES = [
  'EXAMPLE ENERGIE SA, FACTURE ELECTRICITE',
  'Numero de facture F2025031234',
  'Date de facture 08/03/2025',
  'Mme Camille DURAND',
  '12 rue des Lilas',
  '69003 LYON',
  'Montant TTC 87,40 EUR',
];
const written = (lines: readonly string[]) =>
  contentOf(lines.map((text, at) => ({ text, x: 60, y: 700 - at * 16 })));

const inspect = (pdf: Buffer, signers = SIGNERS) =>
  inspectPdf(pdf, new AbortController().signal, undefined, { signers, work: () => 0 });
const bill = async (text: string, lines = LINES, way: MatrixWay = 'squares') =>
  writePdf([`${written(lines)}\n${await drawMatrix(text, 430, 740, way)}`]);

describe('the 2D-Doc of a PDF', () => {
  it.each([
    'squares',
    'one path',
    'picture',
    'mask',
  ] as const)('is read when it is drawn as %s', async (way) => {
    const { seal: found, tamper, paper } = await inspect(await bill(BILL, LINES, way));
    expect(found).toMatchObject({
      kind: 'BILL',
      state: 'VERIFIED',
      issuedOn: '2025-03-08',
      persons: ['CAMILLE DURAND'],
      addresses: ['12 RUE DES LILAS, 69003 LYON'],
      reasons: ['SEAL_VERIFIED'],
    });
    expect(tamper).toEqual({ result: 'PASS', reasons: ['SEAL_VERIFIED'] });
    expect(paper).toMatchObject({
      documentType: 'UTILITY_BILL',
      fields: {
        accountHolder: 'CAMILLE DURAND',
        serviceAddress: '12 RUE DES LILAS, 69003 LYON',
        issueDate: '2025-03-08',
        documentNumber: 'F2025031234',
      },
    });
  });

  it('is found on the second page and on a rotated page', async () => {
    const matrix = await drawMatrix(BILL, 60, 60, 'one path');
    const pages = writePdf([written(LINES), `q 0 1 -1 0 500 300 cm ${matrix} Q`]);
    expect((await inspect(pages)).seal?.state).toBe('VERIFIED');
  });

  it("isn't searched without seal ports or on a page without fills or images", async () => {
    const asked = await inspectPdf(await bill(BILL), new AbortController().signal);
    expect(asked.seal).toBeNull();
    expect((await inspect(writePdf([written(LINES)]))).seal).toBeNull();
    expect((await inspect(writePdf([written(LINES) + whiteBox(10, 10, 50, 50)]))).seal).toBeNull();
  });

  it("causes FAIL when its signature isn't valid", async () => {
    const { tamper, seal: found, paper } = await inspect(await bill(BILL.replace('DURAND', 'BONNARD')));
    expect(tamper.result).toBe('FAIL');
    expect(tamper.reasons).toContain('SEAL_BROKEN');
    expect(found?.state).toBe('WRONG');
    expect(paper?.fields.accountHolder).not.toBe('CAMILLE BONNARD');
  });

  it('without a known signer adds no reasons if the print agrees, and fills no fields', async () => {
    const { tamper, seal: found, paper } = await inspect(await bill(BILL), []);
    expect(tamper).toEqual({ result: 'PASS', reasons: [] });
    expect(found?.state).toBe('NOT_CHECKED');
    expect(paper?.fields).not.toHaveProperty('serviceAddress');
  });

  it.each<[string, (line: string) => string, string]>([
    ['name', (line) => line.replace('Camille DURAND', 'Henri BONNARD'), 'CONFLICT_SEAL_NAME'],
    ['postcode', (line) => line.replace('69003', '75011'), 'CONFLICT_SEAL_POSTCODE'],
    ['number', (line) => line.replace('F2025031234', 'F2025039999'), 'CONFLICT_SEAL_NUMBER'],
    ['amount', (line) => line.replace('87,40', '17,40'), 'CONFLICT_SEAL_AMOUNT'],
  ])('is compared with the print: another %s gets REVIEW', async (_, edit, reason) => {
    for (const signers of [SIGNERS, []]) {
      const { tamper } = await inspect(await bill(BILL, LINES.map(edit)), signers);
      expect(tamper.result).toBe('REVIEW');
      expect(tamper.reasons.filter((one) => one !== 'SEAL_VERIFIED')).toEqual([reason]);
    }
  });

  it('of another document is reported as such', async () => {
    const other = [
      'EXAMPLE SAVINGS BANK',
      'Henri BONNARD',
      '7 avenue Foch, 75016 PARIS',
      'Balance 1 203,55',
      'Statement of account, page 1 of 1',
    ];
    expect((await inspect(await bill(BILL, other), [])).tamper).toEqual({
      result: 'REVIEW',
      reasons: ['CONFLICT_SEAL_PAPER'],
    });
  });

  it.each([
    ['in parts', '6U12 RUE DES LILAS\x1d6W690036XLYON\x1d', '12 RUE DES LILAS, 69003 LYON'],
    ['in one part', '4Y12 RUE DES LILAS 69003 LYON\x1d', '12 RUE DES LILAS 69003 LYON'],
  ])('of a tax notice contains the address %s', async (_, address, expected) => {
    const data = `DC04FR0ATST1FFFF23F42801FR432,5\x1d4425A123456789045202446DURAND CAMILLE\x1d${address}`;
    const notice = [
      'AVIS D IMPOT SUR LES REVENUS DE 2024',
      'Reference 25A1234567890',
      ...LINES.slice(3, 6),
      'Nombre de parts 2,5',
    ];
    const { seal: found, tamper } = await inspect(await bill(seal(data, SIGNER), notice));
    expect(found).toMatchObject({
      kind: 'TAX',
      state: 'VERIFIED',
      persons: ['DURAND CAMILLE'],
      addresses: [expected],
    });
    expect(tamper).toEqual({ result: 'PASS', reasons: ['SEAL_VERIFIED'] });
  });

  it("of an unsupported kind has no fields, and another code isn't read", async () => {
    expect((await inspect(await bill('https://example.com'))).seal).toBeNull();
    const health = seal(BILL_DATA.replace('0101FR', 'L101FR'), SIGNER);
    expect((await inspect(await bill(health))).seal).toMatchObject({
      kind: null,
      persons: [],
      reasons: ['SEAL_VERIFIED'],
    });
  });
});

describe('a page that is meant to cause a long processing time', { timeout: 60_000 }, () => {
  it.each<[string, string]>([
    ['many fills', Array.from({ length: 20_000 }, (_, at) => `${at % 590} ${at % 840} 2 2 re f`).join('\n')],
    [
      'one path of many squares',
      `${Array.from({ length: 30_000 }, (_, at) => `${at % 590} ${(at * 7) % 840} 2 2 re`).join('\n')} f`,
    ],
    ['a fill beyond the page', '1e9 1e9 1e9 1e9 re f -1e9 -1e9 2e9 2e9 re f 0 0 4 4 re f'],
    ['many images', 'q 500 0 0 500 20 20 cm BI /W 1 /H 1 /BPC 1 /CS /G ID \x00 EI Q\n'.repeat(300)],
    ['an image without a size', 'q 0 0 0 0 20 20 cm BI /W 1 /H 1 /BPC 1 /CS /G ID \x00 EI Q'],
  ])('with %s ends', async (_, content) => {
    expect((await inspect(writePdf([`${written(LINES)}\n${content}`]))).seal).toBeNull();
  });
});
