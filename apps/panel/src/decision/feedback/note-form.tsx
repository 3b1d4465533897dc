import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import type { Space } from '../../api/evaluations';
import { useNote } from '../../api/feedback';
import { DraftNotice } from '../../drafts/draft-notice';
import { useDraft } from '../../drafts/use-draft';
import { t } from '../../i18n/language';
import { FailureAlert } from '../../ui/failure-alert';

const LONGEST_NOTE = 2000;

interface NoteFormProps {
  readonly transaction: { readonly id: string; readonly space: Space };
}

/** Words for whoever looks at the transaction later; they change nothing of it. */
export function NoteForm({ transaction }: NoteFormProps) {
  const keep = useNote(transaction);
  const draft = useDraft(`note ${transaction.space} ${transaction.id}`, { note: '' });
  const note = draft.value.note.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(keep.mutateAsync(note));
  };
  return (
    <form onSubmit={submit} aria-label={t('Note on the transaction')}>
      <Stack gap="xs">
        <Text fw={600} size="sm">
          {t('Notes')}
        </Text>
        <DraftNotice draft={draft} />
        <Textarea
          label={t('Note')}
          description={t('It changes nothing, and stands below with your name.')}
          autosize
          minRows={2}
          maxLength={LONGEST_NOTE}
          value={draft.value.note}
          onChange={(event) => draft.change({ note: event.currentTarget.value })}
        />
        <FailureAlert error={keep.error} title={t('The note was not kept')} />
        <Group>
          <Button type="submit" loading={keep.isPending} disabled={note === ''}>
            {t('Keep the note')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
