import { createRegistrationsPort, type RegisteredDomains } from './accounts/domain-registrations';
import { type BinIssuer, createBinlistPort } from './bin/binlist';
import {
  type AccountBreaches,
  createHibpPort,
  createPwnedPasswordsPort,
  type PwnedPassword,
} from './breach/breaches';
import {
  type AbuseReport,
  createAbuseIpDbPort,
  createInternetDbPort,
  type ScannedHost,
} from './ip/ip-lookups';
import { type CallerName, createCnamPort, createHlrPort, type HlrAnswer } from './phone/phone-lookups';
import { type VendorConfig, vendorBaseUrls } from './providers-config';
import type { ResilientLookup } from './resilience/resilient';
import { endpoint, guarded, type Workshop } from './workshop';

/** Vendor services; a service without configuration is absent. */
export interface VendorLookups {
  /** By email address. */
  readonly breaches?: ResilientLookup<string, AccountBreaches>;
  /** By the password's SHA-1 in hex. */
  readonly pwnedPasswords?: ResilientLookup<string, PwnedPassword>;
  /** By card BIN, at least six digits. */
  readonly binIssuer?: ResilientLookup<string, BinIssuer>;
  /** By international phone number in digits. */
  readonly hlr?: ResilientLookup<string, HlrAnswer>;
  /** By international phone number in digits. */
  readonly callerName?: ResilientLookup<string, CallerName>;
  /** By IP address. */
  readonly abuseReports?: ResilientLookup<string, AbuseReport>;
  /** By email address. */
  readonly domainRegistrations?: ResilientLookup<string, RegisteredDomains>;
  /** By IP address. */
  readonly scannedHost?: ResilientLookup<string, ScannedHost>;
}

/** Creates the vendor services, queried by HTTP. */
export function vendorLookups(of: Workshop): VendorLookups {
  const { clock, config } = of;
  const { breaches, pwnedPasswords, binIssuer, hlr, callerName, abuseReports, scannedHost } = config;
  const { domainRegistrations } = config;
  const at = <Name extends keyof typeof vendorBaseUrls>(name: Name, vendor: VendorConfig) => ({
    ...endpoint(of, name, vendor, vendorBaseUrls[name]),
    clock,
  });
  return {
    ...(breaches && {
      breaches: guarded(
        of,
        'breaches',
        breaches,
        createHibpPort({ ...at('breaches', breaches), apiKey: breaches.apiKey }),
      ),
    }),
    ...(pwnedPasswords && {
      pwnedPasswords: guarded(
        of,
        'pwnedPasswords',
        pwnedPasswords,
        createPwnedPasswordsPort(at('pwnedPasswords', pwnedPasswords)),
      ),
    }),
    ...(binIssuer && {
      binIssuer: guarded(
        of,
        'binIssuer',
        binIssuer,
        createBinlistPort({ ...binIssuer, ...at('binIssuer', binIssuer) }),
      ),
    }),
    ...(hlr && {
      hlr: guarded(of, 'hlr', hlr, createHlrPort({ ...endpoint(of, 'hlr', hlr), apiKey: hlr.apiKey, clock })),
    }),
    ...(callerName && {
      callerName: guarded(
        of,
        'callerName',
        callerName,
        createCnamPort({ ...callerName, ...at('callerName', callerName) }),
      ),
    }),
    ...(abuseReports && {
      abuseReports: guarded(
        of,
        'abuseReports',
        abuseReports,
        createAbuseIpDbPort({ ...abuseReports, ...at('abuseReports', abuseReports) }),
      ),
    }),
    ...(domainRegistrations && {
      domainRegistrations: guarded(
        of,
        'domainRegistrations',
        domainRegistrations,
        createRegistrationsPort({
          ...domainRegistrations,
          ...at('domainRegistrations', domainRegistrations),
        }),
      ),
    }),
    ...(scannedHost && {
      scannedHost: guarded(
        of,
        'scannedHost',
        scannedHost,
        createInternetDbPort(at('scannedHost', scannedHost)),
      ),
    }),
  };
}
