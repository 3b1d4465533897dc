import type { Session } from '@assay/management-api';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useChangeOwnName, useSession } from '../api/account';
import { KeyFacts } from '../design/key-facts';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { roleName } from '../people/roles';
import { DensityChoice, LanguageChoice, ThemeChoice } from '../shell/appearance';
import { FailureAlert } from '../ui/notices';
import { PageTitle, Section } from '../ui/page';
import { ButtonLink } from '../ui/shown-values';
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

/** Facts about the API key with which the panel is open, and the way to a user of one's own. */
function KeySession({ session }: { readonly session: Session }) {
  return (
    <>
      <Section
        title={t('API key')}
        about={t('You signed in with an API key. API keys don’t have a password or a second factor.')}
      >
        <KeyFacts
          columns={2}
          facts={[
            { label: t('Name'), value: session.actor.name },
            { label: t('Account'), value: session.account.name },
            { label: t('Role'), value: roleName({ id: session.role, name: session.role_name }) },
            { label: t('Scopes'), value: session.scopes.join(', ') },
          ]}
        />
      </Section>
      {session.permissions.includes('people:change') ? (
        <Section
          title={t('Sign in with a password')}
          about={t(
            'Invite yourself as a user. Changes then carry your name, and you can add a second factor.',
          )}
        >
          <ButtonLink to="/panel/users">{t('Go to Users')}</ButtonLink>
        </Section>
      ) : null}
    </>
  );
}

/** Language, theme and density of the panel in this browser. */
function Appearance() {
  return (
    <Section title={t('Appearance')} about={t('Applies to this browser.')}>
      <Stack gap="sm" maw="20rem">
        <LanguageChoice />
        <ThemeChoice />
        <DensityChoice />
      </Stack>
    </Section>
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
        <KeySession session={session} />
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
      <Appearance />
    </>
  );
}
