import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useDecideItem, type WholeItem } from '../api/queues';
import { useDraft } from '../drafts/use-draft';
import { FailureAlert } from '../ui/failure-alert';

const LONGEST_REASON = 500;

export type Decision = 'APPROVE' | 'DECLINE';
export const VERBS: Readonly<Record<Decision, string>> = { APPROVE: 'Approve', DECLINE: 'Decline' };

interface DecideProps {
  readonly queue: string;
  readonly item: WholeItem;
  readonly decision: Decision;
  /** @param decided false = a second person is needed */
  readonly onDone: (decided: boolean) => void;
}

/** One decision with its reason; Ctrl and Enter give it. A refused one keeps what was written. */
export function DecideItem({ queue, item, decision, onDone }: DecideProps) {
  const decide = useDecideItem(queue, item.id);
  const draft = useDraft(`queue decision ${item.id}`, { reason: '' });
  const reason = draft.value.reason.trim();
  const give = () => {
    if (reason === '') return;
    const sent = { decision, reason, expected_version: item.version };
    draft.saving(decide.mutateAsync(sent), ({ decided }) => onDone(decided));
  };
  return (
    <Stack>
      <Textarea
        data-autofocus
        label="Why"
        description="For whoever comes later. Ctrl and Enter give the decision."
        required
        autosize
        minRows={2}
        maxLength={LONGEST_REASON}
        value={draft.value.reason}
        onChange={(event) => draft.change({ reason: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) give();
        }}
      />
      {item.proposal ? (
        <Text size="sm" role="note">
          {`${VERBS[item.proposal.decision]} is proposed: it is decided when another person says the same.`}
        </Text>
      ) : null}
      <FailureAlert error={decide.error} title="Not decided" />
      <Button loading={decide.isPending} disabled={reason === ''} onClick={give}>
        {VERBS[decision]}
      </Button>
    </Stack>
  );
}
