import type { AddressDetails, EmailV3 } from '@assay/contract';

type Aggregates = NonNullable<AddressDetails['account_aggregates']>;

/** The counts without the categories that only the fraud call reports. */
function accountsOf({ business, personal }: Aggregates): EmailV3['account_aggregates'] {
  const {
    betting_and_gaming,
    dating,
    real_estate,
    ai_platforms,
    messenger,
    total_registration: all,
    ...own
  } = personal;
  const others = [betting_and_gaming, dating, real_estate, ai_platforms, messenger];
  const total_registration = others.reduce((rest, count) => rest - (count?.registered ?? 0), all);
  return {
    total_registration: business.total_registration + total_registration,
    business,
    personal: { total_registration, ...own },
  };
}

/** The data of e-mail v3: the fraud call's details without what only the fraud call reports. */
export function emailV3Of(details: AddressDetails): EmailV3 {
  const { email_randomness_score: _, ...facts } = details.email_details;
  const { breach_details: breach } = details;
  return {
    id: details.id,
    email: details.email,
    risk_scores: details.risk_scores,
    email_details: facts,
    email_domain_details: details.email_domain_details,
    account_aggregates: details.account_aggregates && accountsOf(details.account_aggregates),
    breach_details: breach && {
      breaches: breach.breaches,
      first_breach: breach.first_breach,
      breach_service_listed: breach.breach_service_listed,
      number_of_breaches: breach.number_of_breaches,
    },
    service_fraud_history: details.service_fraud_history,
    associated_domain_registrations: details.associated_domain_registrations,
  };
}
