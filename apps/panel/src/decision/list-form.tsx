import { guessOf, LIST_FIELDS, normaliseListValue } from '@assay/rules';
import { Button, Select, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EvaluationRecord } from '../api/evaluations';
import { type ListField, managedLists, useAddEntries } from '../api/lists';
import { useDraft } from '../drafts/use-draft';
import { builtInName, t } from '../i18n/language';
import { isMasked } from '../personal/reveal';
import { FailureAlert } from '../ui/notices';

const at = (root: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, member) =>
        typeof value === 'object' && value !== null
          ? (value as { readonly [name: string]: unknown })[member]
          : undefined,
      root,
    );

/**
 * Returns the value of a transaction for a list: `email_domain` from the address, hashes from the device.
 * Returns null for masked values and uncertain devices.
 */
export function valueFor(
  field: ListField,
  { request, response, inputs }: Pick<EvaluationRecord, 'request' | 'response' | 'inputs'>,
): string | null {
  const facts = { ...response.data, ...inputs.details, ...request };
  for (const path of LIST_FIELDS[field].paths) {
    const found = at(facts, path);
    const value = isMasked(found) ? null : normaliseListValue(field, found);
    if (value === null) continue;
    const guess = guessOf(path);
    return guess !== null && at(facts, guess) === found ? null : value;
  }
  return null;
}

/** Returns the country for phone numbers in national format; empty if unknown. */
export function countryOf({ request }: Pick<EvaluationRecord, 'request'>): { readonly country?: string } {
  const country = at(request, 'user_country');
  return typeof country === 'string' && /^[A-Za-z]{2}$/.test(country) ? { country } : {};
}

/** Form that adds a value of the transaction to a list. */
export function ListForm({
  record,
  onDone,
}: {
  readonly record: EvaluationRecord;
  /** @param list name of the list */
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
        description={t('Lists that accept a value from this transaction.')}
        searchable
        data={choices.map(({ id: choice, name, kind, field }) => ({
          value: choice,
          label: `${builtInName(name)} (${kind}, ${field})`,
        }))}
        value={list ? id : null}
        onChange={(wanted) => draft.change({ list: wanted ?? '' })}
      />
      {value === null ? null : (
        <Text size="sm" className="breaks">
          {t('Value')} <b>{value}</b>
        </Text>
      )}
      <TextInput
        label={t('Note')}
        maxLength={500}
        value={note}
        onChange={(event) => draft.change({ note: event.currentTarget.value })}
      />
      <FailureAlert error={lists.error ?? add.error} title={t('Couldn’t add')} />
      <Button
        loading={add.isPending}
        disabled={value === null}
        onClick={() =>
          value !== null &&
          draft.saving(
            add.mutateAsync({ values: [value], ...countryOf(record), note: note.trim(), expires_at: null }),
            () => onDone(list ? builtInName(list.name) : ''),
          )
        }
      >
        {t('Add')}
      </Button>
    </Stack>
  );
}
