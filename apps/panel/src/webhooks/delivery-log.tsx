import type { ManagedDelivery, ManagedWebhook } from '@assay/contract';
import { Button, Group, Modal, SegmentedControl, Table, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResendDelivery, webhookDeliveries, webhookDelivery } from '../api/webhooks';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { JsonView } from '../ui/json-view';
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
  return (
    <>
      <Group justify="space-between" mt="xl" mb="sm">
        <Title order={3}>Deliveries</Title>
        <SegmentedControl aria-label="State" size="xs" data={STATES} value={state} onChange={setState} />
      </Group>
      <FailureAlert error={log.error} title="The log could not be read" />
      <FailureAlert error={resend.error} title="Not sent again" />
      {log.isPending ? <Busy /> : null}
      <div className="scroll-x">
        <Table highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Made</Table.Th>
              <Table.Th>Endpoint</Table.Th>
              <Table.Th>Event</Table.Th>
              <Table.Th>State</Table.Th>
              <Table.Th>Attempts</Table.Th>
              <Table.Th>Last answer</Table.Th>
              <Table.Th>Next attempt</Table.Th>
              <Table.Th>
                <span className="visually-hidden">Open or send again</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {log.data?.pages
              .flatMap((page) => page.deliveries)
              .map((delivery) => (
                <Table.Tr key={delivery.id}>
                  <Table.Td>
                    <Time at={delivery.created_at} />
                  </Table.Td>
                  <Table.Td>{names.get(delivery.webhook_id) ?? '–'}</Table.Td>
                  <Table.Td>{delivery.event}</Table.Td>
                  <Table.Td>{delivery.state.toLowerCase()}</Table.Td>
                  <Table.Td className="numeric">{delivery.attempts}</Table.Td>
                  <Table.Td>{delivery.last_status ?? delivery.last_error ?? '–'}</Table.Td>
                  <Table.Td>
                    <Time at={delivery.next_attempt_at} />
                  </Table.Td>
                  <Table.Td>
                    <Group gap={6} wrap="nowrap" justify="flex-end">
                      <Button size="compact-xs" variant="default" onClick={() => setOpened(delivery.id)}>
                        Open
                      </Button>
                      <Button
                        size="compact-xs"
                        variant="default"
                        loading={resend.isPending && resend.variables === delivery.id}
                        onClick={() => resend.mutate(delivery.id)}
                      >
                        Resend
                      </Button>
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      </div>
      {log.hasNextPage ? (
        <Button
          variant="default"
          mt="md"
          loading={log.isFetchingNextPage}
          onClick={() => log.fetchNextPage()}
        >
          Older
        </Button>
      ) : null}
      <Modal opened={opened !== null} onClose={() => setOpened(null)} title="Delivery" size="xl">
        {opened ? <Opened id={opened} /> : null}
      </Modal>
    </>
  );
}
