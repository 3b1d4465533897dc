import { type FailureKind, failureKind, LookupFailure, type LookupPort } from '../lookup';
import type { GuardedFetch } from '../net/guarded-fetch';
import { asciiDomain } from '../net/guarded-network';

export interface WebsiteState {
  /** `true`: a website responds; `false`: no public website responds; `null`: unknown. */
  readonly website_exists: boolean | null;
  /** Decisive HTTP status, or `null`. */
  readonly status: number | null;
}

interface WebsiteOptions {
  readonly fetch: GuardedFetch;
  readonly userAgent: string;
  /** Ports of the two schemes; default 443 and 80. */
  readonly ports?: { readonly https: number; readonly http: number };
}

// Refused methods and bot protection need a GET before the result is final.
const worthGet = (status: number) => status >= 400;
const maxRedirects = 5;
// Only the status matters, so a larger front page counts too.
const maxBytes = 2 * 1024 * 1024;

/** Failures that show that no website exists; others leave it open. */
const absentFailures: ReadonlySet<FailureKind> = new Set([
  'host-not-found',
  'forbidden-address',
  'unreachable',
]);
/** Failures after a response from the other side. */
const presentFailures: ReadonlySet<FailureKind> = new Set(['tls', 'too-large', 'too-many-redirects']);

/**
 * Checks if a domain has a website: HEAD, then GET, over https, then http. Redirects are followed with every
 * address checked. A missing front page (404, 410) means no website; a server error leaves it open.
 */
export function createWebsitePort(options: WebsiteOptions): LookupPort<string, WebsiteState> {
  const ports = options.ports ?? { https: 443, http: 80 };

  async function request(method: 'HEAD' | 'GET', url: string, signal: AbortSignal): Promise<number> {
    const headers = { 'user-agent': options.userAgent, accept: 'text/html, */*;q=0.5' };
    return (await options.fetch(url, { method, headers, signal, maxRedirects, maxBytes })).status;
  }

  async function status(url: string, signal: AbortSignal): Promise<number> {
    const first = await request('HEAD', url, signal);
    return worthGet(first) ? request('GET', url, signal) : first;
  }

  return {
    async lookup(input, { signal }) {
      const domain = asciiDomain(input);
      if (domain === null) return null;
      let state: WebsiteState = { website_exists: false, status: null };
      for (const scheme of ['https', 'http'] as const) {
        state = await status(`${scheme}://${domain}:${ports[scheme]}/`, signal).then(
          judge,
          (thrown: unknown) => {
            if (signal.aborted) throw new LookupFailure('timeout');
            return judgeFailure(failureKind(thrown), state);
          },
        );
        if (state.website_exists === true) break;
      }
      return state;
    },
  };
}

function judge(status: number): WebsiteState {
  if (status === 404 || status === 410) return { website_exists: false, status };
  return { website_exists: status < 500 ? true : null, status };
}

/** Returns the combined result of one scheme's failure and the other's answer. */
function judgeFailure(kind: FailureKind, before: WebsiteState): WebsiteState {
  if (presentFailures.has(kind)) return { website_exists: true, status: null };
  return absentFailures.has(kind) ? before : { website_exists: null, status: null };
}
