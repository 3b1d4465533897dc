import type { BacktestResult } from '@assay/management-api';
import { Text, Title } from '@mantine/core';
import { Facts } from '../decision/modules/module-card';
import { english, locale, t } from '../i18n/language';
import { modeName } from '../rules/draft';
import { type Column, PagedTable } from '../ui/paged-table';
import { DraftResultView } from './draft-result';
import { figure, shareInWords } from './job-progress';

type RulesResult = NonNullable<BacktestResult['rules']>;
type Hits = RulesResult['newly_declined'];

const inWords = ({ hits, negative, positive }: Hits) =>
  t('{hits} ({negative} fraud, {positive} legitimate)', { hits, negative, positive });

const CHANGES: readonly Column<RulesResult['matrix'][number]>[] = [
  { name: english('Before'), cell: ({ was }) => was },
  { name: english('After'), cell: ({ becomes }) => becomes },
  { name: english('Transactions'), kind: 'figure', cell: ({ rows }) => rows.toLocaleString(locale()) },
  { name: english('Fraud'), kind: 'figure', cell: ({ negative }) => negative },
  { name: english('Legitimate'), kind: 'figure', cell: ({ positive }) => positive },
];

const FIRED: readonly Column<RulesResult['rules'][number]>[] = [
  { name: english('Rule'), cell: ({ id, name }) => `${id} ${name}` },
  { name: english('Mode'), cell: ({ mode }) => modeName(mode) },
  { name: english('Matches'), kind: 'figure', cell: ({ hits }) => hits.toLocaleString(locale()) },
  { name: english('Precision (95% CI)'), kind: 'figure', cell: ({ precision }) => shareInWords(precision) },
];

/** Result of a backtest. */
export function BacktestResultView({ result }: { readonly result: BacktestResult }) {
  return (
    <section aria-label={t('Backtest result')}>
      <Text size="sm" mt="sm">
        {t('Transactions evaluated: {rows} ({negative} labeled fraud, {positive} labeled legitimate).', {
          rows: result.rows,
          negative: result.negative,
          positive: result.positive,
        })}
      </Text>
      {result.draft ? <DraftResultView draft={result.draft} /> : null}
      {result.rules ? <RulesPart rules={result.rules} /> : null}
      {result.model ? (
        <>
          <Title order={3} size="h5" mt="md" mb="xs">
            {t('Model')}
          </Title>
          <Facts
            facts={[
              {
                name: t('Measured on'),
                value: t('{count, plural, one {# label} other {# labels}}', {
                  count: result.negative + result.positive,
                }),
              },
              { name: t('AUC (0.5 is random, 1 is perfect)'), value: figure(result.model.auc) },
              { name: 'PR AUC', value: figure(result.model.pr_auc) },
              { name: t('Mean score, after'), value: figure(result.model.mean_score) },
              { name: t('Mean score, before'), value: figure(result.model.mean_score_before) },
              {
                name: t('Score drift (above 0.25 is high)'),
                value: figure(result.model.stability_index),
              },
            ]}
          />
        </>
      ) : null}
    </section>
  );
}

function RulesPart({ rules }: { readonly rules: RulesResult }) {
  const changes = rules.matrix.filter(({ rows }) => rows > 0);
  const fired = rules.rules.filter(({ hits }) => hits > 0);
  return (
    <>
      <Title order={3} size="h5" mt="md" mb="xs">
        {t('Rules')}
      </Title>
      <Facts
        facts={[
          { name: t('New declines'), value: inWords(rules.newly_declined) },
          { name: t('No longer declined'), value: inWords(rules.no_longer_declined) },
          { name: t('New false positives'), value: rules.new_false_positives.transactions },
          { name: t('Precision, before (95% CI)'), value: shareInWords(rules.before.precision) },
          { name: t('Precision, after (95% CI)'), value: shareInWords(rules.after.precision) },
          { name: t('Recall, before (95% CI)'), value: shareInWords(rules.before.recall) },
          { name: t('Recall, after (95% CI)'), value: shareInWords(rules.after.recall) },
          { name: t('Mean score change'), value: figure(rules.score_shift.mean) },
        ]}
      />
      <PagedTable
        name={t('Decisions before and after')}
        columns={CHANGES}
        rows={changes}
        keyOf={({ was, becomes }) => `${was} ${becomes}`}
        empty={t('No transactions evaluated.')}
      />
      <PagedTable
        name={t('Matched rules')}
        columns={FIRED}
        rows={fired}
        keyOf={({ id }) => id}
        empty={t('No rule matched.')}
      />
      {rules.unknown_velocity.length > 0 ? (
        <details>
          <Text component="summary" size="sm" mt="xs">
            {t(
              '{count, plural, one {# velocity aggregate} other {# velocity aggregates}} not in the stored history (treated as unknown)',
              {
                count: rules.unknown_velocity.length,
              },
            )}
          </Text>
          <ul>
            {rules.unknown_velocity.map(({ definition, rows }) => (
              <li key={definition} className="rule-text">
                {definition} (
                {t('{count, plural, one {# transaction} other {# transactions}}', { count: rows })})
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
