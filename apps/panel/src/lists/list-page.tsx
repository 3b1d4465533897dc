import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconListDetails } from '@tabler/icons-react';
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
import { ConfirmDialog } from '../design/confirm-dialog';
import { EmptyState } from '../design/states';
import { showToast } from '../design/toast-store';
import { DraftNotice, useDraft, useHasDraft } from '../drafts/use-draft';
import { builtInName, english, t } from '../i18n/language';
import { isMasked, RevealPages } from '../personal/reveal';
import { DetailPage } from '../ui/detail-page';
import { SearchField } from '../ui/inputs';
import { FailureAlert, Permitted } from '../ui/notices';
import { type Column, PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { ListFile } from './import-csv';
import { exampleOf, LIST_KINDS, readLines } from './list-fields';

const COLUMNS: readonly Column<ListEntry>[] = [
  { name: english('Value'), kind: 'long', line: 'title', cell: ({ value }) => value },
  { name: english('Note'), line: 'meta', cell: ({ note }) => note || null },
  { name: english('By'), cell: ({ author }) => <PersonName of={author} /> },
  {
    name: english('Since'),
    kind: 'digits',
    line: 'meta',
    cell: (entry) => <ShortTime at={entry.created_at} />,
  },
  {
    name: english('Until'),
    kind: 'digits',
    line: 'named',
    cell: ({ expires_at: at }) => at && <ShortTime at={at} />,
  },
];

function NoEntries() {
  return (
    <EmptyState icon={<IconListDetails size={24} stroke={1.6} />} title={t('The list is empty.')}>
      {t('Add values or import a CSV file.')}
    </EmptyState>
  );
}

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
        empty={loaded?.length === 0 ? <NoEntries /> : t('No matching entries.')}
        isTwoLine
        isSticky
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
  readonly onAdded: () => void;
}

/** Name of the draft of the values to add. */
const entriesDraft = (list: string): string => `entries ${list}`;

/** Adds values to a list, one per line; an invalid value rejects all. */
export function AddEntriesForm({ list, onAdded }: AddEntriesFormProps) {
  const add = useAddEntries(list.id);
  const draft = useDraft(entriesDraft(list.id), { text: '', note: '', until: '' });
  const { text, note, until } = draft.value;
  const values = readLines(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const expires_at = until === '' ? null : new Date(until).toISOString();
    draft.saving(add.mutateAsync({ values, note: note.trim(), expires_at }), ({ saved }) => {
      showToast({ text: t('✓ {count} added', { count: saved }), tone: 'positive' });
      onAdded();
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <DraftNotice draft={draft} />
        <Textarea
          label={t('Values')}
          description={t('One per line, such as {example}', { example: exampleOf(list.field) })}
          autosize
          minRows={4}
          maxRows={12}
          spellCheck={false}
          data-autofocus
          value={text}
          onChange={(event) => draft.change({ text: event.currentTarget.value })}
        />
        <TextInput
          label={t('Note')}
          maxLength={500}
          value={note}
          onChange={(event) => draft.change({ note: event.currentTarget.value })}
        />
        <TextInput
          label={t('Until')}
          description={t('Empty: the values don’t expire.')}
          type="datetime-local"
          value={until}
          onChange={(event) => draft.change({ until: event.currentTarget.value })}
        />
        <FailureAlert
          error={add.error && namingValues(add.error, add.variables?.values ?? [])}
          title={t('Couldn’t add')}
        />
        <Button type="submit" loading={add.isPending} disabled={values.length === 0}>
          {values.length > 1 ? t('Add {count} values', { count: values.length }) : t('Add')}
        </Button>
      </Stack>
    </form>
  );
}

interface AddDialogProps extends AddEntriesFormProps {
  readonly opened: boolean;
  readonly onOpen: () => void;
}

/** Button and dialog that add values. */
function AddDialog({ list, opened, onOpen, onAdded }: AddDialogProps) {
  return (
    <Permitted to="lists:change">
      <Button onClick={onOpen}>{t('Add values')}</Button>
      <Modal opened={opened} onClose={onAdded} title={t('Add values')}>
        <AddEntriesForm list={list} onAdded={onAdded} />
      </Modal>
    </Permitted>
  );
}

const route = getRouteApi('/panel/lists/$id');

/** One list with its entries. */
export function ListPage() {
  const { id } = route.useParams();
  const navigate = useNavigate();
  const lists = useQuery(managedLists);
  const deleteList = useDeleteList();
  const mayChange = useMay('lists:change');
  const [adding, { open, close }] = useDisclosure(useHasDraft(entriesDraft(id)));
  const [isDeleting, setDeleting] = useState(false);
  return (
    <DetailPage
      what="list"
      reading={{ ...lists, data: lists.data?.lists.find((list) => list.id === id) }}
      back={{ name: t('All lists'), to: '/panel/lists' }}
      head={(list) => ({
        title: builtInName(list.name),
        about: `${t(LIST_KINDS[list.kind].name, { field: list.field, id })} ${t(LIST_KINDS[list.kind].about)}`,
        primary: <AddDialog list={list} opened={adding} onOpen={open} onAdded={close} />,
        menu: mayChange
          ? [{ label: t('Delete list'), isDestructive: true, onClick: () => setDeleting(true) }]
          : [],
      })}
    >
      {(list) => (
        <>
          <EntryTable key={id} list={id} />
          <div className="section">
            <ListFile key={`file ${id}`} list={list} />
          </div>
          <ConfirmDialog
            opened={isDeleting}
            onClose={() => setDeleting(false)}
            title={t('Delete list')}
            confirmLabel={t('Delete list')}
            isPending={deleteList.isPending}
            error={deleteList.error}
            onConfirm={() =>
              deleteList.mutate(id, { onSuccess: () => void navigate({ to: '/panel/lists' }) })
            }
          >
            {t('Deletes the list and all its entries. You can’t delete a list that a rule uses.')}
          </ConfirmDialog>
        </>
      )}
    </DetailPage>
  );
}
