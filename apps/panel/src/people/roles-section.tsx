import { Button, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Role, roles, useDeleteRole } from '../api/people';
import { useSession } from '../api/session';
import { useHasDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/failure-alert';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { NEW_ROLE, RoleForm } from './role-form';
import { aboutRole, givenBy, roleName } from './roles';

interface Changes {
  readonly mine: readonly Role[];
  readonly onOpen: (role: Role) => void;
  readonly onDelete: (id: string) => void;
}

const columnsOf = ({ mine, onOpen, onDelete }: Changes): readonly Column<Role>[] => [
  { name: t('Role'), kind: 'head', cell: roleName },
  { name: t('May'), cell: aboutRole },
  { name: t('Users'), kind: 'figure', cell: ({ users }) => users },
  {
    name: t('Change'),
    kind: 'actions',
    cell: (role) =>
      role.built_in || !mine.includes(role) ? null : (
        <>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t('Edit {name}', { name: role.name })}
            onClick={() => onOpen(role)}
          >
            {t('Edit')}
          </Button>
          <ConfirmButton
            label={t('Remove')}
            ariaLabel={t('Remove the role {name}', { name: role.name })}
            size="compact-xs"
            question={t('Nobody can be given it any more. It stays while somebody has it.')}
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
      title={t('Roles')}
      about={t('Five are always there. Others are made of permissions, none that you do not have.')}
      actions={
        <Button variant="default" onClick={() => setOpened('new')}>
          {t('New role')}
        </Button>
      }
    >
      <FailureAlert error={remove.error} title={t('Not removed')} />
      <PagedTable
        name={t('Roles')}
        columns={columnsOf({ mine, onOpen: setOpened, onDelete: (id) => remove.mutate(id) })}
        rows={reading.data?.roles}
        keyOf={({ id }) => id}
        reading={reading}
        failure={t('The roles could not be read')}
        empty={t('None.')}
      />
      <Modal
        opened={opened !== null}
        onClose={close}
        size="lg"
        title={
          opened === null || opened === 'new' ? t('New role') : t('The role {name}', { name: opened.name })
        }
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
