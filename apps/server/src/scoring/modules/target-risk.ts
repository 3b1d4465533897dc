import type { EmailDetails, PhoneDetails } from '@assay/contract';
import { baseModel, Scorer } from '@assay/learning';

/** What is known of one e-mail address, or of one phone number. */
type TargetFacts =
  | { readonly email: string; readonly email_details: Omit<EmailDetails, 'risk_scores'> }
  | { readonly phone_number: string; readonly phone_details: Omit<PhoneDetails, 'risk_scores'> };

/**
 * Scores one target by what is known of it alone.
 * @param now UNIX milliseconds
 * @returns the probability of fraud, 0 to 100 with two decimals; null = not scored
 */
export type TargetRisk = (facts: TargetFacts, now: number) => number | null;

/**
 * `risk_scores.global_network_score` by the base model, which is the same for every account; an account's own model
 * knows whole transactions. What the call holds beside the target is missing to it, and its history counts the calls of
 * every account that shares them.
 */
export function targetRisk(): TargetRisk {
  const scorer = new Scorer(baseModel());
  return (facts, now) => scorer.score({ facts, now, velocity: () => undefined });
}

/** Of a deployment without scores of models. */
export const noTargetRisk: TargetRisk = () => null;
