import type { EmailDetails } from '@assay/contract';
import {
  type Breach,
  dmarcEnforced,
  type EmailDomainFacts,
  readDmarc,
  readRdapDomain,
  readSpf,
  readWhois,
  spfIsStrict,
} from '@assay/enrichment';
import type {
  AccountBreaches,
  DomainRecords,
  DomainRegistration,
  MailboxState,
  Outcome,
  Providers,
  RegisteredDomains,
} from '@assay/providers';
import type { EnrichmentData } from '../enrichment/open-enrichment';
import type { LiveNotes } from './signal';

export type EmailDomainDetails = EmailDetails['email_domain_details'];
export type BreachDetails = EmailDetails['breach_details'];
export type AssociatedDomains = EmailDetails['associated_domain_registrations'];

export interface DomainLookup {
  readonly data: EnrichmentData;
  readonly providers: Providers;
  readonly now: number;
  readonly deadline: number;
  readonly id: string;
  /** The account's own domains. */
  readonly ownDomains?: readonly string[];
}

type Asked<V> = Promise<Outcome<V> | null>;

interface LiveAnswers {
  readonly records: Outcome<DomainRecords> | null;
  readonly registration: Outcome<DomainRegistration> | null;
  readonly mailbox: Outcome<MailboxState> | null;
  readonly website: Outcome<{ readonly website_exists: boolean | null }> | null;
  readonly breaches: Outcome<AccountBreaches> | null;
  readonly domainRegistrations: Outcome<RegisteredDomains> | null;
}

const NOT_ASKED = Promise.resolve(null);
export const NOTHING: LiveAnswers = {
  records: null,
  registration: null,
  mailbox: null,
  website: null,
  breaches: null,
  domainRegistrations: null,
};

const hasSource = ({
  domainRecords,
  registration,
  mailbox,
  website,
  breaches,
  domainRegistrations,
}: Providers): boolean =>
  (domainRecords ?? registration ?? mailbox ?? website ?? breaches ?? domainRegistrations) !== undefined;

/** @param address the whole address; null if only its domain is known */
export async function askSources(
  { domain, registrable_domain: organisation }: EmailDomainFacts,
  address: string | null,
  { providers, deadline }: DomainLookup,
): Promise<LiveAnswers> {
  if (domain === null || !hasSource(providers)) return NOTHING;
  const records: Asked<DomainRecords> =
    providers.domainRecords?.lookup(
      { domain, ...(organisation && organisation !== domain ? { organisationalDomain: organisation } : {}) },
      { deadline },
    ) ?? NOT_ASKED;
  const [recordAnswer, registration, mailbox, website, breaches, domainRegistrations] = await Promise.all([
    records,
    (organisation ? providers.registration?.lookup(organisation, { deadline }) : undefined) ?? NOT_ASKED,
    (address === null ? undefined : providers.mailbox?.lookup(address, { deadline })) ?? NOT_ASKED,
    providers.website?.lookup(domain, { deadline }) ?? NOT_ASKED,
    (address === null ? undefined : providers.breaches?.lookup(address, { deadline })) ?? NOT_ASKED,
    (address === null ? undefined : providers.domainRegistrations?.lookup(address, { deadline })) ??
      NOT_ASKED,
  ]);
  return { records: recordAnswer, registration, mailbox, website, breaches, domainRegistrations };
}

/** Checks if the SPF policy is strict; null if the records are unknown. */
function spfStrict(records: DomainRecords | null | undefined): boolean | null {
  if (!records?.spf) return null;
  const byDomain = new Map<string, string[]>();
  for (const link of records.spf)
    byDomain.set(link.domain, [...(byDomain.get(link.domain) ?? []), link.record]);
  const recordOf = (domain: string) => readSpf(byDomain.get(domain) ?? []);
  return spfIsStrict(recordOf(records.domain), recordOf);
}

