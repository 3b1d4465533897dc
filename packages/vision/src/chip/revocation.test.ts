import { X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateMrz } from '../mrz/generate';
import { TRAVELLER } from '../testing/printed-document';
import { BadDer, readTlv } from './der';
import { provenLists } from './revocation';
import { readRevocationList } from './revocation-list';
import {
  AUTHORITY,
  der,
  ENTRY_EXTENSIONS,
  type Issuer,
  LIST_EXTENSIONS,
  makeIssuer,
  makeMasterList,
  makeRevocationList,
  makeSecurityObject,
  makeZoneGroup,
  SCHEMES,
  type Scheme,
} from './testing/make-chip';
import { readTrustFile } from './trust-store';
import { verifyChip } from './verify-chip';

const NOW = Date.UTC(2026, 0, 15);
const SERIAL = 40;
const GROUPS = new Map<number, Uint8Array>([[1, makeZoneGroup(generateMrz(TRAVELLER))]]);

const numbered = (serial: number, country: Issuer) =>
  makeIssuer(country.scheme, 'Document Signer', country, undefined, [], 'UT', serial);
const COUNTRY = makeIssuer('p256', 'Country Signer', null);
const OBJECT = makeSecurityObject(numbered(SERIAL, COUNTRY), GROUPS);
const certificate = ({ certificate: der }: Issuer) => new X509Certificate(der);

const proven = (lists: readonly Uint8Array[], authorities: readonly Issuer[] = [COUNTRY]) =>
  provenLists(
    lists.map((bytes, source) => ({ source, list: readRevocationList(bytes) })),
    authorities.map(certificate),
  );

function verified(lists: readonly Uint8Array[], authorities: readonly Issuer[] = [COUNTRY], object = OBJECT) {
  const { results, reasons } = verifyChip({
    securityObject: object,
    groups: GROUPS,
    trusted: authorities.map(certificate),
    revocations: proven(lists, authorities).lists,
    printed: null,
    active: null,
    chip: null,
    accessProtocol: null,
    now: NOW,
  });
  const { passiveAuthenticationResult: passive, documentSignerTrustResult: trust } = results;
  return { passive, trust, reasons };
}

