import { TAG_LIMITS } from '@assay/contract';
import { Button, Group, Stack, TagsInput, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Space } from '../../api/evaluations';
import { tagValues, useNote, useTags } from '../../api/feedback';
import { DraftNotice, useDraft } from '../../drafts/use-draft';
import { t } from '../../i18n/language';
import { FailureAlert } from '../../ui/notices';

/** Returns the key of the draft of a note. */
export const noteDraft = (transactionId: string, space: Space) => `note ${space} ${transactionId}`;

/** Returns the key of the draft of tags. */
export const tagDraft = (transactionId: string, space: Space) => `tags ${space} ${transactionId}`;

const MAX_NOTE_LENGTH = 2000;

interface NoteFormProps {
  readonly transaction: { readonly id: string; readonly space: Space };
  readonly onDone: () => void;
}

/** Form for a note; notes don't change the transaction. */
export function NoteForm({ transaction, onDone }: NoteFormProps) {
  const keep = useNote(transaction);
  const draft = useDraft(noteDraft(transaction.id, transaction.space), { note: '' });
  const note = draft.value.note.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(keep.mutateAsync(note), onDone);
  };
  return (
    <form onSubmit={submit} aria-label={t('Transaction note')}>
      <Stack gap="xs">
        <DraftNotice draft={draft} />
        <Textarea
          data-autofocus
          label={t('Note')}
          description={t('Shown in the history with your name. It doesn’t change the decision.')}
          autosize
          minRows={2}
          maxLength={MAX_NOTE_LENGTH}
          value={draft.value.note}
          onChange={(event) => draft.change({ note: event.currentTarget.value })}
        />
        <FailureAlert error={keep.error} title={t('Couldn’t save the note')} />
        <Group>
          <Button type="submit" loading={keep.isPending} disabled={note === ''}>
            {t('Save note')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface TagFormProps {
  readonly transaction: { readonly id: string; readonly space: Space };
  readonly tags: readonly string[];
  readonly onDone: () => void;
}

/** Maximum number of suggested tags. */
const MAX_SUGGESTIONS = 20;

/** Form for custom tags. */
export function TagForm({ transaction, tags, onDone }: TagFormProps) {
  const known = useQuery(tagValues(transaction.space));
  const give = useTags(transaction);
  // The draft includes a tag that is still being typed.
  const draft = useDraft(tagDraft(transaction.id, transaction.space), { tags, word: '' });
  const { word } = draft.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = word.trim();
    draft.saving(give.mutateAsync([...new Set([...draft.value.tags, ...(typed ? [typed] : [])])]), onDone);
  };
  return (
    <form onSubmit={submit} aria-label={t('Tag transaction')}>
      <Stack gap="xs">
        <DraftNotice draft={draft} />
        <TagsInput
          data-autofocus
          label={t('Custom tags')}
          description={t('You can search for tags and use them in rules.')}
          data={[...(known.data?.tags ?? [])]}
          limit={MAX_SUGGESTIONS}
          maxTags={TAG_LIMITS.tagsPerTransaction}
          maxLength={TAG_LIMITS.tagLength}
          value={[...draft.value.tags]}
          onChange={(wanted) => draft.change({ tags: wanted })}
          searchValue={word}
          onSearchChange={(typed) => draft.change({ word: typed })}
          // Below the field, the suggestions would cover the button.
          comboboxProps={{ position: 'top' }}
        />
        <FailureAlert error={give.error} title={t('Couldn’t save the tags')} />
        <Group>
          <Button type="submit" loading={give.isPending} disabled={!draft.isEdited}>
            {t('Save tags')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
