import { X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeJpeg, installedOcrModels, openReader, type TextReader } from '@assay/vision';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawBarcode } from '../../../../packages/vision/src/barcode/testing/draw-barcode';
import { drawMatrix } from '../../../../packages/vision/src/pdf/testing/draw-matrix';
import { contentOf, whiteBox, writePdf } from '../../../../packages/vision/src/pdf/testing/write-pdf';
import {
  BILL_DATA,
  IDENTITY_DATA,
  MADE_AUTHORITY,
  madeSigner,
  seal,
} from '../../../../packages/vision/src/seal/testing/made-seals';
import { surface } from '../../../../packages/vision/src/testing/draw-document';
import {
  BY_HAND,
  drawDocument,
  generateMrz,
  photograph,
  printedDocument,
  TRAVELLER,
} from '../../../../packages/vision/src/testing/index';
import { drawText } from '../../../../packages/vision/src/testing/stroke-text';
import { inspectPdfLine, pictureOf } from './picture-lines';
import { readDocumentLine } from './read-document-line';
import { readSealFolder } from './shown-seal';
import { readCardLine, registerVisionCommands } from './vision-commands';

vi.setConfig({ testTimeout: 180_000 });
const NOW = Date.UTC(2026, 0, 15);
const folder = mkdtempSync(join(tmpdir(), 'assay-vision-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** Returns the first bytes of a PNG with this size and no image data. */
function pngOf(width: number, height: number): Uint8Array {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

describe("file that isn't a picture", () => {
  it.each([
    ['empty', new Uint8Array()],
    ['a text', Buffer.from('P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<')],
    ['a picture of 60 million pixels', pngOf(10_000, 6000)],
    ['cut off', pngOf(800, 600)],
    ['a damaged JPEG', Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b08025802580101', 'hex')],
  ])('is reported with the reason: %s', async (name, bytes) => {
    const file = written(`${name}.jpg`, bytes);
    await expect(pictureOf(file)).rejects.toMatchObject({ entry: { code: '1020' } });
  });

  it("is reported when it doesn't exist", async () => {
    await expect(pictureOf(join(folder, 'none.jpg'))).rejects.toMatchObject({ entry: { code: '1020' } });
  });
});

it("assay match-faces with one picture is a usage error and doesn't wait for input", async () => {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  registerVisionCommands(program);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  await expect(program.parseAsync(['match-faces', 'a.jpg'], { from: 'user' })).rejects.toMatchObject({
    message: "error: missing argument 'b'",
  });
});

describe('assay inspect-pdf', () => {
  it('reports the statements of a document and if it was changed', async () => {
    const content = contentOf([{ text: 'Account statement', x: 50, y: 700 }]);
    const patched = `${content}\n${whiteBox(40, 690, 200, 30)}\n${contentOf([{ text: 'Another statement', x: 50, y: 700 }])}`;
    const [genuine, forged] = [
      written('one.pdf', writePdf([content])),
      written('two.pdf', writePdf([patched])),
    ];
    expect(await inspectPdfLine([])({ file: genuine })).toEqual({
      tamper: { result: 'PASS', reasons: [] },
      text: 'Account statement',
      pages: 1,
      type: 'BANK_STATEMENT',
      fields: { bankName: 'Account statement' },
      seal: null,
    });
    expect(await inspectPdfLine([])({ file: forged })).toMatchObject({ tamper: { result: 'FAIL' } });
  });

  it('reports a 2D-Doc and its signature result', async () => {
    const signer = madeSigner();
    const signers = [MADE_AUTHORITY, signer].map(({ certificate }) => new X509Certificate(certificate));
    const code = seal(BILL_DATA, signer);
    const file = written('bill.pdf', writePdf([await drawMatrix(code, 100, 100, 'one path')]));
    expect(await inspectPdfLine(signers)({ file })).toMatchObject({
      type: 'UTILITY_BILL',
      seal: {
        kind: 'FR_2D_DOC',
        stands_on: 'BILL',
        signature: 'VERIFIED',
        persons: ['CAMILLE DURAND'],
        addresses: ['12 RUE DES LILAS, 69003 LYON'],
      },
    });
    expect(await inspectPdfLine([])({ file })).toMatchObject({
      type: 'UNKNOWN',
      seal: { signature: 'NOT_CHECKED', reasons: [] },
    });
  });

  it('reports the reason for an unreadable file', async () => {
    const file = written('none.pdf', Buffer.from('no PDF'));
    await expect(inspectPdfLine([])({ file })).rejects.toMatchObject({ entry: { code: '1020' } });
  });
});

describe('assay read-card', () => {
  let reader: TextReader;
  beforeAll(async () => {
    reader = await openReader(installedOcrModels());
  });
  afterAll(() => reader.close());

  it('returns a masked number', async () => {
    const card = surface(1000, 630, [60, 90, 140]);
    const write = (text: string, y: number, height: number) =>
      drawText(card, text, 90, y, {
        pitch: height * 0.92,
        height,
        pen: height * 0.14,
        colour: [235, 235, 235],
      });
    write('4111 1111 1111 1111', 300, 46);
    write('09/29', 395, 30);
    write('CAMILLE DURAND', 500, 36);
    const file = written('card.jpg', await encodeJpeg(card));
    const answer = await readCardLine(reader, () => NOW)({ file, name: 'Camille Durand' });
    expect(answer).toMatchObject({
      overallResult: 'APPROVED',
      luhnCheckResult: 'PASS',
      expiryDateCheckResult: 'PASS',
      nameMatchCheckResult: 'PASS',
      screenCheckResultFront: 'NOT_PERFORMED',
      maskedPan: '411111******1111',
      bin: '411111',
      lastFour: '1111',
      expiryDate: '2029-09',
      issuingNetwork: 'VISA',
    });
    const late = await readCardLine(reader, () => Date.UTC(2030, 0, 1))({ file });
    expect(late).toMatchObject({
      overallResult: 'REJECTED',
      expiryDateCheckResult: 'FAIL',
      nameVerification: null,
    });
  });
});

describe('assay read-document', () => {
  let reader: TextReader;
  beforeAll(async () => {
    reader = await openReader(installedOcrModels());
  });
  afterAll(() => reader.close());

  it('reads a passport', async () => {
    const page = photograph(drawDocument(printedDocument(TRAVELLER)), 1500, 1100, BY_HAND);
    const file = written('passport.jpg', await encodeJpeg(page));
    expect(await readDocumentLine(reader, () => NOW, [])({ file })).toMatchObject({
      type: 'PASSPORT',
      country: 'FR',
      mrz: {
        format: 'TD3',
        lines: generateMrz(TRAVELLER),
        valid: true,
        fields: { surname: 'DURAND MOREAU', document_number: '18FV07635', birth_date: '1990-05-14' },
      },
      fields: { documentNumber: '18FV07635' },
      quality: { ok: true, reasons: [] },
      sub_checks: { mrzCheckResult: 'PASS' },
    });
  });

  it('reports the 2D-Doc of a card and its signature result', async () => {
    const signer = madeSigner();
    const picture = await drawBarcode(seal(IDENTITY_DATA, signer), 5, 'DataMatrix');
    const file = written('code.png', await encodeJpeg(picture, 95));
    const seals = join(folder, 'seals');
    mkdirSync(seals);
    written('seals/authority.der', MADE_AUTHORITY.certificate);
    written('seals/signer.cer', signer.certificate);
    const read = async (names: string | undefined) =>
      readDocumentLine(reader, () => NOW, await readSealFolder(names))({ file });
    expect(await read(seals)).toMatchObject({
      type: 'NATIONAL_ID',
      barcode: {
        type: 'DATA_MATRIX',
        fields: {
          kind: 'FR_2D_DOC',
          type: '07',
          stands_on: 'IDENTITY',
          signed_on: '2025-03-14',
          fields: { surname: 'DURAND', documentNumber: 'D2H6862M2' },
          faults: [],
          signature: 'VERIFIED',
        },
      },
      fields: { documentNumber: 'D2H6862M2', fullName: 'CAMILLE ANNE DURAND' },
      sub_checks: { barcodeAnomalyCheckResult: 'PASS' },
    });
    expect(await read(undefined)).toMatchObject({ barcode: { fields: { signature: 'NOT_CHECKED' } } });
    written('seals/none.pem', Buffer.from('none'));
    await expect(readSealFolder(seals)).rejects.toThrow(
      'none.pem contains no certificates. Remove it or replace it.',
    );
    await expect(readSealFolder(join(folder, 'nowhere'))).rejects.toThrow('Folder not found');
  });

  it('requires a line that names a file', async () => {
    await expect(readDocumentLine(reader, () => NOW, [])({})).rejects.toMatchObject({
      entry: { code: '1006' },
    });
  });
});
