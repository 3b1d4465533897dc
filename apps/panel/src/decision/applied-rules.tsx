import type { AppliedRule } from '@assay/contract';
import type { ShadowRule } from '@assay/rules';
import { Badge, Text } from '@mantine/core';
import { builtInName, english, t } from '../i18n/language';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { RuleLink } from './rule-link';

/** Scores have two decimals. */
const CENTS = 100;

/** Returns the score after each rule, before clamping to 0–100; null for rules without a score change. */
export function runningSums(rules: readonly AppliedRule[]): readonly (number | null)[] {
  let cents = 0;
  return rules.map(({ operation, score }) => {
    if (operation === null) return null;
    cents += Math.round((operation === '+' ? score : -score) * CENTS);
    return cents / CENTS;
  });
}

type SummedRule = AppliedRule & { readonly sum: number | null | undefined };

const RULE_COLUMNS: readonly Column<SummedRule>[] = [
  {
    name: english('Rule'),
    cell: ({ id }) => <RuleLink id={id} />,
  },
  { name: english('Name'), cell: ({ name }) => builtInName(name) },
  {
    name: english('Points'),
    kind: 'figure',
    cell: ({ operation, score }) => (operation === null ? t('sets the decision') : `${operation}${score}`),
  },
  { name: english('Total'), kind: 'figure', cell: ({ sum }) => sum },
];

interface AppliedRulesProps {
  readonly rules: readonly AppliedRule[];
  readonly shadowRules: readonly ShadowRule[];
}

/** Matched rules in evaluation order with the running total, followed by shadow rules. */
export function AppliedRules({ rules, shadowRules }: AppliedRulesProps) {
  const sums = runningSums(rules);
  return (
    <Section title={t('Applied rules')}>
      <PagedTable
        name={t('Applied rules')}
        columns={RULE_COLUMNS}
        rows={rules.map((rule, index) => ({ ...rule, sum: sums[index] }))}
        keyOf={({ id }) => id}
        empty={t('No live rule matched.')}
      />
      {shadowRules.length > 0 ? (
        <Text size="sm" mt="md" component="div">
          {t('Matched without effect (shadow, or canary not counted):')}{' '}
          {shadowRules.map((rule) => (
            <Badge key={rule.id} variant="outline" color="gray" mr={6} tt="none">
              {rule.id} {rule.state ?? `${rule.operation ?? ''}${rule.score}`}
            </Badge>
          ))}
        </Text>
      ) : null}
    </Section>
  );
}
