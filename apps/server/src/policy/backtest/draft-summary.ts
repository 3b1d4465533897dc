import type { BacktestResult } from '@assay/management-api';
import type { CompiledRuleSet } from '@assay/rules';
import { STATE_NAMES } from '@assay/store';
import type { DraftCandidate } from './draft-plan';
import type { DraftExample, DraftTally } from './draft-tally';
import { cents, hitsOf, measured, shareOf } from './summary';
import type { Hits } from './tally';

const LABELS = { '-1': 'negative', '1': 'positive', '0': null } as const;

const exampleOf = ({ id, at, amount, currency, signal }: DraftExample) => ({
  evaluation_id: id,
  at: new Date(at).toISOString(),
  amount,
  currency,
  label: LABELS[String(signal) as keyof typeof LABELS],
});

const unlabelled = ({ all, negative, positive }: Hits): number => all - negative - positive;

/** Returns the confusion matrix: matched or not, by label. */
const confusionOf = ({ all, fired }: DraftTally) => ({
  matched: { negative: fired.negative, positive: fired.positive, unlabelled: unlabelled(fired) },
  not_matched: {
    negative: all.negative - fired.negative,
    positive: all.positive - fired.positive,
    unlabelled: unlabelled(all) - unlabelled(fired),
  },
});

const moneyOf = ({ money }: DraftTally) =>
  Object.entries(money).map(([currency, sums]) => ({
    currency: currency || null,
    all: cents(sums.all),
    all_negative: cents(sums.all_negative),
    matched: cents(sums.fired),
    matched_negative: cents(sums.fired_negative),
    matched_positive: cents(sums.fired_positive),
  }));

function changesOf({ moves }: DraftTally) {
  return moves
    .map(({ hits, examples }, i) => ({
      was: STATE_NAMES[Math.floor(i / STATE_NAMES.length)] ?? 'REVIEW',
      becomes: STATE_NAMES[i % STATE_NAMES.length] ?? 'REVIEW',
      ...hitsOf(hits),
      examples: examples.map(exampleOf),
    }))
    .filter(({ was, becomes, hits }) => was !== becomes && hits > 0);
}

const unknownOf = ({ velocity }: CompiledRuleSet, { unknownVelocity }: DraftTally) =>
  velocity.definitions.flatMap(({ id }, i) => {
    const rows = unknownVelocity[i] ?? 0;
    return rows === 0 ? [] : [{ definition: id, rows }];
  });

const MAX_OVERLAPPING = 50;

/** Returns the other rules that match transactions of the draft, most first. */
function overlapOf({ overlap: { compared, alone, byRule } }: DraftTally, { rest }: DraftCandidate) {
  const rules = rest.set.rules
    .flatMap(({ id, name, mode }) => {
      const matches = byRule[id] ?? 0;
      return matches > 0 ? [{ id, name, mode, matches }] : [];
    })
    .sort((a, b) => b.matches - a.matches || (a.id < b.id ? -1 : 1));
  return { compared, alone, rules: rules.slice(0, MAX_OVERLAPPING) };
}

/** Returns the result of a draft from its tally. */
export function draftResultOf(tally: DraftTally, candidate: DraftCandidate): BacktestResult {
  const { all, fired, replaced, examples } = tally;
  const { negative, positive } = all;
  return {
    rows: all.all,
    negative,
    positive,
    rules: null,
    model: null,
    draft: {
      policy_version: candidate.policyVersion,
      rule_id: candidate.rule.id,
      ...hitsOf(fired),
      ...measured(fired, negative),
      alert_rate: shareOf(fired.all, all.all),
      false_positive_rate: shareOf(fired.positive, positive),
      confusion: confusionOf(tally),
      money: moneyOf(tally),
      replaced:
        candidate.replaced === null
          ? null
          : {
              mode: candidate.replaced.mode,
              ...hitsOf(replaced),
              ...measured(replaced, negative),
              alert_rate: shareOf(replaced.all, all.all),
            },
      changes: changesOf(tally),
      examples: {
        negative: examples.negative.map(exampleOf),
        positive: examples.positive.map(exampleOf),
        unlabelled: examples.unlabelled.map(exampleOf),
      },
      overlap: overlapOf(tally, candidate),
      unknown_velocity: unknownOf(candidate.conditions, tally),
    },
  };
}
