import { attempt, nativeFetch, unixTime, within } from './natives';
import type { AgentOptions } from './options';
import type { ServerConfig, ServerKey } from './server-config';

const KEPT_KEY = 'assay_device_key';
/** An older key is likely replaced at the server. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Where this script came from: the server hands it out itself. */
const scriptUrl: string | null = attempt(
  () =>
    typeof document !== 'undefined' && document.currentScript instanceof HTMLScriptElement
      ? document.currentScript.src
      : import.meta.url,
  null,
);

/** Origin to ask, without a slash at its end; null when it is not known. */
export function endpointOf({ endpoint, region }: AgentOptions): string | null {
  const base =
    endpoint?.replace('{region}', region ?? '') ?? attempt(() => new URL(scriptUrl ?? '').origin, null);
  return base && /^https?:/.test(base) ? base.replace(/\/+$/, '') : null;
}

function isKey(key: unknown): key is ServerKey {
  const { kid, publicKey } = (key ?? {}) as Partial<ServerKey>;
  return Number.isInteger(kid) && typeof publicKey === 'string' && publicKey.length === 88;
}

function keep(key: ServerKey): void {
  attempt(() => localStorage.setItem(KEPT_KEY, JSON.stringify({ ...key, at: unixTime() })), undefined);
}

function keptConfig(): ServerConfig | null {
  return attempt(() => {
    const { at, ...key } = JSON.parse(localStorage.getItem(KEPT_KEY) ?? '{}');
    if (!isKey(key) || !(unixTime() - at < KEPT_MS)) return null;
    return { key, dnsDomain: null };
  }, null);
}

async function askServer(endpoint: string): Promise<ServerConfig | null> {
  const reply = await nativeFetch?.(`${endpoint}/device-api/v1/config`, {
    credentials: 'omit',
    cache: 'no-store',
  });
  if (!reply?.ok) return null;
  const { key, ticket, dnsDomain } = await reply.json();
  if (!isKey(key)) return null;
  keep(key);
  return {
    key,
    ...(typeof ticket === 'string' && { ticket }),
    dnsDomain: typeof dnsDomain === 'string' ? dnsDomain : null,
  };
}

/** The server's key and ticket; without the server the key it gave last; null when there is none. Never throws. */
export async function serverConfig(options: AgentOptions): Promise<ServerConfig | null> {
  const endpoint = endpointOf(options);
  const answer = endpoint
    ? await within(askServer(endpoint), options.networkTimeoutMs, null).catch(() => null)
    : null;
  return answer ?? keptConfig();
}
