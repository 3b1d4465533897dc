import { Button, Group, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useChangeOwnName } from '../api/names';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';

const LONGEST_NAME = 100;

/** What one is called. @param name as it is kept; empty = by one's address */
export function NameForm({ name }: { readonly name: string }) {
  const change = useChangeOwnName();
  const draft = useDraft('own name', { name });
  const typed = draft.value.name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(change.mutateAsync(typed === '' ? null : typed));
  };
  return (
    <form onSubmit={submit} aria-label={t('Your name')}>
      <DraftNotice draft={draft} />
      <Group align="flex-end">
        <TextInput
          label={t('Name')}
          description={t('Empty: you are named by your address.')}
          autoComplete="name"
          maxLength={LONGEST_NAME}
          value={draft.value.name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
        <Button type="submit" variant="default" loading={change.isPending} disabled={typed === name}>
          {t('Save')}
        </Button>
      </Group>
      <FailureAlert error={change.error} title={t('Not saved')} />
    </form>
  );
}
