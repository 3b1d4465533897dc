import { labelState, TAG_LIMITS } from '@assay/contract';
import { Alert, Button, Group, Select, Stack, TagsInput, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Space, State } from '../../api/evaluations';
import { tagValues, useLabel, useNote, useTags } from '../../api/feedback';
import { DraftNotice, useDraft } from '../../drafts/use-draft';
import { t } from '../../i18n/language';
import { labelChoices } from '../../labels/label-names';
import { FailureAlert } from '../../ui/notices';

interface LabelFormProps {
  readonly transaction: { readonly id: string; readonly space: Space };
  readonly label: string | null;
  readonly state: State;
  /** The decision was set manually. */
  readonly isByHand: boolean;
}

/** Form for the outcome of a transaction. */
export function LabelForm({ transaction, label, state, isByHand }: LabelFormProps) {
  const give = useLabel(transaction);
  const draft = useDraft(`label ${transaction.space} ${transaction.id}`, { label });
  const wanted = draft.value.label;
  const becomes = wanted === null || wanted === label ? undefined : labelState(wanted);
  const warning =
    isByHand && becomes !== undefined && becomes !== state
      ? t('The decision was set manually to {state}. This label changes it to {becomes}.', { state, becomes })
      : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== null) draft.saving(give.mutateAsync(wanted));
  };
  return (
    <form onSubmit={submit} aria-label={t('Label transaction')}>
      <Stack gap="xs">
        <Text fw={600} size="sm">
          {t('Label')}
        </Text>
        <DraftNotice draft={draft} />
        <Select
          label={t('Outcome')}
          description={t(
            'A fraud label declines the transaction, a legitimate label approves it. Models learn from labels.',
          )}
          placeholder={t('Select a label')}
          searchable
          data={labelChoices()}
          value={wanted}
          onChange={(chosen) => draft.change({ label: chosen })}
        />
        {warning ? (
          <Alert color="orange" variant="light" p="xs" role="note">
            {warning}
          </Alert>
        ) : null}
        <FailureAlert error={give.error} title={t('Couldn’t save the label')} />
        <Group>
          <Button type="submit" loading={give.isPending} disabled={wanted === null || wanted === label}>
            {t('Label')}
          </Button>
          <Button
            variant="default"
            disabled={label === null || give.isPending}
            onClick={() => draft.saving(give.mutateAsync(null))}
          >
            {t('Remove label')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const MAX_NOTE_LENGTH = 2000;

interface NoteFormProps {
  readonly transaction: { readonly id: string; readonly space: Space };
}

/** Form for a note; notes don't change the transaction. */
export function NoteForm({ transaction }: NoteFormProps) {
  const keep = useNote(transaction);
  const draft = useDraft(`note ${transaction.space} ${transaction.id}`, { note: '' });
  const note = draft.value.note.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(keep.mutateAsync(note));
  };
  return (
    <form onSubmit={submit} aria-label={t('Transaction note')}>
      <Stack gap="xs">
        <Text fw={600} size="sm">
          {t('Notes')}
        </Text>
        <DraftNotice draft={draft} />
        <Textarea
          label={t('Note')}
          description={t('Shown below with your name. It doesn’t change the decision.')}
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
}

/** Maximum number of suggested tags. */
const MAX_SUGGESTIONS = 20;

/** Form for custom tags. */
export function TagForm({ transaction, tags }: TagFormProps) {
  const known = useQuery(tagValues(transaction.space));
  const give = useTags(transaction);
  // The draft includes a tag that is still being typed.
  const draft = useDraft(`tags ${transaction.space} ${transaction.id}`, { tags, word: '' });
  const { word } = draft.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = word.trim();
    draft.saving(give.mutateAsync([...new Set([...draft.value.tags, ...(typed ? [typed] : [])])]));
  };
  return (
    <form onSubmit={submit} aria-label={t('Tag transaction')}>
      <Stack gap="xs">
        <Text fw={600} size="sm">
          {t('Tags')}
        </Text>
        <DraftNotice draft={draft} />
        <TagsInput
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
