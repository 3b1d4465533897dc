import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { BadDer, childrenOf, expectChild, readTlv } from './der';

const [SEQUENCE, INTEGER, BIT_STRING] = [0x30, 0x02, 0x03] as const;

const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);

/** Maximum size of a prime in bits; chips don't use larger keys, which would be slow. */
const MAX_BITS = 4096;

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, factor] = [1n, base % modulus];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

/** A chip's key in a prime group (PKCS #3, RFC 3279 §2.3.3). */
interface PrimeGroupKey {
  readonly prime: bigint;
  readonly base: bigint;
  readonly key: bigint;
}

/** @throws BadDer when it is invalid, or larger than any chip's */
export function readPrimeGroupKey(info: Uint8Array): PrimeGroupKey {
  const [algorithm, key] = childrenOf(readTlv(info).value);
  if (!algorithm || key?.tag !== BIT_STRING) throw new BadDer('a key is missing');
  const parameters = childrenOf(expectChild(childrenOf(algorithm.value), 1, SEQUENCE).value);
  const [prime, base] = [0, 1].map((place) => numberOf(expectChild(parameters, place, INTEGER).value));
  if (prime! < 3n || prime!.toString(2).length > MAX_BITS) throw new BadDer('a key is of another size');
  return { prime: prime!, base: base!, key: numberOf(readTlv(key.value.subarray(1)).value) };
}

/**
 * Raises a number to an exponent; the result has the length of the prime. @throws BadDer for an exponent that
 * is too large
 */
export function raised(number: bigint, exponent: Uint8Array, { prime }: PrimeGroupKey): Buffer {
  if (exponent.length * 8 > MAX_BITS) throw new BadDer('a key is of another size');
  const length = Math.ceil(prime.toString(2).length / 8);
  const digits = power(number, numberOf(exponent), prime).toString(16);
  return Buffer.from(digits.padStart(2 * length, '0'), 'hex');
}

/**
 * Ciphers of secure messaging (ICAO Doc 9303 part 11 §9.7.1): digest for key derivation, key length and block
 * size in bytes.
 */
export const CIPHERS = [
  { name: 'des-ede3', digest: 'sha1', length: 16, block: 8 },
  { name: 'aes-128', digest: 'sha1', length: 16, block: 16 },
  { name: 'aes-192', digest: 'sha256', length: 24, block: 16 },
  { name: 'aes-256', digest: 'sha256', length: 32, block: 16 },
] as const;
export type Cipher = (typeof CIPHERS)[number];

/** Keys that two sides derive from a shared secret to protect messages (§9.7.1). */
interface SessionKeys {
  readonly cipher: Cipher;
  readonly secrecy: Uint8Array;
  readonly checksums: Uint8Array;
}

export function sessionKeys(shared: Uint8Array, cipher: Cipher): SessionKeys {
  const key = (counter: number): Buffer =>
    createHash(cipher.digest)
      .update(shared)
      .update(Uint8Array.of(0, 0, 0, counter))
      .digest()
      .subarray(0, cipher.length);
  return { cipher, secrecy: key(1), checksums: key(2) };
}

/** Pads with byte 80 and zeros to a whole block (ISO/IEC 9797-1, padding method 2). */
function padded(bytes: Uint8Array, block: number): Buffer {
  const rest = block - ((bytes.length + 1) % block || block);
  return Buffer.concat([bytes, Uint8Array.of(0x80), new Uint8Array(rest)]);
}

const cbc = (
  name: string,
  key: Uint8Array,
  bytes: Uint8Array,
  block: number,
  start: Uint8Array = new Uint8Array(block),
): Buffer => {
  const cipher = createCipheriv(`${name}-cbc`, key, start).setAutoPadding(false);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
};

/** Computes ISO/IEC 9797-1, algorithm 3, over whole blocks; triple DES with three equal keys is single DES. */
function retailMac(key: Uint8Array, blocks: Uint8Array): Buffer {
  const [first, second] = [key.subarray(0, 8), key.subarray(8, 16)].map((half) =>
    Buffer.concat([half, half, half]),
  );
  const last = cbc('des-ede3', first!, blocks, 8).subarray(-8);
  const decipher = createDecipheriv('des-ede3-cbc', second!, new Uint8Array(8)).setAutoPadding(false);
  return cbc('des-ede3', first!, Buffer.concat([decipher.update(last), decipher.final()]), 8);
}

/** Computes CMAC (NIST SP 800-38B §6.2) over whole blocks. */
function cmac(name: string, key: Uint8Array, blocks: Uint8Array): Buffer {
  const zero = cbc(name, key, new Uint8Array(16), 16);
  const doubled = numberOf(zero) << 1n;
  const subkey = (doubled & ((1n << 128n) - 1n)) ^ (doubled >> 128n ? 0x87n : 0n);
  const last = Buffer.from(blocks);
  const mask = Buffer.from(subkey.toString(16).padStart(32, '0'), 'hex');
  for (const [at, byte] of mask.entries()) last[last.length - 16 + at]! ^= byte;
  return cbc(name, key, last, 16).subarray(-16);
}

/**
 * Computes the eight-byte checksum over the protected data of a message (§9.8.6).
 * @param count number of messages including this one: commands and responses
 */
export function checksumOf({ cipher, checksums }: SessionKeys, count: bigint, covered: Uint8Array): Buffer {
  const blocks = padded(Buffer.concat([counterOf(cipher, count), covered]), cipher.block);
  const mac = cipher.block === 8 ? retailMac(checksums, blocks) : cmac(cipher.name, checksums, blocks);
  return mac.subarray(0, 8);
}

/** Returns the send sequence counter with the length of a block. */
const counterOf = ({ block }: Cipher, count: bigint): Buffer =>
  Buffer.from(count.toString(16).padStart(2 * block, '0'), 'hex');

/** Encrypts the data of a message (§9.8.6.1, §9.8.7.1). */
function encrypted({ cipher, secrecy }: SessionKeys, count: bigint, data: Uint8Array): Buffer {
  const plain = padded(data, cipher.block);
  if (cipher.block === 8) return cbc('des-ede3', Buffer.concat([secrecy, secrecy.subarray(0, 8)]), plain, 8);
  const start = cbc(cipher.name, secrecy, counterOf(cipher, count), 16);
  return cbc(cipher.name, secrecy, plain, 16, start);
}

/**
 * Class byte of a protected command, and SELECT of a file by its number, without response data (part 10
 * §3.6.2).
 */
const SELECT = Uint8Array.of(0x0c, 0xa4, 0x02, 0x0c);

/**
 * Creates the protected command that selects a file of a chip.
 * @param file its two bytes
 * @param count number of messages including this one: commands and responses
 */
export function selectFile(keys: SessionKeys, count: bigint, file: Uint8Array): Buffer {
  const data = encrypted(keys, count, file);
  // DO'87': a byte for the padding method, and the data.
  const secret = Buffer.concat([Uint8Array.of(0x87, data.length + 1, 1), data]);
  const covered = Buffer.concat([padded(SELECT, keys.cipher.block), secret]);
  const body = Buffer.concat([secret, Uint8Array.of(0x8e, 8), checksumOf(keys, count, covered)]);
  return Buffer.concat([SELECT, Uint8Array.of(body.length), body, Uint8Array.of(0)]);
}
