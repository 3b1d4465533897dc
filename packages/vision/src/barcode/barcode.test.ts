import { describe, expect, it, vi } from 'vitest';
import { decodePicture, encodeJpeg } from '../image/codecs';
import { rotate } from '../image/perspective';
import { type Raster, resize } from '../image/raster';
import { blur, noise, random } from '../testing/degrade';
import { surface } from '../testing/draw-document';
import { readAamva } from './aamva';
import { cardFields } from './aamva-card';
import { readBarcodes } from './read-barcodes';
import { aamvaText, HOLDER } from './testing/aamva-text';
import { drawBarcode } from './testing/draw-barcode';

vi.setConfig({ testTimeout: 120_000 });
const idle = () => 0;

const textOf = async (picture: Raster) => (await readBarcodes(picture, idle, true))[0]?.text;

describe('readBarcodes with a PDF417', () => {
  const text = aamvaText(HOLDER, { iin: '636000', version: 10 });
  it.each<[string, (picture: Raster) => Raster]>([
    ['unchanged', (picture) => picture],
    ['tilted by 5°', (picture) => rotate(picture, (5 * Math.PI) / 180)],
    ['tilted by -13°', (picture) => rotate(picture, (-13 * Math.PI) / 180)],
    ['upside down', (picture) => rotate(picture, Math.PI)],
    ['blurred', (picture) => blur(picture, 1.4)],
    ['noisy', (picture) => noise(picture, 22, random(4))],
    [
      'at half its size',
      (picture) => resize(picture, Math.round(picture.width / 2), Math.round(picture.height / 2)),
    ],
  ])('reads it: %s', async (_, spoil) => {
    expect(await textOf(spoil(await drawBarcode(text)))).toBe(text);
  });

  it("doesn't return another text when nearly all error correction was needed", async () => {
    const card = surface(821, 518, [225, 228, 220]);
    const barcode = await drawBarcode(text);
    for (let y = 0; y < barcode.height; y++) {
      const row = barcode.data.subarray(y * barcode.width * 4, (y + 1) * barcode.width * 4);
      card.data.set(row, ((y + 100) * card.width + 68) * 4);
    }
    const tilted = noise(rotate(card, (5 * Math.PI) / 180), 8, random(5));
    const picture = await decodePicture(await encodeJpeg(tilted, 75));
    expect([text, undefined]).toContain(await textOf(picture));
  });

  it('returns nothing for an image without a barcode', async () => {
    expect(await readBarcodes(noise(surface(600, 400, [200, 200, 200]), 20, random(1)), idle, true)).toEqual(
      [],
    );
  });
});

it.each(['QRCode', 'DataMatrix'] as const)('readBarcodes reads a %s', async (format) => {
  const [barcode] = await readBarcodes(
    await drawBarcode('https://example.org/check/1', 4, format),
    idle,
    true,
  );
  expect(barcode).toMatchObject({
    type: format === 'QRCode' ? 'QR' : 'DATA_MATRIX',
    text: 'https://example.org/check/1',
  });
});

