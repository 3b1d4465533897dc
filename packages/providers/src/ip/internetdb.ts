import { type Clock, systemClock } from '../clock';
import { asList, asNumber, asObject, textsOf } from '../http/json-fields';
import { fetchJson } from '../http/json-source';
import { type VendorEndpoint, vendorUrl } from '../http/vendor-endpoint';
import { LookupFailure, type LookupPort } from '../lookup';
import { isPublicAddress } from '../net/address-policy';

/** What a scanner of the Internet last saw at an address; we scan nobody ourselves. */
export interface ScannedHost {
  readonly openPorts: readonly number[];
  readonly hostnames: readonly string[];
  /** E.g. `vpn`, `proxy`, `cloud`, `tor`. */
  readonly tags: readonly string[];
}

interface InternetDbOptions extends VendorEndpoint {
  readonly clock?: Clock;
}

/** Shodan InternetDB, `GET /{ip}`; 404 = nothing seen. Free for non-commercial use only: off unless asked for. */
export function createInternetDbPort(options: InternetDbOptions): LookupPort<string, ScannedHost> {
  return {
    async lookup(ip, { signal }) {
      if (!isPublicAddress(ip)) return null;
      const { status, json } = await fetchJson(
        options.fetch,
        vendorUrl(options.baseUrl, [ip]),
        { headers: { 'user-agent': options.userAgent }, quiet: [404], signal },
        options.clock ?? systemClock,
      );
      if (status === 404) return { openPorts: [], hostnames: [], tags: [] };
      const root = asObject(json);
      if (root === null || !Array.isArray(root.ports)) throw new LookupFailure('malformed');
      return {
        openPorts: asList(root.ports).flatMap((port) => asNumber(port) ?? []),
        hostnames: textsOf(root.hostnames),
        tags: textsOf(root.tags),
      };
    },
  };
}
