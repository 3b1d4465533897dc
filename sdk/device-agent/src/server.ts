import type { DeviceAgentConfig } from '@assay/contract';
import { attempt, nativeFetch, unixTime, within } from './natives';
import type { AgentOptions } from './options';

/** A P-256 public key of the server and its ID. */
export type ServerKey = DeviceAgentConfig['key'];

/** The used part of the response of `GET /device-api/v1/config`; without a ticket, only a stored key is known. */
export type ServerConfig = Pick<DeviceAgentConfig, 'key' | 'dnsDomain'> &
  Partial<Pick<DeviceAgentConfig, 'ticket'>>;

const STORED_KEY = 'assay_device_key';
/** Maximum age of a stored key, in milliseconds; the server has probably replaced older keys. */
const STORED_MS = 30 * 24 * 3_600_000;

/** Address that this script was loaded from; the server serves it. */
const scriptUrl: string | null = attempt(
  () =>
    typeof document !== 'undefined' && document.currentScript instanceof HTMLScriptElement
      ? document.currentScript.src
      : import.meta.url,
  null,
);

/** Returns the server's origin without a trailing slash; null if unknown. */
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
  attempt(() => localStorage.setItem(STORED_KEY, JSON.stringify({ ...key, at: unixTime() })), undefined);
}

function storedConfig(): ServerConfig | null {
  return attempt(() => {
    const { at, ...key } = JSON.parse(localStorage.getItem(STORED_KEY) ?? '{}');
    if (!isKey(key) || !(unixTime() - at < STORED_MS)) return null;
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

/**
 * Returns the server's key and ticket, or the last stored key if the server is unreachable; null without a
 * key. Never throws.
 */
export async function serverConfig(options: AgentOptions): Promise<ServerConfig | null> {
  const endpoint = endpointOf(options);
  const answer = endpoint
    ? await within(askServer(endpoint), options.networkTimeoutMs, null).catch(() => null)
    : null;
  return answer ?? storedConfig();
}
