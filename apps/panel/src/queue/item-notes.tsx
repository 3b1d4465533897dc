import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { reviewers, useNoteItem, type WholeItem } from '../api/queues';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { Permitted } from '../ui/permitted';
import { Time } from '../ui/time';
import { doneWords, personName } from './words';

const LONGEST_NOTE = 500;

interface ItemNotesProps {
  readonly queue: string;
  readonly item: WholeItem;
}

/** What was done about an item, and a note for whoever comes next. */
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
        <form onSubmit={submit} aria-label={t('Write a note')} data-form="note">
          <Stack gap="xs">
            <DraftNotice draft={draft} />
            <Textarea
              label={t('Note')}
              autosize
              minRows={2}
              maxLength={LONGEST_NOTE}
              value={text}
              onChange={(event) => draft.change({ text: event.currentTarget.value })}
            />
            <FailureAlert error={note.error} title={t('The note was not written')} />
            <Group align="flex-end">
              <NativeSelect
                label={t('Mention')}
                data={[
                  { value: '', label: t('nobody') },
                  ...people.map((person) => ({ value: person.id, label: personName(person) })),
                ]}
                value={mention}
                onChange={(event) => draft.change({ mention: event.currentTarget.value })}
              />
              <Button type="submit" variant="default" loading={note.isPending} disabled={text.trim() === ''}>
                {t('Write')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Permitted>
    </Stack>
  );
}
