import { Button, Select, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EvaluationRecord } from '../api/evaluations';
import { managedLists, useAddEntries } from '../api/lists';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { countryOf, valueFor } from './list-value';

/** Puts something of the call on a list: whoever sends it next meets the list. */
export function ListForm({
  record,
  onDone,
}: {
  readonly record: EvaluationRecord;
  /** @param list its name */
  readonly onDone: (list: string) => void;
}) {
  const lists = useQuery(managedLists);
  const draft = useDraft(`list of ${record.summary.id}`, { list: '', note: '' });
  const { list: id, note } = draft.value;
  const choices = (lists.data?.lists ?? []).filter(({ field }) => valueFor(field, record) !== null);
  const list = choices.find((known) => known.id === id);
  const value = list ? valueFor(list.field, record) : null;
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
          draft.saving(
            add.mutateAsync({ values: [value], ...countryOf(record), note: note.trim(), expires_at: null }),
            () => onDone(list?.name ?? ''),
          )
        }
      >
        {t('Add')}
      </Button>
    </Stack>
  );
}