describe('readAamva', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('reads version %d of the USA', (version) => {
    expect(readAamva(aamvaText(HOLDER, { iin: '636014', version }))).toMatchObject({
      version,
      kind: 'DL',
      issuer: { country: 'US', state: 'CA' },
      documentNumber: 'D1234562',
      surname: 'SAMPLE',
      givenNames: 'MICHAEL JOHN',
      birthDate: '1986-06-06',
      issueDate: '2019-06-08',
      expiryDate: '2029-12-10',
      sex: 'M',
      address: '2300 WEST BROAD STREET',
      city: 'RICHMOND',
      state: 'VA',
      postalCode: '23269',
      country: 'US',
      faults: [],
    });
  });

  it('reads Canadian dates', () => {
    const card = readAamva(
      aamvaText(
        { ...HOLDER, state: 'ON', postalCode: 'K1A 0B1' },
        { iin: '636012', version: 9, country: 'CAN' },
      ),
    );
    expect(card).toMatchObject({
      issuer: { country: 'CA', state: 'ON' },
      birthDate: '1986-06-06',
      expiryDate: '2029-12-10',
      postalCode: 'K1A 0B1',
      country: 'CA',
      faults: [],
    });
  });

  const ofVersionOne = (name: string) =>
    aamvaText(HOLDER, { iin: '636006', version: 1 }).replace(/DAA[^\n]*/, `DAA${name}`);

  it.each([
    ['CORTEZ,PABLO,LUIS RODRIGUEZ,JR', { surname: 'CORTEZ', givenNames: 'PABLO LUIS RODRIGUEZ' }],
    ['CORTEZ,PABLO,,JR', { surname: 'CORTEZ', givenNames: 'PABLO' }],
    ['WANG,CHUNG', { surname: 'WANG', givenNames: 'CHUNG' }],
  ])('separates the names in %s', (written, names) => {
    expect(readAamva(ofVersionOne(written))).toMatchObject({ ...names, isNameWhole: false });
  });

  it('returns the whole name as the surname when it is written without commas', () => {
    const card = readAamva(ofVersionOne('JOHN P SMITH'))!;
    expect(card.isNameWhole).toBe(true);
    const { fullName, firstName, lastName } = cardFields(card);
    expect([fullName, firstName, lastName]).toEqual(['JOHN P SMITH', undefined, undefined]);
  });

  it('reads a subfile without its leading letters', () => {
    const text = aamvaText(HOLDER, { iin: '636014', version: 8 });
    const [, offset = ''] = /DL(\d{4})\d{4}/.exec(text) ?? [];
    const bare = text.slice(0, Number(offset)) + text.slice(Number(offset) + 2);
    const card = readAamva(
      bare.replace(
        /DL(\d{4})(\d{4})/,
        (_, at, length) => `DL${at}${String(Number(length) - 2).padStart(4, '0')}`,
      ),
    );
    expect(card).toMatchObject({ surname: 'SAMPLE', documentNumber: 'D1234562', faults: [] });
  });

  it('removes leading and trailing commas from values', () => {
    const text = aamvaText(
      { ...HOLDER, state: 'ON', surname: 'SAMPLE,', street: '1 LAKE ST,' },
      { iin: '636012', version: 3, country: 'CAN' },
    );
    expect(readAamva(text)).toMatchObject({ surname: 'SAMPLE', address: '1 LAKE ST', faults: [] });
  });

  it.each([
    ['96826 0', '96826'],
    ['0210800000', '02108'],
    ['71901 4455', '71901-4455'],
    ['752051234', '75205-1234'],
  ])('normalizes the postal code %s', (postalCode, wanted) => {
    expect(readAamva(aamvaText({ ...HOLDER, postalCode }, { iin: '636014', version: 8 }))?.postalCode).toBe(
      wanted,
    );
  });

  it('accepts the date order that the issuer is known for', () => {
    const text = aamvaText(HOLDER, { iin: '636061', version: 4 });
    const yearFirst = text.replace(/(DB[ABD])(\d\d)(\d\d)(\d{4})/g, '$1$4$2$3');
    expect(readAamva(yearFirst)).toMatchObject({ birthDate: '1986-06-06', faults: [] });
    expect(readAamva(text)?.faults).toEqual(['DATE_ORDER']);
  });

  it.each<[string, Record<string, unknown>]>([
    [
      '%BCWEST VANCOUVESAMPLE,$MARY ANN^12-942 LAKE LANE$WEST VANCOUVER BC  V7S 2H7^?;6360281070412=280419870401=?_%0AV7S2H7                     F171 64GRYBLU9123456789                B6# [4Z33VT?',
      {
        kind: 'DL',
        documentNumber: '1070412',
        surname: 'SAMPLE',
        givenNames: 'MARY ANN',
        birthDate: '1987-04-01',
        expiryDate: null,
        sex: 'F',
        address: '12-942 LAKE LANE',
        city: 'WEST VANCOUVER',
        postalCode: 'V7S 2H7',
      },
    ],
    [
      '%BCVICTORIA^SAMPLE,$JOHN^28 ATOL AVE$SUITE 2$VICTORIA BC V8W 3Y5?;636028004023964=270419850410=?_%0AV8W3Y5                     M            9873904417                00C00015303?',
      { kind: 'ID', documentNumber: '004023964', address: '28 ATOL AVE SUITE 2', city: 'VICTORIA', sex: 'M' },
    ],
  ])('reads the tracks of a magnetic stripe: %s', (text, wanted) => {
    const card = readAamva(text);
    expect(card).toMatchObject({
      ...wanted,
      issuer: { country: 'CA', state: 'BC' },
      country: 'CA',
      faults: [],
    });
  });

  it.each<[string, string, (text: string) => string]>([
    ['an unknown issuer', 'ISSUER_NOT_LISTED', (text) => text.replace('636014', '999999')],
    ['an impossible date', 'DATE_IMPOSSIBLE', (text) => text.replace('DBB06061986', 'DBB02301986')],
    [
      'dates in the order of another country',
      'DATE_ORDER',
      (text) => text.replace('DBB06061986', 'DBB19860606'),
    ],
    ['an expiry before birth', 'EXPIRES_BEFORE_BIRTH', (text) => text.replace('DBA12102029', 'DBA12101979')],
    [
      'a country other than that of the issuer',
      'COUNTRY_DIFFERS',
      (text) => text.replace('DCGUSA', 'DCGCAN'),
    ],
    ['a missing number', 'ELEMENT_MISSING', (text) => text.replace('DAQD1234562', 'DAQ')],
    ['a wrong offset', 'SUBFILE_MISPLACED', (text) => text.replace(/DL\d{8}/, 'DL00010010')],
  ])('reports %s', (_, fault, change) => {
    const text = aamvaText(HOLDER, { iin: '636014', version: 8 });
    expect(change(text)).not.toBe(text);
    expect(readAamva(change(text))?.faults).toContain(fault);
  });

  it.each([
    '',
    'https://example.org',
    '@\n\x1e\rANSI 636014',
    'ANSI 63601410',
    `please read ${'x'.repeat(20)}ANSI 636014080102DL00410278`,
  ])('returns null for other text: %j', (text) => {
    expect(readAamva(text)).toBeNull();
  });
});

it('a barcode text with two characters for each line feed is read', () => {
  const text = aamvaText(HOLDER, { iin: '636000', version: 8 }).replaceAll('\n', '\r\n');
  expect(readAamva(text)).toMatchObject({ birthDate: HOLDER.birthDate, documentNumber: HOLDER.number });
});