describe('verifyChip with revocation lists', () => {
  it('fails for a revoked signer', () => {
    expect(verified([makeRevocationList(COUNTRY, [3, SERIAL, 70_000])])).toEqual({
      passive: 'FAIL',
      trust: 'FAIL',
      reasons: ['SIGNER_REVOKED'],
    });
  });

  it("passes for a signer that isn't revoked", () => {
    for (const serials of [[], [3, 41, 296, 40 * 256]])
      expect(verified([makeRevocationList(COUNTRY, serials)])).toEqual({
        passive: 'PASS',
        trust: 'PASS',
        reasons: [],
      });
  });

  it.each(Object.keys(SCHEMES) as Scheme[])('fails for a signer in a list signed with %s', (scheme) => {
    const country = makeIssuer(scheme, 'Country Signer', null);
    const object = makeSecurityObject(numbered(SERIAL, country), GROUPS);
    expect(verified([makeRevocationList(country, [SERIAL])], [country], object).reasons).toEqual([
      'SIGNER_REVOKED',
    ]);
  });

  it('passes for a serial number that differs from a revoked one only in its sign', () => {
    const object = makeSecurityObject(numbered(0xff, COUNTRY), GROUPS);
    expect(verified([makeRevocationList(COUNTRY, [0xff])], [COUNTRY], object).passive).toBe('PASS');
  });

  it("still works with a trusted certificate whose key can't be read", () => {
    const odd = Buffer.from(makeIssuer('rsa', 'Country Signer', null).certificate);
    const key = odd.indexOf(Buffer.from('2a864886f70d010101', 'hex'));
    odd[key + 8]! = 0x63;
    const broken = { ...COUNTRY, certificate: odd };
    expect(verified([makeRevocationList(COUNTRY, [SERIAL])], [broken, COUNTRY]).passive).toBe('FAIL');
  });

  it('passes without a list of the country, with a reason', () => {
    expect(verified([])).toEqual({ passive: 'PASS', trust: 'PASS', reasons: ['NO_REVOCATION_LIST'] });
    const other = makeIssuer('p256', 'Other', null, undefined, [], 'DE');
    expect(verified([makeRevocationList(other, [SERIAL])], [COUNTRY, other]).reasons).toEqual([
      'NO_REVOCATION_LIST',
    ]);
  });

  it('passes with an overdue list of the country, with a reason, but still fails for a revoked signer', () => {
    const overdue = { nextAt: '20260114000000Z' };
    expect(verified([makeRevocationList(COUNTRY, [3], overdue)])).toEqual({
      passive: 'PASS',
      trust: 'PASS',
      reasons: ['REVOCATION_LIST_OVERDUE'],
    });
    expect(verified([makeRevocationList(COUNTRY, [SERIAL], overdue)]).passive).toBe('FAIL');
    // A list that doesn't state the next date is valid for 90 days.
    const undisclosed = (issuedAt: string) =>
      verified([makeRevocationList(COUNTRY, [], { issuedAt, nextAt: null })]);
    expect(undisclosed('20251018000000Z').reasons).toEqual([]);
    expect(undisclosed('20251016000000Z').reasons).toEqual(['REVOCATION_LIST_OVERDUE']);
  });

  it('uses the newest list of a country', () => {
    const old = makeRevocationList(COUNTRY, [SERIAL], { issuedAt: '20251201000000Z' });
    expect(verified([old, makeRevocationList(COUNTRY, [])]).passive).toBe('PASS');
    expect(verified([makeRevocationList(COUNTRY, [SERIAL]), old]).passive).toBe('FAIL');
  });

  it('fails for a list of the same authority under its new name or key', () => {
    const renewed = makeIssuer('p256', 'Country Signer', null);
    expect(verified([makeRevocationList(renewed, [SERIAL])], [COUNTRY, renewed]).passive).toBe('FAIL');
    const number = der(0x31, der(0x30, Buffer.from('0603550405', 'hex'), der(0x13, Buffer.from('102'))));
    const counted = { ...renewed, subject: der(0x30, readTlv(COUNTRY.subject).value, number) };
    expect(verified([makeRevocationList(counted, [SERIAL])], [COUNTRY, renewed]).passive).toBe('FAIL');
    const linked = makeIssuer('p256', 'Authority', COUNTRY);
    expect(verified([makeRevocationList(linked, [SERIAL])], [COUNTRY, linked]).passive).toBe('FAIL');
    const renamed = { ...COUNTRY, subject: makeIssuer('p256', 'Country Signer 2', null).subject };
    expect(verified([makeRevocationList(renamed, [SERIAL])]).passive).toBe('FAIL');
  });

  it('returns REVIEW for a serial number revoked by another authority of the same country', () => {
    const other = makeIssuer('p256', 'Identity Cards', null);
    expect(verified([makeRevocationList(other, [SERIAL])], [COUNTRY, other])).toEqual({
      passive: 'REVIEW',
      trust: 'REVIEW',
      reasons: ['SIGNER_PERHAPS_REVOKED'],
    });
  });
});

