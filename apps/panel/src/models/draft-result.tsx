import type { BacktestResult } from '@assay/management-api';
import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { FigureTile, FigureTiles } from '../design/figure-tile';
import { KeyFacts } from '../design/key-facts';
import { SmallTable } from '../design/small-table';
import { StateBadge } from '../design/state-badge';
import { locale, t } from '../i18n/language';
import { modeName } from '../rules/draft';
import { amountText } from '../traffic/amount';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { DraftOverlap } from './draft-overlap';
import { intervalInWords, percent } from './job-progress';

type Draft = NonNullable<BacktestResult['draft']>;
type Example = Draft['changes'][number]['examples'][number];

const MAX_EXAMPLES = 5;
const count = (value: number) => value.toLocaleString(locale());
const calls = (value: number) =>
  t('{count, plural, one {# transaction} other {# transactions}}', { count: value });

interface PartProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** Part of the result with its heading. */
function Part({ title, about, children }: PartProps) {
  return (
    <>
      <Title order={3} size="h5" mt="md" mb={4}>
        {title}
      </Title>
      {about ? (
        <Text size="xs" c="dimmed" mb={4}>
          {about}
        </Text>
      ) : null}
      {children}
    </>
  );
}

/** Links to transactions with their amount or time. */
function Examples({ examples }: { readonly examples: readonly Example[] }) {
  if (examples.length === 0) return <>–</>;
  return (
    <Group gap="xs">
      {examples.slice(0, MAX_EXAMPLES).map(({ evaluation_id, at, amount, currency }) => (
        <AnchorLink
          key={evaluation_id}
          to="/panel/evaluations/$id"
          params={{ id: evaluation_id }}
          search={{ space: 'live' }}
          target="_blank"
        >
          {amount === null ? <ShortTime at={at} /> : amountText(amount, currency)}
        </AnchorLink>
      ))}
    </Group>
  );
}

type Share = Draft['precision'];

/** Match count and accuracy of the draft, and of the rule that it replaces. */
function Shares({ draft }: { readonly draft: Draft }) {
  const { replaced } = draft;
  const shareOf = ({ value }: Share) => (value === null ? '–' : percent(value));
  const hint = (share: Share, before: Share | undefined) =>
    before ? t('before: {value}', { value: shareOf(before) }) : intervalInWords(share);
  return (
    <FigureTiles label={t('Result')}>
      <FigureTile
        label={t('Matches')}
        value={count(draft.hits)}
        hint={
          replaced
            ? t('before: {value} ({mode})', { value: count(replaced.hits), mode: modeName(replaced.mode) })
            : t('{share} of all', { share: shareOf(draft.alert_rate) })
        }
      />
      <FigureTile
        label={t('Precision')}
        value={shareOf(draft.precision)}
        hint={hint(draft.precision, replaced?.precision)}
      />
      <FigureTile
        label={t('Recall')}
        value={shareOf(draft.recall)}
        hint={hint(draft.recall, replaced?.recall)}
      />
      <FigureTile
        label={t('False positive rate')}
        value={shareOf(draft.false_positive_rate)}
        hint={intervalInWords(draft.false_positive_rate)}
      />
    </FigureTiles>
  );
}

