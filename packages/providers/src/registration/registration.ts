import { LookupFailure, type LookupPort } from '../lookup';
import type { RdapDomain } from './rdap-domain';

/** What a registry reports of a registrable domain, by RDAP or by WHOIS. */
export interface DomainRegistration {
  /** ASCII form. */
  readonly domain: string;
  /** `null` when the text of a WHOIS server does not report it. */
  readonly registered: boolean | null;
  readonly source: 'rdap' | 'whois';
  /** The server that gave the answer. */
  readonly server: string;
  readonly rdap: RdapDomain | null;
  /** The whole RDAP document, for readers that want more of it. */
  readonly rdapJson: unknown;
  /** The registry's WHOIS text; its dates come in many layouts and are read elsewhere. */
  readonly whoisText: string | null;
}

/**
 * RDAP where the TLD has it, WHOIS for the others and when RDAP fails; either may be absent.
 * A rate limit is passed on at once: the registry would count the second question too.
 */
export function createRegistrationPort(
  rdap: LookupPort<string, DomainRegistration> | null,
  whois: LookupPort<string, DomainRegistration> | null,
): LookupPort<string, DomainRegistration> {
  return {
    async lookup(domain, context) {
      try {
        const answer = rdap === null ? null : await rdap.lookup(domain, context);
        if (answer !== null || whois === null) return answer;
      } catch (thrown) {
        const isRateLimited = thrown instanceof LookupFailure && thrown.kind === 'rate-limited';
        if (whois === null || isRateLimited || context.signal.aborted) throw thrown;
      }
      return whois.lookup(domain, context);
    },
  };
}
