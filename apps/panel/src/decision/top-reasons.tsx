import type { EvaluationSummary } from '@assay/management-api';
import { Text } from '@mantine/core';
import type { Explanation } from '../api/evaluations';
import { ReasonList } from '../design/reason-list';
import { builtInName, t } from '../i18n/language';
import { observedValues } from './observed-values';
import { RuleLink } from './rule-link';

interface TopReasonsProps extends Pick<EvaluationSummary, 'reasons'> {
  /** Has all matched rules and their values; without it, the reasons of the summary are shown. */
  readonly explanation?: Explanation | undefined;
  /** Number of reasons before "Show all". */
  readonly limit?: number;
}

type Rule = EvaluationSummary['reasons'][number];

/** Sort weight, as in the summary: a rule that set the state comes first, then rules with the most points. */
const weight = ({ operation, score }: Rule): number =>
  operation === null ? Number.POSITIVE_INFINITY : Math.abs(score);

/** Matched rules of a transaction with the values that matched, most important first. */
export function TopReasons({ reasons: top, explanation, ...list }: TopReasonsProps) {
  const applied = explanation?.decision.applied_rules ?? top;
  const reasons = [...applied].sort((one, other) => weight(other) - weight(one) || 0);
  const valuesOf = (id: string) => {
    const rule = explanation?.rules.find((known) => known.id === id);
    return rule?.matched ? observedValues(rule.when) : [];
  };
  return reasons.length === 0 ? (
    <Text size="sm" c="dimmed">
      {t('No rule matched.')}
    </Text>
  ) : (
    <ReasonList
      label={t('Top reasons')}
      {...list}
      reasons={reasons.map(({ id, name, operation, score }) => ({
        id,
        points: operation === null ? null : operation === '-' ? -score : score,
        name: builtInName(name),
        values: valuesOf(id),
        explanation: <RuleLink id={id} />,
      }))}
    />
  );
}
