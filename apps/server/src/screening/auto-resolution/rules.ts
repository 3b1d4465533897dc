import type { AutoResolutionRule, AutoResolutionSettings } from '@assay/management-api';
import { CLEAR_BELOW } from '@assay/screening';
import type { AccountSettings, CaseMatch, ResolutionOutcome } from '@assay/store';

/** Rules of an account that hasn't set any: an example in shadow mode, which changes nothing. */
const DEFAULT_RULES: readonly AutoResolutionRule[] = [
  {
    name: 'Very unlikely match',
    mode: 'shadow',
    when: { max_probability: CLEAR_BELOW, conflicts: [] },
    list_kinds: [],
    action: 'clear',
    sample_rate: 0.1,
  },
];

/** Returns the automatic resolution of an account; version 0 = the default. */
export function autoResolutionOf({ auto_resolution: own }: AccountSettings): AutoResolutionSettings {
  // Written by the route, which reads the rules by their schema.
  return own === undefined
    ? { version: 0, rules: [...DEFAULT_RULES] }
    : { version: own.version, rules: own.rules as AutoResolutionRule[] };
}

/** True if the rules evaluate matches at all. */
export const isOn = ({ rules }: AutoResolutionSettings): boolean => rules.some(({ mode }) => mode !== 'off');

type Assessed = Pick<CaseMatch, 'kind' | 'triage'>;

/** Checks whether a rule applies to a match; a match that wasn't assessed never meets a condition. */
function applies({ when, list_kinds: kinds, mode }: AutoResolutionRule, { kind, triage }: Assessed): boolean {
  if (mode === 'off' || triage === null) return false;
  if (kinds.length > 0 && !kinds.includes(kind)) return false;
  if (when.max_probability !== null && triage.probability > when.max_probability) return false;
  return when.conflicts.every((conflict) => triage.conflicts.includes(conflict));
}

/** A rule and what it does with a match. */
export interface RuleOutcome {
  readonly rule: AutoResolutionRule;
  readonly outcome: ResolutionOutcome;
}

/**
 * Evaluates the rules in order. Every shadow rule that applies is recorded; of the active ones, only the first.
 * @param draw number from 0 up to 1 that is the same for every evaluation of the match
 * @param needsTwo true if clearing requires a second person: active rules then only record
 */
export function evaluateRules(
  { rules }: AutoResolutionSettings,
  match: Assessed,
  draw: (rule: string) => number,
  needsTwo: boolean,
): readonly RuleOutcome[] {
  const outcomes: RuleOutcome[] = [];
  let isDecided = false;
  for (const rule of rules) {
    if (!applies(rule, match)) continue;
    if (rule.mode === 'shadow' || needsTwo) outcomes.push({ rule, outcome: 'would_clear' });
    else if (!isDecided) {
      isDecided = true;
      outcomes.push({ rule, outcome: draw(rule.name) < rule.sample_rate ? 'sampled' : 'cleared' });
    }
  }
  return outcomes;
}
