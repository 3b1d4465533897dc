import type { Decision, Flip } from '@assay/rules';
import { Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EvaluationRecord, Explanation, Space, State } from '../api/evaluations';
import { policyVersion } from '../api/policy';
import { EntityChip } from '../design/entity-chip';
import { KeyFacts } from '../design/key-facts';
import { ScoreGauge } from '../design/score-gauge';
import { StateBadge } from '../design/state-badge';
import { stateName } from '../design/state-names';
import { t } from '../i18n/language';
import { actionName } from '../traffic/action-names';
import { amountText } from '../traffic/amount';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { runningSums } from './applied-rules';
import { regionName } from './entity-facts';
import { groupRules } from './explanation/explanation';
import { usePersonKey } from './person-history';
import { TopReasons } from './top-reasons';
import classes from './verdict.module.css';

const named = (ids: readonly string[]) => ({ count: ids.length, ids: ids.join(', ') });

const stateVerbs = () => ({
  APPROVE: t('approved'),
  REVIEW: t('sent to review'),
  DECLINE: t('declined'),
});

/** Returns one sentence on what set the decision. */
export function describeDecidedBy(decision: Pick<Decision, 'state' | 'fraud_score' | 'decided_by'>): string {
  const { state, fraud_score: score, decided_by: by } = decision;
  const verb = stateVerbs()[state];
  switch (by.by) {
    case 'allow_list':
      return t(
        'Transaction {verb}: it matches the {count, plural, one {allowlist} other {allowlists}} {ids}. Rules and score were not applied.',
        { verb, ...named(by.ids) },
      );
    case 'block_list':
      return t(
        'Transaction {verb}: it matches the {count, plural, one {blocklist} other {blocklists}} {ids}. Rules and score were not applied.',
        { verb, ...named(by.ids) },
      );
    case 'rule':
      return t(
        'Transaction {verb} by {count, plural, one {rule} other {rules}} {ids}, regardless of the score.',
        {
          verb,
          ...named(by.ids),
        },
      );
    case 'threshold':
      return t('Transaction {verb}: the score {score} reached the {threshold} threshold of {at}.', {
        verb,
        score,
        threshold: by.threshold,
        at: by.at,
      });
    default:
      return t('Transaction {verb}: the score {score} is below both thresholds.', { verb, score });
  }
}

/**
 * Returns a sentence on matched rules whose removal has the same effect. Rules that could have matched are
 * omitted, because there are too many.
 */
function alone({ points: missing, rule_ids }: Extract<Flip, { by: 'score' }>): string {
  if (missing > 0 || rule_ids.length === 0) return '';
  return ` ${t(
    '{count, plural, one {Removing rule {ids} would do the same.} other {Removing any of the rules {ids} would do the same.}}',
    named(rule_ids),
  )}`;
}

/** Returns one sentence on the smallest change that would change the decision. */
export function describeFlip(flip: Flip | null): string {
  if (flip === null) return t('No single change to the score, a rule or a list changes the decision.');
  const to = stateName(flip.to);
  switch (flip.by) {
    case 'list':
      return t('Without the {count, plural, one {list} other {lists}} {ids}, the decision would be {to}.', {
        ...named(flip.list_ids),
        to,
      });
    case 'rule':
      return t('Without {count, plural, one {rule} other {rules}} {ids}, the decision would be {to}.', {
        ...named(flip.rule_ids),
        to,
      });
    default:
      return pointsAway(flip) + alone(flip);
  }
}

function pointsAway({ points, to }: Extract<Flip, { by: 'score' }>): string {
  const values = { points: Math.abs(points), to: stateName(to) };
  return points > 0
    ? t(
        'With {points, plural, one {# more point} other {# more points}}, the decision would be {to}.',
        values,
      )
    : t('With {points, plural, one {# point} other {# points}} less, the decision would be {to}.', values);
}

interface VerdictProps {
  readonly record: EvaluationRecord;
  readonly explanation: Explanation | undefined;
  readonly space: Space;
}

