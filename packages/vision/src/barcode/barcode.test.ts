import { describe, expect, it, vi } from 'vitest';
import { decodePicture, encodeJpeg } from '../image/codecs';
import type { Raster } from '../image/raster';
import { resize } from '../image/resize';
import { rotate } from '../image/rotate';
import { blur, noise, random } from '../testing/degrade';
import { surface } from '../testing/draw-document';
import { readAamva } from './aamva';
import { readBarcodes } from './read-barcodes';
import { aamvaText, HOLDER } from './testing/aamva-text';
import { drawBarcode } from './testing/draw-barcode';

vi.setConfig({ testTimeout: 120_000 });
const idle = () => 0;

const textOf = async (picture: Raster) => (await readBarcodes(picture, idle, true))[0]?.text;

describe('a PDF417', () => {
  const text = aamvaText(HOLDER, { iin: '636000', version: 10 });
  it.each<[string, (picture: Raster) => Raster]>([
    ['as it is', (picture) => picture],
    ['tilted by 5°', (picture) => rotate(picture, (5 * Math.PI) / 180)],
    ['tilted by -13°', (picture) => rotate(picture, (-13 * Math.PI) / 180)],
    ['upside down', (picture) => rotate(picture, Math.PI)],
    ['blurred', (picture) => blur(picture, 1.4)],
    ['noisy', (picture) => noise(picture, 22, random(4))],
    [
      'at half its size',
      (picture) => resize(picture, Math.round(picture.width / 2), Math.round(picture.height / 2)),
    ],
  ])('is read: %s', async (_, spoil) => {
    expect(await textOf(spoil(await drawBarcode(text)))).toBe(text);
  });

  it('is rather not read than as another text, where nearly all of its error correction was needed', async () => {
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

  it('is not found where there is none', async () => {
    expect(await readBarcodes(noise(surface(600, 400, [200, 200, 200]), 20, random(1)), idle, true)).toEqual(
      [],
    );
  });
});

it.each(['QRCode', 'DataMatrix'] as const)('a %s is read', async (format) => {
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

describe('the text of a card after AAMVA', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('is read in version %d, of the USA', (version) => {
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

  it('is read with the dates of Canada', () => {
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

  it.each<[string, string, (text: string) => string]>([
    ['an issuer that is none', 'ISSUER_NOT_LISTED', (text) => text.replace('636014', '999999')],
    ['an impossible date', 'DATE_IMPOSSIBLE', (text) => text.replace('DBB06061986', 'DBB02301986')],
    [
      'dates in the order of another country',
      'DATE_ORDER',
      (text) => text.replace('DBB06061986', 'DBB19860606'),
    ],
    ['an expiry before birth', 'EXPIRES_BEFORE_BIRTH', (text) => text.replace('DBA12102029', 'DBA12101979')],
    ['another country than the issuer has', 'COUNTRY_DIFFERS', (text) => text.replace('DCGUSA', 'DCGCAN')],
    ['no number', 'ELEMENT_MISSING', (text) => text.replace('DAQD1234562', 'DAQ')],
    ['a wrong offset', 'SUBFILE_MISPLACED', (text) => text.replace(/DL\d{8}/, 'DL00010010')],
  ])('tells %s', (_, fault, change) => {
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
  ])('is not seen in another: %j', (text) => {
    expect(readAamva(text)).toBeNull();
  });
});
