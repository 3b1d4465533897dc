import { Button, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { Sent } from '../api/client';
import { type ListField, type ManagedList, useCreateList } from '../api/lists';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { LIST_FIELDS } from './list-fields';
import { LIST_KINDS } from './list-kinds';

const kinds = (): { value: ManagedList['kind']; label: string }[] => [
  { value: 'block', label: t('Block') },
  { value: 'allow', label: t('Allow') },
  { value: 'plain', label: t('Plain') },
];

export const NEW_LIST = 'new list';

const EMPTY: Sent<'POST /lists'> = { name: '', kind: 'block', field: 'email' };

/** Makes a list and opens it. Its kind and field stay as they are chosen here. */
export function NewListForm() {
  const navigate = useNavigate();
  const create = useCreateList();
  const draft = useDraft(NEW_LIST, EMPTY);
  const { name, kind, field } = draft.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(
      create.mutateAsync({ name: name.trim(), kind, field }),
      ({ list }) => void navigate({ to: '/panel/lists/$id', params: { id: list.id } }),
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <DraftNotice draft={draft} />
        <TextInput
          label={t('Name')}
          required
          maxLength={100}
          data-autofocus
          value={name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
        <div>
          <SegmentedControl
            fullWidth
            aria-label={t('Kind')}
            data={kinds()}
            value={kind}
            onChange={(chosen) => draft.change({ kind: chosen })}
          />
          <Text size="xs" c="dimmed" mt={4}>
            {t(LIST_KINDS[kind].about)}
          </Text>
        </div>
        <Select
          label={t('Holds')}
          allowDeselect={false}
          searchable
          data={Object.keys(LIST_FIELDS) as ListField[]}
          value={field}
          onChange={(chosen) => chosen && draft.change({ field: chosen })}
        />
        <FailureAlert error={create.error} title={t('Not created')} />
        <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
          {t('Create list')}
        </Button>
      </Stack>
    </form>
  );
}