/** Decisions that the draft changes. */
function Changes({ draft }: { readonly draft: Draft }) {
  const changed = draft.changes.reduce((sum, { hits }) => sum + hits, 0);
  return (
    <Part
      title={t('Changed decisions')}
      about={
        changed === 0
          ? t('No decision would change.')
          : t(
              '{count, plural, one {# decision} other {# decisions}} would change from policy version {version}.',
              {
                count: changed,
                version: String(draft.policy_version),
              },
            )
      }
    >
      {changed === 0 ? null : (
        <SmallTable
          name={t('Changed decisions')}
          head={[t('Decision'), t('Transactions'), t('Fraud'), t('Legitimate')]}
          rows={draft.changes.map(({ was, becomes, hits, negative, positive, examples, amounts }) => ({
            key: `${was} ${becomes}`,
            cells: [
              <div key="change">
                <Group gap={4} wrap="nowrap">
                  <StateBadge state={was} size="sm" />
                  <span aria-hidden>→</span>
                  <StateBadge state={becomes} size="sm" />
                </Group>
                <Text size="xs" c="dimmed" mt={2}>
                  {amounts.map(({ currency, sum }) => amountText(sum, currency)).join(', ')}
                </Text>
                <Text size="xs" component="div">
                  <Examples examples={examples.slice(0, 3)} />
                </Text>
              </div>,
              count(hits),
              count(negative),
              count(positive),
            ],
          }))}
        />
      )}
    </Part>
  );
}

/** Confusion matrix: matched or not, by label. */
function Matrix({ confusion: { matched, not_matched } }: { readonly confusion: Draft['confusion'] }) {
  const row = (key: string, name: string, { negative, positive, unlabelled }: typeof matched) => ({
    key,
    cells: [name, count(negative), count(positive), count(unlabelled)],
  });
  return (
    <Part title={t('Matches by label')}>
      <SmallTable
        name={t('Matches by label')}
        head={[t('Rule'), t('Fraud'), t('Legitimate'), t('No label')]}
        rows={[
          { ...row('matched', t('matched'), matched), tones: ['positive', 'negative', null] },
          row('not', t('not matched'), not_matched),
        ]}
      />
    </Part>
  );
}

function Money({ money }: { readonly money: Draft['money'] }) {
  if (money.length === 0) return null;
  const caught = (part: number, all: number) => (all > 0 ? ` (${percent(part / all)})` : '');
  return (
    <Part title={t('Matches by amount')} about={t('In brackets: share of all fraud and of all amounts.')}>
      <SmallTable
        name={t('Matches by amount')}
        head={[t('Currency'), t('Fraud'), t('Legitimate'), t('Total')]}
        rows={money.map((sums) => ({
          key: sums.currency ?? '',
          cells: [
            sums.currency ?? t('No currency'),
            amountText(sums.matched_negative, sums.currency) +
              caught(sums.matched_negative, sums.all_negative),
            amountText(sums.matched_positive, sums.currency),
            amountText(sums.matched, sums.currency) + caught(sums.matched, sums.all),
          ],
        }))}
      />
    </Part>
  );
}

/** Backtest result of a draft rule, compared with the current policy. */
export function DraftResultView({ draft }: { readonly draft: Draft }) {
  const { examples } = draft;
  return (
    <>
      <Shares draft={draft} />
      <Changes draft={draft} />
      <Matrix confusion={draft.confusion} />
      <Money money={draft.money} />
      {draft.overlap && draft.hits > 0 ? (
        <Part
          title={t('Overlap with other rules')}
          about={t('{alone} of {compared} matches are matched by no other rule in effect.', {
            alone: draft.overlap.alone,
            compared: draft.overlap.compared,
          })}
        >
          <DraftOverlap overlap={draft.overlap} />
        </Part>
      ) : null}
      {draft.hits > 0 ? (
        <Part title={t('Examples')}>
          <KeyFacts
            facts={[
              { label: t('Labeled fraud'), value: <Examples examples={examples.negative} /> },
              { label: t('Labeled legitimate'), value: <Examples examples={examples.positive} /> },
              { label: t('No label'), value: <Examples examples={examples.unlabelled} /> },
            ]}
          />
        </Part>
      ) : null}
      {draft.unknown_velocity.length > 0 ? (
        <Text size="sm" mt="xs" role="note">
          {t('Not available in the stored history: {counts}. The rule doesn’t match there.', {
            counts: draft.unknown_velocity
              .map(({ definition, rows }) => `${definition} (${calls(rows)})`)
              .join('; '),
          })}
        </Text>
      ) : null}
    </>
  );
}
