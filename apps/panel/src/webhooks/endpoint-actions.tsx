import type { ManagedWebhook } from '@assay/management-api';
import { Alert, Button, Group } from '@mantine/core';
import { usePingWebhook, useResendFailed } from '../api/webhooks';
import { t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/failure-alert';
import { Permitted } from '../ui/permitted';
import { failureWords } from './failure-words';

/** What is done with one endpoint once its receiver was mended: asked whether it answers, and told what it missed. */
export function EndpointActions({ webhook: { id, name } }: { readonly webhook: ManagedWebhook }) {
  const ping = usePingWebhook();
  const resend = useResendFailed();
  return (
    <Permitted to="settings:change">
      <Group gap="xs" mb="sm" justify="flex-end">
        <Button size="compact-sm" variant="default" loading={ping.isPending} onClick={() => ping.mutate(id)}>
          {t('Send a ping')}
        </Button>
        <ConfirmButton
          size="compact-sm"
          label={t('Send again what failed')}
          question={t(
            'Everything of the last 30 days that “{name}” did not take is sent to it again, with a new series of attempts.',
            { name },
          )}
          loading={resend.isPending}
          onConfirm={() => resend.mutate(id)}
        />
      </Group>
      <div aria-live="polite">
        {ping.data ? (
          <Alert color={ping.data.delivered ? 'teal' : 'red'} mb="sm">
            {ping.data.status === null
              ? t('The ping got no answer: {failure}.', { failure: failureWords(ping.data.error ?? '') })
              : t('The ping was answered with {status}.', { status: ping.data.status })}
          </Alert>
        ) : null}
        {resend.data ? (
          <Alert color="teal" mb="sm">
            {t('{count} are sent again.', { count: resend.data.resent })}
          </Alert>
        ) : null}
      </div>
      <FailureAlert error={ping.error} title={t('Not pinged')} />
      <FailureAlert error={resend.error} title={t('Not sent again')} />
    </Permitted>
  );
}
