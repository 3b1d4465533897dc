import type { ServerKey } from './server';

const VERSION = 1;
const DEFLATED = 1;
const SALT = 'assay-device-v1';

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  // In chunks, because a function call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Compresses with raw deflate (RFC 1951); null in browsers without it (before Chrome 103, Firefox 113, Safari
 * 16.4).
 */
async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return null;
  }
}

/**
 * Encrypts a session for the server, in base64: `version 1 | flags 1 | kid 2 | ephemeral point 65 | iv 12 |
 * AES-256-GCM ciphertext and tag`. The key is HKDF-SHA256 (RFC 5869) of the ECDH secret. Version, flags, kid
 * and point are its info and the additional data, so none of them can be exchanged.
 *
 * @param plain JSON text
 * @throws every WebCrypto error; WebCrypto is not available outside of a secure context
 */
export async function seal(plain: string, server: ServerKey): Promise<string> {
  const { subtle } = crypto;
  const bytes = new TextEncoder().encode(plain);
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const [packed, own, serverPoint] = await Promise.all([
    deflated(bytes),
    subtle.generateKey(curve, false, ['deriveBits']),
    subtle.importKey('raw', bytesOf(server.publicKey), curve, false, []),
  ]);
  const [point, shared] = await Promise.all([
    subtle.exportKey('raw', own.publicKey),
    subtle.deriveBits({ name: 'ECDH', public: serverPoint }, own.privateKey, 256),
  ]);
  const head = joined(
    Uint8Array.of(VERSION, packed ? DEFLATED : 0, server.kid >> 8, server.kid & 255),
    new Uint8Array(point),
  );
  const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new TextEncoder().encode(SALT), info: head },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: head }, key, packed ?? bytes);
  return base64Of(joined(head, iv, new Uint8Array(sealed)));
}
