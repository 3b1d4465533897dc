import { UntrustedWebhook } from './errors.js';
import type { WebhookMessages } from './generated/operations.js';

/** A message of any event, discriminated by `event`. */
export type WebhookMessage = WebhookMessages[keyof WebhookMessages];

/** Request headers: those of Node.js, of `fetch`, or any record of texts. */
export type HeadersLike =
  | { get(name: string): string | null }
  | { readonly [name: string]: string | readonly string[] | undefined };

interface Common {
  /** The unparsed body: its text or its bytes. */
  readonly body: string | Uint8Array;
  readonly headers: HeadersLike;
  /** `whsec_…`; two during a rotation. */
  readonly secret: string | readonly string[];
}

/** Maximum number of signatures: a rotation needs a few, and a message with hundreds is not from Assay. */
const MAX_SIGNATURES = 8;
const encoder = new TextEncoder();

function headerOf(headers: HeadersLike, name: string): string {
  if (typeof headers.get === 'function')
    return (headers as { get(name: string): string | null }).get(name) ?? '';
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  const value: unknown = entry?.[1];
  return typeof value === 'string' ? value : Array.isArray(value) ? value.join(' ') : '';
}

const bytesOf = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? encoder.encode(body) : body;
const severalOf = (secret: string | readonly string[]): readonly string[] =>
  typeof secret === 'string' ? [secret] : secret;

function fromBase64(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

function fromHex(text: string): Uint8Array | null {
  if (!/^[0-9a-f]{64}$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/**
 * Decodes a secret.
 * @throws TypeError for an invalid webhook secret: an error in the configuration, not in the message
 */
function keyOf(secret: string): Uint8Array {
  const key = fromBase64(secret.replace(/^whsec_/, ''));
  if (!key || key.length < 16) throw new TypeError('A webhook secret must be whsec_ followed by base64.');
  return key;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Checks whether one of the signatures matches one of the keys. `crypto.subtle.verify` compares in constant
 * time, and every pair is checked.
 */
async function anyFits(signed: Uint8Array, keys: readonly Uint8Array[], signatures: readonly Uint8Array[]) {
  const content = joined(signed);
  const { subtle } = globalThis.crypto;
  const outcomes = keys.map(async (bytes) => {
    const key = await subtle.importKey('raw', joined(bytes), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'verify',
    ]);
    return Promise.all(signatures.map((signature) => subtle.verify('HMAC', key, joined(signature), content)));
  });
  return (await Promise.all(outcomes)).flat().some((fits) => fits);
}

function readMessage(body: Uint8Array): WebhookMessage {
  try {
    const message = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (typeof message?.event === 'string') return message;
  } catch {
    // Reported below.
  }
  throw new UntrustedWebhook("The signed body isn't a webhook message.");
}

/**
 * Verifies `webhook-signature` (Standard Webhooks 1.0) and the age of a message, and parses it.
 *
 * @param given.tolerance maximum age or clock difference in seconds; default 300
 * @param given.now UNIX milliseconds, for tests
 * @returns the message: `event`, `timestamp`, `data`
 * @throws UntrustedWebhook; TypeError for an invalid secret
 */
export async function verifyWebhook(
  given: Common & { readonly tolerance?: number; readonly now?: number },
): Promise<WebhookMessage> {
  const { body, headers, secret, tolerance = 300, now = Date.now() } = given;
  const keys = severalOf(secret).map(keyOf);
  const [id, sent, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  ) as [string, string, string];
  if (!id || !/^\d{1,12}$/.test(sent))
    throw new UntrustedWebhook('The webhook-id or webhook-timestamp header is missing or invalid.');
  if (Math.abs(now / 1000 - Number(sent)) > tolerance)
    throw new UntrustedWebhook("The message is too old, or this machine's clock is wrong.");
  const claimed = signatures
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .slice(0, MAX_SIGNATURES)
    .flatMap((one) => fromBase64(one.slice(3)) ?? []);
  const bytes = bytesOf(body);
  const signed = joined(encoder.encode(`${id}.${sent}.`), bytes);
  if (!(await anyFits(signed, keys, claimed)))
    throw new UntrustedWebhook('No signature matches. Check the signing secret.');
  return readMessage(bytes);
}

/**
 * Verifies `Service-Signature` (and `…-Next` during a rotation) and parses the message. The signature doesn't
 * cover the time, so a replayed message passes: prefer `verifyWebhook`.
 *
 * @param given.header name that the deployment uses (ASSAY_SIGNATURE_HEADER)
 * @throws UntrustedWebhook
 */
export async function verifyPlainSignature(
  given: Common & { readonly header?: string },
): Promise<WebhookMessage> {
  const { body, headers, secret, header = 'Service-Signature' } = given;
  const name = header.toLowerCase();
  const claimed = [name, `${name}-next`].flatMap((one) => fromHex(headerOf(headers, one)) ?? []);
  const keys = severalOf(secret).map((one) => encoder.encode(one));
  const bytes = bytesOf(body);
  if (!(await anyFits(bytes, keys, claimed)))
    throw new UntrustedWebhook('No signature matches. Check the signing secret.');
  return readMessage(bytes);
}
