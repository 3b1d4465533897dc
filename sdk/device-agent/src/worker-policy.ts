import { attempt, nativeFetch, within } from './natives';

/** Storage key for the result of the current page in this tab. */
const KEPT = 'assay_device_policy';
const ASK_MS = 1000;

/** Directives that govern workers, most specific first (CSP Level 3 §6.8.3). */
const DECIDING = ['worker-src', 'child-src', 'script-src', 'default-src'] as const;

/**
 * Checks whether one policy allows a worker from a `blob:` address created by a script, without a violation
 * report.
 */
function allows(policy: string): boolean {
  const directives = new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().toLowerCase().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const deciding = DECIDING.map((name) => directives.get(name)).find((sources) => sources);
  return !directives.has('require-trusted-types-for') && (!deciding || deciding.includes('blob:'));
}

/** Checks all policies of header values; a header separates policies with commas. */
export const allowsAll = (policies: readonly (string | null)[]): boolean =>
  policies.every((value) => (value ?? '').split(',').every(allows));

/**
 * Checks whether the page may request its own origin without a report: an earlier request of the page
 * succeeded.
 */
const mayAskItself = (endpoint: string | null): boolean =>
  endpoint === location.origin ||
  performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        /^(fetch|xmlhttprequest)$/.test((entry as PerformanceResourceTiming).initiatorType) &&
        (entry as PerformanceResourceTiming).responseStatus > 0 &&
        entry.name.startsWith(`${location.origin}/`),
    );

async function headersAllow(): Promise<boolean> {
  const reply = await nativeFetch?.(location.href, { method: 'HEAD' });
  const header = (name: string) => reply?.headers.get(`content-security-policy${name}`) ?? null;
  return reply?.ok === true && allowsAll([header(''), header('-report-only')]);
}

/**
 * Checks whether the page's policy allows a worker. Otherwise only an attempt would show that the policy
 * forbids it, and browsers log and report that attempt. If the policy can't be read, the result is false.
 * @param endpoint origin of the Assay server
 */
export async function mayStartWorker(endpoint: string | null): Promise<boolean> {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[http-equiv^="content-security-policy" i]');
  if (!allowsAll(Array.from(metas, ({ content }) => content)) || !mayAskItself(endpoint)) return false;
  const page = location.pathname;
  const [path, kept] = (attempt(() => sessionStorage.getItem(KEPT), null) ?? '').split(' ');
  if (path === page) return kept === '1';
  const may = await within(headersAllow(), ASK_MS, false).catch(() => false);
  attempt(() => sessionStorage.setItem(KEPT, `${page} ${may ? 1 : 0}`), undefined);
  return may;
}
