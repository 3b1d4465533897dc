import { Button } from '@mantine/core';
import { hasPasskeys, usePasskeySignIn } from '../api/passkeys';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';

/** Signs in by what the browser knows; nothing where it knows no passkeys. */
export function PasskeyButton() {
  const signIn = usePasskeySignIn();
  if (!hasPasskeys()) return null;
  return (
    <>
      <FailureAlert error={signIn.error} title={t('Not signed in')} />
      <Button variant="default" loading={signIn.isPending} onClick={() => signIn.mutate()}>
        {t('Sign in with a passkey')}
      </Button>
    </>
  );
}
