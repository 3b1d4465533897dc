import type { ManagedKey } from '@assay/contract';
import { Badge, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ConfirmButton } from '../ui/confirm-button';
import { type Column, PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';
import { RotateButton } from './rotate-button';

interface KeyTableProps {
  readonly reading: UseQueryResult<{ readonly keys: readonly ManagedKey[] }>;
  readonly onRotate: (id: string, overlapSeconds: number) => Promise<unknown>;
  readonly onRevoke: (id: string) => void;
}

function Standing({ apiKey }: { readonly apiKey: ManagedKey }) {
  if (apiKey.revoked_at) {
    return (
      <>
        ended <Time at={apiKey.revoked_at} />
      </>
    );
  }
  if (apiKey.expires_at) {
    return (
      <>
        ends <Time at={apiKey.expires_at} />
      </>
    );
  }
  return <>in use</>;
}

const COLUMNS: readonly Column<ManagedKey>[] = [
  {
    name: 'Name',
    cell: ({ name, kind }) => (
      <>
        <Text size="sm">{name}</Text>
        <Badge size="xs" variant="light" color={kind === 'live' ? 'blue' : 'grape'}>
          {kind}
        </Badge>
      </>
    ),
  },
  { name: 'Key', kind: 'digits', cell: ({ prefix }) => `${prefix}…` },
  { name: 'May use', cell: ({ scopes }) => scopes.join(', ') },
  { name: 'From', cell: (key) => key.allowed_ips.join(', ') || 'anywhere' },
  { name: 'Made', cell: (key) => <Time at={key.created_at} /> },
  { name: 'Standing', cell: (key) => <Standing apiKey={key} /> },
];

/** The account's keys; one that holds can be rotated and revoked. */
export function KeyTable({ reading, onRotate, onRevoke }: KeyTableProps) {
  const change: Column<ManagedKey> = {
    name: 'Change',
    kind: 'actions',
    cell: ({ id, name, revoked_at }) =>
      revoked_at ? null : (
        <>
          <RotateButton name={name} subject={`key ${id}`} onRotate={(overlap) => onRotate(id, overlap)} />
          <ConfirmButton
            label="Revoke"
            ariaLabel={`Revoke ${name}`}
            size="compact-xs"
            question={`The key “${name}” ends at once, everywhere, and cannot be brought back.`}
            onConfirm={() => onRevoke(id)}
          />
        </>
      ),
  };
  return (
    <PagedTable
      name="Keys"
      columns={[...COLUMNS, change]}
      rows={reading.data?.keys}
      keyOf={({ id }) => id}
      isFaded={(key) => key.revoked_at !== null}
      reading={reading}
      failure="The keys could not be read"
      empty="No key yet."
    />
  );
}
