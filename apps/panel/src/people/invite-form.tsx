import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import type { Sent } from '../api/client';
import { type Role, useInvite } from '../api/people';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { aboutRole, roleName } from './roles';

export const INVITATION = 'invitation';
const LONGEST_NAME = 100;

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
          label={t('E-mail address')}
          description={t('What they will sign in with. Assay sends no mail: you hand the link on.')}
          type="email"
          required
          maxLength={250}
          data-autofocus
          value={email}
          onChange={(event) => draft.change({ email: event.currentTarget.value })}
        />
        <TextInput
          label={t('Name')}
          description={t('What others see; they can change it.')}
          maxLength={LONGEST_NAME}
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
        <FailureAlert error={invite.error} title={t('Not invited')} />
        <Group justify="flex-end">
          <Button type="submit" loading={invite.isPending}>
            {t('Invite')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
