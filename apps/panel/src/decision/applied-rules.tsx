import type { AppliedRule } from '@assay/contract';
import { LIST_REASON, type ShadowRule } from '@assay/rules';
import { Badge, Text } from '@mantine/core';
import { english, t } from '../i18n/language';
import { AnchorLink } from '../ui/links';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { runningSums } from './running-sums';

type SummedRule = AppliedRule & { readonly sum: number | null | undefined };

const COLUMNS: readonly Column<SummedRule>[] = [
  {
    name: english('Rule'),
    cell: ({ id }) => <Reason id={id} />,
  },
  { name: english('Name'), cell: ({ name }) => name },
  {
    name: english('Points'),
    kind: 'figure',
    cell: ({ operation, score }) => (operation === null ? t('sets the state') : `${operation}${score}`),
  },
  { name: english('Sum'), kind: 'figure', cell: ({ sum }) => sum },
];

const RESERVED_VALUE = 'L:TEST';

/** A rule, a list or a reserved value of test keys, with the way to it. */
function Reason({ id }: { readonly id: string }) {
  if (id === RESERVED_VALUE) return id;
  return id.startsWith(LIST_REASON) ? (
    <AnchorLink to="/panel/lists/$id" params={{ id: id.slice(LIST_REASON.length) }}>
      {id}
    </AnchorLink>
  ) : (
    <AnchorLink to="/panel/rules/edit/$id" params={{ id }}>
      {id}
    </AnchorLink>
  );
}

interface AppliedRulesProps {
  readonly rules: readonly AppliedRule[];
  readonly shadowRules: readonly ShadowRule[];
}

/** The fired rules in the order of evaluation, with the running sum; then what shadow rules would have done. */
export function AppliedRules({ rules, shadowRules }: AppliedRulesProps) {
  const sums = runningSums(rules);
  return (
    <Section title={t('Applied rules')}>
      <PagedTable
        name={t('Applied rules')}
        columns={COLUMNS}
        rows={rules.map((rule, index) => ({ ...rule, sum: sums[index] }))}
        keyOf={({ id }) => id}
        empty={t('No live rule fired.')}
      />
      {shadowRules.length > 0 ? (
        <Text size="sm" mt="md" component="div">
          {t('In shadow, or a canary that did not count, without effect:')}{' '}
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
