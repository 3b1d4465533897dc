import type { EmailDetails, PhoneDetails } from '@assay/contract';
import { baseModel, Scorer } from '@assay/learning';

/** Facts about one email address or one phone number. */
type TargetFacts =
  | { readonly email: string; readonly email_details: Omit<EmailDetails, 'risk_scores'> }
  | { readonly phone_number: string; readonly phone_details: Omit<PhoneDetails, 'risk_scores'> };

/**
 * Scores one target by its own facts alone.
 * @param now UNIX milliseconds
 * @returns the probability of fraud, 0 to 100 with two decimals; null = not scored
 */
export type TargetRisk = (facts: TargetFacts, now: number) => number | null;

/**
 * Returns the scorer for `risk_scores.global_network_score`. It uses the base model, which is the same for
 * every account, because an account's own model scores whole transactions. Facts of the request other than
 * the target are missing. The history counts the requests of every account that shares.
 */
export function targetRisk(): TargetRisk {
  const scorer = new Scorer(baseModel());
  return (facts, now) => scorer.score({ facts, now, velocity: () => undefined });
}

/** Scorer of a deployment without model scores. */
export const noTargetRisk: TargetRisk = () => null;
