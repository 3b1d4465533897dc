import {
  constants,
  createHash,
  generateKeyPairSync,
  privateEncrypt,
  sign,
  X509Certificate,
} from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateMrz } from '../mrz/generate';
import { TRAVELLER } from '../testing/printed-document';
import { isOriginal } from './chip-authentication';
import { BadDer, childrenOf, readTlv } from './der';
import type { RevocationList } from './revocation-list';
import {
  der,
  type Issuer,
  makeIssuer,
  makeMasterList,
  makeSecurityObject,
  makeZoneGroup,
  SCHEMES,
  type Scheme,
} from './testing/make-chip';
import { readTrustFile } from './trust-store';
import { type ChipTask, verifyChip } from './verify-chip';

const NOW = Date.UTC(2026, 0, 15);
const LINES = generateMrz(TRAVELLER);

const details = der(
  0x6b,
  der(0x5f0e, Buffer.from('DURAND<MOREAU<<CAMILLE<SOPHIE')),
  der(0x5f11, Buffer.from('LYON<FR')),
  der(0x5f42, Buffer.from('12 RUE DE LA PAIX<PARIS')),
);
const issue = der(0x6c, der(0x5f26, Buffer.from('20240210')), der(0x5f19, Buffer.from('PREFECTURE')));
const picture = Buffer.from('ffd8ffe000104a464946', 'hex');
const face = der(
  0x75,
  der(0x7f61, Buffer.from([2, 1, 1]), der(0x7f60, der(0x5f2e, Buffer.from('FAC\x08\0'), picture))),
);

const GROUPS = new Map<number, Uint8Array>([
  [1, makeZoneGroup(LINES)],
  [2, face],
  [11, details],
  [12, issue],
]);

function chip(scheme: Scheme = 'p256') {
  const country = makeIssuer(scheme, 'Country Signer', null);
  const signer = makeIssuer(scheme, 'Document Signer', country);
  return { country, signer, object: makeSecurityObject(signer, GROUPS) };
}
const trust = (...issuers: readonly Issuer[]) =>
  issuers.map(({ certificate }) => new X509Certificate(certificate));
const { country, signer, object } = chip();

/** An empty revocation list of the country. */
const NOTHING_REVOKED: RevocationList = {
  country: 'UT',
  issuers: [],
  key: '',
  issuedAt: NOW,
  nextAt: NOW,
  serials: new Uint8Array(),
};

const verified = (changes: Partial<ChipTask> = {}) =>
  verifyChip({
    securityObject: object,
    groups: GROUPS,
    trusted: trust(country),
    revocations: [NOTHING_REVOKED],
    printed: LINES,
    active: null,
    chip: null,
    accessProtocol: 'PACE',
    now: NOW,
    ...changes,
  });

