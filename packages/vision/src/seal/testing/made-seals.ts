import { sign } from 'node:crypto';
import { AUTHORITY, type Issuer, makeIssuer, type Scheme } from '../../chip/testing/make-chip';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes Base32 (RFC 4648 §6), without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** Test authority FR0A. */
export const MADE_AUTHORITY = makeIssuer('p256', 'FR0A', null, undefined, [AUTHORITY]);

/** Creates the certificate of a bill issuer, signed by that authority. */
export const madeSigner = (
  common = 'TST1',
  scheme: Scheme = 'p256',
  validTo?: string,
  extensions: readonly Uint8Array[] = [],
): Issuer => makeIssuer(scheme, common, MADE_AUTHORITY, validTo, extensions);

const DIGESTS: { readonly [scheme in Scheme]?: string } = { p384: 'sha384', p521: 'sha512' };

/** Returns the text of a 2D-Doc: header and message, signed. */
export function seal(data: string, { privateKey: key, scheme }: Issuer): string {
  const signature = sign(DIGESTS[scheme] ?? 'sha256', Buffer.from(data), { key, dsaEncoding: 'ieee-p1363' });
  return `${data}\x1f${toBase32(signature)}`;
}

/** Bill of 8 March 2025, signed on the 14th, with authority FR0A and certificate TST1. */
export const BILL_DATA =
  'DC04FR0ATST123EE23F40101FR10MME/DURAND/CAMILLE\x1d2212 RUE DES LILAS\x1d2469003' +
  '25LYON\x1d26FR18F2025031234\x1d1D87,40\x1d1C01022024';

/** Identity card with the same authority and certificate. */
export const IDENTITY_DATA =
  'DC04FR0ATST123EE23F40701FR60CAMILLE/ANNE\x1d62DURAND\x1d65ID66D2H6862M2\x1d67FR68F693105199' +
  '06N010320256O280220356CFR';
