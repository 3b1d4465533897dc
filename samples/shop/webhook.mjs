import { createHmac, timingSafeEqual } from 'node:crypto';

/** A message that is older, or from further ahead, is refused: somebody may be sending it again. */
const TOLERANCE_S = 300;

/**
 * Whether Assay sent a message (Standard Webhooks: HMAC-SHA256 over id, time and body as it came).
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
  // Several, while a secret is being changed.
  return String(signatures)
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}
