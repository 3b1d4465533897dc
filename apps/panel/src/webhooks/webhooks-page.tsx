import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { managedWebhooks, type SecretShown, useRotateWebhook, useSwitchWebhook } from '../api/webhooks';
import { useHasDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { Permitted } from '../ui/permitted';
import { ShownOnce } from '../ui/shown-once';
import { DeliveryLog } from './delivery-log';
import { NEW_WEBHOOK, NewWebhookForm } from './webhook-form';
import { WebhookTable } from './webhook-table';

/** Endpoints that receive events, and what was sent to them. */
export function WebhooksPage() {
  const webhooks = useQuery(managedWebhooks);
  const rotate = useRotateWebhook();
  const turn = useSwitchWebhook();
  const [creating, { open, close }] = useDisclosure(useHasDraft(NEW_WEBHOOK));
  const [shown, setShown] = useState<SecretShown | null>(null);
  const known = webhooks.data;
  return (
    <>
      <PageTitle title={t('Webhooks')} about={t('Your systems are told what happens, by signed messages.')}>
        <Permitted to="settings:change">
          <Button onClick={open} disabled={!known || known.webhooks.length >= known.most}>
            {t('New endpoint')}
          </Button>
        </Permitted>
      </PageTitle>
      {shown ? (
        <ShownOnce
          title={t('The secret of “{name}”', { name: shown.webhook.name })}
          lead={t('It signs every delivery. Copy it now: it is shown this once.')}
          label={t('The secret')}
          secret={shown.secret}
          onDone={() => setShown(null)}
        />
      ) : null}
      <FailureAlert error={webhooks.error} title={t('The endpoints could not be read')} />
      <FailureAlert error={rotate.error} title={t('Not rotated')} />
      <FailureAlert error={turn.error} title={t('Not changed')} />
      {webhooks.isPending ? <Busy /> : null}
      {known ? (
        <>
          <WebhookTable
            webhooks={known.webhooks}
            events={known.events}
            onRotate={(id, overlapSeconds) => rotate.mutateAsync({ id, overlapSeconds }).then(setShown)}
            onSwitch={(id, to) => turn.mutate({ id, to })}
          />
          <DeliveryLog webhooks={known.webhooks} />
        </>
      ) : null}
      <Modal opened={creating} onClose={close} title={t('New endpoint')}>
        <NewWebhookForm
          events={known?.events ?? []}
          onMade={(made) => {
            setShown(made);
            close();
          }}
        />
      </Modal>
    </>
  );
}
