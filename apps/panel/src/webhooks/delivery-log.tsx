import type { ManagedDelivery, ManagedWebhook } from '@assay/contract';
import { Button, Group, Modal, SegmentedControl, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResendDelivery, webhookDeliveries, webhookDelivery } from '../api/webhooks';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { JsonView } from '../ui/json-view';
import { type Column, PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';

type State = ManagedDelivery['state'];
const STATES: { value: State | 'ALL'; label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'PENDING', label: 'Pending' },
  { value: 'DELIVERED', label: 'Delivered' },
  { value: 'FAILED', label: 'Failed' },
];

function Opened({ id }: { readonly id: string }) {
  const delivery = useQuery(webhookDelivery(id));
  if (delivery.isPending) return <Busy />;
  if (!delivery.data) return <FailureAlert error={delivery.error} title="The delivery could not be read" />;
  return (
    <>
      <Title order={4}>Body</Title>
      <JsonView label="Body" value={delivery.data.body} />
      <Title order={4}>Attempts</Title>
      <JsonView label="Attempts" value={delivery.data.log} />
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
    { name: 'Made', cell: (delivery) => <Time at={delivery.created_at} /> },
    { name: 'Endpoint', cell: (delivery) => names.get(delivery.webhook_id) },
    { name: 'Event', cell: ({ event }) => event },
    { name: 'State', cell: (delivery) => delivery.state.toLowerCase() },
    { name: 'Attempts', kind: 'digits', cell: ({ attempts }) => attempts },
    { name: 'Last answer', cell: ({ last_status, last_error }) => last_status ?? last_error },
    { name: 'Next attempt', cell: (delivery) => <Time at={delivery.next_attempt_at} /> },
    {
      name: 'Open or send again',
      kind: 'actions',
      cell: ({ id }) => (
        <>
          <Button size="compact-xs" variant="default" onClick={() => setOpened(id)}>
            Open
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            loading={resend.isPending && resend.variables === id}
            onClick={() => resend.mutate(id)}
          >
            Resend
          </Button>
        </>
      ),
    },
  ];
  return (
    <>
      <Group justify="space-between" mt="xl" mb="sm">
        <Title order={2} size="h4">
          Deliveries
        </Title>
        <SegmentedControl aria-label="State" size="xs" data={STATES} value={state} onChange={setState} />
      </Group>
      <FailureAlert error={resend.error} title="Not sent again" />
      <PagedTable
        name="Deliveries"
        columns={columns}
        rows={log.data?.pages.flatMap((page) => page.deliveries)}
        keyOf={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        reading={log}
        failure="The log could not be read"
        empty={state === 'ALL' ? 'Nothing was sent yet.' : `No delivery is ${state.toLowerCase()}.`}
      />
      <Modal opened={opened !== null} onClose={() => setOpened(null)} title="Delivery" size="xl">
        {opened ? <Opened id={opened} /> : null}
      </Modal>
    </>
  );
}
