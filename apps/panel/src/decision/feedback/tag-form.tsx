import { TAG_LIMITS } from '@assay/contract';
import { Button, Group, Stack, TagsInput, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Space } from '../../api/evaluations';
import { tagValues, useTags } from '../../api/feedback';
import { DraftNotice } from '../../drafts/draft-notice';
import { useDraft } from '../../drafts/use-draft';
import { t } from '../../i18n/language';
import { FailureAlert } from '../../ui/failure-alert';

interface TagFormProps {
  readonly transaction: { readonly id: string; readonly space: Space };
  readonly tags: readonly string[];
}

/** How many of the known tags are offered at once. */
const MOST_OFFERED = 20;

/** Words of one's own on the transaction. */
export function TagForm({ transaction, tags }: TagFormProps) {
  const known = useQuery(tagValues(transaction.space));
  const give = useTags(transaction);
  // A word that is being typed is no tag yet, but it is typed.
  const draft = useDraft(`tags ${transaction.space} ${transaction.id}`, { tags, word: '' });
  const { word } = draft.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = word.trim();
    draft.saving(give.mutateAsync([...new Set([...draft.value.tags, ...(typed ? [typed] : [])])]));
  };
  return (
    <form onSubmit={submit} aria-label={t('Tag the transaction')}>
      <Stack gap="xs">
        <Text fw={600} size="sm">
          {t('Tags')}
        </Text>
        <DraftNotice draft={draft} />
        <TagsInput
          label={t('Words of your own')}
          description={t('They can be searched for, and rules can read them.')}
          data={[...(known.data?.tags ?? [])]}
          limit={MOST_OFFERED}
          maxTags={TAG_LIMITS.tagsPerTransaction}
          maxLength={TAG_LIMITS.tagLength}
          value={[...draft.value.tags]}
          onChange={(wanted) => draft.change({ tags: wanted })}
          searchValue={word}
          onSearchChange={(typed) => draft.change({ word: typed })}
        />
        <FailureAlert error={give.error} title={t('The tags were not changed')} />
        <Group>
          <Button type="submit" loading={give.isPending} disabled={!draft.isEdited}>
            {t('Keep the tags')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