function dmarcIsEnforced(records: DomainRecords | null | undefined): boolean | null {
  if (!records?.dmarcTxt) return null;
  const policy = readDmarc(records.dmarcTxt);
  return records.dmarcDomain === null || records.dmarcDomain === records.domain
    ? dmarcEnforced(policy)
    : dmarcEnforced(null, policy);
}

interface Registration {
  readonly registered: boolean | null;
  readonly created: string | null;
  readonly updated: string | null;
  readonly expires: string | null;
  readonly registrar_name: string | null;
  readonly registered_to: string | null;
}
const UNKNOWN_REGISTRATION: Registration = {
  registered: null,
  created: null,
  updated: null,
  expires: null,
  registrar_name: null,
  registered_to: null,
};

function readRegistration(answer: DomainRegistration | null | undefined, now: number): Registration {
  if (!answer) return UNKNOWN_REGISTRATION;
  if (answer.registered === false) return { ...UNKNOWN_REGISTRATION, registered: false };
  const read =
    answer.whoisText !== null ? readWhois(answer.whoisText, new Date(now)) : readRdapDomain(answer.rdapJson);
  return { ...read, registered: read.registered ?? answer.registered };
}

export function domainDetails(facts: EmailDomainFacts, live: LiveAnswers, now: number): EmailDomainDetails {
  const records = live.records?.value;
  const registration = readRegistration(live.registration?.value, now);
  return {
    domain: facts.domain,
    tld: facts.tld,
    // A domain that exists in the DNS is registered, even if the registry did not report it.
    registered: registration.registered ?? (records?.exists ? true : null),
    created: registration.created,
    updated: registration.updated,
    expires: registration.expires,
    registrar_name: registration.registrar_name,
    registered_to: registration.registered_to,
    disposable: facts.disposable,
    free: facts.free,
    custom: facts.custom,
    dmarc_enforced: dmarcIsEnforced(records),
    spf_strict: spfStrict(records),
    valid_mx: records?.valid_mx ?? null,
    accept_all: live.mailbox?.value?.accept_all ?? null,
    suspicious_tld: facts.suspicious_tld,
    lookalike: facts.lookalike,
    lookalike_of: facts.lookalike_of,
    website_exists: live.website?.value?.website_exists ?? null,
  };
}

/**
 * Returns the breach details; null if no breach source is configured or it did not respond. If a source
 * returns only names, the breach catalog adds the rest, if it is loaded.
 */
export function breachDetails(live: LiveAnswers, catalogue: ReadonlyMap<string, Breach>): BreachDetails {
  if (live.breaches?.status !== 'ok') return null;
  const breaches = (live.breaches.value?.breaches ?? []).map(({ name, domain, date }) => {
    const known = catalogue.get(name.toLowerCase());
    return { name, domain: domain ?? known?.domain ?? null, date: date ?? known?.breach_date ?? null };
  });
  const dates = breaches.flatMap((breach) => breach.date ?? []).sort();
  return {
    breaches,
    first_breach: dates[0] ?? null,
    last_breach: dates.at(-1) ?? null,
    breach_service_listed: breaches.length > 0,
    number_of_breaches: breaches.length,
  };
}

/** Returns `associated_domain_registrations`; null if the source was not queried or did not respond. */
export function associatedDomains(answer: Outcome<RegisteredDomains> | null): AssociatedDomains {
  if (answer?.status !== 'ok') return null;
  const { total = 0, domains = [] } = answer.value ?? {};
  const dates = domains.flatMap(({ create_date }) => create_date ?? []).sort();
  return {
    exists: total > 0,
    number_of_domains: total,
    domains: domains.map((domain) => ({ ...domain })),
    first_registration_date: dates[0] ?? null,
  };
}

export const notesOf = (live: LiveAnswers): LiveNotes =>
  Object.fromEntries(
    Object.entries(live).flatMap(([name, answer]) => (answer ? [[name, answer.status]] : [])),
  );
