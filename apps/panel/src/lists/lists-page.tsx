import { Badge, Button, Group, Modal, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { Sent } from '../api/client';
import { type ListField, type ManagedList, managedLists, useCreateList } from '../api/lists';
import { DraftNotice, useDraft, useHasDraft } from '../drafts/use-draft';
import { builtInName, english, t } from '../i18n/language';
import { SearchField } from '../ui/inputs';
import { FailureAlert, Permitted } from '../ui/notices';
import { PageTitle } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { LIST_FIELDS, LIST_KINDS } from './list-fields';

const kinds = (): { value: ManagedList['kind']; label: string }[] => [
  { value: 'block', label: t('Blocklist') },
  { value: 'allow', label: t('Allowlist') },
  { value: 'plain', label: t('Custom') },
];

export const NEW_LIST = 'new list';

const EMPTY: Sent<'POST /lists'> = { name: '', kind: 'block', field: 'email' };

/** Creates a list and opens it. Type and field can't be changed later. */
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
            aria-label={t('Type')}
            data={kinds()}
            value={kind}
            onChange={(chosen) => draft.change({ kind: chosen })}
          />
          <Text size="xs" c="dimmed" mt={4}>
            {t(LIST_KINDS[kind].about)}
          </Text>
        </div>
        <Select
          label={t('Field')}
          allowDeselect={false}
          searchable
          data={Object.keys(LIST_FIELDS) as ListField[]}
          value={field}
          onChange={(chosen) => chosen && draft.change({ field: chosen })}
        />
        <FailureAlert error={create.error} title={t('Couldn’t create')} />
        <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
          {t('Save list')}
        </Button>
      </Stack>
    </form>
  );
}

const COLUMNS: readonly Column<ManagedList>[] = [
  {
    name: english('Name'),
    cell: ({ id, name }) => (
      <AnchorLink to="/panel/lists/$id" params={{ id }}>
        {builtInName(name)}
      </AnchorLink>
    ),
  },
  { name: english('ID'), cell: ({ id }) => id },
  {
    name: english('Type'),
    cell: ({ kind }) => (
      <Badge variant="light" color={LIST_KINDS[kind].colour}>
        {t(LIST_KINDS[kind].word)}
      </Badge>
    ),
  },
  { name: english('Field'), cell: ({ field }) => field },
];

const matching = (lists: readonly ManagedList[], wanted: string) =>
  lists.filter(({ id, name, kind, field }) =>
    `${id} ${name} ${builtInName(name)} ${kind} ${field}`.toLowerCase().includes(wanted),
  );

/** Lists of the account. */
export function ListsPage() {
  const lists = useQuery(managedLists);
  const [wanted, setWanted] = useState('');
  const [creating, { open, close }] = useDisclosure(useHasDraft(NEW_LIST));
  return (
    <>
      <PageTitle
        title={t('Lists')}
        about={t('Allowlists approve, blocklists decline. Custom lists only take effect in rules.')}
      >
        <Permitted to="lists:change">
          <Button onClick={open}>{t('Create list')}</Button>
        </Permitted>
      </PageTitle>
      {lists.data ? (
        <Group mb="md">
          <SearchField label={t('Name, type or field')} value={wanted} onChange={setWanted} />
        </Group>
      ) : null}
      <PagedTable
        name={t('Lists')}
        columns={COLUMNS}
        rows={lists.data && matching(lists.data.lists, wanted.trim().toLowerCase())}
        keyOf={({ id }) => id}
        reading={lists}
        failure={t('Couldn’t load the lists')}
        empty={t('No matching lists.')}
      />
      <Modal opened={creating} onClose={close} title={t('Create list')}>
        <NewListForm />
      </Modal>
    </>
  );
}
