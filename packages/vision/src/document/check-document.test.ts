import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aamvaText, HOLDER } from '../barcode/testing/aamva-text';
import { drawBarcode } from '../barcode/testing/draw-barcode';
import { project, type Quad } from '../image/perspective';
import { type Raster, turn } from '../image/raster';
import { generateMrz, type MrzContent } from '../mrz/generate';
import { installedOcrModels, openReader, type TextReader } from '../ocr/reader';
import { blur, noise, photograph, random, reflect } from '../testing/degrade';
import { drawDocument, surface } from '../testing/draw-document';
import { plainTask } from '../testing/plain-task';
import { BY_HAND, printedDocument, TRAVELLER } from '../testing/printed-document';
import { checkDocument, type DocumentTask } from './check-document';

const NOW = Date.UTC(2026, 0, 15);
/** Networks on a busy machine are slow. */
const PATIENCE = 180_000;
vi.setConfig({ testTimeout: PATIENCE });
/** Corners of a passport in a camera's guide. */
const IN_GUIDE: Quad = [
  { x: 205, y: 58 },
  { x: 1075, y: 66 },
  { x: 1080, y: 668 },
  { x: 200, y: 660 },
];
let reader: TextReader;

beforeAll(async () => {
  reader = await openReader(installedOcrModels());
});
afterAll(() => reader.close());

const taken = (page: Raster, seed = 1) => noise(photograph(page, 1500, 1100, BY_HAND), 5, random(seed));
const passport = (content: Partial<MrzContent> = {}, changes: Parameters<typeof printedDocument>[1] = {}) =>
  taken(drawDocument(printedDocument({ ...TRAVELLER, ...content }, changes)));

async function check(picture: Raster, task: Partial<DocumentTask> = {}) {
  const answer = await checkDocument(plainTask({ sides: [picture], now: NOW, reader, ...task }));
  const results = Object.fromEntries(answer.findings.map(({ subCheck, result }) => [subCheck, result]));
  const reasons = answer.findings.flatMap((finding) => finding.reasons ?? []);
  return { ...answer, results, reasons };
}

/** Missing traces of forgery prove nothing. */
const WITHOUT_TRACES = {
  screenCheckResult: 'NOT_PERFORMED',
  photocopyCheckResult: 'NOT_PERFORMED',
  photoForgeryCheckResult: 'NOT_PERFORMED',
};

describe('checkDocument with a drawn passport', () => {
  it('passes and returns its data', async () => {
    const { results, extracted, retry } = await check(passport(), {
      minimumAge: 18,
      fullName: 'Camille Durand-Moreau',
      birthDate: '1990-05-14',
    });
    expect(retry).toBeNull();
    expect(results).toEqual({
      imageQualityCheckResult: 'PASS',
      mrzCheckResult: 'PASS',
      formatCheckResult: 'PASS',
      logicCheckResult: 'PASS',
      suspiciousDataCheckResult: 'PASS',
      documentValidityCheckResult: 'PASS',
      matchCheckResult: 'PASS',
      dataIntegrityCheckResult: 'PASS',
      ageVerificationCheckResult: 'PASS',
      nameMatchCheckResult: 'PASS',
      dateOfBirthCheckResult: 'PASS',
      ...WITHOUT_TRACES,
    });
    expect(extracted).toEqual({
      fullName: 'CAMILLE SOPHIE DURAND MOREAU',
      firstName: 'CAMILLE SOPHIE',
      lastName: 'DURAND MOREAU',
      gender: 'F',
      nationality: 'FR',
      birthDate: '1990-05-14',
      age: 35,
      documentType: 'PASSPORT',
      documentNumber: '18FV07635',
      documentIssueDate: '2024-02-10',
      documentExpirationDate: '2034-02-09',
      country: 'FR',
    });
  });

  it.each([1, 2, 3] as const)('reads it when rotated by %d quarter turns', async (quarters) => {
    const { results } = await check(turn(passport(), quarters));
    expect(results.mrzCheckResult).toBe('PASS');
  });

  it('fails for a check digit that is wrong in every reading', async () => {
    const [first = '', second = ''] = generateMrz(TRAVELLER);
    const wrong = `${second.slice(0, 19)}${(Number(second[19]) + 4) % 10}${second.slice(20)}`;
    const { results, reasons } = await check(passport({}, { mrz: [first, wrong] }));
    expect(results).toMatchObject({ mrzCheckResult: 'FAIL', documentValidityCheckResult: 'NOT_PERFORMED' });
    expect(reasons).toContain('CHECK_DIGIT_BIRTH_DATE');
  });

  it('fails when the visual zone shows another date of birth than the machine-readable zone', async () => {
    const { results, reasons } = await check(
      passport({}, { visual: { ...TRAVELLER, birthDate: '1999-11-23' } }),
    );
    expect(results.matchCheckResult).toBe('FAIL');
    expect(reasons).toContain('CONFLICT_BIRTH_DATE');
  });

  it('returns REVIEW when the visual zone shows another name', async () => {
    const { results } = await check(passport({}, { visual: { ...TRAVELLER, surname: 'Bonnet' } }));
    expect(results.matchCheckResult).toBe('REVIEW');
  });

  it("asks for another document when it isn't accepted", async () => {
    const { retry } = await check(passport(), { acceptedCountries: ['DE', 'AT'] });
    expect(retry).toBe('NOT_ACCEPTED');
  });

  it('accepts a Utopian passport when specimens are allowed, regardless of the accepted countries', async () => {
    const utopian = passport({ issuer: 'UTO', nationality: 'UTO' });
    const asked = { acceptedCountries: ['DE'] };
    expect((await check(utopian, asked)).retry).toBe('NOT_ACCEPTED');
    expect((await check(utopian, { ...asked, allowsSpecimens: true })).retry).toBeNull();
  });
});

