import type { Clock } from '../clock';
import type { GuardedFetch } from '../net/guarded-fetch';
import { defaultLimits, withOverrides } from '../provider-limits';
import type { AccountsConfig } from '../providers-config';
import { type ResilientLookup, ResilientSource } from '../resilience/resilient';
import { SITES } from './data/sites';
import type { SiteDefinition } from './site-definition';
import { createSitePort, type SiteAccount } from './site-port';

/** One site that may be queried, with a separate cache, breaker and limits. */
export interface AccountSite {
  readonly site: SiteDefinition;
  /** Key: lowercase email address, or international number in digits. */
  readonly lookup: ResilientLookup<string, SiteAccount>;
}

/** Lawful bases for processing personal data: Art. 6 (1) GDPR. */
const LAWFUL_BASES = [
  'consent',
  'contract',
  'legal_obligation',
  'vital_interests',
  'public_task',
  'legitimate_interests',
];
const MIN_STATEMENT_MS = 20;

/**
 * @throws TypeError unless the operator states the lawful basis and the purpose of querying sites about
 *   persons
 */
function requireLawfulBasis({ lawfulBasis, statement }: AccountsConfig): void {
  if (!LAWFUL_BASES.includes(lawfulBasis))
    throw new TypeError(`"accounts.lawfulBasis" must be one of ${LAWFUL_BASES.join(', ')}.`);
  if (typeof statement !== 'string' || statement.trim().length < MIN_STATEMENT_MS)
    throw new TypeError(
      '"accounts.statement" must contain a sentence that states the purpose of the lookups.',
    );
}

/** @throws TypeError for an unknown site name */
function chosenSites({ sites, exclude = [] }: AccountsConfig): readonly SiteDefinition[] {
  const known = new Set(SITES.map(({ name }) => name));
  for (const name of [...(sites ?? []), ...exclude])
    if (!known.has(name)) throw new TypeError(`"accounts": unknown site "${name}".`);
  return SITES.filter(({ name }) => (sites?.includes(name) ?? true) && !exclude.includes(name));
}

/**
 * Returns the sites that are queried for accounts; empty without the configuration.
 * @throws TypeError if no lawful basis is stated, or a site is unknown
 */
export function accountSites(
  config: AccountsConfig | undefined,
  around: {
    readonly fetch: GuardedFetch;
    readonly clock: Clock;
    readonly userAgent: string;
  },
): readonly AccountSite[] {
  if (config === undefined) return [];
  requireLawfulBasis(config);
  const { gateway } = config;
  if (gateway !== undefined && !/^https?:\/\//i.test(gateway))
    throw new TypeError('"accounts.gateway" must be an http(s) URL.');
  return chosenSites(config).map((site) => {
    const limits = withOverrides(
      withOverrides(defaultLimits.accounts, config.limits),
      config.siteLimits?.[site.name],
    );
    const port = createSitePort({ site, ...around, ...(gateway === undefined ? {} : { gateway }) });
    return {
      site,
      lookup: new ResilientSource(port, { name: `accounts:${site.name}`, clock: around.clock, ...limits }),
    };
  });
}
