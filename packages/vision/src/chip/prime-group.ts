import { BadDer, childrenOf, expectChild, readTlv } from './der';

const [SEQUENCE, INTEGER, BIT_STRING] = [0x30, 0x02, 0x03] as const;

export const numberOf = (bytes: Uint8Array): bigint =>
  BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);

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

/** A chip's key in the group of a prime (PKCS #3, RFC 3279 §2.3.3). */
interface PrimeGroupKey {
  readonly prime: bigint;
  readonly base: bigint;
  readonly key: bigint;
}

/** @throws BadDer when it is none, or larger than any chip's */
export function readPrimeGroupKey(info: Uint8Array): PrimeGroupKey {
  const [algorithm, key] = childrenOf(readTlv(info).value);
  if (!algorithm || key?.tag !== BIT_STRING) throw new BadDer('a key is missing');
  const parameters = childrenOf(expectChild(childrenOf(algorithm.value), 1, SEQUENCE).value);
  const [prime, base] = [0, 1].map((place) => numberOf(expectChild(parameters, place, INTEGER).value));
  if (prime! < 3n || prime!.toString(2).length > MOST_BITS) throw new BadDer('a key is of another size');
  return { prime: prime!, base: base!, key: numberOf(readTlv(key.value.subarray(1)).value) };
}

/** A number to the power of an exponent, as many bytes as the prime has. @throws BadDer for an exponent that is no reader's */
export function raised(number: bigint, exponent: Uint8Array, { prime }: PrimeGroupKey): Buffer {
  if (exponent.length * 8 > MOST_BITS) throw new BadDer('a key is of another size');
  const length = Math.ceil(prime.toString(2).length / 8);
  const digits = power(number, numberOf(exponent), prime).toString(16);
  return Buffer.from(digits.padStart(2 * length, '0'), 'hex');
}
