import type { ManagedDelivery, ManagedWebhook } from '@assay/contract';
import { Button, Group, Modal, SegmentedControl, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResendDelivery, webhookDeliveries, webhookDelivery } from '../api/webhooks';
import { english, type Sentence, t } from '../i18n/language';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { JsonView } from '../ui/json-view';
import { type Column, PagedTable } from '../ui/paged-table';
import { Permitted } from '../ui/permitted';
import { Time } from '../ui/time';

type State = ManagedDelivery['state'];
const STATES: Readonly<Record<State, Sentence>> = {
  PENDING: english('Pending'),
  DELIVERED: english('Delivered'),
  FAILED: english('Failed'),
};
const choices = (): { value: State | 'ALL'; label: string }[] => [
  { value: 'ALL', label: t('All') },
  ...(Object.keys(STATES) as State[]).map((state) => ({ value: state, label: t(STATES[state]) })),
];
/** In a sentence, where no answer is a sentence of its own. */
const NONE: Readonly<Record<State | 'ALL', Sentence>> = {
  ALL: english('Nothing was sent yet.'),
  PENDING: english('No delivery waits.'),
  DELIVERED: english('No delivery has arrived yet.'),
  FAILED: english('No delivery has failed.'),
};

function Opened({ id }: { readonly id: string }) {
  const delivery = useQuery(webhookDelivery(id));
  if (delivery.isPending) return <Busy />;
  if (!delivery.data)
    return <FailureAlert error={delivery.error} title={t('The delivery could not be read')} />;
  return (
    <>
      <Title order={4}>{t('Body')}</Title>
      <JsonView label={t('Body')} value={delivery.data.body} />
      <Title order={4}>{t('Attempts')}</Title>
      <JsonView label={t('Attempts')} value={delivery.data.log} />
    </>
  );
}

/** What was sent in the last 30 days, what came back, and sending it again. */
export function DeliveryLog({ webhooks }: { readonly webhooks: readonly ManagedWebhook[] }) {
  const [state, setState] = useState<State | 'ALL'>('ALL');
  const [opened, setOpened] = useState<string | null>(null);
  const log = useInfiniteQuery(webhookDeliveries(state === 'ALL' ? null : state));
  const resend = useResendDelivery();
  const names = new Map(webhooks.map(({ id, name }) => [id, name]));
  const columns: readonly Column<ManagedDelivery>[] = [
    { name: t('Made'), cell: (delivery) => <Time at={delivery.created_at} /> },
    { name: t('Endpoint'), cell: (delivery) => names.get(delivery.webhook_id) },
    { name: t('Event'), cell: ({ event }) => event },
    { name: t('Status'), cell: (delivery) => t(STATES[delivery.state]) },
    { name: t('Attempts'), kind: 'digits', cell: ({ attempts }) => attempts },
    { name: t('Last answer'), cell: ({ last_status, last_error }) => last_status ?? last_error },
    { name: t('Next attempt'), cell: (delivery) => <Time at={delivery.next_attempt_at} /> },
    {
      name: t('Show or send again'),
      kind: 'actions',
      cell: ({ id }) => (
        <>
          <Button size="compact-xs" variant="default" onClick={() => setOpened(id)}>
            {t('Show')}
          </Button>
          <Permitted to="settings:change">
            <Button
              size="compact-xs"
              variant="default"
              loading={resend.isPending && resend.variables === id}
              onClick={() => resend.mutate(id)}
            >
              {t('Resend')}
            </Button>
          </Permitted>
        </>
      ),
    },
  ];
  return (
    <>
      <Group justify="space-between" mt="xl" mb="sm">
        <Title order={2} size="h4">
          {t('Deliveries')}
        </Title>
        <SegmentedControl
          aria-label={t('Status')}
          size="xs"
          data={choices()}
          value={state}
          onChange={setState}
        />
      </Group>
      <FailureAlert error={resend.error} title={t('Not sent again')} />
      <PagedTable
        name={t('Deliveries')}
        columns={columns}
        rows={log.data?.pages.flatMap((page) => page.deliveries)}
        keyOf={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        reading={log}
        failure={t('The log could not be read')}
        empty={t(NONE[state])}
      />
      <Modal opened={opened !== null} onClose={() => setOpened(null)} title={t('Delivery')} size="xl">
        {opened ? <Opened id={opened} /> : null}
      </Modal>
    </>
  );
}
