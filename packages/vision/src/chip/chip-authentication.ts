import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  timingSafeEqual,
} from 'node:crypto';
import { BadDer, childrenOf, expectChild, oidOf, readTlv } from './der';

/** What a reader had when it agreed on keys with a chip, and what the chip answered first (ICAO Doc 9303 part 11 §6.2). */
export interface ChipTranscript {
  /** The reader's ephemeral private key: of a curve its number, of a prime group its exponent. */
  readonly privateKey: Uint8Array;
  /** The answer to the first command behind, as the chip sent it: protected by the keys that were agreed on. */
  readonly response: Uint8Array;
}

const [SEQUENCE, SET, INTEGER, BIT_STRING] = [0x30, 0x31, 0x02, 0x03] as const;
/** id-PK-DH and id-PK-ECDH (BSI TR-03110 part 3 §A.1.1.2). */
const [IN_PRIME_GROUP, ON_CURVE] = ['0.4.0.127.0.7.2.2.1.1', '0.4.0.127.0.7.2.2.1.2'] as const;
/** DO'8E' of secure messaging: a check sum of what stands before it. */
const CHECKSUM = 0x8e;

/** Keys of the chip that data group 14 states (§A.1.1.2), whole `SubjectPublicKeyInfo`, and of which kind. */
function keysIn(group: Uint8Array): readonly { readonly isOnCurve: boolean; readonly info: Uint8Array }[] {
  const infos = readTlv(readTlv(group).value);
  if (infos.tag !== SET) throw new BadDer('data group 14 is no set');
  return childrenOf(infos.value).flatMap(({ value }) => {
    const [protocol, key] = childrenOf(value);
    const oid = protocol ? oidOf(protocol) : '';
    return key?.tag === SEQUENCE && (oid === IN_PRIME_GROUP || oid === ON_CURVE)
      ? [{ isOnCurve: oid === ON_CURVE, info: key.whole }]
      : [];
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

const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);

/** Of a prime, bits: more is no key of a chip, and takes long. */
const MOST_BITS = 4096;

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, factor] = [1n, base % modulus];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

/** Diffie-Hellman in the group of a prime (PKCS #3, RFC 3279 §2.3.3): the first parameter is the prime. */
function agreedInPrimeGroup(info: Uint8Array, privateKey: Uint8Array): Buffer {
  const [algorithm, key] = childrenOf(readTlv(info).value);
  if (!algorithm || key?.tag !== BIT_STRING) throw new BadDer('a key is missing');
  const parameters = expectChild(childrenOf(algorithm.value), 1, SEQUENCE);
  const prime = numberOf(expectChild(childrenOf(parameters.value), 0, INTEGER).value);
  const size = prime.toString(2).length;
  if (prime < 3n || size > MOST_BITS || privateKey.length * 8 > MOST_BITS)
    throw new BadDer('a key is of another size');
  const shared = power(numberOf(readTlv(key.value.subarray(1)).value), numberOf(privateKey), prime);
  const length = Math.ceil(size / 8);
  return Buffer.from(shared.toString(16).padStart(2 * length, '0'), 'hex');
}

/** Ciphers of secure messaging (Doc 9303 part 11 §9.7.1): which digest makes keys of what length, of blocks of so many bytes. */
const CIPHERS = [
  { name: 'des-ede3', digest: 'sha1', length: 16, block: 8 },
  { name: 'aes-128', digest: 'sha1', length: 16, block: 16 },
  { name: 'aes-192', digest: 'sha256', length: 24, block: 16 },
  { name: 'aes-256', digest: 'sha256', length: 32, block: 16 },
] as const;
type Cipher = (typeof CIPHERS)[number];

/** KDF for the key of check sums: the counter is 2 (§9.7.1). */
const macKey = (shared: Uint8Array, { digest, length }: Cipher): Buffer =>
  createHash(digest)
    .update(shared)
    .update(Uint8Array.of(0, 0, 0, 2))
    .digest()
    .subarray(0, length);

/** A byte 80 and zeros up to a whole block (ISO/IEC 9797-1, padding method 2). */
function padded(bytes: Uint8Array, block: number): Buffer {
  const rest = block - ((bytes.length + 1) % block || block);
  return Buffer.concat([bytes, Uint8Array.of(0x80), new Uint8Array(rest)]);
}

const cbc = (name: string, key: Uint8Array, bytes: Uint8Array, block: number): Buffer => {
  const cipher = createCipheriv(`${name}-cbc`, key, new Uint8Array(block)).setAutoPadding(false);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
};

/** ISO/IEC 9797-1, algorithm 3, over whole blocks: three equal keys of triple DES are single DES. */
function retailMac(key: Uint8Array, blocks: Uint8Array): Buffer {
  const [first, second] = [key.subarray(0, 8), key.subarray(8, 16)].map((half) =>
    Buffer.concat([half, half, half]),
  );
  const last = cbc('des-ede3', first!, blocks, 8).subarray(-8);
  const decipher = createDecipheriv('des-ede3-cbc', second!, new Uint8Array(8)).setAutoPadding(false);
  return cbc('des-ede3', first!, Buffer.concat([decipher.update(last), decipher.final()]), 8);
}

/** CMAC (NIST SP 800-38B §6.2) over whole blocks. */
function cmac(name: string, key: Uint8Array, blocks: Uint8Array): Buffer {
  const zero = cbc(name, key, new Uint8Array(16), 16);
  const doubled = numberOf(zero) << 1n;
  const subkey = (doubled & ((1n << 128n) - 1n)) ^ (doubled >> 128n ? 0x87n : 0n);
  const last = Buffer.from(blocks);
  const mask = Buffer.from(subkey.toString(16).padStart(32, '0'), 'hex');
  for (const [at, byte] of mask.entries()) last[last.length - 16 + at]! ^= byte;
  return cbc(name, key, last, 16).subarray(-16);
}

/** The first answer behind the agreement: both count from 0, a command and an answer (§9.8.7.3). */
const COUNTER = 2;

function isProtectedBy(
  shared: Uint8Array,
  cipher: Cipher,
  covered: Uint8Array,
  checksum: Uint8Array,
): boolean {
  const counter = new Uint8Array(cipher.block);
  counter[cipher.block - 1] = COUNTER;
  const blocks = padded(Buffer.concat([counter, covered]), cipher.block);
  const key = macKey(shared, cipher);
  const mac = cipher.block === 8 ? retailMac(key, blocks) : cmac(cipher.name, key, blocks);
  return timingSafeEqual(mac.subarray(0, 8), checksum);
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
    return CIPHERS.some((cipher) => isProtectedBy(shared, cipher, covered, checksum));
  });
}
