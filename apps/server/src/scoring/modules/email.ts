import type { AddressDetails, EmailDetails, FraudHistory } from '@assay/contract';
import { analyseEmail, analyseEmailDomain, type EmailFacts } from '@assay/enrichment';
import { accountsNote, askAccounts, emailAggregates, type SiteChoice, siteChoice } from './accounts';
import {
  type AssociatedDomains,
  askSources,
  associatedDomains,
  type BreachDetails,
  breachDetails,
  type DomainLookup,
  domainDetails,
  type EmailDomainDetails,
  NOTHING,
  notesOf,
} from './email-sources';
import type { LiveNotes, Signal, SignalContext, TargetRisk } from './signal';

interface EmailLookup extends DomainLookup {
  readonly email: string;
  readonly name: string | undefined;
  readonly history: Promise<FraudHistory>;
  readonly risk: TargetRisk;
  readonly sites: SiteChoice;
}

const MONTH_MS = (365.2425 / 12) * 86_400_000;

/**
 * Returns the earliest date of the address. It is at least as old as the oldest of these: a breach, the local
 * history, its private domain, a domain registered with it.
 */
function earliestProfile(
  domain: EmailDomainDetails,
  breach: BreachDetails,
  associated: AssociatedDomains,
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

/**
 * Returns facts about the domain of an address when only the domain was sent. All facts about the address are
 * null.
 */
async function lookUpEmailDomain(
  look: DomainLookup & { readonly domain: string },
): Promise<{ details: EmailDetails; live: LiveNotes }> {
  const facts = analyseEmailDomain(look.domain, look.data.email, look.ownDomains);
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

/**
 * Returns all facts about an email address: offline facts, live results where configured, and the local
 * history.
 */
export async function lookUpEmail(
  look: EmailLookup,
): Promise<{ details: AddressDetails; facts: EmailFacts; live: LiveNotes }> {
  const { name = null } = look;
  const address = look.email.trim();
  const facts = analyseEmail(address, look.data.email, name, look.ownDomains);
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
      suggestion: facts.suggestion,
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

/** Returns the person's name as one text, from the name fields that were sent. */
export function nameOf(request: {
  readonly user_fullname?: string;
  readonly user_firstname?: string;
  readonly user_middlename?: string;
  readonly user_lastname?: string;
}): string | undefined {
  const parts = [request.user_firstname, request.user_middlename, request.user_lastname].filter(Boolean);
  return request.user_fullname ?? (parts.length > 0 ? parts.join(' ') : undefined);
}

async function inspectDomain(
  context: SignalContext,
  domain: string,
  evidence: (note: unknown) => void,
): Promise<EmailDetails> {
  const { data, providers, now } = context;
  const deadline = context.deadlineOf('email');
  const { details, live } = await lookUpEmailDomain({
    domain,
    data,
    providers,
    now,
    deadline,
    id: context.newId(),
    ownDomains: context.ownDomains,
  });
  evidence({ live });
  return details;
}

export const emailSignal: Signal<'email_details'> = {
  history: 'email',
  wants: ({ email, email_domain: domain }, config) =>
    config.email_api === true && (email ?? domain) !== undefined,
  async look(context, evidence) {
    const { request, data, providers, risk, now } = context;
    const { email, email_domain: domain = '' } = request;
    if (email === undefined) return inspectDomain(context, domain, evidence);
    const { details, facts, live } = await lookUpEmail({
      email,
      name: nameOf(request),
      data,
      providers,
      risk,
      now,
      deadline: context.deadlineOf('email'),
      sites: siteChoice(context.config.email, now, context.deadline),
      id: context.newId(),
      ownDomains: context.ownDomains,
      history: context.history('email'),
    });
    evidence({
      relay: facts.relay,
      role_account: facts.role_account,
      name_similarity: facts.name_similarity,
      live,
    });
    return details;
  },
};
