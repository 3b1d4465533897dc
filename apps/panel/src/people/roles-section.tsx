import { Button, Checkbox, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSession } from '../api/account';
import { type Permission, type Role, roles, useDeleteRole, useSaveRole } from '../api/people';
import { DraftNotice, useDraft, useHasDraft } from '../drafts/use-draft';
import { t, wordsOf } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { aboutRole, givenBy, roleName } from './roles';

const NEW_ROLE = 'new role';
const MAX_NAME_LENGTH = 100;

interface RoleFormProps {
  /** null for a new role. */
  readonly role: Role | null;
  /** Permissions of the current user. */
  readonly permissions: readonly { readonly name: string; readonly about: string }[];
  readonly onDone: () => void;
}

/** Form for the name and permissions of a role. */
function RoleForm({ role, permissions, onDone }: RoleFormProps) {
  const save = useSaveRole(role?.id ?? null);
  const draft = useDraft(role ? `role ${role.id}` : NEW_ROLE, {
    name: role?.name ?? '',
    permissions: role?.permissions ?? [],
  });
  const { name, permissions: chosen } = draft.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sent = { name: name.trim(), permissions: [...chosen] as Permission[] };
    draft.saving(save.mutateAsync(sent), onDone);
  };
  return (
    <form onSubmit={submit} aria-label={t('Role')}>
      <Stack>
        <DraftNotice draft={draft} />
        <TextInput
          label={t('Name')}
          required
          data-autofocus
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
        <Checkbox.Group
          label={t('Permissions')}
          description={t(
            'Permission to change includes permission to view. All users can change their own password, columns and views.',
          )}
          value={[...chosen]}
          onChange={(wanted) => draft.change({ permissions: wanted })}
        >
          <Stack gap={6} mt="xs">
            {permissions.map(({ name: value, about }) => (
              <Checkbox key={value} value={value} label={wordsOf(about)} description={value} size="sm" />
            ))}
          </Stack>
        </Checkbox.Group>
        <FailureAlert error={save.error} title={t('Couldn’t save')} />
        <Button type="submit" loading={save.isPending} disabled={name.trim() === ''}>
          {t('Save')}
        </Button>
      </Stack>
    </form>
  );
}

interface Changes {
  readonly mine: readonly Role[];
  readonly onOpen: (role: Role) => void;
  readonly onDelete: (id: string) => void;
}

const columnsOf = ({ mine, onOpen, onDelete }: Changes): readonly Column<Role>[] => [
  { name: t('Role'), kind: 'head', line: 'title', cell: roleName },
  { name: t('Permissions'), line: 'meta', cell: aboutRole },
  { name: t('Users'), kind: 'figure', line: 'named', cell: ({ users }) => users },
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
            ariaLabel={t('Delete the role {name}', { name: role.name })}
            size="compact-xs"
            question={t('You can delete a role only if no user or invitation has it.')}
            onConfirm={() => onDelete(role.id)}
          />
        </>
      ),
  },
];

/** Roles of the account. */
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
      about={t('Assay has 5 built-in roles. You can add custom roles with permissions that you have.')}
      actions={
        <Button variant="default" onClick={() => setOpened('new')}>
          {t('Create role')}
        </Button>
      }
    >
      <FailureAlert error={remove.error} title={t('Couldn’t remove')} />
      <PagedTable
        name={t('Roles')}
        columns={columnsOf({ mine, onOpen: setOpened, onDelete: (id) => remove.mutate(id) })}
        rows={reading.data?.roles}
        keyOf={({ id }) => id}
        reading={reading}
        failure={t('Couldn’t load the roles')}
        empty={t('None.')}
        isTwoLine
      />
      <Modal
        opened={opened !== null}
        onClose={close}
        size="lg"
        title={
          opened === null || opened === 'new' ? t('Create role') : t('Role {name}', { name: opened.name })
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
