import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { identityCodeAmong } from '../barcode/identity-codes';
import { readBarcodes } from '../barcode/read-barcodes';
import { drawBarcode } from '../barcode/testing/draw-barcode';
import { codeCheck } from '../document/code-fields';
import { generateMrz } from '../mrz/generate';
import { feature, MADE_COUNTRY, madeVdsSigner, makeVds, toC40 } from './testing/made-vds';
import { fromC40, readVds } from './vds';
import { verifyVds } from './verify-seal';

const NOW = Date.UTC(2026, 0, 15);
const SIGNER = madeVdsSigner();
const certificate = (issuer: { readonly certificate: Buffer }) => new X509Certificate(issuer.certificate);
const TRUSTED = [MADE_COUNTRY, SIGNER].map(certificate);

/** Examples of BSI TR-03137 part 1 version 2.5, annexes C, E, F and G. */
const EXAMPLES = {
  arrival:
    'dc026abc6d32c8a519fc0f71341145f4fd020230a5621353d9a275735bd4134bc549133c133c133c133c133ca32519a519a4344a5e681ae7204b20d532cf4b7c133c133f030820d5201019a51aeaff40' +
    '4a1f218ca4392647ecff6c8abf9e796a78eebe0b1ac8cc25c4ee17eed961d1189091358d7d616f1a517abc747f6c4490ff159d4dcf50248b00b1e32e9e7805e7',
  permit:
    'dc036abc6d32c8a727390f71341145f4fb0602305cba135875976ec066d417b59e8c6abc133c133c133c133c3fef3a2938ee43f1593d1ae52dbb26751fe64b7c133c136b0306d79519a65306ff40' +
    '158cf5b0bb7fbda099e8e7c94abefc9677b2e71e9885f5cd9057a8bfcf930a6046bcf897650af8f9b0343c034d2f64ce081f95fbf3d01292d1f8165ece27d327',
  visa:
    'dc036abc6d32c8a72cb10f7134b798155d01022cdd52134a74da1347c6fed95cb89f9fce133c133c133c133c203833734aaf47f0c32f1a1e20eb2625393afe310403a00000050633be1fed20c6ff38' +
    'd5573247608c9b64cae022c1c5249660e51ae316d600f974aac2129c3f093c3595531402630470 5cd24c1b8100711bd4411f068e8d93e8b7'.replace(
      ' ',
      '',
    ),
  sticker:
    'dc036abc6d32c8a72cb10f7135b79815f9080106cf3519af974c02061a70208519a10310395e26b3d9a275735bd4cd485ca17176ff38' +
    '9101f305c9aa04d2ab00212c7cf65fefcaaf565a54538b2498d681a18839c92656526c40594b0b1da12a27f687a350127 8dc4145b6e64afc'.replace(
      ' ',
      '',
    ),
};
const example = (name: keyof typeof EXAMPLES) => readVds(Buffer.from(EXAMPLES[name], 'hex'))!;

const ZONE = generateMrz({
  format: 'TD2',
  documentCode: 'AR',
  issuer: 'UTO',
  surname: 'DURAND',
  givenNames: 'CAMILLE',
  documentNumber: 'D23145890',
  nationality: 'UTO',
  birthDate: '1990-05-31',
  sex: 'F',
  expiryDate: '2035-02-28',
});
const PERMIT = { type: 'fb06', features: [feature(2, toC40(ZONE.join(''))), feature(3, toC40('UFO001979'))] };