describe('verifyChip', () => {
  it('passes a genuine chip and returns its data', () => {
    const { results, reasons, data } = verified();
    expect(results).toEqual({
      overallResult: 'PASS',
      passiveAuthenticationResult: 'PASS',
      activeAuthenticationResult: 'NOT_PERFORMED',
      chipAuthenticationResult: 'NOT_PERFORMED',
      dataGroupHashCheckResult: 'PASS',
      documentSignerTrustResult: 'PASS',
      opticalDataMatchResult: 'PASS',
      accessProtocol: 'PACE',
    });
    expect(reasons).toEqual([]);
    expect(data).toMatchObject({
      mrz: { lines: LINES, isValid: true },
      fullName: 'DURAND MOREAU CAMILLE SOPHIE',
      placeOfBirth: 'LYON FR',
      address: '12 RUE DE LA PAIX PARIS',
      issueDate: '2024-02-10',
      issuingAuthority: 'PREFECTURE',
    });
    expect(Buffer.from(data?.portrait ?? [])).toEqual(picture);
  });

  it.each(Object.keys(SCHEMES) as Scheme[])('accepts signatures with %s', (scheme) => {
    const other = chip(scheme);
    expect(
      verified({ securityObject: other.object, trusted: trust(other.country) }).results.overallResult,
    ).toBe('PASS');
  });

  it('returns NOT_PERFORMED, never PASS, when no country is trusted', () => {
    const { results } = verified({ trusted: [] });
    expect(results).toMatchObject({
      overallResult: 'NOT_PERFORMED',
      passiveAuthenticationResult: 'NOT_PERFORMED',
      documentSignerTrustResult: 'NOT_PERFORMED',
      dataGroupHashCheckResult: 'PASS',
    });
  });

  it('fails for a certificate of another country, with a different or the same name', () => {
    for (const common of ['Country Signer', 'Other Signer']) {
      const wrong = makeIssuer('p256', common, null);
      expect(verified({ trusted: trust(wrong) })).toMatchObject({
        results: { overallResult: 'FAIL', documentSignerTrustResult: 'FAIL' },
        reasons: ['SIGNER_NOT_TRUSTED'],
      });
    }
  });

  it('returns NOT_PERFORMED when the certificates include neither the country of the signer nor that of the zone', () => {
    const of = (state: string) => makeIssuer('p256', 'Country Signer', null, undefined, [], state);
    expect(verified({ trusted: trust(of('DE'), of('SE')) })).toMatchObject({
      results: { overallResult: 'NOT_PERFORMED', documentSignerTrustResult: 'NOT_PERFORMED' },
      reasons: ['COUNTRY_NOT_AMONG_CERTIFICATES'],
    });
    expect(verified({ trusted: trust(of('DE'), of('FR')) })).toMatchObject({
      results: { overallResult: 'FAIL', documentSignerTrustResult: 'FAIL' },
      reasons: ['SIGNER_NOT_TRUSTED'],
    });
  });

  it("passes when the country's name is written differently", () => {
    const renamed = {
      ...country,
      subject: makeIssuer('p256', 'COUNTRY  signer', null, undefined, [], 'ut').subject,
    };
    const other = makeIssuer('p256', 'Document Signer', renamed);
    expect(
      verified({ securityObject: makeSecurityObject(other, GROUPS) }).results.documentSignerTrustResult,
    ).toBe('PASS');
  });

  it('passes for indefinite lengths and segmented content', () => {
    const undisclosed = (tag: number, ...parts: readonly Uint8Array[]) =>
      Buffer.concat([Uint8Array.of(tag, 0x80), ...parts, Uint8Array.of(0, 0)]);
    const [kind, held] = childrenOf(readTlv(readTlv(object).value).value);
    const parts = childrenOf(readTlv(held!.value).value);
    const [type, content] = childrenOf(parts[2]!.value);
    const signedOver = readTlv(content!.value).value;
    const pieces = undisclosed(0x24, der(0x04, signedOver.subarray(0, 9)), der(0x04, signedOver.subarray(9)));
    const written = [
      ...parts.slice(0, 2).map(({ whole }) => whole),
      undisclosed(0x30, type!.whole, undisclosed(0xa0, pieces)),
      ...parts.slice(3).map(({ whole }) => whole),
    ];
    const whole = undisclosed(0x30, kind!.whole, undisclosed(0xa0, undisclosed(0x30, ...written)));
    expect(verified({ securityObject: der(0x77, whole) }).results.overallResult).toBe('PASS');
    for (const length of [whole.length - 1, 60, 12])
      expect(() => verified({ securityObject: whole.subarray(0, length) })).toThrow(BadDer);
    const nested = Buffer.concat([Buffer.alloc(90_000, Uint8Array.of(0x30, 0x80)), Buffer.alloc(90_000)]);
    expect(() => verified({ securityObject: nested })).toThrow(BadDer);
  });

  it.each([1, 2, 11, 12])('fails when a byte of data group %d was changed', (number) => {
    const changed = Buffer.from(GROUPS.get(number)!);
    changed[changed.length - 3]! ^= 1;
    const { results, reasons } = verified({ groups: new Map([...GROUPS, [number, changed]]) });
    expect(results).toMatchObject({ overallResult: 'FAIL', dataGroupHashCheckResult: 'FAIL' });
    expect(reasons).toContain('DATA_GROUP_CHANGED');
  });

  it("fails when the digests were changed as well, because the signature doesn't match", () => {
    const forged = makeSecurityObject(
      { ...signer, privateKey: makeIssuer('p256', 'x', null).privateKey },
      GROUPS,
    );
    expect(verified({ securityObject: forged })).toMatchObject({
      results: { overallResult: 'FAIL', passiveAuthenticationResult: 'FAIL' },
      reasons: ['SIGNATURE_WRONG'],
    });
  });

  it('fails when another zone is printed', () => {
    const printed = generateMrz({ ...TRAVELLER, surname: 'Bonnet' });
    expect(verified({ printed }).results).toMatchObject({
      overallResult: 'FAIL',
      opticalDataMatchResult: 'FAIL',
    });
    expect(verified({ printed: null }).results.opticalDataMatchResult).toBe('NOT_PERFORMED');
  });

  it('returns REVIEW for an expired certificate', () => {
    const late = makeIssuer('p256', 'Document Signer', country, '20250101000000Z');
    expect(verified({ securityObject: makeSecurityObject(late, GROUPS) })).toMatchObject({
      results: { overallResult: 'REVIEW', documentSignerTrustResult: 'REVIEW' },
      reasons: ['CERTIFICATE_NOT_CURRENT'],
    });
  });

  it('accepts a challenge signed with the key of data group 15', () => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const group = der(0x6f, publicKey.export({ type: 'spki', format: 'der' }));
    const groups = new Map([...GROUPS, [15, group]]);
    const securityObject = makeSecurityObject(signer, groups);
    const challenge = Buffer.from('0123456789abcdef', 'hex');
    const response = sign('sha256', challenge, { key: privateKey, dsaEncoding: 'ieee-p1363' });
    const answer = (said: Buffer) =>
      verified({ securityObject, groups, active: { challenge, response: said } }).results
        .activeAuthenticationResult;
    expect(answer(response)).toBe('PASS');
    response[5]! ^= 1;
    expect(answer(response)).toBe('FAIL');
    expect(answer(Buffer.alloc(3))).toBe('FAIL');
  });
});

