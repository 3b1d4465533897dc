import type { AddressDetails, EmailDetails, FraudHistory } from '@assay/contract';
import {
  analyseEmail,
  analyseEmailDomain,
  type Breach,
  dmarcEnforced,
  type EmailDomainFacts,
  type EmailFacts,
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
import { accountsNote, askAccounts, emailAggregates, type SiteChoice } from './accounts';
import { associatedDomains } from './domain-registrations';
import type { TargetRisk } from './target-risk';

type EmailDomainDetails = EmailDetails['email_domain_details'];
type BreachDetails = EmailDetails['breach_details'];

interface DomainLook {
  readonly data: EnrichmentData;
  readonly providers: Providers;
  readonly now: number;
  readonly deadline: number;
  readonly id: string;
}

interface EmailLook extends DomainLook {
  readonly email: string;
  readonly name: string | undefined;
  readonly history: Promise<FraudHistory>;
  readonly risk: TargetRisk;
  readonly sites: SiteChoice;
}

/** Which live sources were asked and what became of each. */
export type LiveNotes = { readonly [provider: string]: string };

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
const NOTHING: LiveAnswers = {
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

/** @param address the whole address; null where only its domain is known. */
async function askSources(
  { domain, registrable_domain: organisation }: EmailDomainFacts,
  address: string | null,
  { providers, deadline }: DomainLook,
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

/** null = the records are not known. */
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

function domainDetails(facts: EmailDomainFacts, live: LiveAnswers, now: number): EmailDomainDetails {
  const records = live.records?.value;
  const registration = readRegistration(live.registration?.value, now);
  return {
    domain: facts.domain,
    tld: facts.tld,
    // A domain that the DNS knows is registered, whatever the registry did not answer.
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
    website_exists: live.website?.value?.website_exists ?? null,
  };
}

/**
 * null when no breach source is configured or it did not answer. A source that gives names alone is completed by the
 * catalogue of breaches, where it is loaded.
 */
function breachDetails(live: LiveAnswers, catalogue: ReadonlyMap<string, Breach>): BreachDetails {
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

const MONTH_MS = (365.2425 / 12) * 86_400_000;

/**
 * The address is at least as old as the oldest thing that knows it: a breach, our own history, its private domain, a domain
 * that was registered under it.
 */
function earliestProfile(
  domain: EmailDomainDetails,
  breach: BreachDetails,
  associated: EmailDetails['associated_domain_registrations'],
  history: FraudHistory,
  now: number,
): Pick<AddressDetails['email_details'], 'minimum_age_months' | 'earliest_profile_date'> {
  const created =
    domain.custom && domain.created ? Date.parse(`${domain.created.replace(' ', 'T')}Z`) : Number.NaN;
  const moments = [
    breach?.first_breach ? Date.parse(breach.first_breach) : Number.NaN,
    history.first_seen === null ? Number.NaN : history.first_seen * 1000,
    created,
    associated?.first_registration_date ? Date.parse(associated.first_registration_date) : Number.NaN,
  ].filter((moment) => moment <= now);
  if (moments.length === 0) return { minimum_age_months: null, earliest_profile_date: null };
  const earliest = Math.min(...moments);
  return {
    minimum_age_months: Math.floor((now - earliest) / MONTH_MS),
    earliest_profile_date: new Date(earliest).toISOString(),
  };
}

const notesOf = (live: LiveAnswers): LiveNotes =>
  Object.fromEntries(
    Object.entries(live).flatMap(([name, answer]) => (answer ? [[name, answer.status]] : [])),
  );

/** What is known of the domain of an address that was not sent itself; everything about the address is null. */
export async function lookUpEmailDomain(
  look: DomainLook & { readonly domain: string },
): Promise<{ details: EmailDetails; live: LiveNotes }> {
  const facts = analyseEmailDomain(look.domain, look.data.email);
  const live = await askSources(facts, null, look);
  return {
    live: notesOf(live),
    details: {
      id: look.id,
      email: null,
      risk_scores: null,
      email_details: null,
      email_domain_details: domainDetails(facts, live, look.now),
      account_aggregates: null,
      breach_details: null,
      service_fraud_history: null,
      associated_domain_registrations: null,
    },
  };
}

/** Everything that is known of an address: offline facts, live answers where configured, our own history. */
export async function lookUpEmail(
  look: EmailLook,
): Promise<{ details: AddressDetails; facts: EmailFacts; live: LiveNotes }> {
  const { name = null } = look;
  const address = look.email.trim();
  const facts = analyseEmail(address, look.data.email, name);
  const { valid_format } = facts;
  const [live, accounts, history] = await Promise.all([
    valid_format ? askSources(facts, facts.email, look) : NOTHING,
    valid_format ? askAccounts('email', facts.email, look.providers, look.deadline, look.sites) : null,
    look.history,
  ]);
  const domain = domainDetails(facts, live, look.now);
  const breach = breachDetails(live, look.data.breaches);
  const associated = associatedDomains(live.domainRegistrations);
  const { id, risk, now } = look;
  const { email } = facts;
  const known = {
    email_details: {
      deliverable: facts.valid_format ? (live.mailbox?.value?.deliverable ?? null) : false,
      full_inbox: live.mailbox?.value?.full_inbox ?? null,
      valid_format: facts.valid_format,
      ...earliestProfile(domain, breach, associated, history, now),
      email_randomness_score: facts.email_randomness_score,
    },
    email_domain_details: domain,
    account_aggregates: emailAggregates(accounts),
    breach_details: breach,
    service_fraud_history: history,
    associated_domain_registrations: associated,
  };
  const score = risk({ email, email_details: { id, email, ...known } }, now);
  return {
    facts,
    live: { ...notesOf(live), ...accountsNote(accounts) },
    details: { id, email, risk_scores: { global_network_score: score }, ...known },
  };
}
