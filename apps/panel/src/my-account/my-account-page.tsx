import { Text } from '@mantine/core';
import { useSession } from '../api/session';
import { t } from '../i18n/language';
import { PageTitle } from '../ui/page-title';
import { Section } from '../ui/section';
import { NameForm } from './name-form';
import { PasskeysSection } from './passkeys-section';
import { PasswordForm } from './password-form';
import { SecondFactorSection } from './second-factor-section';

/** What only who is signed in changes: how they prove who they are. */
export function MyAccountPage() {
  const { data: session } = useSession();
  if (!session) return null;
  return (
    <>
      <PageTitle
        title={t('My account')}
        about={t('{name}: how you sign in.', { name: session.actor.email ?? session.actor.name })}
      />
      {session.actor.kind === 'key' ? (
        <Text>{t('You signed in with a key: a key has neither a password nor a second factor.')}</Text>
      ) : (
        <>
          <Section title={t('Your name')} about={t('What others see wherever you are named.')}>
            <NameForm name={session.actor.name === session.actor.email ? '' : session.actor.name} />
          </Section>
          <SecondFactorSection />
          <PasskeysSection />
          <Section title={t('Password')} about={t('Changing it ends your other sessions.')}>
            <PasswordForm />
          </Section>
        </>
      )}
    </>
  );
}
