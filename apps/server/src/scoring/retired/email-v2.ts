import type { AddressDetails, EmailV2, EmailV3 } from '@assay/contract';
import { includedOf, type RuleWord } from './contact-members';

/** Facts of today in the words of e-mail v2. */
export function emailV2Of(
  details: EmailV3 | AddressDetails,
  word: RuleWord,
  include: ReadonlySet<string> = new Set(),
): EmailV2 {
  return {
    email: details.email,
    score: word.score,
    deliverable: details.email_details.deliverable,
    domain_details: details.email_domain_details,
    account_details: null,
    breach_details: details.breach_details,
    applied_rules: word.applied_rules,
    ...includedOf(include, details.id, details.service_fraud_history),
  };
}
