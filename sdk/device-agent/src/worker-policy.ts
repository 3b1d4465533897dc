import { attempt, nativeFetch, within } from './natives';

/** The answer for the page that is open in this tab. */
const KEPT = 'assay_device_policy';
const ASK_MS = 1000;

/** What decides on workers, the nearest first (CSP Level 3 §6.8.3). */
const DECIDING = ['worker-src', 'child-src', 'script-src', 'default-src'] as const;

/** Whether one policy lets a worker start from a `blob:` address that a script has made of text, without a report. */
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

/** Policies of a header's value, which a comma parts. */
export const allowsAll = (policies: readonly (string | null)[]): boolean =>
  policies.every((value) => (value ?? '').split(',').every(allows));

/** Whether the page may ask its own origin without a report: something of it did, and was answered. */
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
 * Whether the page's policy lets a worker start. That a policy forbids it can else only be learnt by a try, which browsers
 * write into the console and report: where the policy cannot be read, the answer is no.
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
