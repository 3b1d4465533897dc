import { Group, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconHeartRateMonitor } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { monitoredSessions, sessionsOfUser } from '../api/evaluations';
import { DataTable } from '../design/data-table';
import { PageHeader } from '../design/page-header';
import { EmptyState } from '../design/states';
import { t } from '../i18n/language';
import { SearchField } from '../ui/inputs';
import { SpaceSwitch } from '../ui/page';
import { sessionColumns, WORST_RISK } from './session-columns';

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

/** Sessions that are shown at first, and that the button adds. */
const SHOWN = 30;
/** Width of the two-line rows; see paged-table.module.css. */
const NARROW = '(max-width: 48em)';

const route = getRouteApi('/panel/sessions');

/** List of monitored sessions. */
export function SessionsPage() {
  const { space, transaction } = route.useSearch();
  const navigate = route.useNavigate();
  const isNarrow = useMediaQuery(NARROW) ?? false;
  const columns = useMemo(
    () => (isNarrow ? [...sessionColumns(space), WORST_RISK] : sessionColumns(space)),
    [space, isNarrow],
  );
  const [shown, setShown] = useState(SHOWN);
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
  const sessions = page.data?.sessions;
  const isSearched = transaction !== undefined || user !== '';
  return (
    <>
      <PageHeader title={t('Sessions')} about={t('Behavior of users on your site, and fraud risks.')}>
        <SpaceSwitch value={space} onChange={(chosen) => void navigate({ search: { space: chosen } })} />
      </PageHeader>
      <DataTable
        name={t('Sessions')}
        columns={columns}
        rows={sessions?.slice(0, shown)}
        keyOf={(session) => session.stream_id}
        reading={{
          isPending: page.isPending,
          error: page.error,
          hasNextPage: (sessions?.length ?? 0) > shown,
          fetchNextPage: () => setShown(shown + SHOWN),
        }}
        more={t('Load more')}
        failure={t('Couldn’t load the sessions')}
        empty={isSearched ? t('No matching sessions. Enter the complete ID.') : <NoSessions />}
        isTwoLine
        toolbar={
          <Group gap="xs">
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
        }
      />
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
