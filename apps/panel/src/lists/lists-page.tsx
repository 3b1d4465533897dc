import { Button, Modal, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { Answer, Sent } from '../api/client';
import { countedLists, type ListField, type ManagedList, useCreateList } from '../api/lists';
import { type DataColumn, DataTable } from '../design/data-table';
import { StateBadge } from '../design/state-badge';
import { DraftNotice, useDraft, useHasDraft } from '../drafts/use-draft';
import { builtInName, english, locale, t } from '../i18n/language';
import { SearchField } from '../ui/inputs';
import { FailureAlert, Permitted } from '../ui/notices';
import { PageTitle } from '../ui/page';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
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

type CountedList = Answer<'GET /lists'>['lists'][number];

const RULES_SHOWN = 3;

/** IDs of the rules that use a list. */
function Rules({ rules }: Pick<CountedList, 'rules'>) {
  return (
    <span title={rules.join(', ')}>
      {rules.slice(0, RULES_SHOWN).map((id, at) => (
        <span key={id}>
          {at > 0 ? ', ' : null}
          <AnchorLink to="/panel/rules/edit/$id" params={{ id }}>
            {id}
          </AnchorLink>
        </span>
      ))}
      {rules.length > RULES_SHOWN ? ` +${rules.length - RULES_SHOWN}` : null}
    </span>
  );
}

const COLUMNS: readonly DataColumn<CountedList>[] = [
  {
    id: 'name',
    name: english('Name'),
    line: 'title',
    cell: ({ id, name }) => (
      <AnchorLink to="/panel/lists/$id" params={{ id }}>
        {builtInName(name)}
      </AnchorLink>
    ),
    sortValue: ({ name }) => name.toLowerCase(),
  },
  {
    id: 'kind',
    name: english('Type'),
    line: 'end',
    cell: ({ kind }) => (
      <StateBadge state={kind} tone={LIST_KINDS[kind].tone} size="sm" label={t(LIST_KINDS[kind].word)} />
    ),
    sortValue: ({ kind }) => kind,
  },
  { id: 'field', name: english('Field'), line: 'meta', cell: ({ field }) => field },
  {
    id: 'entries',
    name: english('Entries'),
    kind: 'figure',
    line: 'named',
    cell: ({ entries }) => entries?.toLocaleString(locale()),
    sortValue: ({ entries }) => entries,
  },
  {
    id: 'changed',
    name: english('Newest entry'),
    kind: 'digits',
    cell: ({ changed_at: at }) => at && <ShortTime at={at} />,
    sortValue: ({ changed_at }) => changed_at,
  },
  {
    id: 'rules',
    name: english('Used in rules'),
    cell: ({ rules }) => (rules.length > 0 ? <Rules rules={rules} /> : null),
    sortValue: ({ rules }) => rules.length,
  },
  { id: 'id', name: english('ID'), isOptional: true, cell: ({ id }) => id },
];

const matching = (lists: readonly CountedList[], wanted: string) =>
  lists.filter(({ id, name, kind, field }) =>
    `${id} ${name} ${builtInName(name)} ${kind} ${field}`.toLowerCase().includes(wanted),
  );

/** Lists of the account. */
export function ListsPage() {
  const lists = useQuery(countedLists);
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
      <DataTable
        name={t('Lists')}
        columnsKey="lists"
        columns={COLUMNS}
        rows={lists.data && matching(lists.data.lists, wanted.trim().toLowerCase())}
        keyOf={({ id }) => id}
        reading={lists}
        failure={t('Couldn’t load the lists')}
        empty={t('No matching lists.')}
        isTwoLine
        toolbar={<SearchField label={t('Name, type or field')} value={wanted} onChange={setWanted} />}
      />
      <Modal opened={creating} onClose={close} title={t('Create list')}>
        <NewListForm />
      </Modal>
    </>
  );
}
