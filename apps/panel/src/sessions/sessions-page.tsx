import { Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { monitoredSessions, sessionsOfUser } from '../api/evaluations';
import { t } from '../i18n/language';
import { SearchField } from '../ui/inputs';
import { PageTitle, SpaceSwitch } from '../ui/page';
import { PagedTable } from '../ui/paged-table';
import { sessionColumns } from './session-risk';

/** Search field for a user's sessions. The ID is not in the URL, because URLs are logged and shared. */
export function UserField({ onFind }: { readonly onFind: (userId: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <TextInput
      type="search"
      aria-label={t('User ID')}
      placeholder={t('User ID')}
      spellCheck={false}
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        if (event.currentTarget.value === '') onFind('');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onFind(typed.trim());
      }}
    />
  );
}

const route = getRouteApi('/panel/sessions');

/** List of monitored sessions. */
export function SessionsPage() {
  const { space, transaction } = route.useSearch();
  const navigate = route.useNavigate();
  const columns = useMemo(() => sessionColumns(space), [space]);
  const [typed, setTyped] = useState(transaction ?? '');
  const [user, setUser] = useState('');
  const newest = useQuery({
    ...monitoredSessions({ space, transactionId: transaction }),
    enabled: user === '',
  });
  const ofUser = useQuery(sessionsOfUser(space, user));
  const page = user === '' ? newest : ofUser;
  const find = (text: string) =>
    void navigate({ search: { space, ...(text.trim() ? { transaction: text.trim() } : {}) } });
  return (
    <>
      <PageTitle title={t('Sessions')} about={t('Behavior of users on your site, and fraud risks.')}>
        <SpaceSwitch value={space} onChange={(chosen) => void navigate({ search: { space: chosen } })} />
      </PageTitle>
      <Group mb="md">
        <SearchField
          label={t('Transaction ID')}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            if (text === '') find('');
          }}
          onSubmit={() => find(typed)}
        />
        <UserField onFind={setUser} />
      </Group>
      <PagedTable
        name={t('Sessions')}
        columns={columns}
        rows={page.data?.sessions}
        keyOf={(session) => session.stream_id}
        reading={page}
        failure={t('Couldn’t load the sessions')}
        empty={
          transaction === undefined && user === ''
            ? t('No sessions yet. Add the session stream to your pages to record sessions.')
            : t('No matching sessions. Enter the complete ID.')
        }
      />
    </>
  );
}
