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
  t('{hits}, of them {negative} labelled as bad and {positive} as good', { hits, negative, positive });

const CHANGES: readonly Column<RulesResult['matrix'][number]>[] = [
  { name: english('Was'), cell: ({ was }) => was },
  { name: english('Becomes'), cell: ({ becomes }) => becomes },
  { name: english('Calls'), kind: 'figure', cell: ({ rows }) => rows.toLocaleString(locale()) },
  { name: english('Bad'), kind: 'figure', cell: ({ negative }) => negative },
  { name: english('Good'), kind: 'figure', cell: ({ positive }) => positive },
];

const FIRED: readonly Column<RulesResult['rules'][number]>[] = [
  { name: english('Rule'), cell: ({ id, name }) => `${id} ${name}` },
  { name: english('Mode'), cell: ({ mode }) => modeName(mode) },
  { name: english('Fired'), kind: 'figure', cell: ({ hits }) => hits.toLocaleString(locale()) },
  { name: english('Of these bad (95 %)'), kind: 'figure', cell: ({ precision }) => shareInWords(precision) },
];

/** What a back-test found. */
export function BacktestResultView({ result }: { readonly result: BacktestResult }) {
  return (
    <section aria-label={t('Result of the back-test')}>
      <Text size="sm" mt="sm">
        {t('Calls tried: {rows}, of them labelled as bad {negative}, as good {positive}.', {
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
            {t('The model')}
          </Title>
          <Facts
            facts={[
              { name: t('AUC (0.5 = chance, 1 = perfect)'), value: figure(result.model.auc) },
              { name: 'PR AUC', value: figure(result.model.pr_auc) },
              { name: t('Mean score'), value: figure(result.model.mean_score) },
              { name: t('Mean score then'), value: figure(result.model.mean_score_before) },
              {
                name: t('Drift of the score (above 0.25 is much)'),
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
        {t('The rules')}
      </Title>
      <Facts
        facts={[
          { name: t('Declined now and not then'), value: inWords(rules.newly_declined) },
          { name: t('Declined then and not now'), value: inWords(rules.no_longer_declined) },
          { name: t('Good ones declined now'), value: rules.new_false_positives.transactions },
          { name: t('Bad among the declined, then (95 %)'), value: shareInWords(rules.before.precision) },
          { name: t('Bad among the declined, now (95 %)'), value: shareInWords(rules.after.precision) },
          { name: t('Declined among the bad, then (95 %)'), value: shareInWords(rules.before.recall) },
          { name: t('Declined among the bad, now (95 %)'), value: shareInWords(rules.after.recall) },
          { name: t('Mean change of the score'), value: figure(rules.score_shift.mean) },
        ]}
      />
      <PagedTable
        name={t('Decisions then and now')}
        columns={CHANGES}
        rows={changes}
        keyOf={({ was, becomes }) => `${was} ${becomes}`}
        empty={t('No call was tried.')}
      />
      <PagedTable
        name={t('Rules that fired')}
        columns={FIRED}
        rows={fired}
        keyOf={({ id }) => id}
        empty={t('No rule fired.')}
      />
      {rules.unknown_velocity.length > 0 ? (
        <details>
          <Text component="summary" size="sm" mt="xs">
            {t(
              '{count, plural, one {# kind of count is} other {# kinds of counts are}} not in the history and left unknown',
              {
                count: rules.unknown_velocity.length,
              },
            )}
          </Text>
          <ul>
            {rules.unknown_velocity.map(({ definition, rows }) => (
              <li key={definition} className="rule-text">
                {definition} ({t('{count, plural, one {# call} other {# calls}}', { count: rows })})
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
