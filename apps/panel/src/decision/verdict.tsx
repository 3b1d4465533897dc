import type { EvaluationSummary } from '@assay/management-api';
import type { Decision, Flip } from '@assay/rules';
import { Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DecisionInputs, Explanation, State } from '../api/evaluations';
import { policyVersion, type Thresholds } from '../api/policy';
import { StateBadge } from '../design/state-badge';
import { t } from '../i18n/language';
import { MaskedText } from '../personal/reveal';
import { amountText } from '../traffic/amount';
import { Time } from '../ui/time';
import barClasses from './score-bar.module.css';
import classes from './verdict.module.css';

interface ScoreBarProps {
  /** 0–100. */
  readonly score: number;
  readonly thresholds: Thresholds;
}

/** Score between 0 and 100 with the thresholds of the policy version. */
function ScoreBar({ score, thresholds: { review, decline } }: ScoreBarProps) {
  return (
    <div
      className={barClasses.bar}
      role="img"
      aria-label={t('Score {score} of 100. Review at {review}, decline at {decline}', {
        score,
        review,
        decline,
      })}
    >
      <div className={barClasses.scale}>
        <div className={barClasses.approve} style={{ width: `${review}%` }} />
        <div className={barClasses.review} style={{ width: `${decline - review}%` }} />
        <div className={barClasses.decline} style={{ width: `${100 - decline}%` }} />
      </div>
      <div className={barClasses.needle} style={{ left: `${score}%` }} />
      <div className={barClasses.legend}>
        <span>{t('review at {review}', { review })}</span>
        <span>{t('decline at {decline}', { decline })}</span>
      </div>
    </div>
  );
}

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
      return t(
        'Transaction {verb}: the score {score} is below both thresholds, and no rule or list set a decision.',
        { verb, score },
      );
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
  const { to } = flip;
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
  const values = { points: Math.abs(points), to };
  return points > 0
    ? t(
        'With {points, plural, one {# more point} other {# more points}}, the decision would be {to}.',
        values,
      )
    : t('With {points, plural, one {# point} other {# points}} less, the decision would be {to}.', values);
}

interface VerdictProps {
  readonly summary: EvaluationSummary;
  readonly inputs: DecisionInputs;
  readonly explanation: Explanation | undefined;
}

/** Decision, person, amount and top reasons. */
export function Verdict({ summary, inputs, explanation }: VerdictProps) {
  const policy = useQuery(policyVersion(summary.policy_version));
  return (
    <Paper withBorder p="md" mb="md">
      <div className={classes.head}>
        <Stack gap="sm">
          <Group align="center" gap="lg">
            <Stack gap={4} align="center" role="group" aria-label={t('Current decision')}>
              <StateBadge state={summary.current_state} size="lg" />
            </Stack>
            <Text fz={36} fw={700} lh={1} className="numeric">
              {summary.fraud_score}
            </Text>
            {policy.data ? (
              <div style={{ flex: '1 1 10rem' }}>
                <ScoreBar score={summary.fraud_score} thresholds={policy.data.document.thresholds} />
              </div>
            ) : null}
          </Group>
          {summary.current_state === summary.state ? null : (
            <Text size="sm">{t('{state} by rules, changed manually', { state: summary.state })}</Text>
          )}
          <Person summary={summary} />
        </Stack>
        <StrongestReasons reasons={summary.reasons} />
      </div>
      <Stack gap={4} mt="md">
        {explanation ? <Reason state={summary.state} explanation={explanation} /> : null}
        <Text size="sm" c="dimmed">
          {t('Decided')} <Time at={summary.at} />{' '}
          {t('in {calculation_time} ms with policy version {policy_version}.', {
            calculation_time: inputs.calculation_time,
            policy_version: summary.policy_version,
          })}
        </Text>
      </Stack>
    </Paper>
  );
}

/** Person and action of the transaction. */
function Person({ summary }: { readonly summary: EvaluationSummary }) {
  const { person, amount, currency, action_type: action, country, ip } = summary;
  const known = [person.email, person.user_id, ip, country].filter((part) => part !== null);
  return (
    <Stack gap={2} role="group" aria-label={t('Person and amount')}>
      <Group gap="md" align="baseline">
        {amount === null ? null : (
          <Text fz="xl" fw={700} className="numeric">
            {amountText(amount, currency)}
          </Text>
        )}
        {action ? <Text c="dimmed">{action}</Text> : null}
      </Group>
      <Text fw={600} className="breaks">
        <MaskedText>{person.name ?? person.email ?? person.user_id ?? t('No person data')}</MaskedText>
      </Text>
      {known.length > 0 ? (
        <Text size="sm" c="dimmed" className="breaks">
          {known.join(' · ')}
        </Text>
      ) : null}
    </Stack>
  );
}

/** The three most important reasons. */
function StrongestReasons({ reasons }: Pick<EvaluationSummary, 'reasons'>) {
  return (
    <section aria-label={t('Top reasons')}>
      <Text size="sm" fw={600} mb="xs">
        {t('Top reasons')}
      </Text>
      {reasons.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('No rule matched.')}
        </Text>
      ) : (
        <ol className={classes.reasons}>
          {reasons.map(({ id, name, operation, score }) => (
            <li key={id} className={classes.reason}>
              <Text span size="sm" className={`${classes.points} numeric`}>
                {operation === null ? t('decision') : `${operation}${score}`}
              </Text>
              <Text span size="sm">
                {name}{' '}
                <Text span size="xs" c="dimmed">
                  {id}
                </Text>
              </Text>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Reason for the decision, and the change that would change it. */
function Reason(props: { readonly state: State; readonly explanation: Explanation }) {
  const { decision, flip } = props.explanation;
  // Only reserved test values can override the rules.
  if (decision.state !== props.state) {
    return <Text fw={600}>{t('A reserved test value in the request set the decision.')}</Text>;
  }
  return (
    <>
      <Text fw={600}>{describeDecidedBy(decision)}</Text>
      <Text>{describeFlip(flip)}</Text>
    </>
  );
}
