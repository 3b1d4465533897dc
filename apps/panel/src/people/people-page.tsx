import type { ManagedInvitation, ManagedUser } from '@assay/management-api';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../api/account';
import {
  people,
  type Role,
  roles as rolesQuery,
  useChangeRole,
  useRemoveUser,
  useResetSecondFactor,
  useWithdrawInvitation,
} from '../api/people';
import { StateBadge } from '../design/state-badge';
import { EmptyState } from '../design/states';
import { useHasDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { SettledSelect } from '../ui/inputs';
import { FailureAlert, ShownOnce } from '../ui/notices';
import { PageTitle, Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { ShortTime } from '../ui/time';
import { JOIN_PATH } from './join-page';
import { aboutRole, givenBy, roleName } from './roles';
import { RolesSection } from './roles-section';
import { INVITATION, type Invited, InviteForm, RenameUser } from './user-forms';

interface Changes {
  /** Current user. */
  readonly me: string | undefined;
  /** All roles, and the roles that the current user can assign. */
  readonly known: readonly Role[];
  readonly roles: readonly Role[];
  readonly onRole: (id: string, role: string) => void;
  readonly onRemove: (id: string) => void;
  /** null if the user lacks permission. */
  readonly onReset: ((id: string) => void) | null;
}

/** Returns true if the user's role can be changed; deleted roles can always be replaced. */
const mayChange = (roles: readonly Role[], known: readonly Role[], id: string): boolean =>
  roles.some((role) => role.id === id) || !known.some((role) => role.id === id);

const optionsOf = (roles: readonly Role[], known: readonly Role[], id: string) => [
  ...(known.some((role) => role.id === id) ? [] : [{ value: id, label: t('deleted role') }]),
  ...roles.map((role) => ({ value: role.id, label: roleName(role) })),
];

function nameOf(known: readonly Role[], id: string): string {
  const found = known.find((role) => role.id === id);
  return found ? roleName(found) : t('deleted role');
}

function Identity({ user, isMe }: { readonly user: ManagedUser; readonly isMe: boolean }) {
  const { name, email } = user;
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" fw={550}>
          {name ?? email}
        </Text>
        {isMe ? <StateBadge state="you" tone="info" size="sm" label={t('you')} /> : null}
      </Group>
      {name === null ? null : (
        <Text size="xs" c="dimmed">
          {email}
        </Text>
      )}
    </>
  );
}

const userColumns = ({
  me,
  known,
  roles,
  onRole,
  onRemove,
  onReset,
}: Changes): readonly Column<ManagedUser>[] => [
  {
    name: t('User'),
    line: 'title',
    cell: (user) => <Identity user={user} isMe={user.id === me} />,
  },
  {
    name: t('Role'),
    line: 'meta',
    cell: ({ id, email, role }) =>
      mayChange(roles, known, role) && id !== me ? (
        <SettledSelect
          aria-label={t('Role of {email}', { email })}
          size="xs"
          data={optionsOf(roles, known, role)}
          value={role}
          settleLabel={t('Save role of {email}', { email })}
          onSettle={(chosen) => onRole(id, chosen)}
        />
      ) : (
        nameOf(known, role)
      ),
  },
  { name: t('Permissions'), cell: ({ role }) => aboutRole(known.find(({ id }) => id === role)) },
  {
    name: t('Second factor'),
    line: 'named',
    cell: ({ id, email, second_factor }) =>
      second_factor && onReset && id !== me ? (
        <ConfirmButton
          label={t('Reset')}
          ariaLabel={t('Reset the second factor of {email}', { email })}
          size="compact-xs"
          question={t(
            '{email} is signed out and signs in with only a password until a new factor is set up. Verify who requested the reset.',
            { email },
          )}
          onConfirm={() => onReset(id)}
        />
      ) : second_factor ? (
        t('on')
      ) : (
        t('off')
      ),
  },
  { name: t('Since'), kind: 'digits', cell: ({ created_at }) => <ShortTime at={created_at} /> },
  {
    name: t('Change'),
    kind: 'actions',
    line: 'meta',
    cell: (user) => (
      <>
        {mayChange(roles, known, user.role) ? <RenameUser user={user} /> : null}
        {mayChange(roles, known, user.role) && user.id !== me ? (
          <ConfirmButton
            label={t('Remove')}
            ariaLabel={t('Remove {text}', { text: user.email })}
            size="compact-xs"
            question={t('{email} is signed out immediately and loses access.', { email: user.email })}
            onConfirm={() => onRemove(user.id)}
          />
        ) : null}
      </>
    ),
  },
];

const invitationColumns = (
  known: readonly Role[],
  onWithdraw: (id: string) => void,
): readonly Column<ManagedInvitation>[] => [
  {
    name: t('Invited user'),
    line: 'title',
    cell: ({ name, email }) => (name === null ? email : `${name} (${email})`),
  },
  { name: t('Role'), line: 'meta', cell: ({ role }) => nameOf(known, role) },
  { name: t('Invited'), kind: 'digits', cell: ({ created_at }) => <ShortTime at={created_at} /> },
  {
    name: t('Expires'),
    kind: 'digits',
    line: 'named',
    cell: ({ expires_at }) => <ShortTime at={expires_at} />,
  },
  {
    name: t('Change'),
    kind: 'actions',
    cell: ({ id, email }) => (
      <ConfirmButton
        label={t('Withdraw')}
        ariaLabel={t('Withdraw the invitation of {email}', { email })}
        size="compact-xs"
        question={t('The invitation link stops working.')}
        onConfirm={() => onWithdraw(id)}
      />
    ),
  },
];

interface NoUsersProps {
  /** True if the panel is open with an API key. */
  readonly isKey: boolean;
}

function NoUsers({ isKey }: NoUsersProps) {
  return (
    <EmptyState icon={<IconUsers size={24} stroke={1.6} />} title={t('No users yet')}>
      {isKey ? t('You are signed in with an API key. Users sign in with a password and have a role.') : null}
    </EmptyState>
  );
}

/** Panel users, invitations and roles. */
export function PeoplePage() {
  const { data: session } = useSession();
  const reading = useQuery(people);
  const changeRole = useChangeRole();
  const remove = useRemoveUser();
  const withdraw = useWithdrawInvitation();
  const reset = useResetSecondFactor();
  const [inviting, { open, close }] = useDisclosure(useHasDraft(INVITATION));
  const [invited, setInvited] = useState<Invited | null>(null);
  const known = useQuery(rolesQuery).data?.roles ?? [];
  const roles = givenBy(session, known);
  const changes = {
    me: session?.actor.kind === 'user' ? session.actor.id : undefined,
    known,
    roles,
    onRole: (id: string, role: string) => changeRole.mutate({ id, role }),
    onRemove: (id: string) => remove.mutate(id),
    onReset: session?.role === 'owner' ? (id: string) => reset.mutate(id) : null,
  };
  return (
    <>
      <PageTitle title={t('Users')} about={t('Panel users and their roles.')}>
        <Button onClick={open}>{t('Invite user')}</Button>
      </PageTitle>
      {invited ? (
        <ShownOnce
          title={t('Invitation for {email}', { email: invited.email })}
          lead={t('Share this link. It’s shown once and can be used once within 7 days.')}
          label={t('Invitation link')}
          secret={`${window.location.origin}${JOIN_PATH}#${invited.token}`}
          onDone={() => setInvited(null)}
        />
      ) : null}
      <FailureAlert error={changeRole.error} title={t('Couldn’t save changes')} />
      <FailureAlert error={remove.error} title={t('Couldn’t remove')} />
      <FailureAlert error={withdraw.error} title={t('Couldn’t withdraw the invitation')} />
      <FailureAlert error={reset.error} title={t('Couldn’t reset the second factor')} />
      <PagedTable
        name={t('Users')}
        columns={userColumns(changes)}
        rows={reading.data?.users}
        keyOf={({ id }) => id}
        reading={reading}
        failure={t('Couldn’t load the users')}
        empty={<NoUsers isKey={session?.actor.kind === 'key'} />}
        isTwoLine
        isSticky
      />
      {reading.data && reading.data.invitations.length > 0 ? (
        <Section title={t('Invitations')} about={t('Pending invitations.')}>
          <PagedTable
            name={t('Invitations')}
            columns={invitationColumns(known, (id) => withdraw.mutate(id))}
            rows={reading.data.invitations}
            keyOf={({ id }) => id}
            reading={reading}
            failure={t('Couldn’t load the invitations')}
            empty={t('None.')}
            isTwoLine
          />
        </Section>
      ) : null}
      <div className="section">
        <RolesSection />
      </div>
      <Modal opened={inviting} onClose={close} title={t('Invite a user')}>
        <InviteForm
          roles={roles}
          onInvited={(made) => {
            setInvited(made);
            close();
          }}
        />
      </Modal>
    </>
  );
}