describe('checkDocument with a drawn identity card', () => {
  it('reads its two sides', async () => {
    const content: MrzContent = {
      ...TRAVELLER,
      format: 'TD1',
      documentCode: 'ID',
      issuer: 'ESP',
      nationality: 'ESP',
    };
    const { mrz, ...printed } = printedDocument(content);
    const card = [
      { x: 150, y: 120 },
      { x: 1380, y: 130 },
      { x: 1370, y: 905 },
      { x: 140, y: 890 },
    ] as const;
    const side = (rows: typeof printed.visual, lines: readonly string[]) =>
      photograph(drawDocument({ ...printed, visual: rows, mrz: lines }, 16), 1500, 1100, card);
    const empty = ['', '', ''];
    const { results, extracted } = await check(side(printed.visual, empty), {
      sides: [side(printed.visual, empty), side([['', '']], mrz)],
    });
    expect(extracted).toMatchObject({
      documentType: 'NATIONAL_ID',
      country: 'ES',
      documentNumber: '18FV07635',
    });
    expect(results).toMatchObject({ mrzCheckResult: 'PASS', matchCheckResult: 'PASS' });
  });
});

/** Draws the page with a portrait on white, as on most documents. */
function whitePortrait(): Raster {
  const portrait = surface(350, 450, WHITE);
  project(surface(200, 300, [150, 120, 105]), portrait, [
    { x: 75, y: 150 },
    { x: 274, y: 150 },
    { x: 274, y: 449 },
    { x: 75, y: 449 },
  ]);
  return drawDocument({ ...printedDocument(TRAVELLER), portrait });
}

/** Places a page on a sheet or table of one color, with straight edges. */
function laidOn(page: Raster, width: number, height: number, colour: readonly [number, number, number]) {
  const scene = surface(width, height, colour);
  project(page, scene, [
    { x: 200, y: 150 },
    { x: 1300, y: 150 },
    { x: 1300, y: 925 },
    { x: 200, y: 925 },
  ]);
  return scene;
}
const WHITE = [255, 255, 255] as const;
const page = () => drawDocument(printedDocument(TRAVELLER));

describe('checkDocument with one page captured in different ways', () => {
  it.each<[string, () => Raster]>([
    ['a camera frame', () => photograph(page(), 1280, 720, IN_GUIDE)],
    ['a hand-held photo', () => taken(page())],
    ['an image of only the page', page],
    ['a scan on white', () => laidOn(page(), 1500, 1075, WHITE)],
    ['a scan on a large white sheet', () => laidOn(page(), 1654, 2339, WHITE)],
    ['a photo of a portrait on white', () => photograph(whitePortrait(), 1280, 720, IN_GUIDE)],
    ['a scan of a portrait on white', () => laidOn(whitePortrait(), 1500, 1075, WHITE)],
    ['a scan with little white around it', () => laidOn(page(), 1340, 980, WHITE)],
  ])('gives the same result for %s', async (_, picture) => {
    const { retry, results } = await check(picture());
    expect(retry).toBeNull();
    expect(results).toMatchObject({ imageQualityCheckResult: 'PASS', mrzCheckResult: 'PASS' });
  });

  it.each<[string, () => Raster]>([
    ['a hand-held photo', () => taken(page())],
    ['a scan on white', () => laidOn(page(), 1500, 1075, WHITE)],
  ])('asks for another image when a reflection covers part of %s', async (_, draw) => {
    const picture = draw();
    reflect(picture, 800, 700, 420, 190);
    expect((await check(picture)).retry).toBe('GLARE');
  });
});

