import { RETRY_CODES, type RetryCode, SUB_CHECK_RESULTS, type SubCheckResult } from '@assay/contract';
import { keyedDigest } from '../../platform/secrets/aes-gcm';
import type { CheckContext, CheckProvider, ProviderAnswer } from '../checks/provider';
import type { CheckService } from './service-settings';

type Finding = ProviderAnswer['findings'][number];

/** Maximum response size in bytes, and maximum counts of its parts. */
const MAX_BYTES = 1_000_000;
const [MAX_FINDINGS, MAX_REASONS, MAX_FIELDS] = [64, 20, 100];
const REASON = /^[A-Z][A-Z0-9_]{0,59}$/;
const FIELD = /^[A-Za-z][A-Za-z0-9]{0,59}$/;
const MAX_TEXT_LENGTH = 500;

/** An invalid response; the message names the violated rule and contains none of its data. */
class BadServiceAnswer extends Error {
  constructor(what: string) {
    super(`the response of a check service ${what}`);
    this.name = 'BadServiceAnswer';
  }
}

/** Returns the request body: pictures and documents in base64, without videos. */
async function bodyOf(context: CheckContext, asked: readonly string[]): Promise<string> {
  const shown = context.media.filter(({ mediaType }) => /^image\/|^application\/pdf$/.test(mediaType));
  const media = await Promise.all(
    shown.map(async ({ slot, mediaType, bytes }) => ({
      slot,
      media_type: mediaType,
      content: (await bytes()).toString('base64'),
    })),
  );
  return JSON.stringify({
    execution_id: context.executionId,
    check: context.checkType,
    sub_checks: asked,
    is_test: context.isTest,
    settings: context.settings,
    inputs: context.inputs,
    extracted: context.extracted,
    media,
  });
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new BadServiceAnswer(`is larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

type Members = { readonly [name: string]: unknown };
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function findingOf(value: unknown): Finding {
  if (!isObject(value)) throw new BadServiceAnswer("has a finding that isn't an object");
  const { sub_check: subCheck, result, score, reasons = [] } = value;
  if (typeof subCheck !== 'string') throw new BadServiceAnswer('has a finding without a sub_check');
  if (!SUB_CHECK_RESULTS.includes(result as SubCheckResult))
    throw new BadServiceAnswer('has a finding without a valid result');
  if (score !== undefined && !(typeof score === 'number' && score >= 0 && score <= 1))
    throw new BadServiceAnswer("has a score that isn't between 0 and 1");
  const isList = Array.isArray(reasons) && reasons.length <= MAX_REASONS;
  if (!isList || !reasons.every((reason) => typeof reason === 'string' && REASON.test(reason)))
    throw new BadServiceAnswer('has invalid reason codes');
  return { subCheck, result: result as SubCheckResult, ...(score === undefined ? {} : { score }), reasons };
}

function extractedOf(value: unknown): Members {
  if (!isObject(value) || Object.keys(value).length > MAX_FIELDS)
    throw new BadServiceAnswer("has extracted data that isn't a small object");
  for (const [name, field] of Object.entries(value)) {
    const isPlain = field === null || ['string', 'number', 'boolean'].includes(typeof field);
    if (!FIELD.test(name) || !isPlain || String(field).length > MAX_TEXT_LENGTH)
      throw new BadServiceAnswer("has an extracted field that isn't a short text, number or boolean");
  }
  return value;
}

/**
 * Parses `{"findings", "extracted", "retry"}`.
 * @throws BadServiceAnswer
 */
function readServiceAnswer(text: string): ProviderAnswer {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BadServiceAnswer("isn't valid JSON");
  }
  if (!isObject(json)) throw new BadServiceAnswer("isn't an object");
  const { findings, extracted = {}, retry = null } = json;
  if (!Array.isArray(findings) || findings.length > MAX_FINDINGS)
    throw new BadServiceAnswer('has no list of findings');
  if (retry !== null && !RETRY_CODES.includes(retry as RetryCode))
    throw new BadServiceAnswer('has an unknown retry code');
  return {
    findings: findings.map(findingOf),
    extracted: extractedOf(extracted),
    ...(retry === null ? {} : { retry: retry as RetryCode }),
  };
}

/**
 * Returns the headers of Standard Webhooks (standardwebhooks.com): HMAC-SHA256 of `id.timestamp.body` in
 * base64 with the secret.
 * @param now UNIX milliseconds
 */
function serviceHeaders(secret: string, id: string, body: string, now: number) {
  const timestamp = String(Math.floor(now / 1000));
  return {
    'content-type': 'application/json',
    'user-agent': 'Assay-Checks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${keyedDigest(secret, `${id}.${timestamp}.${body}`).toString('base64')}`,
  };
}

/**
 * Returns a provider for a service that performs sub-checks over signed HTTP. A late or invalid response
 * counts as NOT_PERFORMED.
 */
export function httpService(service: CheckService): CheckProvider {
  const { name, version, url, secret, timeoutMs, capabilities } = service;
  return {
    name,
    version,
    ...(service.when === 'unanswered' ? { fillsGaps: true as const } : {}),
    capabilities: () => capabilities,
    async evaluate(context) {
      const asked = capabilities
        .filter(({ check }) => check === context.checkType)
        .map(({ subCheck }) => subCheck);
      const body = await bodyOf(context, asked);
      const id = `${context.executionId}.${context.checkType}`;
      const response = await fetch(url, {
        method: 'POST',
        headers: serviceHeaders(secret, id, body, context.now),
        body,
        redirect: 'error',
        signal: AbortSignal.any([context.signal, AbortSignal.timeout(timeoutMs)]),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new BadServiceAnswer(`has status ${response.status}`);
      }
      return readServiceAnswer(await textOf(response));
    },
  };
}
