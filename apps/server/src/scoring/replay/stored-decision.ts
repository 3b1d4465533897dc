import { type Details, type FraudData, type FraudRequest, MODULE_NAMES, NO_DETAILS } from '@assay/contract';
import type { CompiledRuleSet, DecisionInput } from '@assay/rules';
import type { KeptEvaluationRecord } from '@assay/store';
import { factsOf } from '../fraud/facts';
import type { SeenRecord } from '../fraud/seen-record';

/** A kept evaluation read back: what the decision was made from. */
interface StoredDecision {
  readonly request: FraudRequest;
  readonly seen: SeenRecord;
  readonly details: Details;
  readonly answer: Partial<FraudData>;
  readonly input: DecisionInput;
}

/** The details among stored members: a module that came later, or was off, found nothing. */
const detailsIn = (members: Partial<Details>): Details =>
  Object.fromEntries(
    MODULE_NAMES.map((name) => [name, members[name] ?? NO_DETAILS[name]]),
  ) as unknown as Details;

export function readStoredDecision(record: KeptEvaluationRecord, compiled: CompiledRuleSet): StoredDecision {
  const request = JSON.parse(record.request) as FraudRequest;
  const seen = JSON.parse(record.seen) as SeenRecord;
  const answer = (JSON.parse(record.answer) as { readonly data: Partial<FraudData> }).data;
  // Without response_fields the answer itself holds every detail.
  const details = detailsIn(seen.details ?? answer);
  const lowerBounds = new Set(seen.lower_bounds);
  const spent = new Set(seen.velocity_spent);
  const known = new Set(compiled.set.lists.map((list) => list.id));
  const hits = new Set(seen.list_hits.map(([list, value]) => `${list}\0${value}`));
  return {
    request,
    seen,
    details,
    answer,
    input: {
      facts: factsOf(request, details, seen.blackbox_score, seen.tags),
      now: seen.at,
      velocity: seen.velocity.map((value, index) => ({
        value,
        lowerBound: lowerBounds.has(index),
        ...(spent.has(index) ? { isSpent: true as const } : {}),
      })),
      canarySeed: seen.canary ?? null,
      lists: { has: (list, value) => (known.has(list) ? hits.has(`${list}\0${value}`) : null) },
    },
  };
}
