import { Badge, Button, Group, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ManagedList, managedLists } from '../api/lists';
import { useHasDraft } from '../drafts/use-draft';
import { AnchorLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { type Column, PagedTable } from '../ui/paged-table';
import { SearchField } from '../ui/search-field';
import { LIST_KINDS } from './list-kinds';
import { NEW_LIST, NewListForm } from './new-list-form';

const COLUMNS: readonly Column<ManagedList>[] = [
  {
    name: 'Name',
    cell: ({ id, name }) => (
      <AnchorLink to="/panel/lists/$id" params={{ id }}>
        {name}
      </AnchorLink>
    ),
  },
  { name: 'Id', cell: ({ id }) => id },
  {
    name: 'Kind',
    cell: ({ kind }) => (
      <Badge variant="light" color={LIST_KINDS[kind].colour}>
        {kind}
      </Badge>
    ),
  },
  { name: 'Holds', cell: ({ field }) => field },
];

const matching = (lists: readonly ManagedList[], wanted: string) =>
  lists.filter(({ id, name, kind, field }) =>
    `${id} ${name} ${kind} ${field}`.toLowerCase().includes(wanted),
  );

/** The account's lists of e-mails, addresses, devices and the like. */
export function ListsPage() {
  const lists = useQuery(managedLists);
  const [wanted, setWanted] = useState('');
  const [creating, { open, close }] = useDisclosure(useHasDraft(NEW_LIST));
  return (
    <>
      <PageTitle
        title="Lists"
        about="An allow list approves, a block list declines; a plain list is only read by rules."
      >
        <Button onClick={open}>New list</Button>
      </PageTitle>
      {lists.data ? (
        <Group mb="md">
          <SearchField label="Name, kind or field" value={wanted} onChange={setWanted} />
        </Group>
      ) : null}
      <PagedTable
        name="Lists"
        columns={COLUMNS}
        rows={lists.data && matching(lists.data.lists, wanted.trim().toLowerCase())}
        keyOf={({ id }) => id}
        reading={lists}
        failure="The lists could not be read"
        empty="No list matches."
      />
      <Modal opened={creating} onClose={close} title="New list">
        <NewListForm />
      </Modal>
    </>
  );
}