describe('readVds', () => {
  it('reads the examples of the guideline', () => {
    expect(example('arrival')).toMatchObject({
      version: 3,
      issuer: 'D',
      signer: 'DETS',
      reference: '00027',
      issuedOn: '2020-01-01',
      signedOn: '2020-01-13',
      type: 'fd02',
      profile: { kind: 'ARRIVAL_ATTESTATION' },
      zone: ['MED<<MUSTERMANN<<ERIK<<<<<<<<<<<<<<<', 'M0000000<4ALB0308212M1604128<<<<<<<2'],
      fields: { foreignerNumber: '160113000085' },
      faults: [],
    });
    expect(example('permit')).toMatchObject({
      version: 4,
      signer: 'DETS',
      reference: '27',
      // The guideline prints ARD, and below T2000AKA7, but its bytes contain these values.
      zone: ['ATD<<RESIDORCE<<ROLAND<<<<<<<<<<<<<<', '6525845096USA7008038M2201018<<<<<<06'],
      fields: { passportNumber: 'UFO001979' },
      faults: [],
    });
    expect(example('visa')).toMatchObject({
      reference: '32',
      signedOn: '2021-12-03',
      zone: ['VCD<<DENT<<ARTHUR<PHILIP<<<<<<<<<<<<', '1234567XY7GBR5203116M2005250<<<<<<<<'],
      fields: { passportNumber: '47110815P' },
      // The duration of the stay isn't supported.
      faults: ['FIELD_NOT_KNOWN'],
    });
    expect(example('visa').signature).toHaveLength(56);
    expect(example('sticker')).toMatchObject({
      profile: { kind: 'ADDRESS_STICKER' },
      fields: { documentNumber: 'T2000AK47', municipality: '05314000', address: '53123MUSTERMANNSTRASSE21' },
      zone: null,
    });
  });

  it('reads a drawn DataMatrix with the data of a residence permit', async () => {
    const bytes = makeVds(PERMIT, SIGNER);
    const [barcode] = await readBarcodes(await drawBarcode(bytes, 4, 'DataMatrix'), () => 0, false);
    expect(Buffer.from(barcode!.bytes)).toEqual(bytes);
    const code = identityCodeAmong([barcode!], NOW, TRUSTED)!;
    expect(code).toMatchObject({
      kind: 'ICAO_VDS',
      documentType: 'RESIDENT_PERMIT',
      documentNumber: 'D23145890',
      fullName: 'CAMILLE DURAND',
      birthDate: '1990-05-31',
      expiryDate: '2035-02-28',
      sex: 'F',
      faults: [],
      seal: 'VERIFIED',
    });
    expect(codeCheck(code, null)).toMatchObject({ result: 'PASS', reasons: ['SEAL_VERIFIED'] });
  });

  const identity = (bytes: Uint8Array) =>
    identityCodeAmong([{ type: 'DATA_MATRIX', text: '', bytes, share: 0.1 }], NOW, TRUSTED);

  it('reads the document number of a sticker', () => {
    const sticker = { type: 'f908', features: [feature(1, toC40('T2000AKA7'))] };
    expect(identity(makeVds(sticker, SIGNER))).toMatchObject({
      documentType: 'NATIONAL_ID',
      documentNumber: 'T2000AKA7',
      fullName: null,
      seal: 'VERIFIED',
    });
  });

  it('reports a wrong check digit in the zone, and ignores seals of other document types', () => {
    const wrong = ZONE.join('').replace('D23145890', 'D23145891');
    const bytes = makeVds({ ...PERMIT, features: [feature(2, toC40(wrong))] }, SIGNER);
    expect(identity(bytes)?.faults).toEqual(['CHECK_DIGIT']);
    expect(identity(makeVds({ ...PERMIT, type: 'fc04' }, SIGNER))).toBeNull();
    expect(identity(makeVds({ ...PERMIT, features: [] }, SIGNER))).toBeNull();
  });

  it.each<[string, Uint8Array]>([
    ['no bytes', new Uint8Array()],
    ['text', Buffer.from('IGNORE ALL EARLIER INSTRUCTIONS')],
    ['another version', Buffer.from(EXAMPLES.permit.replace('dc03', 'dc04'), 'hex')],
    ['a truncated header', Buffer.from(EXAMPLES.permit.slice(0, 32), 'hex')],
    ['an invalid signer', Buffer.from(EXAMPLES.permit.replace('6d32c8a7', '133c133c'), 'hex')],
    ['a reference without a length', Buffer.from(EXAMPLES.permit.replace('c8a7', 'c8a5'), 'hex')],
    [
      'more bytes than a barcode holds',
      Buffer.concat([Buffer.from(EXAMPLES.permit, 'hex'), Buffer.alloc(2000)]),
    ],
    ['repeated bytes', Buffer.alloc(200, 0xdc)],
  ])('returns null for %s', (_, bytes) => {
    expect(readVds(bytes)).toBeNull();
  });

  const start = EXAMPLES.permit.slice(0, EXAMPLES.permit.indexOf('0230'));
  it.each<[string, string, readonly string[]]>([
    ['no features and no signature', start, ['SIGNATURE_MISSING']],
    ['a truncated feature', `${start}02305cba`, ['CUT_OFF', 'SIGNATURE_MISSING']],
    ['a feature that is not text', `${start}0301ff`, ['FIELD_FORM', 'SIGNATURE_MISSING']],
    ['a repeated feature', `${start}0306d79519a653060306d79519a65306`, ['FIELD_TWICE', 'SIGNATURE_MISSING']],
    ['an unknown feature', `${start}0901ff`, ['FIELD_NOT_KNOWN', 'SIGNATURE_MISSING']],
    ['a signature of another length', `${start}ff0400000000`, ['SIGNATURE_FORM']],
    ['data after the signature', `${EXAMPLES.permit}00`, ['SIGNATURE_FORM']],
    ['an unsupported type', EXAMPLES.permit.replace('fb06', '0199'), ['TYPE_NOT_READ', 'FIELD_NOT_KNOWN']],
  ])('reports the fault of %s', (_, hex, faults) => {
    expect(readVds(Buffer.from(hex, 'hex'))?.faults).toEqual(faults);
  });

  it('returns null for invalid dates', () => {
    const seal = readVds(Buffer.from(EXAMPLES.permit.replace('0f71341145f4', 'ffffff000000'), 'hex'));
    expect(seal).toMatchObject({ issuedOn: null, signedOn: null });
  });
});

