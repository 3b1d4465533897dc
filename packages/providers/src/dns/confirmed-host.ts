import { compareAddresses, type IpAddress, readScopedIp } from '@assay/networks';
import { LookupFailure, type LookupPort } from '../lookup';
import { isPublicAddress } from '../net/address-policy';
import { type SpiderDomain, spiderDomains } from './data/spider-domains';
import { type DnsClient, recordsOf } from './dns-client';

/** Host names of an address, and the result of their forward confirmation. */
export interface ConfirmedHost {
  /** Names in the reverse zone. */
  readonly names: readonly string[];
  /** Names whose own addresses contain the queried one (forward-confirmed). */
  readonly confirmed: readonly string[];
  /** True for a confirmed name of a search engine crawler; `null` while a decisive lookup has no answer. */
  readonly search_engine_spider: boolean | null;
  readonly spider_operator: string | null;
}

// Some reverse zones list hundreds of names. Only the first few are checked, so that a zone can't cause
// unbounded work.
const maxNames = 5;

/**
 * Forward-confirmed reverse DNS: address → names → addresses. Only the owner of a name can confirm the
 * address in the second step, so this verifies a crawler's claim in its user agent.
 */
export function createConfirmedHostPort(
  dns: DnsClient,
  spiders: readonly SpiderDomain[] = spiderDomains,
): LookupPort<string, ConfirmedHost> {
  return {
    async lookup(address, { signal }) {
      const asked = readScopedIp(address);
      if (asked === null || !isPublicAddress(address)) return null;
      const names = recordsOf(await dns.ptr(address, signal))?.slice(0, maxNames);
      if (names === undefined) throw new LookupFailure(signal.aborted ? 'timeout' : 'unreachable');

      const leadBack = await Promise.all(
        names.map(async (name) => {
          const answer = recordsOf(
            await (asked.version === 4 ? dns.a(name, signal) : dns.aaaa(name, signal)),
          );
          return answer?.some((found) => sameAddress(found, asked)) ?? null;
        }),
      );
      const operators = names.map((name) => operatorOf(name, spiders));
      const spiderAt = operators.findIndex((operator, i) => operator !== null && leadBack[i] === true);
      const isUndecided = operators.some((operator, i) => operator !== null && leadBack[i] === null);
      return {
        names,
        confirmed: names.filter((_, i) => leadBack[i] === true),
        search_engine_spider: spiderAt >= 0 || (isUndecided ? null : false),
        spider_operator: operators[spiderAt] ?? null,
      };
    },
  };
}

function sameAddress(text: string, asked: IpAddress): boolean {
  const found = readScopedIp(text);
  return found !== null && found.version === asked.version && compareAddresses(found, asked) === 0;
}

function operatorOf(host: string, spiders: readonly SpiderDomain[]): string | null {
  const isUnder = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  return spiders.find(({ domains }) => domains.some(isUnder))?.operator ?? null;
}
