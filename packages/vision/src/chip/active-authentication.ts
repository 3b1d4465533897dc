import {
  constants,
  createHash,
  createPublicKey,
  type KeyObject,
  publicDecrypt,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import { BadDer, readTlv } from './der';

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
    throw new BadDer('data group 15 holds no key');
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
