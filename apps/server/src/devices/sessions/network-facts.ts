import type { EnrichmentData, Hasher } from '../../scoring/index';
import type { NetworkFacts } from './summary';

/** A yes outweighs a no, a no outweighs silence. */
const any = (...flags: readonly (boolean | null)[]): boolean | null =>
  flags.includes(true) ? true : flags.includes(false) ? false : null;

/** What is known offline of the network behind an address; the address itself is kept as a keyed hash only. */
export function networkFacts(
  data: EnrichmentData,
  hasher: Hasher,
  address: string,
  now: number,
): NetworkFacts {
  const facts = data.ip.lookup(address, new Date(now));
  return {
    hash: hasher('session network', address),
    country: facts?.country ?? null,
    asn: facts?.asn ?? null,
    isp_name: facts?.isp_name ?? null,
    type: facts?.type ?? null,
    vpn: facts?.vpn ?? null,
    tor: facts?.tor ?? null,
    proxy: facts ? any(facts.web_proxy, facts.public_proxy, facts.residential_proxy) : null,
    data_center: facts?.data_center_proxy ?? null,
    consumer_privacy_network: facts?.consumer_privacy_network ?? null,
  };
}
