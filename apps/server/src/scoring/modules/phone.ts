import type { FraudHistory, PhoneDetails } from '@assay/contract';
import { analysePhone, type PhoneFacts } from '@assay/enrichment';
import type { Providers } from '@assay/providers';
import type { EnrichmentData } from '../enrichment/open-enrichment';
import {
  accountsNote,
  askAccounts,
  includeSet,
  phoneAggregates,
  type SiteChoice,
  siteChoice,
} from './accounts';
import type { LiveNotes, Signal, TargetRisk } from './signal';

interface PhoneLookup {
  readonly phone: string;
  /** ISO 3166-1 alpha-2 country code, for numbers in national form. */
  readonly country: string | undefined;
  readonly data: EnrichmentData;
  readonly providers: Providers;
  readonly deadline: number;
  /** Supported values: hlr_details, cnam_lookup. */
  readonly include: ReadonlySet<string>;
  readonly sites: SiteChoice;
  readonly id: string;
  readonly history: Promise<FraudHistory>;
  readonly risk: TargetRisk;
  /** UNIX milliseconds. */
  readonly now: number;
}

/**
 * Returns the facts of a phone number in the wire format. Live registers are queried only if requested,
 * configured, and the number is possible.
 */
export async function lookUpPhone(
  look: PhoneLookup,
): Promise<{ details: PhoneDetails; facts: PhoneFacts; live: LiveNotes }> {
  const facts = analysePhone(look.phone, look.country, look.data.phone);
  const wantsHlr = look.include.has('hlr_details');
  const wantsName = look.include.has('cnam_lookup');
  const { hlr, callerName } = look.providers;
  const [hlrAnswer, nameAnswer, accounts, history] = await Promise.all([
    wantsHlr && facts.phone_is_valid ? (hlr?.lookup(facts.phone, { deadline: look.deadline }) ?? null) : null,
    wantsName && facts.phone_is_valid
      ? (callerName?.lookup(facts.phone, { deadline: look.deadline }) ?? null)
      : null,
    facts.phone_is_valid
      ? askAccounts('phone', facts.phone, look.providers, look.deadline, look.sites)
      : null,
    look.history,
  ]);
  const ported = hlrAnswer?.value?.ported_carrier?.carrier;
  const { id, risk, now } = look;
  const { phone } = facts;
  const known = {
    provider_carrier_details: {
      carrier: ported ?? hlrAnswer?.value?.original_carrier?.carrier ?? facts.carrier,
      country: facts.country_code,
      disposable: facts.disposable,
      phone_is_valid: facts.phone_is_valid,
      type: facts.type,
    },
    account_aggregates: phoneAggregates(accounts),
    service_fraud_history: history,
    ...(wantsHlr ? { hlr_details: hlrAnswer?.value ?? null } : {}),
    ...(wantsName ? { cnam_details: nameAnswer?.value ? { name: nameAnswer.value.name } : null } : {}),
  };
  const score = risk({ phone_number: phone, phone_details: { id, phone, ...known } }, now);
  return {
    facts,
    live: {
      ...(hlrAnswer ? { hlr: hlrAnswer.status } : {}),
      ...(nameAnswer ? { callerName: nameAnswer.status } : {}),
      ...accountsNote(accounts),
    },
    details: { id, phone, risk_scores: { global_network_score: score }, ...known },
  };
}

export const phoneSignal: Signal<'phone_details'> = {
  history: 'phone_number',
  wants: (request, config) => config.phone_api === true && request.phone_number !== undefined,
  async look(context, evidence) {
    const { request, config } = context;
    const { details, facts, live } = await lookUpPhone({
      phone: request.phone_number ?? '',
      country: request.user_country,
      data: context.data,
      providers: context.providers,
      risk: context.risk,
      now: context.now,
      deadline: context.deadlineOf('phone'),
      include: includeSet(config.phone?.include),
      sites: siteChoice(config.phone, context.now, context.deadline),
      id: context.newId(),
      history: context.history('phone_number'),
    });
    evidence({ location: facts.location, live });
    return details;
  },
};
