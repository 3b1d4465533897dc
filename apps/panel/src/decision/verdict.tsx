import type { EvaluationSummary } from '@assay/management-api';
import { Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Explanation, Seen, State } from '../api/evaluations';
import { policyVersion } from '../api/policy';
import { t } from '../i18n/language';
import { MaskedText } from '../personal/masked-text';
import { amountText } from '../traffic/amount';
import { StateBadge } from '../ui/state-badge';
import { Time } from '../ui/time';
import { describeDecidedBy, describeFlip } from './reason';
import { ScoreBar } from './score-bar';
import classes from './verdict.module.css';

interface VerdictProps {
  readonly summary: EvaluationSummary;
  readonly seen: Seen;
  readonly explanation: Explanation | undefined;
}

/** Who, how much, the state that counts and the strongest reasons: enough to decide most calls. */
export function Verdict({ summary, seen, explanation }: VerdictProps) {
  const policy = useQuery(policyVersion(summary.policy_version));
  return (
    <Paper withBorder p="md" mb="md">
      <div className={classes.head}>
        <Stack gap="sm">
          <Group align="center" gap="lg">
            <Stack gap={4} align="center" role="group" aria-label={t('State now')}>
              <StateBadge state={summary.current_state} size="xl" />
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
            <Text size="sm">{t('{state} by rules, changed by a person', { state: summary.state })}</Text>
          )}
          <Person summary={summary} />
        </Stack>
        <StrongestReasons reasons={summary.reasons} />
      </div>
      <Stack gap={4} mt="md">
        {explanation ? <Reason state={summary.state} explanation={explanation} /> : null}
        <Text size="sm" c="dimmed">
          {t('Decided')} <Time at={summary.at} />{' '}
          {t('in {calculation_time} ms under policy version {policy_version}.', {
            calculation_time: seen.calculation_time,
            policy_version: summary.policy_version,
          })}
        </Text>
      </Stack>
    </Paper>
  );
}

/** Whom it is about, and what they did. */
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
        <MaskedText>{person.name ?? person.email ?? person.user_id ?? t('Nobody was named')}</MaskedText>
      </Text>
      {known.length > 0 ? (
        <Text size="sm" c="dimmed" className="breaks">
          {known.join(' · ')}
        </Text>
      ) : null}
    </Stack>
  );
}

/** The three reasons that weighed most. */
function StrongestReasons({ reasons }: Pick<EvaluationSummary, 'reasons'>) {
  return (
    <section aria-label={t('Strongest reasons')}>
      <Text size="sm" fw={600} mb="xs">
        {t('Strongest reasons')}
      </Text>
      {reasons.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('No rule spoke for or against it.')}
        </Text>
      ) : (
        <ol className={classes.reasons}>
          {reasons.map(({ id, name, operation, score }) => (
            <li key={id} className={classes.reason}>
              <Text span size="sm" className={`${classes.points} numeric`}>
                {operation === null ? t('state') : `${operation}${score}`}
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

/** Why this state, and what would have given another one. */
function Reason(props: { readonly state: State; readonly explanation: Explanation }) {
  const { decision, flip } = props.explanation;
  // Only the reserved values of test calls lead elsewhere than the rules.
  if (decision.state !== props.state) {
    return <Text fw={600}>{t('A reserved test value of the request fixed the state.')}</Text>;
  }
  return (
    <>
      <Text fw={600}>{describeDecidedBy(decision)}</Text>
      <Text>{describeFlip(flip)}</Text>
    </>
  );
}
