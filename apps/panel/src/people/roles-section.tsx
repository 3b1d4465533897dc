import { Button, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Role, roles, useDeleteRole } from '../api/people';
import { useSession } from '../api/session';
import { useHasDraft } from '../drafts/use-draft';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/failure-alert';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { NEW_ROLE, RoleForm } from './role-form';
import { aboutRole, givenBy } from './roles';

interface Changes {
  readonly mine: readonly Role[];
  readonly onOpen: (role: Role) => void;
  readonly onDelete: (id: string) => void;
}

const columnsOf = ({ mine, onOpen, onDelete }: Changes): readonly Column<Role>[] => [
  { name: 'Role', kind: 'head', cell: ({ name }) => name },
  { name: 'May', cell: aboutRole },
  { name: 'Users', kind: 'figure', cell: ({ users }) => users },
  {
    name: 'Change',
    kind: 'actions',
    cell: (role) =>
      role.built_in || !mine.includes(role) ? null : (
        <>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Change ${role.name}`}
            onClick={() => onOpen(role)}
          >
            Change
          </Button>
          <ConfirmButton
            label="Remove"
            ariaLabel={`Remove the role ${role.name}`}
            size="compact-xs"
            question="Nobody can be given it any more. It stays while somebody has it."
            onConfirm={() => onDelete(role.id)}
          />
        </>
      ),
  },
];

/** What roles there are, and making one of permissions. */
export function RolesSection() {
  const reading = useQuery(roles);
  const { data: session } = useSession();
  const remove = useDeleteRole();
  const [opened, setOpened] = useState<Role | 'new' | null>(useHasDraft(NEW_ROLE) ? 'new' : null);
  const mine = givenBy(session, reading.data?.roles ?? []);
  const close = () => setOpened(null);
  return (
    <Section
      title="Roles"
      about="Five are always there. Others are made of permissions, none that you do not have."
      actions={
        <Button variant="default" onClick={() => setOpened('new')}>
          New role
        </Button>
      }
    >
      <FailureAlert error={remove.error} title="Not removed" />
      <PagedTable
        name="Roles"
        columns={columnsOf({ mine, onOpen: setOpened, onDelete: (id) => remove.mutate(id) })}
        rows={reading.data?.roles}
        keyOf={({ id }) => id}
        reading={reading}
        failure="The roles could not be read"
        empty="None."
      />
      <Modal
        opened={opened !== null}
        onClose={close}
        size="lg"
        title={opened === null || opened === 'new' ? 'New role' : `The role ${opened.name}`}
      >
        {opened !== null && reading.data ? (
          <RoleForm
            role={opened === 'new' ? null : opened}
            permissions={reading.data.permissions.filter(
              ({ name }) => session?.permissions.includes(name) ?? false,
            )}
            onDone={close}
          />
        ) : (
          <Text size="sm">…</Text>
        )}
      </Modal>
    </Section>
  );
}
