import type { ManagedWebhook } from '@assay/contract';
import { Alert, Badge, Button, Group, Table, Text } from '@mantine/core';
import { RotateButton } from '../keys/rotate-button';
import { ConfirmButton } from '../ui/confirm-button';
import { Time } from '../ui/time';

const COLOURS = { ACTIVE: 'teal', FAILING: 'orange', DISABLED: 'gray' } as const;

interface WebhookTableProps {
  readonly webhooks: readonly ManagedWebhook[];
  readonly onRotate: (id: string, overlapSeconds: number) => void;
  readonly onSwitch: (id: string, to: 'enable' | 'disable' | 'remove') => void;
}

/** The endpoints, and in front of them what has to be said of any. */
export function WebhookTable({ webhooks, onRotate, onSwitch }: WebhookTableProps) {
  return (
    <>
      {webhooks
        .filter(({ notice }) => notice !== null)
        .map(({ id, name, notice, state }) => (
          <Alert key={id} color={state === 'DISABLED' ? 'red' : 'orange'} title={name} mb="sm">
            {notice}
          </Alert>
        ))}
      <div className="scroll-x">
        <Table highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Name</Table.Th>
              <Table.Th>URL</Table.Th>
              <Table.Th>Events</Table.Th>
              <Table.Th>Made</Table.Th>
              <Table.Th>
                <span className="visually-hidden">Change</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {webhooks.map((webhook) => (
              <Table.Tr key={webhook.id}>
                <Table.Td>
                  <Text size="sm">{webhook.name}</Text>
                  <Badge size="xs" variant="light" color={COLOURS[webhook.state]}>
                    {webhook.state.toLowerCase()}
                  </Badge>
                </Table.Td>
                <Table.Td className="rule-text">{webhook.url}</Table.Td>
                <Table.Td>{webhook.events.join(', ')}</Table.Td>
                <Table.Td>
                  <Time at={webhook.created_at} />
                </Table.Td>
                <Table.Td>
                  <Group gap={6} wrap="nowrap" justify="flex-end">
                    <Button
                      size="compact-xs"
                      variant="default"
                      aria-label={`${webhook.state === 'DISABLED' ? 'Enable' : 'Disable'} ${webhook.name}`}
                      onClick={() =>
                        onSwitch(webhook.id, webhook.state === 'DISABLED' ? 'enable' : 'disable')
                      }
                    >
                      {webhook.state === 'DISABLED' ? 'Enable' : 'Disable'}
                    </Button>
                    <RotateButton name={webhook.name} onRotate={(overlap) => onRotate(webhook.id, overlap)} />
                    <ConfirmButton
                      label="Remove"
                      ariaLabel={`Remove ${webhook.name}`}
                      size="compact-xs"
                      question={`“${webhook.name}” is told of nothing any more, and its log goes with it.`}
                      onConfirm={() => onSwitch(webhook.id, 'remove')}
                    />
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}
