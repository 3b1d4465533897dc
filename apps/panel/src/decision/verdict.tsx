import type { EvaluationSummary } from '@assay/contract';
import { Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Explanation, Seen, State } from '../api/evaluations';
import { policyVersion } from '../api/policy';
import { StateBadge } from '../ui/state-badge';
import { Time } from '../ui/time';
import { describeDecidedBy, describeFlip } from './reason';
import { ScoreBar } from './score-bar';

interface VerdictProps {
  readonly summary: EvaluationSummary;
  readonly seen: Seen;
  readonly explanation: Explanation | undefined;
}

/** The state that counts, score and the reason: enough to understand most decisions. */
export function Verdict({ summary, seen, explanation }: VerdictProps) {
  const policy = useQuery(policyVersion(summary.policy_version));
  return (
    <Paper withBorder p="md" mb="md">
      <Group align="center" gap="xl" wrap="wrap">
        <Stack gap={4} align="center" role="group" aria-label="State now">
          <StateBadge state={summary.current_state} size="xl" />
          {summary.current_state === summary.state ? null : (
            <Text size="sm">{summary.state} by rules, changed by a person</Text>
          )}
        </Stack>
        <Text fz={40} fw={700} lh={1} className="numeric">
          {summary.fraud_score}
        </Text>
        {policy.data ? (
          <div style={{ flex: '1 1 16rem' }}>
            <ScoreBar score={summary.fraud_score} thresholds={policy.data.document.thresholds} />
          </div>
        ) : null}
      </Group>
      <Stack gap={4} mt="md">
        {explanation ? <Reason state={summary.state} explanation={explanation} /> : null}
        <Text size="sm" c="dimmed">
          Decided <Time at={summary.at} /> in {seen.calculation_time} ms under policy version{' '}
          {summary.policy_version}.
        </Text>
      </Stack>
    </Paper>
  );
}

/** Why this state, and what would have given another one. */
function Reason(props: { readonly state: State; readonly explanation: Explanation }) {
  const { decision, flip } = props.explanation;
  // Only the reserved values of test calls lead elsewhere than the rules.
  if (decision.state !== props.state) {
    return <Text fw={600}>A reserved test value of the request fixed the state.</Text>;
  }
  return (
    <>
      <Text fw={600}>{describeDecidedBy(decision)}</Text>
      <Text>{describeFlip(flip)}</Text>
    </>
  );
}
