import type { FlowConnect, FlowPageMessage, FlowReady, FlowTheme } from '@assay/contract';

/** How the page was opened: what stands behind `#` in its address, and nothing when it was loaded anew. */
type Entrance =
  | { readonly kind: 'framed'; readonly nonce: string }
  | { readonly kind: 'hosted'; readonly token: string }
  | { readonly kind: 'handed'; readonly code: string }
  | { readonly kind: 'again' };

const NONCE = /^[0-9a-f]{32}$/;

/** @param hash as `location.hash` has it */
export function readEntrance(hash: string): Entrance {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const nonce = given.get('n');
  if (nonce !== null && NONCE.test(nonce)) return { kind: 'framed', nonce };
  const token = given.get('token');
  if (token) return { kind: 'hosted', token };
  const code = given.get('handoff');
  return code ? { kind: 'handed', code } : { kind: 'again' };
}

/** The execution that an address names. @param path as `location.pathname` has it */
export const executionOf = (path: string): string => path.split('/').filter(Boolean).pop() ?? '';

/** What this tab remembers of an execution, so that a page that is loaded anew goes on where it was. */
interface TabMemory {
  readonly token: string | null;
  /** The end user has begun: the first screen is not shown again. */
  readonly begun: boolean;
}

const NOTHING: TabMemory = { token: null, begun: false };
const keyOf = (execution: string) => `assay-flow/${execution}`;

/** Where a browser keeps nothing for a frame of another site, the page begins anew when it is loaded anew. */
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
    // Storage is switched off: see recall.
  }
}

export function forget(execution: string): void {
  try {
    sessionStorage.removeItem(keyOf(execution));
  } catch {
    // Nothing is kept then.
  }
}

const LANGUAGE = 'assay-flow-language';

/** The language that the end user chose in this tab; null = none. */
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
    // It holds until the page is loaded anew.
  }
}

/** How the page is to be shown, as whoever opened it asked. */
interface HostWishes {
  readonly token: string;
  readonly language: string | null;
  readonly theme: FlowTheme | null;
  readonly alwaysTransferFromDesktop: boolean;
}

/** Whoever opened the page: an SDK in another window, or nobody. */
export interface Host {
  readonly wishes: HostWishes;
  /** The origin of the page that shows this one; null = there is none. */
  readonly origin: string | null;
  post(message: FlowPageMessage): void;
  /** Called when the host asks to leave. */
  onLeave: (() => void) | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What a host's first message asks for; null = it is no `start`. */
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

/** Whether a window message opens the channel that belongs to this page. */
export function isConnect(data: unknown, nonce: string): boolean {
  const { assay, type, nonce: answered } = (data ?? {}) as Partial<FlowConnect>;
  return assay === 1 && type === 'connect' && answered === nonce;
}

/** The window that shows this page: an SDK's; null when the page stands alone. */
const hostWindow = (): Window | null =>
  window.parent === window ? (window.opener as Window | null) : window.parent;

/**
 * Waits for the SDK's word. Only the window that shows this page is heard, with the nonce that it gave the page; which
 * origin it has is looked at once the session names the ones that are allowed.
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

/** A page that nobody shows: a hosted link, or a phone that took over. */
export const noHost = (token: string): Host => ({
  wishes: { token, language: null, theme: null, alwaysTransferFromDesktop: false },
  origin: null,
  post: () => undefined,
  onLeave: null,
});
