import type { ManagedUser } from '@assay/management-api';
import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { FormEvent } from 'react';
import type { Sent } from '../api/client';
import { type Role, useInvite, useRenameUser } from '../api/people';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { aboutRole, roleName } from './roles';

export const INVITATION = 'invitation';
const MAX_NAME_LENGTH = 100;

type Draft = Required<Sent<'POST /invitations'>>;
const EMPTY: Draft = { email: '', name: '', role: 'reviewer' };

export interface Invited {
  readonly email: string;
  readonly token: string;
}

interface InviteFormProps {
  readonly roles: readonly Role[];
  readonly onInvited: (invited: Invited) => void;
}

export function InviteForm({ roles, onInvited }: InviteFormProps) {
  const invite = useInvite();
  const draft = useDraft(INVITATION, EMPTY);
  const { email, name, role } = draft.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const called = name.trim() === '' ? {} : { name: name.trim() };
    const sent = { email: email.trim(), ...called, role };
    draft.saving(invite.mutateAsync(sent), ({ invitation, token }) =>
      onInvited({ email: invitation.email, token }),
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <DraftNotice draft={draft} />
        <TextInput
          label={t('Email address')}
          description={t('Used to sign in. Assay doesn’t send email: share the invitation link yourself.')}
          type="email"
          required
          maxLength={250}
          data-autofocus
          value={email}
          onChange={(event) => draft.change({ email: event.currentTarget.value })}
        />
        <TextInput
          label={t('Name')}
          description={t('Shown to other users. The invitee can change it.')}
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('Role')}
          description={aboutRole(roles.find(({ id }) => id === role))}
          data={roles.map((one) => ({ value: one.id, label: roleName(one) }))}
          value={role}
          onChange={(event) => draft.change({ role: event.currentTarget.value })}
        />
        <FailureAlert error={invite.error} title={t('Couldn’t create the invitation')} />
        <Group justify="flex-end">
          <Button type="submit" loading={invite.isPending}>
            {t('Invite user')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface RenameProps {
  readonly user: ManagedUser;
}

/** Form to rename a user. */
export function RenameUser({ user }: RenameProps) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('Rename {text}', { text: user.email })}
        onClick={open}
      >
        {t('Rename')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('Rename {text}', { text: user.email })}>
        <RenameForm user={user} onDone={close} />
      </Modal>
    </>
  );
}

function RenameForm({ user, onDone }: RenameProps & { readonly onDone: () => void }) {
  const rename = useRenameUser();
  const draft = useDraft(`name of ${user.id}`, { name: user.name ?? '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = draft.value.name.trim();
    draft.saving(rename.mutateAsync({ id: user.id, name: name === '' ? null : name }), onDone);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <DraftNotice draft={draft} />
        <TextInput
          data-autofocus
          label={t('Name')}
          maxLength={MAX_NAME_LENGTH}
          value={draft.value.name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
        <FailureAlert error={rename.error} title={t('Couldn’t save')} />
        <Button type="submit" loading={rename.isPending}>
          {t('Save')}
        </Button>
      </Stack>
    </form>
  );
}
