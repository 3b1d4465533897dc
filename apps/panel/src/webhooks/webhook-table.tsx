import type { ManagedWebhook } from '@assay/contract';
import { Alert, Badge, Button, Text } from '@mantine/core';
import { RotateButton } from '../keys/rotate-button';
import { ConfirmButton } from '../ui/confirm-button';
import { type Column, PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';

const COLOURS = { ACTIVE: 'teal', FAILING: 'orange', DISABLED: 'gray' } as const;

const COLUMNS: readonly Column<ManagedWebhook>[] = [
  {
    name: 'Name',
    cell: ({ name, state }) => (
      <>
        <Text size="sm">{name}</Text>
        <Badge size="xs" variant="light" color={COLOURS[state]}>
          {state.toLowerCase()}
        </Badge>
      </>
    ),
  },
  { name: 'URL', kind: 'code', cell: ({ url }) => url },
  { name: 'Events', cell: ({ events }) => events.join(', ') },
  { name: 'Made', cell: (webhook) => <Time at={webhook.created_at} /> },
];

interface WebhookTableProps {
  readonly webhooks: readonly ManagedWebhook[];
  readonly onRotate: (id: string, overlapSeconds: number) => Promise<unknown>;
  readonly onSwitch: (id: string, to: 'enable' | 'disable' | 'remove') => void;
}

/** The endpoints, and in front of them what needs attention. */
export function WebhookTable({ webhooks, onRotate, onSwitch }: WebhookTableProps) {
  const change: Column<ManagedWebhook> = {
    name: 'Change',
    kind: 'actions',
    cell: ({ id, name, state }) => (
      <>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`${state === 'DISABLED' ? 'Enable' : 'Disable'} ${name}`}
          onClick={() => onSwitch(id, state === 'DISABLED' ? 'enable' : 'disable')}
        >
          {state === 'DISABLED' ? 'Enable' : 'Disable'}
        </Button>
        <RotateButton name={name} subject={`webhook ${id}`} onRotate={(overlap) => onRotate(id, overlap)} />
        <ConfirmButton
          label="Remove"
          ariaLabel={`Remove ${name}`}
          size="compact-xs"
          question={`“${name}” is told of nothing any more, and its log goes with it.`}
          onConfirm={() => onSwitch(id, 'remove')}
        />
      </>
    ),
  };
  return (
    <>
      {webhooks
        .filter(({ notice }) => notice !== null)
        .map(({ id, name, notice, state }) => (
          <Alert key={id} color={state === 'DISABLED' ? 'red' : 'orange'} title={name} mb="sm">
            {notice}
          </Alert>
        ))}
      <PagedTable
        name="Endpoints"
        columns={[...COLUMNS, change]}
        rows={webhooks}
        keyOf={({ id }) => id}
        empty="No endpoint yet: nothing is sent anywhere."
      />
    </>
  );
}
