import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { managedLists, useDeleteList } from '../api/lists';
import { t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { DetailPage } from '../ui/detail-page';
import { FailureAlert } from '../ui/failure-alert';
import { Permitted } from '../ui/permitted';
import { AddEntriesForm } from './add-entries-form';
import { EntryTable } from './entry-table';
import { ListFile } from './import-csv';
import { LIST_KINDS } from './list-kinds';

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
        title: name,
        about: `${t(LIST_KINDS[kind].name, { field, id })} ${t(LIST_KINDS[kind].about)}`,
        actions: (
          <Permitted to="lists:change">
            <ConfirmButton
              label={t('Delete list')}
              variant="light"
              color="red"
              question={t('The list goes with all its entries. A list that a rule uses stays.')}
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
          <FailureAlert error={deleteList.error} title={t('Not deleted')} />
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
