import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { reviewers, useNoteItem, type WholeItem } from '../api/queues';
import { Timeline } from '../design/timeline';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert, Permitted } from '../ui/notices';
import { doneWords, personName } from './words';

const MAX_NOTE_LENGTH = 500;

interface ItemNotesProps {
  readonly queue: string;
  readonly item: WholeItem;
}

/** Form for notes, and the history of the item. */
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
    <Stack gap="sm">
      <Permitted to="decisions:change">
        <form onSubmit={submit} aria-label={t('Add a note')} data-form="note">
          <Stack gap="xs">
            <DraftNotice draft={draft} />
            <Textarea
              label={t('Note')}
              autosize
              minRows={1}
              maxLength={MAX_NOTE_LENGTH}
              value={text}
              onChange={(event) => draft.change({ text: event.currentTarget.value })}
            />
            <FailureAlert error={note.error} title={t('Couldn’t add the note')} />
            <Group align="flex-end" gap="xs" wrap="nowrap">
              <NativeSelect
                label={t('Mention')}
                flex={1}
                data={[
                  { value: '', label: t('no one') },
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
      {item.history.length > 0 ? (
        <Timeline
          label={t('History')}
          entries={item.history.map((event) => ({
            id: event.id,
            at: event.at,
            title: doneWords(event),
            body: event.text ? <span className="preserve-lines">{event.text}</span> : null,
          }))}
        />
      ) : null}
    </Stack>
  );
}
