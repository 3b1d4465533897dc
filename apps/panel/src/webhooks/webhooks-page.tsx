import { Alert, Button, Code, CopyButton, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { managedWebhooks, type SecretShown, useRotateWebhook, useSwitchWebhook } from '../api/webhooks';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { DeliveryLog } from './delivery-log';
import { NewWebhookForm } from './new-webhook-form';
import { WebhookTable } from './webhook-table';

/** A secret, at the only moment when it can be read. */
function Secret({ shown, onDone }: { readonly shown: SecretShown; readonly onDone: () => void }) {
  return (
    <Alert color="teal" title={`The secret of “${shown.webhook.name}”`} mb="lg" role="status">
      <Text size="sm" mb="xs">
        It signs every delivery. Copy it now: it is shown this once.
      </Text>
      <Group>
        <Code fz="sm" className="rule-text" aria-label="The secret">
          {shown.secret}
        </Code>
        <CopyButton value={shown.secret}>
          {({ copied, copy }) => (
            <Button size="xs" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button size="xs" variant="default" onClick={onDone}>
          I have it
        </Button>
      </Group>
    </Alert>
  );
}

/** Endpoints that are told of events, and what was sent to them. */
export function WebhooksPage() {
  const webhooks = useQuery(managedWebhooks);
  const rotate = useRotateWebhook();
  const turn = useSwitchWebhook();
  const [creating, { open, close }] = useDisclosure(false);
  const [shown, setShown] = useState<SecretShown | null>(null);
  const known = webhooks.data;
  return (
    <>
      <PageTitle title="Webhooks" about="Your systems are told what happens, by signed messages.">
        <Button onClick={open} disabled={!known || known.webhooks.length >= known.most}>
          New endpoint
        </Button>
      </PageTitle>
      {shown ? <Secret shown={shown} onDone={() => setShown(null)} /> : null}
      <FailureAlert error={webhooks.error} title="The endpoints could not be read" />
      <FailureAlert error={rotate.error} title="Not rotated" />
      <FailureAlert error={turn.error} title="Not changed" />
      {webhooks.isPending ? <Busy /> : null}
      {known ? (
        <>
          <WebhookTable
            webhooks={known.webhooks}
            onRotate={(id, overlapSeconds) => rotate.mutate({ id, overlapSeconds }, { onSuccess: setShown })}
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
