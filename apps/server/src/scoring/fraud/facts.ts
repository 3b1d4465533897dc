import { type Details, ekycFactsOf, type FraudRequest } from '@assay/contract';
import type { Facts } from '@assay/rules';

/** Everything that rules can read of a transaction. A model sets the score after it has read the rest. */
export interface TransactionFacts extends Facts {
  blackbox_score: number | null;
}

/** Collects the facts of a transaction. */
export function factsOf(
  request: FraudRequest,
  details: Details,
  blackboxScore: number | null,
  tags: readonly string[] | null = null,
): TransactionFacts {
  const text = Object.fromEntries(details.string_analyses.map((analysis) => [analysis.field, analysis]));
  const ekyc_data = details.ekyc_data && ekycFactsOf(details.ekyc_data);
  return { ...request, ...details, ekyc_data, text, blackbox_score: blackboxScore, tags };
}