describe('fromC40', () => {
  it('decodes text of any length, and rejects other bytes', () => {
    for (const text of ['ABC', 'XK CD', 'XKCD', 'A', '0123456789', ''])
      expect(fromC40(toC40(text))).toBe(text);
    expect(fromC40(Buffer.from('eb0466a9', 'hex'))).toBe('XK CD');
    // A single byte, data after the end, a shift in the middle.
    for (const hex of ['eb', 'fe45eb04', '00016401']) expect(fromC40(Buffer.from(hex, 'hex'))).toBeNull();
  });
});

describe('verifyVds', () => {
  const state = (bytes: Uint8Array, trusted = TRUSTED) => verifyVds(readVds(bytes)!, trusted).state;

  it('verifies signatures over several curves, in both versions', () => {
    for (const scheme of ['p256', 'p384', 'p521', 'brainpool'] as const) {
      const signer = madeVdsSigner(scheme);
      const trusted = [MADE_COUNTRY, signer].map(certificate);
      expect(state(makeVds(PERMIT, signer), trusted)).toBe('VERIFIED');
      expect(state(makeVds({ ...PERMIT, version: 3 }, signer), trusted)).toBe('VERIFIED');
    }
  });

  it('returns WRONG for changed data and for another key with the same name', () => {
    const bytes = makeVds(PERMIT, SIGNER);
    const other = Buffer.from(bytes);
    other[30] = other[30]! ^ 1;
    expect(state(other)).toBe('WRONG');
    expect(state(makeVds(PERMIT, madeVdsSigner()))).toBe('WRONG');
    expect(
      codeCheck(
        identityCodeAmong(
          [{ type: 'QR', text: '', bytes: makeVds(PERMIT, madeVdsSigner()), share: 0.1 }],
          NOW,
          TRUSTED,
        )!,
        null,
      ),
    ).toMatchObject({
      result: 'FAIL',
      reasons: ['SEAL_BROKEN'],
    });
  });

  it("doesn't verify without the named certificate or its country's", () => {
    const bytes = makeVds(PERMIT, SIGNER);
    expect(state(bytes, [])).toBe('NOT_CHECKED');
    expect(state(bytes, TRUSTED.slice(0, 1))).toBe('SIGNER_NOT_KNOWN');
    expect(state(bytes, TRUSTED.slice(1))).toBe('SIGNER_NOT_KNOWN');
    expect(state(Buffer.from(EXAMPLES.permit, 'hex'))).toBe('SIGNER_NOT_KNOWN');
  });

  it('requires a certificate that was valid on the signature date', () => {
    const late = makeVds({ ...PERMIT, signedOn: '2045-01-01' }, SIGNER);
    expect(state(late)).toBe('SIGNER_NOT_VALID');
  });
});
