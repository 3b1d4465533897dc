import type { EvaluationSummary } from '@assay/management-api';
import { Text } from '@mantine/core';
import { ReasonList } from '../design/reason-list';
import { builtInName, t } from '../i18n/language';
import { RuleLink } from './rule-link';

interface TopReasonsProps extends Pick<EvaluationSummary, 'reasons'> {
  /** Number of reasons before "Show all". */
  readonly limit?: number;
}

/** Matched rules of a transaction, most important first. */
export function TopReasons({ reasons, ...list }: TopReasonsProps) {
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
        explanation: <RuleLink id={id} />,
      }))}
    />
  );
}
