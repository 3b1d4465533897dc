import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { monitoredSessions, sessionsOfUser } from '../api/sessions';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { SearchField } from '../ui/search-field';
import { SpaceSwitch } from '../ui/space-switch';
import { SessionTable } from './session-table';
import { UserField } from './user-field';

const route = getRouteApi('/panel/sessions');

/** What browsers told while people were on the site. */
export function SessionsPage() {
  const { space, transaction } = route.useSearch();
  const navigate = route.useNavigate();
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
        title="Sessions"
        about="How people moved through your site, and what of it speaks for fraud."
      >
        <SpaceSwitch value={space} onChange={(chosen) => void navigate({ search: { space: chosen } })} />
      </PageTitle>
      <Group mb="md">
        <SearchField
          label="Transaction id"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            if (text === '') find('');
          }}
          onSubmit={() => find(typed)}
        />
        <UserField onFind={setUser} />
      </Group>
      <FailureAlert error={page.error} title="The sessions could not be read" />
      {page.isPending ? <Busy /> : null}
      {page.data && page.data.sessions.length === 0 ? (
        <Text c="dimmed" py="xl" ta="center">
          {transaction === undefined && user === ''
            ? 'No sessions yet. The session stream of your pages sends them.'
            : 'No session matches. Ids are searched as a whole, letter for letter.'}
        </Text>
      ) : null}
      {page.data && page.data.sessions.length > 0 ? (
        <SessionTable sessions={page.data.sessions} space={space} />
      ) : null}
    </>
  );
}