describe('checkDocument with a poor image', () => {
  it('asks for another image when it is blurred', async () => {
    const { retry, findings } = await check(blur(passport(), 5));
    expect(retry).toBe('BLUR');
    expect(findings.find(({ subCheck }) => subCheck === 'imageQualityCheckResult')?.reasons).toContain(
      'BLUR',
    );
  });

  it('asks for another image when a reflection covers the zone', async () => {
    const picture = photograph(drawDocument(printedDocument(TRAVELLER)), 1500, 1100, BY_HAND);
    reflect(picture, 800, 880, 420, 190);
    expect((await check(picture)).retry).toBe('GLARE');
  });

  it('asks for another image when it shows no document', async () => {
    const { retry, results, extracted } = await check(
      noise(surface(1200, 900, [120, 110, 100]), 8, random(3)),
    );
    expect(retry).not.toBeNull();
    expect(results).toEqual({ imageQualityCheckResult: 'REVIEW' });
    expect(extracted).toEqual({});
  });
});

describe('checkDocument with a North American driving license', () => {
  const holder = { ...HOLDER, surname: 'DURAND', first: 'CAMILLE', middle: 'SOPHIE' };
  const text = aamvaText(holder, { iin: '636014', version: 10 });
  const front = (birthDate: string) =>
    taken(
      drawDocument(
        {
          title: 'DRIVER LICENSE',
          mrz: ['', '', ''],
          visual: [
            ['LAST NAME', 'DURAND'],
            ['FIRST NAMES', 'CAMILLE SOPHIE'],
            ['DATE OF BIRTH', birthDate],
            ['DATE OF EXPIRY', '12 10 2029'],
            ['NUMBER', 'D1234562'],
          ],
        },
        16,
      ),
    );

  it('reads its barcode, which agrees with its front', async () => {
    const { results, extracted, retry } = await check(front('06 06 1986'), {
      sides: [front('06 06 1986'), await drawBarcode(text)],
    });
    expect(retry).toBeNull();
    expect(results).toMatchObject({
      barcodeAnomalyCheckResult: 'PASS',
      documentValidityCheckResult: 'PASS',
      matchCheckResult: 'PASS',
      dataIntegrityCheckResult: 'PASS',
    });
    expect(extracted).toMatchObject({
      documentType: 'DRIVERS_LICENSE',
      documentNumber: 'D1234562',
      lastName: 'DURAND',
      birthDate: '1986-06-06',
      age: 39,
      country: 'US',
      state: 'US-CA',
    });
  });

  it('fails when its front shows another date of birth, or its barcode contradicts itself', async () => {
    const other = await check(front('11 23 1999'), { sides: [front('11 23 1999'), await drawBarcode(text)] });
    expect(other.results.matchCheckResult).toBe('FAIL');
    const early = await drawBarcode(text.replace('DBA12102029', 'DBA12101979'));
    const contradiction = await check(early, { sides: [early] });
    expect(contradiction.results.barcodeAnomalyCheckResult).toBe('FAIL');
  });
});

