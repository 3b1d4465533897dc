import type { FraudRequest } from '@assay/contract';
import { Button, Select, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ListField, managedLists, useAddEntries } from '../api/lists';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { isMasked } from '../personal/masked-text';
import { FailureAlert } from '../ui/failure-alert';

/** What the request holds for a list of a field; fields of lists are called as those of requests, where they are any. */
const valueFor = (field: ListField, request: FraudRequest): string | null => {
  const value = (request as { readonly [name: string]: unknown })[field];
  return typeof value === 'string' && value !== '' && !isMasked(value) ? value : null;
};

/** Puts something of the call on a list: whoever sends it next meets the list. */
export function ListForm({
  request,
  onDone,
}: {
  readonly request: FraudRequest;
  readonly onDone: () => void;
}) {
  const lists = useQuery(managedLists);
  const draft = useDraft('list of a decision', { list: '', note: '' });
  const { list: id, note } = draft.value;
  const choices = (lists.data?.lists ?? []).filter(({ field }) => valueFor(field, request) !== null);
  const list = choices.find((known) => known.id === id);
  const value = list ? valueFor(list.field, request) : null;
  const add = useAddEntries(id);
  return (
    <Stack>
      <Select
        data-autofocus
        label={t('List')}
        description={t('Those that something of this call fits on.')}
        searchable
        data={choices.map(({ id: choice, name, kind, field }) => ({
          value: choice,
          label: `${name} (${kind}, ${field})`,
        }))}
        value={list ? id : null}
        onChange={(wanted) => draft.change({ list: wanted ?? '' })}
      />
      {value === null ? null : (
        <Text size="sm" className="breaks">
          {t('Adds')} <b>{value}</b>
        </Text>
      )}
      <TextInput
        label={t('Note')}
        maxLength={500}
        value={note}
        onChange={(event) => draft.change({ note: event.currentTarget.value })}
      />
      <FailureAlert error={lists.error ?? add.error} title={t('Nothing was added')} />
      <Button
        loading={add.isPending}
        disabled={value === null}
        onClick={() =>
          value !== null &&
          draft.saving(add.mutateAsync({ values: [value], note: note.trim(), expires_at: null }), onDone)
        }
      >
        {t('Add')}
      </Button>
    </Stack>
  );
}
