import { sign } from 'node:crypto';
import { AUTHORITY, type Issuer, makeIssuer, type Scheme } from '../../chip/testing/make-chip';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const valueIn = (character: string): number =>
  character === ' ' || character === '<' ? 3 : ALPHABET.indexOf(character) + 4;

/** Encodes C40 (Doc 9303-13 §2.3): two bytes for three characters. */
export function toC40(text: string): Buffer {
  const parts = text.match(/.{1,3}/g) ?? [];
  const bytes = parts.flatMap((part) => {
    if (part.length === 1) return [254, part.charCodeAt(0) + 1];
    const [first = 0, second = 0, third = 0] = [...part].map(valueIn);
    const packed = 1600 * first + 40 * second + third + 1;
    return [packed >> 8, packed & 0xff];
  });
  return Buffer.from(bytes);
}

/** Encodes month, day and year of `YYYY-MM-DD` in three bytes. */
function toDate(date: string): Buffer {
  const [year, month, day] = date.split('-');
  const bytes = Buffer.alloc(3);
  bytes.writeUIntBE(Number(`${month}${day}${year}`), 0, 3);
  return bytes;
}

/** Encodes a feature of a seal: its tag and its value. */
export const feature = (tag: number, value: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([tag, value.length]), value]);

/** Country that signs test seals, and its signer TS, whose certificate has the serial number 7. */
export const MADE_COUNTRY = makeIssuer('p256', 'Country', null, undefined, [AUTHORITY]);
export const madeVdsSigner = (scheme: Scheme = 'p256', validTo?: string): Issuer =>
  makeIssuer(scheme, 'TS', MADE_COUNTRY, validTo);

interface SealParts {
  /** Two bytes of the document type, hexadecimal. */
  readonly type: string;
  readonly features: readonly Uint8Array[];
  readonly signedOn?: string;
  readonly version?: 3 | 4;
}

const DIGESTS: { readonly [scheme in Scheme]?: string } = { p384: 'sha384', p521: 'sha512' };

/** Creates a signed seal of Utopia. */
export function makeVds(
  { type, features, signedOn = '2025-03-14', version = 4 }: SealParts,
  { privateKey: key, scheme }: Issuer,
): Buffer {
  const signer = version === 4 ? [toC40('UTTS01'), toC40('7')] : [toC40('UTTS00007')];
  const signed = Buffer.concat([
    Buffer.from([0xdc, version - 1]),
    toC40('UTO'),
    ...signer,
    toDate('2025-03-08'),
    toDate(signedOn),
    Buffer.from(type, 'hex'),
    ...features,
  ]);
  const signature = sign(DIGESTS[scheme] ?? 'sha256', signed, { key, dsaEncoding: 'ieee-p1363' });
  return Buffer.concat([signed, feature(0xff, signature)]);
}
