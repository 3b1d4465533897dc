import type { OpenSession, Session } from '@assay/management-api';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../api/account';
import { signIns, useEndOtherSignIns, useEndSignIn } from '../api/operations';
import { StateBadge } from '../design/state-badge';
import { t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/notices';
import { PageTitle } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/shown-values';
import { ShortTime } from '../ui/time';

const actorOf = ({ actor }: Session): string => `${actor.kind} ${actor.id}`;

const columnsFor = (
  me: Session | null | undefined,
  onEnd: (id: string) => void,
): readonly Column<OpenSession>[] => [
  {
    name: t('User'),
    line: 'title',
    cell: ({ actor, current }) => (
      <Group gap="xs" wrap="nowrap">
        <span>{me && actor === actorOf(me) ? t('You') : <PersonName of={actor} />}</span>
        {current ? <StateBadge state="ACTIVE" size="sm" label={t('This session')} /> : null}
      </Group>
    ),
  },
  { name: t('IP address'), kind: 'digits', line: 'meta', cell: ({ network }) => network || null },
  {
    name: t('Signed in'),
    kind: 'digits',
    line: 'named',
    cell: ({ created_at }) => <ShortTime at={created_at} />,
  },
  { name: t('Last used'), kind: 'digits', line: 'named', cell: ({ used_at }) => <ShortTime at={used_at} /> },
  { name: t('Expires'), kind: 'digits', cell: ({ expires_at }) => <ShortTime at={expires_at} /> },
  {
    name: t('Change'),
    kind: 'actions',
    cell: ({ id, network, current }) =>
      current ? null : (
        <ConfirmButton
          label={t('End session')}
          ariaLabel={
            network
              ? t('End the session from {network}', { network })
              : t('End the session from an unknown network')
          }
          size="compact-xs"
          question={t('The user must sign in again.')}
          onConfirm={() => onEnd(id)}
        />
      ),
  },
];

/** Active panel sessions of the account. */
export function SignInsPage() {
  const { data: me } = useSession();
  const reading = useQuery(signIns);
  const end = useEndSignIn();
  const endOthers = useEndOtherSignIns();
  const mine = reading.data?.sessions.filter(({ actor }) => me && actor === actorOf(me)) ?? [];
  return (
    <>
      <PageTitle
        title={t('Sign-ins')}
        about={t('Users that are signed in to the panel. Idle sessions end after the timeout in Settings.')}
      >
        <ConfirmButton
          label={t('End my other sessions')}
          disabled={mine.every(({ current }) => current)}
          loading={endOthers.isPending}
          question={t('You stay signed in only on this device.')}
          onConfirm={() => endOthers.mutate()}
        />
      </PageTitle>
      <FailureAlert error={end.error} title={t('Couldn’t end the session')} />
      <FailureAlert error={endOthers.error} title={t('Couldn’t end the session')} />
      <PagedTable
        name={t('Active sessions')}
        columns={columnsFor(me, (id) => end.mutate(id))}
        rows={reading.data?.sessions}
        keyOf={({ id }) => id}
        reading={reading}
        failure={t('Couldn’t load the sessions')}
        empty={t('No active sessions.')}
        isTwoLine
        isSticky
      />
    </>
  );
}
