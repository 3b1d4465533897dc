import type { EmailDetails, FraudConfig, PhoneDetails } from '@assay/contract';
import type { AccountSite, Providers } from '@assay/providers';

/** Parses a comma-separated `include` parameter. */
export const includeSet = (text: string | undefined): ReadonlySet<string> =>
  new Set(
    (text ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** Selects which configured sites a request queries, and how long it waits for them. */
export interface SiteChoice {
  /** Names of sites and categories; empty means all. */
  readonly include: ReadonlySet<string>;
  readonly exclude: ReadonlySet<string>;
  /** Names of the sites with the longer deadline. */
  readonly priority: ReadonlySet<string>;
  /** Deadline of the priority sites, in UNIX milliseconds; null means the same deadline as all sites. */
  readonly priorityDeadline: number | null;
}

/** All sites, with the same deadline. */
export const ALL_SITES: SiteChoice = {
  include: new Set(),
  exclude: new Set(),
  priority: new Set(),
  priorityDeadline: null,
};

type ContactSettings = Pick<
  NonNullable<FraudConfig['email']>,
  'include' | 'exclude' | 'priority_sites' | 'priority_timeout' | 'priority_accuracy'
>;

/**
 * Reads the choice of sites from `config.email` or `config.phone`. `priority_accuracy: "high"` makes all of
 * them priority.
 * @param now UNIX milliseconds
 * @param longest latest deadline, in UNIX milliseconds
 */
export function siteChoice(settings: ContactSettings | undefined, now: number, longest: number): SiteChoice {
  if (settings === undefined) return ALL_SITES;
  const { include, exclude, priority_sites, priority_timeout, priority_accuracy } = settings;
  return {
    include: includeSet(include),
    exclude: includeSet(exclude),
    priority: priority_accuracy === 'high' ? new Set(['*']) : includeSet(priority_sites),
    priorityDeadline: priority_timeout === undefined ? null : Math.min(longest, now + priority_timeout),
  };
}

/** Result of one site. */
interface FoundAccount {
  readonly site: AccountSite['site'];
  readonly registered: boolean;
}

interface FoundAccounts {
  /** Number of sites that were queried. */
  readonly asked: number;
  /** Sites that responded. */
  readonly found: readonly FoundAccount[];
}

const names = ({ site: { name, category } }: AccountSite, among: ReadonlySet<string>): boolean =>
  among.has(name) || among.has(category);

/** Queries the configured sites about a target in parallel; null if none is configured or wanted. */
export async function askAccounts(
  asks: 'email' | 'phone',
  target: string,
  { accounts }: Pick<Providers, 'accounts'>,
  deadline: number,
  choice: SiteChoice,
): Promise<FoundAccounts | null> {
  const able = accounts.filter(({ site }) => site.asks === asks);
  const named = able.filter((site) => names(site, choice.include));
  const wanted = (named.length > 0 ? named : able).filter((site) => !names(site, choice.exclude));
  if (wanted.length === 0) return null;
  const { priority, priorityDeadline } = choice;
  const deadlineOf = ({ site: { name } }: AccountSite) =>
    priorityDeadline !== null && (priority.has('*') || priority.has(name)) ? priorityDeadline : deadline;
  const answers = await Promise.all(
    wanted.map(async (site) => ({
      site: site.site,
      registered: (await site.lookup.lookup(target, { deadline: deadlineOf(site) })).value?.registered,
    })),
  );
  return {
    asked: wanted.length,
    found: answers.flatMap(({ site, registered }) =>
      registered === undefined ? [] : [{ site, registered }],
    ),
  };
}

type EmailAggregates = NonNullable<EmailDetails['account_aggregates']>;
type PhoneAggregates = NonNullable<PhoneDetails['account_aggregates']>;

const BUSINESS = [
  'technology',
  'science_and_education',
  'jobs_and_employment',
  'money_transfer_remittance',
] as const satisfies readonly (keyof EmailAggregates['business'])[];
const OF_BOTH = [
  'email_service',
  'technology',
  'delivery',
  'ecommerce',
  'entertainment',
  'social_media',
  'travel',
] as const;
const OF_PHONES = [...OF_BOTH, 'messenger'] as const satisfies readonly (keyof PhoneAggregates['personal'])[];
const OF_EMAILS = [
  ...OF_PHONES,
  'adult_sites',
  'health_and_fitness',
  'betting_and_gaming',
  'dating',
  'real_estate',
  'ai_platforms',
] as const satisfies readonly (keyof EmailAggregates['personal'])[];

type Counts<C extends string> = { total_registration: number } & {
  [K in C]: { registered: number; checked: number } | null;
};

/**
 * Counts sites by category: those that responded and those that know the target. Null if no site of the
 * category responded.
 */
function countsOf<C extends string>(
  found: readonly FoundAccount[],
  group: 'business' | 'personal',
  categories: readonly C[],
): Counts<C> {
  const counts: { [name: string]: { registered: number; checked: number } | number | null } = {
    total_registration: 0,
  };
  let total = 0;
  for (const category of categories) {
    const own = found.filter(({ site }) => site.group === group && site.category === category);
    const registered = own.filter((account) => account.registered).length;
    total += registered;
    counts[category] = own.length === 0 ? null : { registered, checked: own.length };
  }
  return { ...counts, total_registration: total } as Counts<C>;
}

function aggregates<C extends string>(accounts: FoundAccounts | null, personal: readonly C[]) {
  // Without a response the number of accounts is unknown, not zero.
  if (accounts === null || accounts.found.length === 0) return null;
  const business = countsOf(accounts.found, 'business', BUSINESS);
  const own = countsOf(accounts.found, 'personal', personal);
  return {
    total_registration: business.total_registration + own.total_registration,
    business,
    personal: own,
  };
}

/** Returns `account_aggregates` of an email address; null if no site responded. */
export const emailAggregates = (accounts: FoundAccounts | null): EmailAggregates | null =>
  aggregates(accounts, OF_EMAILS);

/** Returns `account_aggregates` of a phone number; null if no site responded. */
export const phoneAggregates = (accounts: FoundAccounts | null): PhoneAggregates | null =>
  aggregates(accounts, OF_PHONES);

/** Returns the number of sites that responded, for the evidence of a decision. */
export const accountsNote = (accounts: FoundAccounts | null): { readonly [provider: string]: string } =>
  accounts === null ? {} : { accounts: `${accounts.found.length} of ${accounts.asked}` };
