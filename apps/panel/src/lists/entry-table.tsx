import { Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListEntry, listEntries, useRemoveEntries } from '../api/lists';
import { useMay } from '../api/session';
import { english, t } from '../i18n/language';
import { isMasked } from '../personal/masked-text';
import { RevealPages } from '../personal/reveal';
import { FailureAlert } from '../ui/failure-alert';
import { type Column, PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/person-name';
import { SearchField } from '../ui/search-field';
import { Time } from '../ui/time';

const COLUMNS: readonly Column<ListEntry>[] = [
  { name: english('Value'), kind: 'long', cell: ({ value }) => value },
  { name: english('Note'), cell: ({ note }) => note },
  { name: english('By'), cell: ({ author }) => <PersonName of={author} /> },
  { name: english('Since'), cell: (entry) => <Time at={entry.created_at} /> },
  { name: english('Until'), cell: (entry) => <Time at={entry.expires_at} /> },
];

/** The entries of a list by value; the search looks among those that are loaded. */
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
      <FailureAlert error={remove.error} title={t('Not removed')} />
      {loaded ? (
        <Group mb="md">
          <SearchField label={t('Among the entries below')} value={wanted} onChange={setWanted} />
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
        failure={t('The entries could not be read')}
        empty={loaded?.length === 0 ? t('The list is empty.') : t('No entry matches.')}
        more={t('More entries')}
      />
    </>
  );
}
