import type { Details, FraudRequest } from '@assay/contract';
import type { Facts } from '@assay/rules';

/** What rules can read of a transaction. */
export function factsOf(
  request: FraudRequest,
  details: Details,
  blackboxScore: number | null,
  tags: readonly string[] | null = null,
): Facts {
  const text = Object.fromEntries(details.string_analyses.map((analysis) => [analysis.field, analysis]));
  return { ...request, ...details, text, blackbox_score: blackboxScore, tags };
}
