import type { PhoneDetails, PhoneV1, PhoneV2 } from '@assay/contract';
import { includedOf, type RuleWord } from './contact-members';

/** Facts of today in the words of phone v1. */
export function phoneV1Of(
  details: PhoneV2 | PhoneDetails,
  word: RuleWord,
  include: ReadonlySet<string> = new Set(),
): PhoneV1 {
  const { phone_is_valid: valid, type, country, carrier, disposable } = details.provider_carrier_details;
  return {
    number: details.phone,
    valid,
    type,
    country,
    carrier,
    disposable,
    score: word.score,
    account_details: null,
    applied_rules: word.applied_rules,
    ...includedOf(include, details.id, details.service_fraud_history),
  };
}
