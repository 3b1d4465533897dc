import { createCipheriv, createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { maskedJson } from '@assay/contract';

/**
 * The encrypted form of a device session, version 1: `ver(1) | flags(1) | kid(2, big endian) | epk(65, P-256
 * uncompressed) | iv(12) | ciphertext and tag(16)`, in base64. ECDH on P-256, HKDF-SHA256 (RFC 5869) with the
 * header as info, AES-256-GCM (NIST SP 800-38D) with the header as additional data. The plain text is JSON,
 * raw-deflated (RFC 1951) if flag bit 0 is set.
 */
const VERSION = 1;
const FLAG_DEFLATED = 1;
const PUBLIC_KEY_BYTES = 65;
const HEADER_BYTES = 4 + PUBLIC_KEY_BYTES;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SALT = 'assay-device-v1';
const CURVE = 'prime256v1';

/** Maximum length of a session text. */
export const MAX_SESSION_TEXT = 64 * 1024;
/** Maximum size of a decompressed session, in bytes. */
const MAX_SESSION_BYTES = 512 * 1024;

/** Reason why a session text can't be read. */
export type Unreadable =
  | 'too-long'
  | 'malformed'
  | 'unknown-key'
  | 'altered'
  | 'unfolds-too-far'
  | 'not-json';

interface Envelope {
  /** ID of the server key that it was encrypted for. */
  readonly kid: number;
  readonly header: Buffer;
  readonly iv: Buffer;
  /** Ciphertext followed by its tag. */
  readonly sealed: Buffer;
}

interface KeyPair {
  /** 65 bytes: an uncompressed point (SEC 1 §2.3.3). */
  readonly publicKey: Buffer;
  /** 32 bytes. */
  readonly privateKey: Buffer;
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Parses a session text without decrypting it. */
export function readEnvelope(text: string): Envelope | Unreadable {
  if (text.length > MAX_SESSION_TEXT) return 'too-long';
  if (text.length % 4 !== 0 || !BASE64.test(text)) return 'malformed';
  const bytes = Buffer.from(text, 'base64');
  // The last character may hold bits that belong to no byte, which the tag doesn't cover (RFC 4648 §3.5).
  if (bytes.toString('base64') !== text) return 'malformed';
  if (bytes.length <= HEADER_BYTES + IV_BYTES + TAG_BYTES) return 'malformed';
  const flags = bytes[1] ?? 0;
  if (bytes[0] !== VERSION || (flags & ~FLAG_DEFLATED) !== 0) return 'malformed';
  return {
    kid: bytes.readUInt16BE(2),
    header: bytes.subarray(0, HEADER_BYTES),
    iv: bytes.subarray(HEADER_BYTES, HEADER_BYTES + IV_BYTES),
    sealed: bytes.subarray(HEADER_BYTES + IV_BYTES),
  };
}

const sharedKey = (ours: ECDH, theirs: Buffer, header: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', ours.computeSecret(theirs), SALT, header, 32));

/** Decrypts an envelope with the private key that it names. Always costs one point multiplication. */
export function openEnvelope({ header, iv, sealed }: Envelope, privateKey: Buffer): unknown {
  let plain: Buffer;
  try {
    const ours = createECDH(CURVE);
    ours.setPrivateKey(privateKey);
    const key = sharedKey(ours, header.subarray(4), header);
    const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(header);
    cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    plain = Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()]);
  } catch {
    return 'altered' satisfies Unreadable;
  }
  try {
    if (((header[1] ?? 0) & FLAG_DEFLATED) !== 0)
      plain = inflateRawSync(plain, { maxOutputLength: MAX_SESSION_BYTES });
  } catch {
    return 'unfolds-too-far' satisfies Unreadable;
  }
  if (plain.length > MAX_SESSION_BYTES) return 'unfolds-too-far' satisfies Unreadable;
  try {
    const text = plain.toString('utf8');
    return maskedJson(JSON.parse(text) as unknown, text);
  } catch {
    return 'not-json' satisfies Unreadable;
  }
}

/** Generates a new server key. */
export function newKeyPair(): KeyPair {
  const ecdh = createECDH(CURVE);
  const publicKey = ecdh.generateKeys();
  // The curve library omits leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey };
}

/**
 * Encrypts an envelope as the browser does, for clients that are not browsers.
 * @param plain a session object, or bytes that are encrypted unchanged
 */
export function sealEnvelope(
  plain: object | Buffer,
  server: { readonly kid: number; readonly publicKey: Buffer },
  options: { readonly iv: Buffer; readonly deflate?: boolean },
): string {
  const ecdh = createECDH(CURVE);
  const deflated = options.deflate ?? true;
  const header = Buffer.alloc(4, VERSION);
  header[1] = deflated ? FLAG_DEFLATED : 0;
  header.writeUInt16BE(server.kid, 2);
  const whole = Buffer.concat([header, ecdh.generateKeys()]);
  const bytes = Buffer.isBuffer(plain) ? plain : Buffer.from(JSON.stringify(plain));
  const key = sharedKey(ecdh, server.publicKey, whole);
  const cipher = createCipheriv('aes-256-gcm', key, options.iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(whole);
  const body = [cipher.update(deflated ? deflateRawSync(bytes) : bytes), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([whole, options.iv, ...body]).toString('base64');
}
