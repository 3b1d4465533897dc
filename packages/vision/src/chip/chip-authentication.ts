import {
  constants,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  type KeyObject,
  publicDecrypt,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import { BadDer, childrenOf, expectChild, oidOf, readTlv } from './der';
import { CIPHERS, checksumOf, raised, readPrimeGroupKey, sessionKeys } from './secure-messaging';

/** A reader's challenge to a chip and the chip's response (ICAO Doc 9303 part 11 §6.1). */
export interface ActiveTranscript {
  readonly challenge: Uint8Array;
  readonly response: Uint8Array;
}

/** Digests of ISO/IEC 9796-2 by the byte before CC in the trailer. */
const TRAILERS: { readonly [byte: number]: string } = {
  51: 'sha1',
  52: 'sha256',
  53: 'sha512',
  54: 'sha384',
  56: 'sha224',
};

/**
 * Verifies ISO/IEC 9796-2, scheme 1: the signature contains part of the message and the digest of the whole
 * message.
 */
function isRecovered(key: KeyObject, { challenge, response }: ActiveTranscript): boolean {
  const opened = publicDecrypt({ key, padding: constants.RSA_NO_PADDING }, response);
  if (opened[0] !== 0x6a) return false;
  const isShort = opened.at(-1) === 0xbc;
  const name = isShort ? 'sha1' : opened.at(-1) === 0xcc ? TRAILERS[opened.at(-2)!] : undefined;
  if (!name) return false;
  const end = opened.length - (isShort ? 1 : 2);
  const length = createHash(name).digest().length;
  const [message, digest] = [opened.subarray(1, end - length), opened.subarray(end - length, end)];
  return timingSafeEqual(createHash(name).update(message).update(challenge).digest(), digest);
}

/** Digests with which chips sign a challenge; DG14 may state which one, or it is unspecified. */
const CURVE_DIGESTS = ['sha1', 'sha224', 'sha256', 'sha384', 'sha512'] as const;

/**
 * Checks whether the chip has the private key of its data group 15, which proves that it isn't a copy.
 * @param group DG15: a public key @throws BadDer when it doesn't contain one
 */
export function isOriginal(group: Uint8Array, transcript: ActiveTranscript): boolean {
  let key: KeyObject;
  try {
    key = createPublicKey({ key: Buffer.from(readTlv(group).value), format: 'der', type: 'spki' });
  } catch {
    throw new BadDer('data group 15 contains no key');
  }
  try {
    if (key.asymmetricKeyType === 'rsa') return isRecovered(key, transcript);
    const { challenge, response } = transcript;
    return CURVE_DIGESTS.some((digest) =>
      verify(digest, challenge, { key, dsaEncoding: 'ieee-p1363' }, response),
    );
  } catch {
    // The response has a different length than the key.
    return false;
  }
}

/**
 * The reader's key of a key agreement with a chip, and the chip's first response (ICAO Doc 9303 part 11
 * §6.2).
 */
export interface ChipTranscript {
  /** The reader's ephemeral private key: a scalar for a curve, an exponent for a prime group. */
  readonly privateKey: Uint8Array;
  /** The chip's response to the first command after the agreement, protected by the agreed keys. */
  readonly response: Uint8Array;
}

const [SEQUENCE, SET, INTEGER] = [0x30, 0x31, 0x02] as const;
/** id-PK-DH and id-PK-ECDH (BSI TR-03110 part 3 §A.1.1.2). */
const [IN_PRIME_GROUP, ON_CURVE] = ['0.4.0.127.0.7.2.2.1.1', '0.4.0.127.0.7.2.2.1.2'] as const;
/** Counter of the first response after the agreement: the preceding command counts too (§9.8.7.3). */
const FIRST_ANSWER = 2n;
/** DO'8E' of secure messaging: a checksum of the preceding data. */
const CHECKSUM = 0x8e;

interface ChipKey {
  readonly isOnCurve: boolean;
  /** Whole `SubjectPublicKeyInfo`. */
  readonly info: Uint8Array;
  /** Identifies it among several keys of the chip, hexadecimal; null if it is the only one. */
  readonly keyId: string | null;
}

/** Returns the chip's keys in data group 14 (§A.1.1.2). @throws BadDer */
export function keysIn(group: Uint8Array): readonly ChipKey[] {
  const infos = readTlv(readTlv(group).value);
  if (infos.tag !== SET) throw new BadDer("data group 14 isn't a set");
  return childrenOf(infos.value).flatMap(({ value }) => {
    const [protocol, key, id] = childrenOf(value);
    const oid = protocol ? oidOf(protocol) : '';
    if (key?.tag !== SEQUENCE || (oid !== IN_PRIME_GROUP && oid !== ON_CURVE)) return [];
    const keyId = id ? Buffer.from(id.value).toString('hex') : null;
    return [{ isOnCurve: oid === ON_CURVE, info: key.whole, keyId }];
  });
}

function derOf(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const value = Buffer.concat(parts);
  const length =
    value.length < 0x80
      ? [value.length]
      : value.length < 0x100
        ? [0x81, value.length]
        : [0x82, value.length >> 8, value.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), value]);
}