describe('isOriginal with an RSA key', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const group = der(0x6f, publicKey.export({ type: 'spki', format: 'der' }));
  const challenge = Buffer.from('0123456789abcdef', 'hex');
  /** Creates a response of ISO/IEC 9796-2, scheme 1. */
  const answer = (digest: 'sha1' | 'sha256', trailer: string) => {
    const end = Buffer.from(trailer, 'hex');
    const length = createHash(digest).digest().length;
    const message = Buffer.alloc(128 - 1 - length - end.length, 0x5b);
    const hash = createHash(digest).update(message).update(challenge).digest();
    const whole = Buffer.concat([Buffer.from([0x6a]), message, hash, end]);
    return privateEncrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, whole);
  };

  it.each([
    ['sha1', 'bc'],
    ['sha256', '34cc'],
  ] as const)('accepts a response with %s', (digest, trailer) => {
    const response = answer(digest, trailer);
    expect(isOriginal(group, { challenge, response })).toBe(true);
    expect(isOriginal(group, { challenge: Buffer.from('ffff', 'hex'), response })).toBe(false);
  });

  it("throws for a key that can't be read", () => {
    expect(() => isOriginal(der(0x6f, Buffer.from('no key')), { challenge, response: challenge })).toThrow(
      BadDer,
    );
  });
});

describe('verifyChip with invalid data', () => {
  it("throws BadDer for any bytes that aren't a security object", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => verified({ securityObject: bytes })).toThrow(BadDer);
      }),
    );
    for (const length of [0, 1, 40, object.length - 1])
      expect(() => verified({ securityObject: object.subarray(0, length) })).toThrow(BadDer);
  });

  it('returns REVIEW for an invalid data group', () => {
    const groups = new Map([...GROUPS, [1, der(0x61, der(0x5f1f, Buffer.from('P<UTO')))]]);
    expect(verified({ securityObject: makeSecurityObject(signer, groups), groups })).toMatchObject({
      results: { overallResult: 'REVIEW' },
      data: null,
    });
  });
});

describe('readTrustFile with certificates of countries', () => {
  const pem = (bytes: Buffer) =>
    `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`;
  const list = makeMasterList(signer, [country.certificate]);
  const subjects = (bytes: Uint8Array) =>
    readTrustFile(bytes).certificates.map(({ subject }) => subject.replace(/\n/g, ' '));

  it.each<[string, () => Uint8Array]>([
    ['in DER', () => country.certificate],
    ['in PEM', () => Buffer.from(pem(country.certificate))],
    ['in a master list', () => list],
    [
      'in an LDIF with a master list',
      () =>
        Buffer.from(
          `dn: c=UT,dc=data\nobjectClass: top\npkdMasterListContent:: ${list.toString('base64').replace(/(.{70})/g, '$1\n ')}\n`,
        ),
    ],
    [
      'in an LDIF',
      () => Buffer.from(`dn: c=UT\ncACertificate;binary:: ${country.certificate.toString('base64')}\n`),
    ],
  ])('reads them %s', (_, bytes) => {
    expect(subjects(bytes())).toEqual(['C=UT CN=Country Signer']);
  });

  it('rejects a changed master list', () => {
    const changed = Buffer.from(list);
    const at = changed.indexOf('Country Signer');
    changed.write('Kountry Signer', at);
    expect(() => readTrustFile(changed)).toThrow(BadDer);
    expect(() => readTrustFile(Buffer.from('no certificate'))).toThrow(BadDer);
  });
});