describe('checkDocument with an identity card with a known QR code', () => {
  const code = (birth: string) =>
    `<PrintLetterBarcodeData uid="234123412346" name="Camille Durand" gender="F" dob="${birth}"/>`;
  const front = taken(
    drawDocument(
      {
        title: 'GOVERNMENT OF INDIA AADHAAR',
        mrz: ['', '', ''],
        visual: [
          ['NAME', 'CAMILLE DURAND'],
          ['DATE OF BIRTH', '31 05 1990'],
          ['NUMBER', '2341 2341 2346'],
        ],
      },
      16,
    ),
  );

  it('compares the card with its code', async () => {
    const sides = async (birth: string) => [front, await drawBarcode(code(birth), 6, 'QRCode')];
    const same = await check(front, { sides: await sides('31/05/1990') });
    expect(same.results).toMatchObject({ barcodeAnomalyCheckResult: 'PASS' });
    expect(same.reasons).not.toContain('CONFLICT_BARCODE_BIRTH_DATE');
    const other = await check(front, { sides: await sides('14/02/1978') });
    expect(other.results.matchCheckResult).not.toBe('PASS');
    expect(other.reasons).toContain('CONFLICT_BARCODE_BIRTH_DATE');
    expect(other.extracted).toMatchObject({ birthDate: '1990-05-31' });
    expect(other.extracted).not.toHaveProperty('gender');
  });

  it('fills missing fields from its code, and names the source', async () => {
    const { extracted, sources, results, confidence } = await check(front, {
      sides: [front, await drawBarcode(code('31/05/1990'), 6, 'QRCode')],
    });
    expect(extracted).toMatchObject({ fullName: 'CAMILLE DURAND', birthDate: '1990-05-31', gender: 'F' });
    expect(sources.gender).toEqual({ source: 'BARCODE', checked: false, confidence: null, print: null });
    expect([sources.birthDate?.source, sources.fullName?.source]).toEqual(['VISUAL', 'VISUAL']);
    expect(confidence).not.toHaveProperty('gender');
    expect(results).toMatchObject({ barcodeAnomalyCheckResult: 'PASS' });
  });

  it('reads only the code when only its side is shown, and judges its dates', async () => {
    const back = await drawBarcode(code('31/05/2010'), 6, 'QRCode');
    const { extracted, sources, results, retry } = await check(back, { minimumAge: 18 });
    expect(retry).toBeNull();
    expect(extracted).toEqual({
      fullName: 'Camille Durand',
      gender: 'F',
      birthDate: '2010-05-31',
      age: 15,
      documentType: 'NATIONAL_ID',
      documentNumber: '234123412346',
      country: 'IN',
    });
    expect(new Set(Object.values(sources).map(({ source }) => source))).toEqual(new Set(['BARCODE']));
    expect(sources.documentNumber?.checked).toBe(true);
    expect(results).toMatchObject({
      barcodeAnomalyCheckResult: 'PASS',
      // A code alone never causes a decline, because anyone can print one.
      ageVerificationCheckResult: 'REVIEW',
      matchCheckResult: 'NOT_PERFORMED',
      formatCheckResult: 'NOT_PERFORMED',
    });
    const refused = await check(back, { acceptedCountries: ['DE'] });
    expect(refused.retry).toBe('NOT_ACCEPTED');
  });

  it('ignores a code with a wrong check digit', async () => {
    const back = await drawBarcode(code('31/05/1990').replace('2346', '2345'), 6, 'QRCode');
    const { extracted, retry } = await check(back);
    expect(extracted).toEqual({});
    expect(retry).toBe('SMALL');
  });
});

describe('checkDocument without a machine-readable zone', () => {
  const printed = printedDocument({ ...TRAVELLER, format: 'TD1' });
  const licence = { ...printed, title: 'DRIVING LICENCE', mrz: ['', '', ''] };

  it('reads a document of an unknown issuer, and leaves the decision to a person', async () => {
    const { retry, results, reasons, extracted, confidence, template } = await check(
      taken(drawDocument(licence, 16)),
    );
    expect(retry).toBeNull();
    expect(template).toBeNull();
    expect(results).toMatchObject({
      imageQualityCheckResult: 'PASS',
      mrzCheckResult: 'NOT_PERFORMED',
      formatCheckResult: 'NOT_PERFORMED',
      matchCheckResult: 'NOT_PERFORMED',
      dataIntegrityCheckResult: 'NOT_PERFORMED',
    });
    expect(reasons).toContain('ISSUER_NOT_KNOWN');
    expect(extracted).toMatchObject({ documentType: 'DRIVERS_LICENSE', birthDate: '1990-05-14' });
    expect(Object.values(confidence).every((sure) => sure >= 0.85)).toBe(true);
  });

  it('passes a document of a known issuer when all data agrees', async () => {
    const { retry, results, extracted, template } = await check(
      taken(
        drawDocument(
          {
            ...licence,
            title: 'PERMISO DE CONDUCCION',
            visual: [
              ['', '1. DURAND'],
              ['', '2. CAMILLE'],
              ['', '3. 14.05.1990 PARIS'],
              ['', '4a. 10.02.2024'],
              ['', '4b. 09.02.2039'],
              ['', '5. 44282767Q'],
            ],
          },
          16,
        ),
      ),
    );
    expect(template).toBe('ES-licence');
    expect(extracted).toMatchObject({
      lastName: 'DURAND',
      firstName: 'CAMILLE',
      birthDate: '1990-05-14',
      documentNumber: '44282767Q',
      documentIssueDate: '2024-02-10',
      documentExpirationDate: '2039-02-09',
      country: 'ES',
    });
    expect(retry).toBeNull();
    expect(results).toMatchObject({
      imageQualityCheckResult: 'PASS',
      documentValidityCheckResult: 'PASS',
      formatCheckResult: 'PASS',
      matchCheckResult: 'PASS',
      dataIntegrityCheckResult: 'PASS',
    });
  });
});

describe('checkDocument with an aborted signal', () => {
  it('throws the reason of the signal', async () => {
    await expect(check(passport(), { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow(
      'enough',
    );
  });
});
