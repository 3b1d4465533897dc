import { Button } from '@mantine/core';
import { useLeaveForProvider } from '../api/provider-sign-in';
import { useSignInWays } from '../api/sign-in-ways';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';

/** Leads to the provider of sign-ins; nothing where the operator named none. */
export function ProviderButton() {
  const ways = useSignInWays();
  const leave = useLeaveForProvider();
  const name = ways.data?.provider;
  if (!name) return null;
  return (
    <>
      <FailureAlert error={leave.error} title={t('Not signed in')} />
      <Button variant="default" loading={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        {t('Sign in with {name}', { name })}
      </Button>
    </>
  );
}
