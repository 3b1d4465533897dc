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
