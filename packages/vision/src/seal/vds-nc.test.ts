import { sign, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBarcodes } from '../barcode/read-barcodes';
import { drawBarcode } from '../barcode/testing/draw-barcode';
import { AUTHORITY, makeIssuer } from '../chip/testing/make-chip';
import { readVdsNc } from './vds';
import { verifyVdsNc } from './verify-seal';

const NOW = Date.UTC(2026, 0, 15);
const COUNTRY = makeIssuer('p256', 'Country', null, undefined, [AUTHORITY]);
const SIGNER = makeIssuer('p256', 'Signer', COUNTRY);
const certificate = (issuer: { readonly certificate: Buffer }) => new X509Certificate(issuer.certificate);
const TRUSTED = [certificate(COUNTRY)];

const DATA = {
  hdr: { t: 'icao.vacc', v: 1, is: 'UTO' },
  msg: {
    uvci: 'U1',
    pid: { n: 'DURAND  CAMILLE', dob: '1990-05-14', sex: 'F', i: '18FV07635', ai: 'X1' },
    ve: [{ des: 'XM68M6', vd: [{ seq: 1, dvc: '2021-03-03' }] }],
  },
};
/** The same data with sorted names and without spaces. */
const CANONICAL =
  '{"hdr":{"is":"UTO","t":"icao.vacc","v":1},"msg":{"pid":{"ai":"X1","dob":"1990-05-14","i":"18FV07635","n":"DURAND  CAMILLE","sex":"F"},"uvci":"U1","ve":[{"des":"XM68M6","vd":[{"dvc":"2021-03-03","seq":1}]}]}}';

function code({ signer = SIGNER, data = DATA as object, text = CANONICAL } = {}): string {
  const signature = sign('sha256', Buffer.from(text), { key: signer.privateKey, dsaEncoding: 'ieee-p1363' });
  const sig = {
    alg: 'ES256',
    sigvl: signature.toString('base64url'),
    cer: signer.certificate.toString('base64'),
  };
  return JSON.stringify({ data, sig });
}
const stateOf = (text: string, trusted = TRUSTED, now = NOW) =>
  verifyVdsNc(readVdsNc(text)!, trusted, now).state;

describe('readVdsNc and verifyVdsNc', () => {
  it('read holder and issuer, but no health data', () => {
    const seal = readVdsNc(code())!;
    expect(seal).toMatchObject({ type: 'icao.vacc', version: 1, issuer: 'UTO', country: 'UT', faults: [] });
    expect(seal.holder).toEqual({
      fullName: 'DURAND CAMILLE',
      birthDate: '1990-05-14',
      sex: 'F',
      documentNumber: '18FV07635',
      additionalNumber: 'X1',
    });
    expect(Buffer.from(seal.signed).toString()).toBe(CANONICAL);
  });

  it('read a drawn QR code', async () => {
    const [barcode] = await readBarcodes(await drawBarcode(code(), 3, 'QRCode'), () => 0, true);
    expect(readVdsNc(barcode?.text ?? '')?.holder.documentNumber).toBe('18FV07635');
  });

  it('verify the contained certificate, which a trusted country must have signed', () => {
    expect(stateOf(code())).toBe('VERIFIED');
    expect(stateOf(code(), [])).toBe('NOT_CHECKED');
    const other = makeIssuer('p256', 'Country', null, undefined, [AUTHORITY]);
    expect(stateOf(code(), [certificate(other)])).toBe('SIGNER_NOT_KNOWN');
    expect(stateOf(code({ signer: COUNTRY }))).toBe('SIGNER_NOT_KNOWN');
    expect(stateOf(code({ signer: makeIssuer('p256', 'Signer', COUNTRY, '20250101000000Z') }))).toBe(
      'SIGNER_NOT_VALID',
    );
    const abroad = makeIssuer('p256', 'Signer', COUNTRY, undefined, [], 'FR');
    expect(stateOf(code({ signer: abroad }))).toBe('SIGNER_NOT_KNOWN');
  });

  it('return WRONG for changed data', () => {
    const data = { ...DATA, msg: { ...DATA.msg, pid: { ...DATA.msg.pid, dob: '1991-05-14' } } };
    expect(stateOf(code({ data }))).toBe('WRONG');
  });

  it('report a missing or invalid signature, and read only the header of an unknown type', () => {
    const { data, sig } = JSON.parse(code());
    const reads = (value: object) => readVdsNc(JSON.stringify(value))!;
    expect(reads({ data }).faults).toEqual(['SIGNATURE_MISSING']);
    expect(verifyVdsNc(reads({ data }), TRUSTED, NOW).state).toBe('UNREADABLE');
    expect(reads({ data, sig: { ...sig, sigvl: 'AAAA' } }).faults).toEqual(['SIGNATURE_FORM']);
    expect(stateOf(JSON.stringify({ data, sig: { ...sig, cer: 'AAAA' } }))).toBe('SIGNER_NOT_KNOWN');
    const other = reads({ data: { ...data, hdr: { ...data.hdr, t: 'icao.else' } }, sig });
    expect([other.holder, other.faults]).toEqual([{}, ['TYPE_NOT_READ']]);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"data":1}',
    '{"data":{"hdr":{"t":1}}}',
    'https://example.org',
    `{${' '.repeat(5000)}}`,
  ])('ignore %j', (text) => {
    expect(readVdsNc(text)).toBeNull();
  });
});
