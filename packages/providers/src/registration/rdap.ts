import { type Clock, systemClock } from '../clock';
import { fetchJson } from '../http/vendor-json';
import { LookupFailure, type LookupPort } from '../lookup';
import type { GuardedFetch } from '../net/guarded-fetch';
import { asciiDomain } from '../net/guarded-network';
import type { RdapBootstrapSource } from './rdap-bootstrap';
import { type DomainRegistration, readRdapDomain } from './registration';

interface RdapOptions {
  readonly bootstrap: RdapBootstrapSource;
  readonly fetch: GuardedFetch;
  readonly userAgent: string;
  readonly clock?: Clock;
}

// Registries return a few tens of kilobytes; a longer response is not about one domain.
const maxAnswerBytes = 512 * 1024;
// ICANN's RDAP operational profile allows redirects; five is more than any registry needs.
const maxRedirects = 5;

/**
 * Queries the registry of a registrable domain by RDAP (RFC 7480, 9082, 9083, 9224). Returns `null` if there
 * is no known RDAP server for its TLD; 404 means "not registered".
 */
export function createRdapPort(options: RdapOptions): LookupPort<string, DomainRegistration> {
  const clock = options.clock ?? systemClock;
  return {
    async lookup(input, { signal }) {
      const domain = asciiDomain(input);
      if (domain === null) return null;
      const servers = (await options.bootstrap()).serversFor(domain);
      let failure: unknown = null;
      for (const server of servers) {
        try {
          return await askServer(server, domain, signal);
        } catch (thrown) {
          failure = thrown;
          // A rate limit applies to all URLs of a registry.
          const isFinal = thrown instanceof LookupFailure && thrown.kind === 'rate-limited';
          if (isFinal || signal.aborted) break;
        }
      }
      if (failure !== null) throw failure;
      return null;
    },
  };

  async function askServer(server: string, domain: string, signal: AbortSignal): Promise<DomainRegistration> {
    const { status, json, url } = await fetchJson(
      options.fetch,
      `${server}domain/${domain}`,
      {
        headers: { accept: 'application/rdap+json, application/json;q=0.8', 'user-agent': options.userAgent },
        quiet: [404],
        signal,
        maxBytes: maxAnswerBytes,
        maxRedirects,
      },
      clock,
    );
    const answer = { domain, source: 'rdap', server: new URL(url).host, whoisText: null } as const;
    if (status === 404) return { ...answer, registered: false, rdap: null, rdapJson: null };
    const rdap = readRdapDomain(json);
    if (rdap === null) throw new LookupFailure('malformed');
    return { ...answer, registered: true, rdap, rdapJson: json };
  }
}
