import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { managedWebhooks, type SecretShown, useRotateWebhook, useSwitchWebhook } from '../api/webhooks';
import { useHasDraft } from '../drafts/use-draft';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { ShownOnce } from '../ui/shown-once';
import { DeliveryLog } from './delivery-log';
import { NEW_WEBHOOK, NewWebhookForm } from './new-webhook-form';
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
      <PageTitle title="Webhooks" about="Your systems are told what happens, by signed messages.">
        <Button onClick={open} disabled={!known || known.webhooks.length >= known.most}>
          New endpoint
        </Button>
      </PageTitle>
      {shown ? (
        <ShownOnce
          title={`The secret of “${shown.webhook.name}”`}
          lead="It signs every delivery. Copy it now: it is shown this once."
          label="The secret"
          secret={shown.secret}
          onDone={() => setShown(null)}
        />
      ) : null}
      <FailureAlert error={webhooks.error} title="The endpoints could not be read" />
      <FailureAlert error={rotate.error} title="Not rotated" />
      <FailureAlert error={turn.error} title="Not changed" />
      {webhooks.isPending ? <Busy /> : null}
      {known ? (
        <>
          <WebhookTable
            webhooks={known.webhooks}
            onRotate={(id, overlapSeconds) => rotate.mutateAsync({ id, overlapSeconds }).then(setShown)}
            onSwitch={(id, to) => turn.mutate({ id, to })}
          />
          <DeliveryLog webhooks={known.webhooks} />
        </>
      ) : null}
      <Modal opened={creating} onClose={close} title="New endpoint">
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
