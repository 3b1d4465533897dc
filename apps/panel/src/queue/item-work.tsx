import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { reviewers, useDecideItem, useNoteItem, type WholeItem } from '../api/queues';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { english, type Sentence, t } from '../i18n/language';
import { FailureAlert, Permitted } from '../ui/notices';
import { Time } from '../ui/time';
import { doneWords, personName } from './words';

const MAX_REASON_LENGTH = 500;

export type Decision = 'APPROVE' | 'DECLINE';
export const VERBS: Readonly<Record<Decision, Sentence>> = {
  APPROVE: english('Approve'),
  DECLINE: english('Decline'),
};

/** Draft of the reason for a decision. */
export const useReason = (item: string) => useDraft(`queue decision ${item}`, { reason: '' });

interface DecideProps {
  readonly queue: string;
  readonly item: WholeItem;
  readonly decision: Decision;
  /** @param decided false if a second user must confirm */
  readonly onDone: (decided: boolean) => void;
}

/** Form for a decision with a reason; Ctrl+Enter submits. A rejected request preserves the text. */
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
        label={t('Reason')}
        description={t('Recorded in the history. Press Ctrl+Enter to submit.')}
        required
        autosize
        minRows={2}
        maxLength={MAX_REASON_LENGTH}
        value={draft.value.reason}
        onChange={(event) => draft.change({ reason: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) give();
        }}
      />
      {item.proposal ? (
        <Text size="sm" role="note">
          {t('{decision} is proposed. A second user must confirm it.', {
            decision: t(VERBS[item.proposal.decision]),
          })}
        </Text>
      ) : null}
      <FailureAlert error={decide.error} title={t('Couldn’t save the decision')} />
      <Button loading={decide.isPending} disabled={reason === ''} onClick={give}>
        {t(VERBS[decision])}
      </Button>
    </Stack>
  );
}

const MAX_NOTE_LENGTH = 500;

interface ItemNotesProps {
  readonly queue: string;
  readonly item: WholeItem;
}

/** History of an item, and a form for notes. */
export function ItemNotes({ queue, item }: ItemNotesProps) {
  const note = useNoteItem(queue, item.id);
  const { data } = useQuery(reviewers);
  const people = (data?.reviewers ?? []).filter(({ id }) => id.startsWith('user '));
  const draft = useDraft(`queue note ${item.id}`, { text: '', mention: '' });
  const { text, mention } = draft.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(note.mutateAsync({ text: text.trim(), mentions: mention === '' ? [] : [mention] }));
  };
  return (
    <Stack gap="xs" my="md">
      {item.history.map((event) => (
        <div key={event.id}>
          <Text size="xs" c="dimmed">
            {doneWords(event)}, <Time at={event.at} />
          </Text>
          {event.text ? (
            <Text size="sm" className="preserve-lines">
              {event.text}
            </Text>
          ) : null}
        </div>
      ))}
      <Permitted to="decisions:change">
        <form onSubmit={submit} aria-label={t('Add a note')} data-form="note">
          <Stack gap="xs">
            <DraftNotice draft={draft} />
            <Textarea
              label={t('Note')}
              autosize
              minRows={2}
              maxLength={MAX_NOTE_LENGTH}
              value={text}
              onChange={(event) => draft.change({ text: event.currentTarget.value })}
            />
            <FailureAlert error={note.error} title={t('Couldn’t add the note')} />
            <Group align="flex-end">
              <NativeSelect
                label={t('Mention')}
                data={[
                  { value: '', label: t('unassigned') },
                  ...people.map((person) => ({ value: person.id, label: personName(person) })),
                ]}
                value={mention}
                onChange={(event) => draft.change({ mention: event.currentTarget.value })}
              />
              <Button type="submit" variant="default" loading={note.isPending} disabled={text.trim() === ''}>
                {t('Add note')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Permitted>
    </Stack>
  );
}
