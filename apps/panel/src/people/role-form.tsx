import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { type Permission, type Role, useSaveRole } from '../api/people';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t, wordsOf } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';

export const NEW_ROLE = 'new role';
const LONGEST_NAME = 100;

interface RoleFormProps {
  /** null = a new one. */
  readonly role: Role | null;
  /** Those that who makes the role has. */
  readonly permissions: readonly { readonly name: string; readonly about: string }[];
  readonly onDone: () => void;
}

/** A role by its name and what it may do. */
export function RoleForm({ role, permissions, onDone }: RoleFormProps) {
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
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
        <Checkbox.Group
          label={t('May')}
          description={t(
            'Who changes something sees it as well. Everybody has what is theirs: password, columns, views.',
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
        <FailureAlert error={save.error} title={t('Not saved')} />
        <Button type="submit" loading={save.isPending} disabled={name.trim() === ''}>
          {t('Save')}
        </Button>
      </Stack>
    </form>
  );
}
