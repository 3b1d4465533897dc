import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { monitoredSessions, sessionsOfUser } from '../api/sessions';
import { t } from '../i18n/language';
import { PageTitle } from '../ui/page-title';
import { PagedTable } from '../ui/paged-table';
import { SearchField } from '../ui/search-field';
import { SpaceSwitch } from '../ui/space-switch';
import { sessionColumns } from './session-columns';
import { UserField } from './user-field';

const route = getRouteApi('/panel/sessions');

/** What browsers reported while people were on the site. */
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
      <PageTitle
        title={t('Sessions')}
        about={t('How people moved through your site, and what of it speaks for fraud.')}
      >
        <SpaceSwitch value={space} onChange={(chosen) => void navigate({ search: { space: chosen } })} />
      </PageTitle>
      <Group mb="md">
        <SearchField
          label={t('Transaction id')}
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
        failure={t('The sessions could not be read')}
        empty={
          transaction === undefined && user === ''
            ? t('No sessions yet. The session stream of your pages sends them.')
            : t('No session matches. Ids are searched as a whole, letter for letter.')
        }
      />
    </>
  );
}
