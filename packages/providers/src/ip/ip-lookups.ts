import { type Clock, systemClock } from '../clock';
import {
  asBoolean,
  asList,
  asNumber,
  asObject,
  asText,
  fetchJson,
  textsOf,
  type VendorEndpoint,
  vendorUrl,
} from '../http/vendor-json';
import { LookupFailure, type LookupPort } from '../lookup';
import { isPublicAddress } from '../net/address-policy';

/** Latest scan result of an address from an Internet scanner. This product doesn't scan any hosts. */
export interface ScannedHost {
  readonly openPorts: readonly number[];
  readonly hostnames: readonly string[];
  /** E.g. `vpn`, `proxy`, `cloud`, `tor`. */
  readonly tags: readonly string[];
}

interface InternetDbOptions extends VendorEndpoint {
  readonly clock?: Clock;
}

/**
 * Queries Shodan InternetDB, `GET /{ip}`; 404 = nothing found. Free for non-commercial use only, so it is off
 * by default.
 */
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

/** Abuse reports about an address. */
export interface AbuseReport {
  /** 0–100. */
  readonly confidence: number | null;
  readonly reports: number | null;
  /** ISO 8601. */
  readonly lastReportedAt: string | null;
  readonly usageType: string | null;
  readonly tor: boolean | null;
  readonly whitelisted: boolean | null;
}

interface AbuseIpDbOptions extends VendorEndpoint {
  readonly apiKey: string;
  /** Maximum age of the counted reports, in days; default 90. */
  readonly maxAgeInDays?: number;
  readonly clock?: Clock;
}

/** Queries the AbuseIPDB API v2, `GET /api/v2/check`. */
export function createAbuseIpDbPort(options: AbuseIpDbOptions): LookupPort<string, AbuseReport> {
  return {
    async lookup(ip, { signal }) {
      if (!isPublicAddress(ip)) return null;
      const { json } = await fetchJson(
        options.fetch,
        vendorUrl(options.baseUrl, ['api', 'v2', 'check'], {
          ipAddress: ip,
          maxAgeInDays: String(options.maxAgeInDays ?? 90),
        }),
        { headers: { key: options.apiKey, 'user-agent': options.userAgent }, signal },
        options.clock ?? systemClock,
      );
      const data = asObject(asObject(json)?.data);
      if (data === null) throw new LookupFailure('malformed');
      return {
        confidence: asNumber(data.abuseConfidenceScore),
        reports: asNumber(data.totalReports),
        lastReportedAt: asText(data.lastReportedAt),
        usageType: asText(data.usageType),
        tor: asBoolean(data.isTor),
        whitelisted: asBoolean(data.isWhitelisted),
      };
    },
  };
}
