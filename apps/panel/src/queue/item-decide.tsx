import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useDecideItem, type WholeItem } from '../api/queues';
import { useDraft } from '../drafts/use-draft';
import { english, type Sentence, t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';

const LONGEST_REASON = 500;

export type Decision = 'APPROVE' | 'DECLINE';
export const VERBS: Readonly<Record<Decision, Sentence>> = {
  APPROVE: english('Approve'),
  DECLINE: english('Decline'),
};

/** Why an item is decided as it is, while it is written. */
export const useReason = (item: string) => useDraft(`queue decision ${item}`, { reason: '' });

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
  const draft = useReason(item.id);
  const reason = draft.value.reason.trim();
  const give = () => {
    if (reason === '' || decide.isPending) return;
    const sent = { decision, reason, expected_version: item.version };
    draft.saving(decide.mutateAsync(sent), ({ decided }) => onDone(decided));
  };
  return (
    <Stack>
      <Textarea
        data-autofocus
        label={t('Why')}
        description={t('For whoever comes later. Ctrl and Enter give the decision.')}
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
          {t('{decision} is proposed: it is decided when another person says the same.', {
            decision: t(VERBS[item.proposal.decision]),
          })}
        </Text>
      ) : null}
      <FailureAlert error={decide.error} title={t('Not decided')} />
      <Button loading={decide.isPending} disabled={reason === ''} onClick={give}>
        {t(VERBS[decision])}
      </Button>
    </Stack>
  );
}
