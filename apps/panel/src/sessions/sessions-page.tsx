import { Text } from '@mantine/core';
import { IconHeartRateMonitor } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { MAX_SESSIONS, monitoredSessions, sessionsOfUser } from '../api/evaluations';
import { DataTable } from '../design/data-table';
import { PageHeader } from '../design/page-header';
import { EmptyState } from '../design/states';
import { t } from '../i18n/language';
import { readSessionsSearch } from '../page-searches';
import { SpaceSwitch } from '../ui/page';
import { sessionColumns } from './session-columns';
import { SessionFilters, withRisk } from './session-filters';

const PAGE_SIZE = 30;

const route = getRouteApi('/panel/sessions');

/** List of monitored sessions. */
export function SessionsPage() {
  const search = route.useSearch();
  const { space, transaction } = search;
  const navigate = route.useNavigate();
  const columns = useMemo(() => sessionColumns(space), [space]);
  const [user, setUser] = useState('');
  const newest = useQuery({
    ...monitoredSessions({ space, transactionId: transaction }),
    enabled: user === '',
  });
  const ofUser = useQuery(sessionsOfUser(space, user));
  const reading = user === '' ? newest : ofUser;
  const sessions = reading.data?.sessions;
  const isSearched = transaction !== undefined || user !== '' || search.risk !== undefined;
  return (
    <>
      <PageHeader title={t('Sessions')} about={t('User behavior on your site and its fraud risk.')}>
        <SpaceSwitch value={space} onChange={(chosen) => void navigate({ search: { space: chosen } })} />
      </PageHeader>
      <DataTable
        name={t('Sessions')}
        columnsKey="sessions"
        columns={columns}
        rows={sessions && withRisk(sessions, search.risk)}
        keyOf={(session) => session.stream_id}
        reading={{ isPending: reading.isPending, error: reading.error }}
        failure={t('Couldn’t load the sessions')}
        empty={isSearched ? t('No matching sessions. Enter the complete ID.') : <NoSessions />}
        isTwoLine
        pageSize={PAGE_SIZE}
        toolbar={
          <SessionFilters
            search={search}
            onChange={(change) =>
              void navigate({ search: readSessionsSearch({ ...search, environment: space, ...change }) })
            }
            user={user}
            onUser={setUser}
            sessions={sessions}
          />
        }
      />
      {(sessions?.length ?? 0) < MAX_SESSIONS ? null : (
        <Text size="xs" c="dimmed" mt="xs">
          {t('The {count} newest sessions. Older ones are found by user or transaction ID.', {
            count: MAX_SESSIONS,
          })}
        </Text>
      )}
    </>
  );
}

function NoSessions() {
  return (
    <EmptyState icon={<IconHeartRateMonitor size={24} stroke={1.6} />} title={t('No sessions yet.')}>
      {t('Add the session stream to your pages to record sessions.')}
    </EmptyState>
  );
}
