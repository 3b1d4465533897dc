import type { FlowConnect, FlowPageMessage, FlowReady, FlowTheme } from '@assay/contract';

/** How the page was opened, from the fragment after `#` in its address; `again` after a reload. */
type Entrance =
  | { readonly kind: 'framed'; readonly nonce: string }
  | { readonly kind: 'hosted'; readonly token: string }
  | { readonly kind: 'handed'; readonly code: string }
  | { readonly kind: 'again' };

const NONCE = /^[0-9a-f]{32}$/;

/** @param hash value of `location.hash` */
export function readEntrance(hash: string): Entrance {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const nonce = given.get('n');
  if (nonce !== null && NONCE.test(nonce)) return { kind: 'framed', nonce };
  const token = given.get('token');
  if (token) return { kind: 'hosted', token };
  const code = given.get('handoff');
  return code ? { kind: 'handed', code } : { kind: 'again' };
}

/**
 * Returns the execution ID that an address names.
 * @param path value of `location.pathname`
 */
export const executionOf = (path: string): string => path.split('/').filter(Boolean).pop() ?? '';

/** Data that the tab stores per execution, so that a reload continues at the same place. */
interface TabMemory {
  readonly token: string | null;
  /** True if the end user has started; the first screen isn't shown again. */
  readonly begun: boolean;
}

const NOTHING: TabMemory = { token: null, begun: false };
const keyOf = (execution: string) => `assay-flow/${execution}`;

/**
 * Reads the stored data of the tab. If the browser stores nothing for a third-party frame, a reload starts
 * the flow again.
 */
export function recall(execution: string): TabMemory {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(execution)) ?? 'null') as Partial<TabMemory> | null;
    return { token: typeof kept?.token === 'string' ? kept.token : null, begun: kept?.begun === true };
  } catch {
    return NOTHING;
  }
}

export function remember(execution: string, memory: TabMemory): void {
  try {
    sessionStorage.setItem(keyOf(execution), JSON.stringify(memory));
  } catch {
    // Storage is disabled; see recall.
  }
}

export function forget(execution: string): void {
  try {
    sessionStorage.removeItem(keyOf(execution));
  } catch {
    // Nothing is stored in this case.
  }
}

const LANGUAGE = 'assay-flow-language';

/** Returns the language that the end user chose in this tab; null if none. */
export function recallLanguage(): string | null {
  try {
    return sessionStorage.getItem(LANGUAGE);
  } catch {
    return null;
  }
}

export function rememberLanguage(language: string): void {
  try {
    sessionStorage.setItem(LANGUAGE, language);
  } catch {
    // The choice is lost on a reload.
  }
}

/** Settings that the host requests for the page. */
interface HostWishes {
  readonly token: string;
  readonly language: string | null;
  readonly theme: FlowTheme | null;
  readonly alwaysTransferFromDesktop: boolean;
}

/** The host that opened the page: an SDK in another window, or none. */
export interface Host {
  readonly wishes: HostWishes;
  /** Origin of the page that shows this one; null if the page is opened directly. */
  readonly origin: string | null;
  post(message: FlowPageMessage): void;
  /** Called when the host requests to leave. */
  onLeave: (() => void) | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads the settings from a host's first message; null if the message isn't a `start`. */
export function readWishes(message: unknown): HostWishes | null {
  const { type, token, language, theme, alwaysTransferFromDesktop } = (message ?? {}) as {
    readonly [member: string]: unknown;
  };
  const given = text(token);
  if (type !== 'start' || given === null) return null;
  return {
    token: given,
    language: text(language),
    theme: typeof theme === 'object' && theme !== null ? (theme as FlowTheme) : null,
    alwaysTransferFromDesktop: alwaysTransferFromDesktop === true,
  };
}

/** Checks whether a window message opens the channel of this page. */
export function isConnect(data: unknown, nonce: string): boolean {
  const { assay, type, nonce: answered } = (data ?? {}) as Partial<FlowConnect>;
  return assay === 1 && type === 'connect' && answered === nonce;
}

/** Returns the window of the SDK that shows this page; null if the page is opened directly. */
const hostWindow = (): Window | null =>
  window.parent === window ? (window.opener as Window | null) : window.parent;

/**
 * Waits for the SDK's connect message. It is accepted only from the window that shows this page, with the
 * page's nonce. The origin is checked later, when the session lists the allowed origins.
 */
export function connectHost(nonce: string): Promise<Host> {
  const target = hostWindow();
  return new Promise((resolve) => {
    addEventListener('message', (event: MessageEvent) => {
      const [port] = event.ports;
      if (target === null || event.source !== target || !port || !isConnect(event.data, nonce)) return;
      let host: Host | null = null;
      port.onmessage = ({ data }) => {
        if (host) {
          if ((data as { readonly type?: unknown } | null)?.type === 'close') host.onLeave?.();
          return;
        }
        const wishes = readWishes(data);
        if (!wishes) return;
        host = { wishes, origin: event.origin, post: (message) => port.postMessage(message), onLeave: null };
        resolve(host);
      };
    });
    if (target !== null && target === window.opener) {
      const ready: FlowReady = { assay: 1, type: 'ready', nonce };
      target.postMessage(ready, '*');
    }
  });
}

/** Returns a host for a page that no SDK shows: a hosted link, or a phone that took over. */
export const noHost = (token: string): Host => ({
  wishes: { token, language: null, theme: null, alwaysTransferFromDesktop: false },
  origin: null,
  post: () => undefined,
  onLeave: null,
});
