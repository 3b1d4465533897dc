import { Badge, Button, Modal, Table } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ManagedList, managedLists } from '../api/lists';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { AnchorLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { SearchField } from '../ui/search-field';
import { LIST_KINDS } from './list-kinds';
import { NewListForm } from './new-list-form';

const matching = (lists: readonly ManagedList[], wanted: string) =>
  lists.filter(({ id, name, kind, field }) =>
    `${id} ${name} ${kind} ${field}`.toLowerCase().includes(wanted),
  );

/** The account's lists of e-mails, addresses, devices and the like. */
export function ListsPage() {
  const lists = useQuery(managedLists);
  const [wanted, setWanted] = useState('');
  const [creating, { open, close }] = useDisclosure(false);
  return (
    <>
      <PageTitle
        title="Lists"
        about="An allow list approves, a block list declines; a plain list is only read by rules."
      >
        <Button onClick={open}>New list</Button>
      </PageTitle>
      <FailureAlert error={lists.error} title="The lists could not be read" />
      {lists.isPending ? <Busy /> : null}
      {lists.data ? (
        <>
          <SearchField label="Name, kind or field" value={wanted} onChange={setWanted} />
          <ListTable lists={matching(lists.data.lists, wanted.trim().toLowerCase())} />
        </>
      ) : null}
      <Modal opened={creating} onClose={close} title="New list">
        <NewListForm />
      </Modal>
    </>
  );
}

function ListTable({ lists }: { readonly lists: readonly ManagedList[] }) {
  return (
    <div className="scroll-x">
      <Table highlightOnHover mt="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Id</Table.Th>
            <Table.Th>Kind</Table.Th>
            <Table.Th>Holds</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lists.map((list) => (
            <Table.Tr key={list.id}>
              <Table.Td>
                <AnchorLink to="/panel/lists/$id" params={{ id: list.id }}>
                  {list.name}
                </AnchorLink>
              </Table.Td>
              <Table.Td>{list.id}</Table.Td>
              <Table.Td>
                <Badge variant="light" color={LIST_KINDS[list.kind].colour}>
                  {list.kind}
                </Badge>
              </Table.Td>
              <Table.Td>{list.field}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
