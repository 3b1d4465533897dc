import type { FLOW_PREFIX, FlowOperations } from '@assay/contract';
import { FAILURES } from './data/failures';

type FlowSession = FlowOperations['GET /session']['data'];
const SESSION: `${typeof FLOW_PREFIX}/session` = '/flow-api/v1/session';

/** After this the server counts as not reached. */
const INIT_TIMEOUT_MS = 30_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The server hands this script out below /js/v1/; a bundle of somebody's own lies elsewhere. */
const HANDED_OUT = /^(https?:\/\/.+)\/js\/v1\/[^/]*$/;

function scriptUrl(): string {
  if (typeof document === 'undefined') return '';
  const script = document.currentScript;
  return script instanceof HTMLScriptElement ? script.src : (import.meta.url ?? '');
}
const ownServer = HANDED_OUT.exec(scriptUrl())?.[1] ?? null;

/** The `reg` claim of a token (RFC 7519); it is not verified here, a wrong one only misses the server. */
function regionOf(token: string): string {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return String(JSON.parse(atob(payload)).reg);
  } catch {
    return '';
  }
}

/**
 * Address of the server without a slash at its end: that of the token's region, the configured one, or the one that
 * this script came from. null = not known, or no http(s) address.
 */
export function serverOf(token: string, regions: unknown, apiEndpoint: unknown): string | null {
  const ofRegion = regions ? (regions as { readonly [name: string]: unknown })[regionOf(token)] : null;
  const address = ofRegion || apiEndpoint || ownServer;
  if (typeof address !== 'string') return null;
  try {
    const { protocol, origin, pathname } = new URL(address, location.href);
    return /^https?:$/.test(protocol) ? (origin + pathname).replace(/\/+$/, '') : null;
  } catch {
    return null;
  }
}

/**
 * Asks the server for the session of a token. It only reads: the page opens the session, with what it knows of the device.
 * @returns the execution's id
 * @throws Error of FAILURES: init, answer
 */
export async function initClient(server: string, token: string, closed: AbortSignal): Promise<string> {
  const limit = new AbortController();
  const abort = () => limit.abort();
  closed.addEventListener('abort', abort);
  const timer = setTimeout(abort, INIT_TIMEOUT_MS);
  try {
    const reply = await fetch(server + SESSION, {
      headers: { authorization: `Bearer ${token}` },
      credentials: 'omit',
      cache: 'no-store',
      signal: limit.signal,
    }).catch(() => null);
    if (!reply?.ok) throw new Error(FAILURES.init(reply?.status ?? 0, reply?.statusText ?? ''));
    const { data }: { data?: Partial<FlowSession> | null } = await reply.json().catch(() => ({}));
    const executionId = data?.execution_id ?? '';
    if (!UUID.test(executionId)) throw new Error(FAILURES.answer);
    // With its execution a token ends: there is nothing left to go through.
    if (data?.state === 'finished') throw new Error(FAILURES.init(401, ''));
    return executionId;
  } finally {
    clearTimeout(timer);
    closed.removeEventListener('abort', abort);
  }
}
