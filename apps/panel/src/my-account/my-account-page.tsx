import { Button, Group, Text, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useChangeOwnName, useSession } from '../api/account';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { PageTitle, Section } from '../ui/page';
import { PasskeysSection } from './passkeys-section';
import { PasswordForm } from './password-forms';
import { SecondFactorSection } from './second-factor-section';

const MAX_NAME_LENGTH = 100;

/** Form for the display name. @param name stored name; empty shows the email address */
export function NameForm({ name }: { readonly name: string }) {
  const change = useChangeOwnName();
  const draft = useDraft('own name', { name });
  const typed = draft.value.name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(change.mutateAsync(typed === '' ? null : typed));
  };
  return (
    <form onSubmit={submit} aria-label={t('Your name')}>
      <DraftNotice draft={draft} />
      <Group align="flex-end">
        <TextInput
          label={t('Name')}
          description={t('If empty, your email address is shown.')}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          value={draft.value.name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
        <Button type="submit" variant="default" loading={change.isPending} disabled={typed === name}>
          {t('Save')}
        </Button>
      </Group>
      <FailureAlert error={change.error} title={t('Couldn’t save')} />
    </form>
  );
}

/** Sign-in settings of the user. */
export function MyAccountPage() {
  const { data: session } = useSession();
  if (!session) return null;
  return (
    <>
      <PageTitle
        title={t('My account')}
        about={t('Sign-in settings for {name}.', { name: session.actor.email ?? session.actor.name })}
      />
      {session.actor.kind === 'key' ? (
        <Text>{t('You signed in with an API key. API keys don’t have a password or a second factor.')}</Text>
      ) : (
        <>
          <Section title={t('Your name')} about={t('Shown to other users.')}>
            <NameForm name={session.actor.name === session.actor.email ? '' : session.actor.name} />
          </Section>
          <SecondFactorSection />
          <PasskeysSection />
          <Section title={t('Password')} about={t('Changing the password ends your other sessions.')}>
            <PasswordForm />
          </Section>
        </>
      )}
    </>
  );
}
