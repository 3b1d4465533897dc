import { Button, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listEntries, type ManagedList, managedLists, useDeleteList, useRemoveEntries } from '../api/lists';
import { Busy } from '../ui/busy';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/failure-alert';
import { ButtonLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { SearchField } from '../ui/search-field';
import { AddEntriesForm } from './add-entries-form';
import { EntryTable } from './entry-table';
import { LIST_KINDS } from './list-kinds';

const route = getRouteApi('/panel/lists/$id');

/** One list with its entries. */
export function ListPage() {
  const { id } = route.useParams();
  const lists = useQuery(managedLists);
  if (lists.isPending) return <Busy />;
  const list = lists.data?.lists.find((candidate) => candidate.id === id);
  if (!list) {
    return lists.error ? (
      <FailureAlert error={lists.error} title="The list could not be read" />
    ) : (
      <PageTitle title="There is no such list" />
    );
  }
  return <OpenList key={id} list={list} />;
}

function OpenList({ list }: { readonly list: ManagedList }) {
  const navigate = useNavigate();
  const entries = useInfiniteQuery(listEntries(list.id));
  const removeEntries = useRemoveEntries(list.id);
  const deleteList = useDeleteList();
  const [wanted, setWanted] = useState('');
  const text = wanted.trim().toLowerCase();
  const loaded = entries.data?.pages.flatMap((page) => page.entries) ?? [];
  const found = loaded.filter(({ value, note }) => `${value} ${note}`.toLowerCase().includes(text));
  return (
    <>
      <PageTitle
        title={list.name}
        about={`${LIST_KINDS[list.kind].name} of ${list.field}, id ${list.id}. ${LIST_KINDS[list.kind].about}`}
      >
        <ButtonLink variant="default" to="/panel/lists">
          All lists
        </ButtonLink>
        <ConfirmButton
          label="Delete list"
          variant="light"
          color="red"
          question="The list goes with all its entries. A list that a rule uses stays."
          loading={deleteList.isPending}
          onConfirm={() =>
            deleteList.mutate(list.id, { onSuccess: () => void navigate({ to: '/panel/lists' }) })
          }
        />
      </PageTitle>
      <FailureAlert error={deleteList.error} title="Not deleted" />
      <AddEntriesForm list={list} />
      <FailureAlert error={entries.error} title="The entries could not be read" />
      <FailureAlert error={removeEntries.error} title="Not removed" />
      {entries.isPending ? <Busy /> : null}
      {entries.data ? (
        <>
          <SearchField label="Among the entries below" value={wanted} onChange={setWanted} />
          <EntryTable
            entries={found}
            busyWith={removeEntries.isPending ? (removeEntries.variables[0] ?? null) : null}
            onRemove={(value) => removeEntries.mutate([value])}
          />
          {loaded.length === 0 ? (
            <Text c="dimmed" py="lg">
              The list is empty.
            </Text>
          ) : null}
          {entries.hasNextPage ? (
            <Button
              mt="md"
              variant="default"
              loading={entries.isFetchingNextPage}
              onClick={() => void entries.fetchNextPage()}
            >
              More entries
            </Button>
          ) : null}
        </>
      ) : null}
    </>
  );
}
