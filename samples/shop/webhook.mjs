import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Maximum age of a message, and maximum clock difference into the future, in seconds. An older message may be
 * a replay.
 */
const TOLERANCE_S = 300;

/**
 * Checks that Assay sent a message (Standard Webhooks: HMAC-SHA256 over id, time and the raw body).
 * @param {{ headers: import('node:http').IncomingHttpHeaders, body: Buffer }} message
 * @param {string} secret `whsec_…`
 * @param {number} now UNIX milliseconds
 */
export function isGenuine({ headers, body }, secret, now) {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signatures } = headers;
  if (!id || !sentAt || !signatures) return false;
  if (!(Math.abs(now / 1000 - Number(sentAt)) <= TOLERANCE_S)) return false;
  const expected = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${sentAt}.`)
    .update(body)
    .digest();
  // There are several signatures while a secret is being rotated.
  return String(signatures)
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}
