import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import { asList, asObject, statusFailure } from '../http/vendor-json';
import { LookupFailure, type LookupPort } from '../lookup';
import type { GuardedFetch } from '../net/guarded-fetch';
import type { AnswerTest, SiteDefinition } from './site-definition';

/** The parts of a response that are evaluated. */
interface SiteAnswer {
  readonly status: number;
  /** Lowercase names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const ABSENT = Symbol('absent');

/** Returns the value at a path of a JSON body; ignores a leading guard against foreign inclusion (`)]}'`). */
function valueAt(body: string, path: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(body.replace(/^\s*\)\]\}',?\s*/, ''));
  } catch {
    return ABSENT;
  }
  for (const name of path === '' ? [] : path.split('.')) {
    const object = Array.isArray(value) ? (value as unknown as { [name: string]: unknown }) : asObject(value);
    if (object === null || !Object.hasOwn(object, name)) return undefined;
    value = object[name];
  }
  return value;
}

function placeHolds(test: AnswerTest, body: string): boolean {
  const value = valueAt(body, test.at ?? '');
  if (value === ABSENT) return false;
  if (test.equals !== undefined) return value === test.equals;
  if (test.holds === undefined) return value !== undefined;
  if (!Array.isArray(value) && typeof value !== 'number') return false;
  const isEmpty = typeof value === 'number' ? value <= 0 : asList(value).length === 0;
  return isEmpty === (test.holds === 'none');
}

function holds(test: AnswerTest, { status, headers, body }: SiteAnswer): boolean {
  if (status !== (test.status ?? 200)) return false;
  if (test.type !== undefined && !(headers['content-type'] ?? '').startsWith(test.type)) return false;
  if (test.whole !== undefined && body.trim() !== test.whole) return false;
  if (test.text !== undefined && !body.includes(test.text)) return false;
  return test.at === undefined || placeHolds(test, body);
}

/** Checks if a response shows an account; null if it shows neither outcome, or both. */
function judgeAnswer(
  { registered, free }: Pick<SiteDefinition, 'registered' | 'free'>,
  answer: SiteAnswer,
): boolean | null {
  const isRegistered = registered.some((test) => holds(test, answer));
  const isFree = free.some((test) => holds(test, answer));
  return isRegistered === isFree ? null : isRegistered;
}

/** Result of a site for an address or number. */
export interface SiteAccount {
  readonly registered: boolean;
}

interface SitePortOptions {
  readonly site: SiteDefinition;
  readonly fetch: GuardedFetch;
  readonly clock: Clock;
  readonly userAgent: string;
  /** Base URL of the operator's gateway: it receives `/HOST/path` instead of the site. */
  readonly gateway?: string;
}

const MINUTE_MS = 60_000;
const DEFAULT_PER_MINUTE = 30;
/** Maximum number of bytes read from a page; the evidence must be within them. */
const MAX_BYTES = 256 * 1024;

type Fill = (text: string, encode: (value: string) => string) => string;

const hex = (algorithm: string, text: string): string => createHash(algorithm).update(text).digest('hex');

/** Returns a function that fills a target into texts. */
function filler(target: string): Fill {
  const values: { readonly [name: string]: () => string } = {
    email: () => target,
    phone: () => target,
    email_md5: () => hex('md5', target),
    email_sha256: () => hex('sha256', target),
  };
  return (text, encode) =>
    text.replace(/\{(email|phone|email_md5|email_sha256)\}/g, (_, name: string) => encode(values[name]!()));
}

const asIs = (value: string): string => value;

function filledJson(value: unknown, fill: Fill): unknown {
  if (typeof value === 'string') return fill(value, asIs);
  if (Array.isArray(value)) return value.map((entry) => filledJson(entry, fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, filledJson(entry, fill)]));
}

function requestOf({ probe }: SiteDefinition, fill: Fill, gateway: string | undefined) {
  const url = fill(probe.url, encodeURIComponent);
  const body =
    probe.json !== undefined
      ? { type: 'application/json', text: JSON.stringify(filledJson(probe.json, fill)) }
      : probe.form !== undefined
        ? {
            type: 'application/x-www-form-urlencoded',
            text: new URLSearchParams(
              Object.entries(probe.form).map(([name, value]): [string, string] => [name, fill(value, asIs)]),
            ).toString(),
          }
        : null;
  return {
    url: gateway === undefined ? url : `${gateway.replace(/\/+$/, '')}/${url.replace(/^https?:\/\//, '')}`,
    method: probe.method ?? (body === null ? 'GET' : 'POST'),
    body,
  } as const;
}

/** Returns a function that allows a limited number of requests per minute. */
function minuteLimit(perMinute: number, clock: Clock): () => boolean {
  let began = Number.NEGATIVE_INFINITY;
  let asked = 0;
  return () => {
    if (clock.now() - began >= MINUTE_MS) [began, asked] = [clock.now(), 0];
    asked += 1;
    return asked <= perMinute;
  };
}

/**
 * Queries one site. A response without evidence for either outcome is a failure: 401, 403 and 429 by their
 * status, everything else `malformed`; above the limit per minute `busy`.
 */
export function createSitePort(options: SitePortOptions): LookupPort<string, SiteAccount> {
  const { site, fetch, clock, userAgent, gateway } = options;
  const mayAsk = minuteLimit(site.perMinute ?? DEFAULT_PER_MINUTE, clock);
  return {
    async lookup(target, { signal }) {
      if (!mayAsk()) throw new LookupFailure('busy');
      const { url, method, body } = requestOf(site, filler(target), gateway);
      const response = await fetch(url, {
        method,
        headers: {
          'user-agent': userAgent,
          accept: '*/*',
          ...(body && { 'content-type': body.type }),
          ...site.probe.headers,
        },
        ...(body && { body: body.text }),
        signal,
        maxBytes: MAX_BYTES,
        overlong: 'cut',
      });
      const registered = judgeAnswer(site, {
        status: response.status,
        headers: response.headers,
        body: new TextDecoder().decode(response.body),
      });
      if (registered !== null) return { registered };
      throw statusFailure(response, clock) ?? new LookupFailure('malformed');
    },
  };
}
