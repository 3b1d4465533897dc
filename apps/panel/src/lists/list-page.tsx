import { Button, Group, Paper, Text, Textarea, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useMay } from '../api/account';
import { ApiFailure } from '../api/client';
import {
  type ListEntry,
  listEntries,
  type ManagedList,
  managedLists,
  useAddEntries,
  useDeleteList,
  useRemoveEntries,
} from '../api/lists';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { builtInName, english, t } from '../i18n/language';
import { isMasked, RevealPages } from '../personal/reveal';
import { ConfirmButton } from '../ui/confirm-button';
import { DetailPage } from '../ui/detail-page';
import { SearchField } from '../ui/inputs';
import { FailureAlert, Permitted } from '../ui/notices';
import { type Column, PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/shown-values';
import { Time } from '../ui/time';
import { ListFile } from './import-csv';
import { exampleOf, LIST_KINDS, readLines } from './list-fields';

const COLUMNS: readonly Column<ListEntry>[] = [
  { name: english('Value'), kind: 'long', cell: ({ value }) => value },
  { name: english('Note'), cell: ({ note }) => note },
  { name: english('By'), cell: ({ author }) => <PersonName of={author} /> },
  { name: english('Since'), cell: (entry) => <Time at={entry.created_at} /> },
  { name: english('Until'), cell: (entry) => <Time at={entry.expires_at} /> },
];

/** Entries of a list by value; the filter applies to loaded entries. */
export function EntryTable({ list }: { readonly list: string }) {
  const client = useQueryClient();
  const [reason, setReason] = useState<string | null>(null);
  const entries = useInfiniteQuery(listEntries(list, reason));
  const remove = useRemoveEntries(list);
  const mayChange = useMay('lists:change');
  const [wanted, setWanted] = useState('');
  const text = wanted.trim().toLowerCase();
  const loaded = entries.data?.pages.flatMap((page) => page.entries);
  const total = entries.data?.pages[0]?.total ?? 0;
  const takeOff: Column<ListEntry> = {
    name: t('Remove'),
    kind: 'actions',
    cell: ({ value }) => (
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('Remove {value}', { value })}
        loading={remove.isPending && remove.variables[0] === value}
        onClick={() => remove.mutate([value])}
      >
        {t('Remove')}
      </Button>
    ),
  };
  return (
    <>
      <RevealPages
        form={`list ${list}`}
        isShown={reason !== null}
        ask={async (given) => {
          await client.fetchInfiniteQuery(listEntries(list, given));
          setReason(given);
        }}
      />
      <FailureAlert error={remove.error} title={t('Couldn’t remove')} />
      {loaded ? (
        <Group mb="md">
          <SearchField label={t('Filter entries')} value={wanted} onChange={setWanted} />
          <Text size="sm" role="status" className="numeric">
            {t('Entries on the list: {total}', { total })}
          </Text>
        </Group>
      ) : null}
      <PagedTable
        name={t('Entries')}
        columns={mayChange ? [...COLUMNS, takeOff] : COLUMNS}
        rows={loaded?.filter(({ value, note }) => `${value} ${note}`.toLowerCase().includes(text))}
        keyOf={({ value }, index) => (isMasked(value) ? index : value)}
        reading={entries}
        failure={t('Couldn’t load the entries')}
        empty={
          loaded?.length === 0
            ? t('The list is empty. Add values or import a CSV file.')
            : t('No matching entries.')
        }
        more={t('Load more')}
      />
    </>
  );
}

const POSITION = /^values\[(\d+)\]$/;

/**
 * Replaces positions with values in an error. The server names rejected values by position, so that errors
 * contain no personal data.
 */
export function namingValues(error: Error, values: readonly string[]): Error {
  if (!(error instanceof ApiFailure)) return error;
  const refused = error.refused.map(({ field, expected }) => {
    const position = POSITION.exec(field)?.[1];
    const value = position === undefined ? undefined : values[Number(position)];
    return value === undefined ? { field, expected } : { field: t('“{value}” must be', { value }), expected };
  });
  return new ApiFailure(error.status, error.code, error.message, refused);
}

interface AddEntriesFormProps {
  readonly list: ManagedList;
}

/** Adds values to a list, one per line; an invalid value rejects all. */
export function AddEntriesForm({ list }: AddEntriesFormProps) {
  const add = useAddEntries(list.id);
  const draft = useDraft(`entries ${list.id}`, { text: '', note: '', until: '' });
  const { text, note, until } = draft.value;
  const values = readLines(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const expires_at = until === '' ? null : new Date(until).toISOString();
    draft.saving(add.mutateAsync({ values, note: note.trim(), expires_at }));
  };
  return (
    <Paper withBorder p="md" mb="lg" component="form" onSubmit={submit}>
      <DraftNotice draft={draft} />
      <Textarea
        label={t('Add values')}
        description={t('One per line, such as {example}', { example: exampleOf(list.field) })}
        autosize
        minRows={2}
        maxRows={10}
        spellCheck={false}
        value={text}
        onChange={(event) => draft.change({ text: event.currentTarget.value })}
      />
      <Group mt="sm" align="flex-end">
        <TextInput
          label={t('Note')}
          maxLength={500}
          value={note}
          onChange={(event) => draft.change({ note: event.currentTarget.value })}
        />
        <TextInput
          label={t('Until')}
          type="datetime-local"
          value={until}
          onChange={(event) => draft.change({ until: event.currentTarget.value })}
        />
        <Button type="submit" loading={add.isPending} disabled={values.length === 0}>
          {values.length > 1 ? t('Add {count} values', { count: values.length }) : t('Add')}
        </Button>
        {add.data && text === '' ? (
          <Text size="sm" c="teal" role="status">
            {t('✓ {count} added', { count: add.data.saved })}
          </Text>
        ) : null}
      </Group>
      <FailureAlert
        error={add.error && namingValues(add.error, add.variables?.values ?? [])}
        title={t('Couldn’t add')}
      />
    </Paper>
  );
}

const route = getRouteApi('/panel/lists/$id');

/** One list with its entries. */
export function ListPage() {
  const { id } = route.useParams();
  const navigate = useNavigate();
  const lists = useQuery(managedLists);
  const deleteList = useDeleteList();
  return (
    <DetailPage
      what="list"
      reading={{ ...lists, data: lists.data?.lists.find((list) => list.id === id) }}
      back={{ name: t('All lists'), to: '/panel/lists' }}
      head={({ name, kind, field }) => ({
        title: builtInName(name),
        about: `${t(LIST_KINDS[kind].name, { field, id })} ${t(LIST_KINDS[kind].about)}`,
        actions: (
          <Permitted to="lists:change">
            <ConfirmButton
              label={t('Delete list')}
              variant="light"
              color="red"
              question={t('Deletes the list and all its entries. You can’t delete a list that a rule uses.')}
              loading={deleteList.isPending}
              onConfirm={() =>
                deleteList.mutate(id, { onSuccess: () => void navigate({ to: '/panel/lists' }) })
              }
            />
          </Permitted>
        ),
      })}
    >
      {(list) => (
        <>
          <FailureAlert error={deleteList.error} title={t('Couldn’t delete')} />
          <Permitted to="lists:change">
            <AddEntriesForm key={`add ${id}`} list={list} />
          </Permitted>
          <ListFile key={`file ${id}`} list={list} />
          <EntryTable key={id} list={id} />
        </>
      )}
    </DetailPage>
  );
}