const ONE = Uint8Array.of(INTEGER, 1, 1);
const ZERO = Uint8Array.of(INTEGER, 1, 0);

/**
 * Computes elliptic curve Diffie-Hellman on the curve that the chip's key names or specifies (RFC 5208, RFC
 * 5915).
 */
function agreedOnCurve(info: Uint8Array, privateKey: Uint8Array): Buffer {
  const algorithm = expectChild(childrenOf(readTlv(info).value), 0, SEQUENCE).whole;
  const key = derOf(SEQUENCE, ONE, derOf(0x04, privateKey));
  return diffieHellman({
    privateKey: createPrivateKey({
      key: derOf(SEQUENCE, ZERO, algorithm, derOf(0x04, key)),
      format: 'der',
      type: 'pkcs8',
    }),
    publicKey: createPublicKey({ key: Buffer.from(info), format: 'der', type: 'spki' }),
  });
}

/** Computes Diffie-Hellman in a prime group. */
function agreedInPrimeGroup(info: Uint8Array, privateKey: Uint8Array): Buffer {
  const group = readPrimeGroupKey(info);
  return raised(group.key, privateKey, group);
}

/**
 * Splits a response into the protected data and its checksum; null if it is unprotected. @param response
 * including its two trailing status bytes
 */
function partsOf(
  response: Uint8Array,
): { readonly covered: Uint8Array; readonly checksum: Uint8Array } | null {
  const objects = response.subarray(0, -2);
  let covered = 0;
  for (const { tag, value, whole } of childrenOf(objects)) {
    if (tag === CHECKSUM)
      return value.length === 8 ? { covered: objects.subarray(0, covered), checksum: value } : null;
    covered += whole.length;
  }
  return null;
}

/**
 * Checks whether a chip has the private key of its data group 14: its first response is protected by keys
 * that only the two sides can compute. A chip may not state its cipher, so each one is tried.
 * @param group DG14
 * @returns null when it states no key
 * @throws BadDer when it can't be read
 */
export function hasKeyOfGroup(group: Uint8Array, { privateKey, response }: ChipTranscript): boolean | null {
  const keys = keysIn(group);
  if (keys.length === 0) return null;
  let parts: ReturnType<typeof partsOf>;
  try {
    parts = partsOf(response);
  } catch (error) {
    if (error instanceof BadDer) return false;
    throw error;
  }
  if (!parts) return false;
  const { covered, checksum } = parts;
  return keys.some(({ isOnCurve, info }) => {
    let shared: Buffer;
    try {
      shared = isOnCurve ? agreedOnCurve(info, privateKey) : agreedInPrimeGroup(info, privateKey);
    } catch (error) {
      if (error instanceof BadDer) throw error;
      // OpenSSL error: the private key belongs to another curve.
      return false;
    }
    return CIPHERS.some((cipher) =>
      timingSafeEqual(checksumOf(sessionKeys(shared, cipher), FIRST_ANSWER, covered), checksum),
    );
  });
}
