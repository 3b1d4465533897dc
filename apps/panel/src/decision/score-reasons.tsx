import type { AppliedRule } from '@assay/contract';
import { LIST_REASON, type ShadowRule } from '@assay/rules';
import { Badge, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ScoreExplanation, type Space, scoreExplanation } from '../api/evaluations';
import { english, locale, t } from '../i18n/language';
import { modelName } from '../models/job-progress';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';

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
    cell: ({ id }) => <Reason id={id} />,
  },
  { name: english('Name'), cell: ({ name }) => name },
  {
    name: english('Points'),
    kind: 'figure',
    cell: ({ operation, score }) => (operation === null ? t('sets the decision') : `${operation}${score}`),
  },
  { name: english('Total'), kind: 'figure', cell: ({ sum }) => sum },
];

const RESERVED_VALUE = 'L:TEST';

/** Link to a rule or list, or a reserved test value. */
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

const plain = () => new Intl.NumberFormat(locale(), { maximumFractionDigits: 3 });
const signed = () => new Intl.NumberFormat(locale(), { signDisplay: 'always', maximumFractionDigits: 2 });

interface Part {
  readonly label: string;
  /** Input of the model; null for the sum of the other inputs. */
  readonly value: string | null;
  readonly contribution: number;
  readonly speaksFor: string | null;
}

const PART_COLUMNS: readonly Column<Part>[] = [
  { name: english('Model inputs'), cell: ({ label }) => label },
  { name: english('Value'), kind: 'figure', cell: ({ value }) => value },
  {
    name: english('Weight (log odds)'),
    kind: 'figure',
    cell: ({ contribution }) => signed().format(contribution),
  },
  { name: english('Indicates'), cell: ({ speaksFor }) => speaksFor },
];

/** Returns the inputs with the largest weight, and the others as one. */
const partsOf = ({ contributions, rest }: ScoreExplanation): readonly Part[] => [
  ...contributions.map(({ label, value, contribution }) => ({
    label,
    value: value === null ? t('unknown') : plain().format(value),
    contribution,
    speaksFor: contribution > 0 ? t('fraud') : t('legitimate'),
  })),
  { label: t('Other inputs'), value: null, contribution: rest, speaksFor: null },
];

interface ScoreReasonsProps {
  readonly id: string;
  readonly space: Space;
  /** 0–100; null if the transaction was not scored; undefined if the response doesn't contain it. */
  readonly score: number | null | undefined;
}

/** ML score and its main factors. */
export function ScoreReasons({ id, space, score }: ScoreReasonsProps) {
  const reasons = useQuery({ ...scoreExplanation(id, space), enabled: score !== null });
  if (score === null || (score === undefined && !reasons.data)) return null;
  return (
    <Section
      title={t('ML score {score}', { score: score ?? reasons.data?.score ?? '' })}
      about={
        reasons.data
          ? t('Fraud probability in percent, from model {model}. It isn’t part of the fraud score.', {
              model: modelName(reasons.data.model),
            })
          : t('Fraud probability in percent, from a trained model. It isn’t part of the fraud score.')
      }
    >
      <PagedTable
        name={t('Score factors')}
        columns={PART_COLUMNS}
        rows={reasons.data ? partsOf(reasons.data) : undefined}
        keyOf={({ label }) => label}
        reading={reasons}
        failure={t('Couldn’t load the score explanation')}
        empty={t('No factors.')}
      />
    </Section>
  );
}
