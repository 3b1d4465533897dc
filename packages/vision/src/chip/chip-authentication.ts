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

/** What a reader asked of a chip and what the chip answered (ICAO Doc 9303 part 11 §6.1). */
export interface ActiveTranscript {
  readonly challenge: Uint8Array;
  readonly response: Uint8Array;
}

/** Digests of ISO/IEC 9796-2 by the byte before the trailer's CC. */
const TRAILERS: { readonly [byte: number]: string } = {
  51: 'sha1',
  52: 'sha256',
  53: 'sha512',
  54: 'sha384',
  56: 'sha224',
};

/** ISO/IEC 9796-2, scheme 1: a part of the message and the digest of all of it are in the signature. */
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

/** Digests that chips sign a challenge with: which, DG14 states, or nothing does. */
const CURVE_DIGESTS = ['sha1', 'sha224', 'sha256', 'sha384', 'sha512'] as const;

/**
 * Whether the chip has the private key of its data group 15, so that it is no copy.
 * @param group DG15: a public key @throws BadDer when it holds none
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
    // A response of another length than the key's.
    return false;
  }
}

/** What a reader had when it agreed on keys with a chip, and what the chip answered first (ICAO Doc 9303 part 11 §6.2). */
export interface ChipTranscript {
  /** The reader's ephemeral private key: of a curve its number, of a prime group its exponent. */
  readonly privateKey: Uint8Array;
  /** The answer to the first command behind, as the chip sent it: protected by the keys that were agreed on. */
  readonly response: Uint8Array;
}

const [SEQUENCE, SET, INTEGER] = [0x30, 0x31, 0x02] as const;
/** id-PK-DH and id-PK-ECDH (BSI TR-03110 part 3 §A.1.1.2). */
const [IN_PRIME_GROUP, ON_CURVE] = ['0.4.0.127.0.7.2.2.1.1', '0.4.0.127.0.7.2.2.1.2'] as const;
/** The first answer behind the agreement: a command has gone before it, and both are counted (§9.8.7.3). */
const FIRST_ANSWER = 2n;
/** DO'8E' of secure messaging: a check sum of what stands before it. */
const CHECKSUM = 0x8e;

interface ChipKey {
  readonly isOnCurve: boolean;
  /** Whole `SubjectPublicKeyInfo`. */
  readonly info: Uint8Array;
  /** What distinguishes it from the chip's other keys, hexadecimal; null = it has one. */
  readonly keyId: string | null;
}

/** Keys of the chip that data group 14 states (§A.1.1.2). @throws BadDer */
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

/** Elliptic curve Diffie-Hellman with the curve that the chip's key names or writes out (RFC 5208, RFC 5915). */
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

/** Diffie-Hellman in the group of a prime. */
function agreedInPrimeGroup(info: Uint8Array, privateKey: Uint8Array): Buffer {
  const group = readPrimeGroupKey(info);
  return raised(group.key, privateKey, group);
}

/** What an answer protects, and by what; null = it is not protected. @param response with its two status bytes behind */
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
 * Whether a chip has the private key of its data group 14: what it answered first is protected by keys that only the two can make. Which
 * cipher it uses a chip may leave out, so each is tried.
 * @param group DG14
 * @returns null when it states no key
 * @throws BadDer when it cannot be read
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
      // OpenSSL's: a private key of another curve.
      return false;
    }
    return CIPHERS.some((cipher) =>
      timingSafeEqual(checksumOf(sessionKeys(shared, cipher), FIRST_ANSWER, covered), checksum),
    );
  });
}
