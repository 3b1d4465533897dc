import type { IdentityVendorConfig, ProvidersConfig, SourceConfig, VendorConfig } from './providers-config';

/** Every member of all variants of a type. */
type MemberOf<T> = T extends unknown ? keyof T : never;
type Members<T> = { readonly [M in MemberOf<T>]: true };

const SOURCE: Members<SourceConfig> = { limits: true };
const VENDOR: Members<VendorConfig> = { ...SOURCE, baseUrl: true, allowNetworks: true, ca: true };

type Parts = Omit<Required<ProvidersConfig>, 'userAgent' | 'allowNetworks' | 'identity'>;

const PARTS: { readonly [Part in keyof Parts]: Members<Parts[Part]> } = {
  dns: { ...SOURCE, servers: true, timeoutMs: true, tries: true },
  dnsbl: { ...SOURCE, zones: true },
  confirmedHost: SOURCE,
  registration: { ...SOURCE, rdapBootstrap: true, whois: true },
  mailbox: { ...SOURCE, heloName: true, mailFrom: true, port: true, perHost: true, neverProbe: true },
  website: { ...SOURCE, ports: true },
  breaches: { ...VENDOR, apiKey: true },
  pwnedPasswords: VENDOR,
  binIssuer: { ...VENDOR, apiKey: true },
  hlr: { ...VENDOR, apiKey: true },
  callerName: { ...VENDOR, username: true, password: true },
  abuseReports: { ...VENDOR, apiKey: true, maxAgeInDays: true },
  scannedHost: VENDOR,
  addressVerification: {
    ...VENDOR,
    cost: true,
    countries: true,
    shape: true,
    authId: true,
    authToken: true,
    internationalBaseUrl: true,
    apiKey: true,
  },
  accounts: {
    ...SOURCE,
    lawfulBasis: true,
    statement: true,
    sites: true,
    exclude: true,
    siteLimits: true,
    gateway: true,
    allowNetworks: true,
  },
  domainRegistrations: { ...VENDOR, apiKey: true },
};

const IDENTITY: Members<IdentityVendorConfig> = {
  ...VENDOR,
  name: true,
  types: true,
  request: true,
  signature: true,
  answer: true,
  cost: true,
};

const SETTINGS = { userAgent: true, allowNetworks: true, identity: true, ...PARTS };

/** @throws TypeError that names the first unknown member */
function requireKnown(value: unknown, known: object, place: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(place === '' ? 'The settings must be an object.' : `"${place}" must be an object.`);
  const unknown = Object.keys(value).find((member) => !Object.hasOwn(known, member));
  if (unknown !== undefined)
    throw new TypeError(`"${place === '' ? '' : `${place}.`}${unknown}" isn't a setting of live lookups.`);
}

/**
 * Rejects unknown members. A misspelled source would never be queried and a misspelled limit never apply,
 * without any notice. Checks the parts and their own members; deeper members are checked by their readers.
 * @throws TypeError that names the member by its path
 */
export function requireKnownSettings(config: ProvidersConfig): void {
  requireKnown(config, SETTINGS, '');
  for (const [part, known] of Object.entries(PARTS)) {
    const settings = config[part as keyof Parts];
    if (settings !== undefined) requireKnown(settings, known, part);
  }
  for (const [index, vendor] of (config.identity ?? []).entries())
    requireKnown(vendor, IDENTITY, `identity[${index}]`);
}
