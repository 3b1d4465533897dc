import { Badge, Button, Group, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ManagedList, managedLists } from '../api/lists';
import { useHasDraft } from '../drafts/use-draft';
import { english, t } from '../i18n/language';
import { AnchorLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { type Column, PagedTable } from '../ui/paged-table';
import { Permitted } from '../ui/permitted';
import { SearchField } from '../ui/search-field';
import { LIST_KINDS } from './list-kinds';
import { NEW_LIST, NewListForm } from './new-list-form';

const COLUMNS: readonly Column<ManagedList>[] = [
  {
    name: english('Name'),
    cell: ({ id, name }) => (
      <AnchorLink to="/panel/lists/$id" params={{ id }}>
        {name}
      </AnchorLink>
    ),
  },
  { name: english('Id'), cell: ({ id }) => id },
  {
    name: english('Kind'),
    cell: ({ kind }) => (
      <Badge variant="light" color={LIST_KINDS[kind].colour}>
        {t(LIST_KINDS[kind].word)}
      </Badge>
    ),
  },
  { name: english('Holds'), cell: ({ field }) => field },
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
        title={t('Lists')}
        about={t('An allow list approves, a block list declines; a plain list is only read by rules.')}
      >
        <Permitted to="lists:change">
          <Button onClick={open}>{t('New list')}</Button>
        </Permitted>
      </PageTitle>
      {lists.data ? (
        <Group mb="md">
          <SearchField label={t('Name, kind or field')} value={wanted} onChange={setWanted} />
        </Group>
      ) : null}
      <PagedTable
        name={t('Lists')}
        columns={COLUMNS}
        rows={lists.data && matching(lists.data.lists, wanted.trim().toLowerCase())}
        keyOf={({ id }) => id}
        reading={lists}
        failure={t('The lists could not be read')}
        empty={t('No list matches.')}
      />
      <Modal opened={creating} onClose={close} title={t('New list')}>
        <NewListForm />
      </Modal>
    </>
  );
}