describe('readRevocationList and provenLists', () => {
  it('accept only lists signed by their country', () => {
    const impostor = makeIssuer('p256', 'Country Signer', null);
    const foreign = makeIssuer('p256', 'Country Signer', null, undefined, [], 'DE');
    const changed = Buffer.from(makeRevocationList(COUNTRY, [3]));
    changed[changed.length - 3]! ^= 1;
    const lists = [makeRevocationList(impostor, [SERIAL]), makeRevocationList(foreign, [SERIAL]), changed];
    expect(proven(lists)).toEqual({
      lists: [],
      faults: [
        { source: 0, why: 'no certificate of UT signed its revocation list' },
        { source: 1, why: 'no certificate of DE is available to verify its revocation list' },
        { source: 2, why: 'no certificate of UT signed its revocation list' },
      ],
    });
  });

  it.each<[string, Uint8Array]>([
    [
      'contains only the changes since another list',
      makeRevocationList(COUNTRY, [3], { extensions: [LIST_EXTENSIONS.delta] }),
    ],
    ['covers other issuers', makeRevocationList(COUNTRY, [3], { extensions: [LIST_EXTENSIONS.indirect] })],
    [
      'covers other issuers',
      makeRevocationList(COUNTRY, [3], { entryExtensions: [ENTRY_EXTENSIONS.issuer] }),
    ],
    [
      'covers only a part of the certificates',
      makeRevocationList(COUNTRY, [3], { extensions: [LIST_EXTENSIONS.authorities] }),
    ],
    [
      'unknown critical extension',
      makeRevocationList(COUNTRY, [3], { extensions: [LIST_EXTENSIONS.unknown] }),
    ],
    [
      'unknown critical extension',
      makeRevocationList(COUNTRY, [3], { entryExtensions: [ENTRY_EXTENSIONS.unknown] }),
    ],
    ['a time is invalid', makeRevocationList(COUNTRY, [3], { issuedAt: '20261301000000Z' })],
    ['a part is missing or has the wrong type', COUNTRY.certificate],
    ["isn't a list of revoked certificates", makeMasterList(COUNTRY, [COUNTRY.certificate])],
  ])('reject a list with the reason: %s', (why, bytes) => {
    expect(() => readRevocationList(bytes)).toThrow(BadDer);
    expect(() => readRevocationList(bytes)).toThrow(why);
  });

  it('accept reasons, a list number, and an explicit full scope', () => {
    const list = makeRevocationList(COUNTRY, [SERIAL], {
      extensions: [LIST_EXTENSIONS.number, LIST_EXTENSIONS.everything],
      entryExtensions: [ENTRY_EXTENSIONS.reason],
    });
    expect(verified([list]).passive).toBe('FAIL');
  });

  it('throw for truncated or other data', () => {
    const list = makeRevocationList(COUNTRY, [3, 4]);
    for (let length = 0; length < list.length; length++)
      expect(() => readRevocationList(list.subarray(0, length))).toThrow(BadDer);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => readRevocationList(bytes)).toThrow(BadDer);
      }),
    );
  });

  it('read 100,000 entries, and store each in a few bytes', () => {
    const serials = Array.from({ length: 100_000 }, (_, at) => 1_000_000 + at);
    const { lists } = proven([makeRevocationList(COUNTRY, serials)]);
    expect(lists[0]!.serials).toHaveLength(4 * 100_000);
    expect(verified([makeRevocationList(COUNTRY, [...serials, SERIAL])]).passive).toBe('FAIL');
    expect(verified([makeRevocationList(COUNTRY, serials)]).passive).toBe('PASS');
  });
});

describe('readTrustFile', () => {
  const list = makeRevocationList(COUNTRY, [SERIAL]);
  const pem = (kind: string, bytes: Buffer) =>
    `-----BEGIN ${kind}-----\n${bytes.toString('base64').replace(/(.{64})/g, '$1\n')}\n-----END ${kind}-----\n`;
  const wrapped = (bytes: Buffer) => bytes.toString('base64').replace(/(.{70})/g, '$1\r\n ');
  const attribute = (bytes: Buffer) => `certificateRevocationList;binary:: ${wrapped(bytes)}\r\n`;

  it.each<[string, Uint8Array, number]>([
    ['DER', list, 0],
    ['PEM', Buffer.from(pem('CERTIFICATE', COUNTRY.certificate) + pem('X509 CRL', list)), 1],
    ['a master list', makeMasterList(COUNTRY, [COUNTRY.certificate], [list]), 1],
    ['LDIF', Buffer.from(`dn: o=crl,c=UT\r\n${attribute(list)}cn: C=UT\r\n`), 0],
  ])('reads revocation lists in %s', (_, bytes, certificates) => {
    const file = readTrustFile(bytes);
    expect(file).toMatchObject({ lists: [{ country: 'UT' }], faults: [] });
    expect(file.certificates).toHaveLength(certificates);
  });

  it('retains valid lists next to invalid ones', () => {
    const delta = makeRevocationList(COUNTRY, [3], { extensions: [LIST_EXTENSIONS.delta] });
    const ldif = `dn: c=UT\n${attribute(list.subarray(0, 90))}\n${attribute(delta)}\n${attribute(list)}`;
    const { lists, faults } = readTrustFile(Buffer.from(ldif));
    expect(lists).toHaveLength(1);
    expect(faults).toEqual([
      "a revocation list can't be used: it is cut off",
      "a revocation list can't be used: it contains only the changes since another list (delta)",
    ]);
  });

  it('accepts certificates of authorities, and skips those of document signers', () => {
    const authority = makeIssuer('p256', 'Country Signer', null, undefined, [AUTHORITY]);
    const own = `dn: c=UT\nuserCertificate;binary:: ${wrapped(authority.certificate)}\n`;
    expect(readTrustFile(Buffer.from(own)).certificates).toHaveLength(1);
    const signer = numbered(SERIAL, COUNTRY);
    const ldif = `dn: c=UT\nuserCertificate;binary:: ${wrapped(signer.certificate)}\nuserCertificate;binary:: AAAA\n${attribute(list)}`;
    expect(readTrustFile(Buffer.from(ldif)).certificates).toEqual([]);
  });
});
