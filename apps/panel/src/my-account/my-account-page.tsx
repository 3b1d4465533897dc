import { Text } from '@mantine/core';
import { useSession } from '../api/session';
import { PageTitle } from '../ui/page-title';
import { Section } from '../ui/section';
import { PasskeysSection } from './passkeys-section';
import { PasswordForm } from './password-form';
import { SecondFactorSection } from './second-factor-section';

/** What only who is signed in changes: how they prove who they are. */
export function MyAccountPage() {
  const { data: session } = useSession();
  if (!session) return null;
  return (
    <>
      <PageTitle title="My account" about={`${session.actor.name}: how you sign in.`} />
      {session.actor.kind === 'key' ? (
        <Text>You signed in with a key: a key has neither a password nor a second factor.</Text>
      ) : (
        <>
          <SecondFactorSection />
          <PasskeysSection />
          <Section title="Password" about="Changing it ends your other sessions.">
            <PasswordForm />
          </Section>
        </>
      )}
    </>
  );
}
