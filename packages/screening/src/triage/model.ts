import type { TriageConflict } from '@assay/contract';
import { TRIAGE_MODEL } from '../data/triage-weights';
import { explainFacts, type TriageContribution } from './explain';
import { type TriageFacts, type TriageMatch, type TriageSubject, triageFacts } from './facts';
import { TRIAGE_FEATURE_NAMES, TRIAGE_FEATURES } from './features';
import type { TriageModel } from './weights';

/** Assessment of one match. */
export interface Triage {
  /** Calibrated probability that the entry is the screened party, 0–1. */
  readonly probability: number;
  readonly model: string;
  readonly facts: TriageFacts;
  readonly conflicts: readonly TriageConflict[];
  /** Strongest first. */
  readonly contributions: readonly TriageContribution[];
}

const logOdds = (share: number): number => Math.log(share / (1 - share));
const DIGITS = 1_000_000;

/**
 * Returns the log-odds of a true match.
 * @param prior share of true matches among all matches; default: the model's
 */
export function triageLogOdds(
  facts: TriageFacts,
  model: TriageModel = TRIAGE_MODEL,
  prior: number = model.prior,
): number {
  const weights = facts.person ? model.person : model.entity;
  return TRIAGE_FEATURE_NAMES.reduce(
    (sum, feature) => sum + weights[feature] * TRIAGE_FEATURES[feature](facts),
    weights.base + logOdds(prior),
  );
}

/** Returns the probability of a true match, 0–1; parameters as for {@link triageLogOdds}. */
export const triageProbability = (facts: TriageFacts, model?: TriageModel, prior?: number): number =>
  1 / (1 + Math.exp(-triageLogOdds(facts, model, prior)));

/** Returns the known conflicts between the party and the entry. Dates conflict from a difference of three years. */
function conflictsOf({ birth, country, typeDiffers }: TriageFacts): TriageConflict[] {
  const conflicts: TriageConflict[] = [];
  if (birth === 'apart' || birth === 'far') conflicts.push('date_of_birth');
  if (country === 'other') conflicts.push('country');
  if (typeDiffers) conflicts.push('type');
  return conflicts;
}

/**
 * Assesses a match of a screened party.
 * @param rivals number of other entries of the same list that match at least as well
 */
export function triage(subject: TriageSubject, match: TriageMatch, rivals: number): Triage {
  const facts = triageFacts(subject, match, rivals);
  const weights = facts.person ? TRIAGE_MODEL.person : TRIAGE_MODEL.entity;
  return {
    probability: Math.round(triageProbability(facts) * DIGITS) / DIGITS,
    model: TRIAGE_MODEL.version,
    facts,
    conflicts: conflictsOf(facts),
    contributions: explainFacts(facts, weights, TRIAGE_MODEL.prior),
  };
}
