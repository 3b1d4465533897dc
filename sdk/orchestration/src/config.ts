import type { FLOW_PREFIX, FlowOperations, FlowPalette, FlowRenderingMode, FlowTheme } from '@assay/contract';
import { FAILURES } from './data/failures';

type FlowSession = FlowOperations['GET /session']['data'];
const SESSION: `${typeof FLOW_PREFIX}/session` = '/flow-api/v1/session';

/** Time after which the server counts as unreachable, in milliseconds. */
const INIT_TIMEOUT_MS = 30_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The server serves this script under /js/v1/; a site's own bundle has another address. */
const HANDED_OUT = /^(https?:\/\/.+)\/js\/v1\/[^/]*$/;

function scriptUrl(): string {
  if (typeof document === 'undefined') return '';
  const script = document.currentScript;
  return script instanceof HTMLScriptElement ? script.src : (import.meta.url ?? '');
}
const ownServer = HANDED_OUT.exec(scriptUrl())?.[1] ?? null;

/**
 * Returns the `reg` claim of a token (RFC 7519). It is not verified here: a wrong claim only selects the
 * wrong server.
 */
function regionOf(token: string): string {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return String(JSON.parse(atob(payload)).reg);
  } catch {
    return '';
  }
}

/**
 * Returns the server's address without a trailing slash: of the token's region, the configured one, or the
 * origin of this script. null if unknown or not an http(s) address.
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
 * Requests the session of a token. This only reads; the page opens the session and sends the device data.
 * @returns the execution's ID
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
    // A token ends with its execution, so nothing remains to be shown.
    if (data?.state === 'finished') throw new Error(FAILURES.init(401, ''));
    return executionId;
  } finally {
    clearTimeout(timer);
    closed.removeEventListener('abort', abort);
  }
}

export type Region = 'eu' | 'us' | 'apac';

/** Configuration of `start`. */
export interface OrchestrationConfig {
  /** `data.token` of init-workflow. */
  readonly token: string;
  /** en, de, es, fr, it, pt, hu, ar or zh, also with a region (pt-BR); other values show English. */
  readonly language?: string | null | undefined;
  readonly theme?: FlowTheme | null | undefined;
  /** Default: fullscreen. */
  readonly renderingMode?: FlowRenderingMode | null | undefined;
  /** ID of the element that shows the flow; required when `renderingMode` is inline. */
  readonly containerId?: string | null | undefined;
  /** On a desktop, hands the flow to a phone without asking. */
  readonly alwaysTransferFromDesktop?: boolean | null | undefined;
  /** Address of the Assay server; default: the origin that served this script. A bundled package requires it. */
  readonly apiEndpoint?: string | null | undefined;
  /** Addresses by region, for deployments with several regions; the token contains the region. */
  readonly regions?: { readonly [region in Region]?: string } | null | undefined;
}

/** A validated configuration. */
export interface ReadConfig {
  readonly token: string;
  readonly server: string;
  readonly language: string | undefined;
  readonly theme: FlowTheme | undefined;
  readonly mode: FlowRenderingMode;
  /** Element for inline mode; null in other modes. */
  readonly container: HTMLElement | null;
  readonly alwaysTransferFromDesktop: boolean;
}

const PALETTE = ['baseTextOnLight', 'baseTextOnDark', 'baseAccent', 'baseOnAccent', 'logoUrl'] as const;
const FONT = ['fontFamily', 'fontUrl', 'fontWeight'] as const;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Returns the texts of an object under these names. Other members might not survive the transfer through a
 * message port.
 */
function textsOf<Name extends string>(value: unknown, names: readonly Name[]): { [name in Name]?: string } {
  const texts: { [name in Name]?: string } = {};
  for (const name of names) {
    const text = textOf((value as { readonly [name: string]: unknown } | null | undefined)?.[name]);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}

function themeOf(given: unknown): FlowTheme | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { light, dark } = given as { readonly light?: unknown; readonly dark?: unknown };
  const palette = (value: unknown): FlowPalette => textsOf(value, PALETTE);
  return { light: palette(light), dark: palette(dark), ...textsOf(given, FONT) };
}

function modeOf(given: unknown): FlowRenderingMode {
  const mode = given ?? '';
  if (mode === '') return 'fullscreen';
  if (mode !== 'fullscreen' && mode !== 'inline' && mode !== 'popup') throw new Error(FAILURES.mode);
  return mode;
}

function containerOf(mode: FlowRenderingMode, id: string | undefined): HTMLElement | null {
  if (mode !== 'inline') return null;
  if (id === undefined) throw new Error(FAILURES.containerId);
  const container = document.getElementById(id);
  if (!container) throw new Error(FAILURES.container(id));
  return container;
}

/**
 * Reads and validates the configuration of `start`. It requires a token and the address of a server.
 * @throws Error of FAILURES: configuration, mode, containerId, container, in this order
 */
export function readConfig(given: unknown): ReadConfig {
  const config = (given ?? {}) as { readonly [name in keyof OrchestrationConfig]?: unknown };
  const token = textOf(config.token);
  const server = token && serverOf(token, config.regions, config.apiEndpoint);
  if (!token || !server) throw new Error(FAILURES.configuration);
  const mode = modeOf(config.renderingMode);
  return {
    token,
    server,
    language: textOf(config.language),
    theme: themeOf(config.theme),
    mode,
    container: containerOf(mode, textOf(config.containerId)),
    alwaysTransferFromDesktop: config.alwaysTransferFromDesktop === true,
  };
}
