import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Builds the canonical request of AWS Signature Version 4 for S3: the path is encoded once, the query sorted
 * by name.
 */
function canonicalRequest(request: IncomingMessage, signedHeaders: string, bodyHash: string): string {
  const url = new URL(request.url ?? '/', 'http://store');
  const path = url.pathname
    .split('/')
    .map((part) => strict(decodeURIComponent(part)))
    .join('/');
  const query = [...url.searchParams]
    .map(([name, value]) => [strict(name), strict(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('');
  return [request.method, path, query, headers, signedHeaders, bodyHash].join('\n');
}

/**
 * Returns the S3 error code of a rejected request; null = valid signature. Written from the published
 * procedure, independent of the signing code of the product.
 */
export function signatureFault(
  request: IncomingMessage,
  body: Buffer,
  keys: { readonly accessKeyId: string; readonly secretAccessKey: string; readonly region: string },
  now: number,
): string | null {
  const match = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (!match) return 'AccessDenied';
  const [, accessKeyId = '', day = '', region = '', signedHeaders = '', signature = ''] = match;
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  for (const name of ['host', 'x-amz-content-sha256', 'x-amz-date'])
    if (!signedHeaders.split(';').includes(name)) return 'AccessDenied';
  const date = String(request.headers['x-amz-date']);
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (!date.startsWith(day) || !(Math.abs(Date.parse(iso) - now) <= SKEW_MS)) return 'RequestTimeTooSkewed';
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = [
    'AWS4-HMAC-SHA256',
    date,
    scope,
    sha256(canonicalRequest(request, signedHeaders, bodyHash)),
  ].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region), 's3'), 'aws4_request');
  const right = hmac(key, text);
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}
