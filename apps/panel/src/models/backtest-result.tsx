import type { BacktestResult } from '@assay/contract';
import { Text, Title } from '@mantine/core';
import { Facts } from '../decision/modules/module-card';
import { type Column, PagedTable } from '../ui/paged-table';
import { DraftResultView } from './draft-result';
import { figure, shareInWords } from './figures';

type RulesResult = NonNullable<BacktestResult['rules']>;
type Hits = RulesResult['newly_declined'];

const inWords = ({ hits, negative, positive }: Hits) =>
  `${hits.toLocaleString()}, of them ${negative} labelled as bad and ${positive} as good`;

const CHANGES: readonly Column<RulesResult['matrix'][number]>[] = [
  { name: 'Was', cell: ({ was }) => was },
  { name: 'Becomes', cell: ({ becomes }) => becomes },
  { name: 'Calls', kind: 'figure', cell: ({ rows }) => rows.toLocaleString() },
  { name: 'Bad', kind: 'figure', cell: ({ negative }) => negative },
  { name: 'Good', kind: 'figure', cell: ({ positive }) => positive },
];

const FIRED: readonly Column<RulesResult['rules'][number]>[] = [
  { name: 'Rule', cell: ({ id, name }) => `${id} ${name}` },
  { name: 'Mode', cell: ({ mode }) => mode },
  { name: 'Fired', kind: 'figure', cell: ({ hits }) => hits.toLocaleString() },
  { name: 'Of these bad (95 %)', kind: 'figure', cell: ({ precision }) => shareInWords(precision) },
];

/** What a back-test found. */
export function BacktestResultView({ result }: { readonly result: BacktestResult }) {
  return (
    <section aria-label="Result of the back-test">
      <Text size="sm" mt="sm">
        Calls tried: {result.rows.toLocaleString()}, of them labelled as bad{' '}
        {result.negative.toLocaleString()}, as good {result.positive.toLocaleString()}.
      </Text>
      {result.draft ? <DraftResultView draft={result.draft} /> : null}
      {result.rules ? <RulesPart rules={result.rules} /> : null}
      {result.model ? (
        <>
          <Title order={3} size="h5" mt="md" mb="xs">
            The model
          </Title>
          <Facts
            facts={[
              { name: 'AUC (0.5 = chance, 1 = perfect)', value: figure(result.model.auc) },
              { name: 'PR AUC', value: figure(result.model.pr_auc) },
              { name: 'Mean score', value: figure(result.model.mean_score) },
              { name: 'Mean score then', value: figure(result.model.mean_score_before) },
              {
                name: 'Drift of the score (above 0.25 is much)',
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
        The rules
      </Title>
      <Facts
        facts={[
          { name: 'Declined now and not then', value: inWords(rules.newly_declined) },
          { name: 'Declined then and not now', value: inWords(rules.no_longer_declined) },
          { name: 'Good ones declined now', value: rules.newly_blocked_good.transactions },
          { name: 'Bad among the declined, then (95 %)', value: shareInWords(rules.before.precision) },
          { name: 'Bad among the declined, now (95 %)', value: shareInWords(rules.after.precision) },
          { name: 'Declined among the bad, then (95 %)', value: shareInWords(rules.before.recall) },
          { name: 'Declined among the bad, now (95 %)', value: shareInWords(rules.after.recall) },
          { name: 'Mean change of the score', value: figure(rules.score_shift.mean) },
        ]}
      />
      <PagedTable
        name="Decisions then and now"
        columns={CHANGES}
        rows={changes}
        keyOf={({ was, becomes }) => `${was} ${becomes}`}
        empty="No call was tried."
      />
      <PagedTable
        name="Rules that fired"
        columns={FIRED}
        rows={fired}
        keyOf={({ id }) => id}
        empty="No rule fired."
      />
      {rules.unknown_velocity.length > 0 ? (
        <details>
          <Text component="summary" size="sm" mt="xs">
            {rules.unknown_velocity.length} kinds of counts are not in the history and were left unknown
          </Text>
          <ul>
            {rules.unknown_velocity.map(({ definition, rows }) => (
              <li key={definition} className="rule-text">
                {definition} ({rows.toLocaleString()} calls)
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
