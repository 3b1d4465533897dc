import { keyedDigest, sameDigest } from '../platform/secrets/keyed-digest';

/**
 * The first label of the host that a browser looks up: 10 random bytes and 6 of an HMAC over them, in base32hex
 * (RFC 4648 §7), lower case. Whoever asks for another label is nobody's browser.
 */
const RANDOM_BYTES = 10;
const TAG_BYTES = 6;
const ALPHABET = '0123456789abcdefghijklmnopqrstuv';
const LABEL = /^[0-9a-v]{26}$/;

function encode(bytes: Buffer): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  const length = Math.ceil((bytes.length * 8) / 5);
  bits <<= BigInt(length * 5 - bytes.length * 8);
  let text = '';
  for (let index = length - 1; index >= 0; index--)
    text += ALPHABET[Number((bits >> BigInt(index * 5)) & 31n)];
  return text;
}

function decode(label: string): Buffer {
  let bits = 0n;
  for (const character of label) bits = (bits << 5n) | BigInt(ALPHABET.indexOf(character));
  bits >>= BigInt(label.length * 5 - (RANDOM_BYTES + TAG_BYTES) * 8);
  return Buffer.from(bits.toString(16).padStart((RANDOM_BYTES + TAG_BYTES) * 2, '0'), 'hex');
}

const tagOf = (secret: Buffer, random: Buffer): Buffer =>
  keyedDigest(secret, 'device-dns', random).subarray(0, TAG_BYTES);

/** @param random 10 random bytes */
export const makeDnsLabel = (secret: Buffer, random: Buffer): string =>
  encode(Buffer.concat([random, tagOf(secret, random)]));

export const DNS_LABEL_RANDOM_BYTES = RANDOM_BYTES;

/** Whether this deployment made the label. DNS does not keep letter case (RFC 4343), resolvers even play with it. */
export function isOwnDnsLabel(secret: Buffer, label: string): boolean {
  const text = label.toLowerCase();
  if (!LABEL.test(text)) return false;
  const bytes = decode(text);
  return sameDigest(bytes.subarray(RANDOM_BYTES), tagOf(secret, bytes.subarray(0, RANDOM_BYTES)));
}