/** Score, decision and its reason, person, and top reasons: the answer to "what happened and why". */
export function Verdict({ record, explanation, space }: VerdictProps) {
  const { summary, inputs } = record;
  const policy = useQuery(policyVersion(summary.policy_version));
  return (
    <Paper withBorder mb="md" className={classes.verdict ?? ''}>
      <section aria-label={t('Current decision')} className={classes.part}>
        <Group gap="sm">
          <StateBadge state={summary.current_state} size="lg" />
          {summary.current_state === summary.state ? null : (
            <Text size="xs" c="dimmed">
              {t('{state} by rules, changed manually', { state: stateName(summary.state) })}
            </Text>
          )}
        </Group>
        {policy.data ? (
          <ScoreGauge score={summary.fraud_score} {...policy.data.document.thresholds} />
        ) : (
          <Text fz={28} fw={600} className="numeric">
            {summary.fraud_score}
          </Text>
        )}
        {explanation ? <Reason state={summary.state} explanation={explanation} /> : null}
      </section>
      <Person record={record} space={space} />
      <section aria-label={t('Top reasons')} className={classes.part}>
        <Text size="sm" fw={600}>
          {t('Top reasons')}
        </Text>
        <TopReasons limit={4} reasons={summary.reasons} explanation={explanation} />
      </section>
      <Text size="xs" c="dimmed" className={classes.footer ?? ''}>
        {t('Decided')} <Time at={summary.at} />{' '}
        {t('in {calculation_time} ms with policy version {policy_version}.', {
          calculation_time: inputs.calculation_time,
          policy_version: summary.policy_version,
        })}
      </Text>
    </Paper>
  );
}

interface PersonProps {
  readonly record: EvaluationRecord;
  readonly space: Space;
}

/** Amount, action and person of the transaction. */
function Person({ record: { summary, request }, space }: PersonProps) {
  const { person, amount, currency, action_type: action } = summary;
  const key = usePersonKey(request, space);
  const country = request.user_country ?? request.billing_country ?? summary.country;
  const facts = [
    { label: t('User ID'), value: person.user_id },
    { label: t('Date of birth'), value: request.user_dob },
    { label: t('Country'), value: regionName(country) },
    { label: t('Merchant'), value: request.merchant_id },
    { label: t('Payment method'), value: request.payment_mode },
  ];
  const name = person.name ?? person.email ?? person.user_id;
  return (
    <section aria-label={t('Person and amount')} className={classes.part}>
      <Group gap="sm" align="baseline">
        {amount === null ? null : (
          <Text fz={28} lh="2.25rem" fw={600} className="numeric">
            {amountText(amount, currency)}
          </Text>
        )}
        {action ? (
          <Text size="sm" c="dimmed">
            {actionName(action)}
          </Text>
        ) : null}
      </Group>
      {name === null ? (
        <Text c="dimmed">{t('No person data')}</Text>
      ) : (
        <EntityChip
          kind="person"
          value={name}
          {...(key === null
            ? {}
            : { to: { to: '/panel/person', search: { space, key } }, toLabel: t('View person') })}
        />
      )}
      <KeyFacts facts={facts} hidesEmpty />
    </section>
  );
}

/** Reason for the decision, and the change that would change it. */
function Reason(props: { readonly state: State; readonly explanation: Explanation }) {
  const { decision, flip, rules } = props.explanation;
  const unknown = useMemo(() => groupRules(rules).unknown.length, [rules]);
  // Only reserved test values can override the rules.
  if (decision.state !== props.state) {
    return <Text size="sm">{t('A reserved test value in the request set the decision.')}</Text>;
  }
  const sum = runningSums(decision.applied_rules).findLast((total) => total !== null) ?? 0;
  return (
    <div>
      <Text size="sm">
        {describeDecidedBy(decision)}{' '}
        {sum < 0 ? t('The points add up to {sum}; a score is never below 0.', { sum }) : null}
      </Text>
      <Text size="sm" c="dimmed">
        {describeFlip(flip)}
      </Text>
      {unknown > 0 ? (
        <Text size="sm" className={classes.lacking ?? ''}>
          {t('{unknown} of {rules} rules lacked data.', { unknown, rules: rules.length })}{' '}
          <AnchorLink to="/panel/sources" underline="always">
            {t('Data sources')}
          </AnchorLink>
        </Text>
      ) : null}
    </div>
  );
}
