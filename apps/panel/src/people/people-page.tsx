import type { ManagedInvitation, ManagedUser } from '@assay/contract';
import { Badge, Button, Modal, NativeSelect, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  people,
  type Role,
  roles as rolesQuery,
  useChangeRole,
  useRemoveUser,
  useResetSecondFactor,
  useWithdrawInvitation,
} from '../api/people';
import { useSession } from '../api/session';
import { useHasDraft } from '../drafts/use-draft';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { ShownOnce } from '../ui/shown-once';
import { Time } from '../ui/time';
import { INVITATION, type Invited, InviteForm } from './invite-form';
import { JOIN_PATH } from './join-page';
import { RequireFactor } from './require-factor';
import { aboutRole, givenBy } from './roles';
import { RolesSection } from './roles-section';

interface Changes {
  /** Who looks. */
  readonly me: string | undefined;
  /** Every role, and those that who looks may give. */
  readonly known: readonly Role[];
  readonly roles: readonly Role[];
  readonly onRole: (id: string, role: string) => void;
  readonly onRemove: (id: string) => void;
  /** null = who looks may not. */
  readonly onReset: ((id: string) => void) | null;
}

/** Whose role is not known any more can be given another by whoever gives roles. */
const mayChange = (roles: readonly Role[], known: readonly Role[], id: string): boolean =>
  roles.some((role) => role.id === id) || !known.some((role) => role.id === id);

const optionsOf = (roles: readonly Role[], known: readonly Role[], id: string) => [
  ...(known.some((role) => role.id === id) ? [] : [{ value: id, label: 'removed role' }]),
  ...roles.map(({ id: value, name: label }) => ({ value, label })),
];

const nameOf = (known: readonly Role[], id: string): string =>
  known.find((role) => role.id === id)?.name ?? 'removed role';

const userColumns = ({
  me,
  known,
  roles,
  onRole,
  onRemove,
  onReset,
}: Changes): readonly Column<ManagedUser>[] => [
  {
    name: 'Who',
    cell: ({ id, email }) => (
      <>
        <Text size="sm">{email}</Text>
        {id === me ? (
          <Badge size="xs" variant="light">
            you
          </Badge>
        ) : null}
      </>
    ),
  },
  {
    name: 'Role',
    cell: ({ id, email, role }) =>
      mayChange(roles, known, role) && id !== me ? (
        <NativeSelect
          aria-label={`Role of ${email}`}
          size="xs"
          data={optionsOf(roles, known, role)}
          value={role}
          onChange={(event) => onRole(id, event.currentTarget.value)}
        />
      ) : (
        nameOf(known, role)
      ),
  },
  { name: 'May', cell: ({ role }) => aboutRole(known.find(({ id }) => id === role)) },
  {
    name: 'Second factor',
    cell: ({ id, email, second_factor }) =>
      second_factor && onReset && id !== me ? (
        <ConfirmButton
          label="Reset"
          ariaLabel={`Reset the second factor of ${email}`}
          size="compact-xs"
          question={`${email} is signed out, and signs in with the password alone until another is set up. Make sure that it is really them who asks.`}
          onConfirm={() => onReset(id)}
        />
      ) : second_factor ? (
        'on'
      ) : (
        'off'
      ),
  },
  { name: 'Since', cell: ({ created_at }) => <Time at={created_at} /> },
  {
    name: 'Change',
    kind: 'actions',
    cell: ({ id, email, role }) =>
      mayChange(roles, known, role) && id !== me ? (
        <ConfirmButton
          label="Remove"
          ariaLabel={`Remove ${email}`}
          size="compact-xs"
          question={`${email} is signed out at once and cannot sign in again.`}
          onConfirm={() => onRemove(id)}
        />
      ) : null,
  },
];

const invitationColumns = (
  known: readonly Role[],
  onWithdraw: (id: string) => void,
): readonly Column<ManagedInvitation>[] => [
  { name: 'Who', cell: ({ email }) => email },
  { name: 'Role', cell: ({ role }) => nameOf(known, role) },
  { name: 'Invited', cell: ({ created_at }) => <Time at={created_at} /> },
  { name: 'Runs out', cell: ({ expires_at }) => <Time at={expires_at} /> },
  {
    name: 'Change',
    kind: 'actions',
    cell: ({ id, email }) => (
      <ConfirmButton
        label="Withdraw"
        ariaLabel={`Withdraw the invitation of ${email}`}
        size="compact-xs"
        question="The link is of no use any more."
        onConfirm={() => onWithdraw(id)}
      />
    ),
  },
];

/** Who uses the panel, and as what. */
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
      <PageTitle title="People" about="Who uses the panel, and what they may do.">
        <Button onClick={open}>Invite</Button>
      </PageTitle>
      {invited ? (
        <ShownOnce
          title={`The invitation of ${invited.email}`}
          lead="Hand this link on: it is shown this once, good for seven days and one use."
          label="The link"
          secret={`${window.location.origin}${JOIN_PATH}#${invited.token}`}
          onDone={() => setInvited(null)}
        />
      ) : null}
      <FailureAlert error={changeRole.error} title="Not changed" />
      <FailureAlert error={remove.error} title="Not removed" />
      <FailureAlert error={withdraw.error} title="Not withdrawn" />
      <FailureAlert error={reset.error} title="Not reset" />
      {session?.role === 'owner' ? <RequireFactor /> : null}
      <PagedTable
        name="Users"
        columns={userColumns(changes)}
        rows={reading.data?.users}
        keyOf={({ id }) => id}
        reading={reading}
        failure="The users could not be read"
        empty="Nobody but keys signs in yet: invite somebody."
      />
      {reading.data && reading.data.invitations.length > 0 ? (
        <Section title="Invitations" about="Not taken yet.">
          <PagedTable
            name="Invitations"
            columns={invitationColumns(known, (id) => withdraw.mutate(id))}
            rows={reading.data.invitations}
            keyOf={({ id }) => id}
            reading={reading}
            failure="The invitations could not be read"
            empty="None."
          />
        </Section>
      ) : null}
      <RolesSection />
      <Modal opened={inviting} onClose={close} title="Invite somebody">
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
