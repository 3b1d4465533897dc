import type { ManagedKey } from '@assay/contract';
import { Badge, Group, Table, Text } from '@mantine/core';
import { ConfirmButton } from '../ui/confirm-button';
import { Time } from '../ui/time';
import { RotateButton } from './rotate-button';

interface KeyTableProps {
  readonly keys: readonly ManagedKey[];
  readonly onRotate: (id: string, overlapSeconds: number) => void;
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

export function KeyTable({ keys, onRotate, onRevoke }: KeyTableProps) {
  return (
    <div className="scroll-x">
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Key</Table.Th>
            <Table.Th>May use</Table.Th>
            <Table.Th>From</Table.Th>
            <Table.Th>Made</Table.Th>
            <Table.Th>Standing</Table.Th>
            <Table.Th>
              <span className="visually-hidden">Change</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {keys.map((key) => (
            <Table.Tr key={key.id} opacity={key.revoked_at ? 0.6 : 1}>
              <Table.Td>
                <Text size="sm">{key.name}</Text>
                <Badge size="xs" variant="light" color={key.kind === 'live' ? 'blue' : 'grape'}>
                  {key.kind}
                </Badge>
              </Table.Td>
              <Table.Td className="numeric">{key.prefix}…</Table.Td>
              <Table.Td>{key.scopes.join(', ')}</Table.Td>
              <Table.Td>{key.allowed_ips.join(', ') || 'anywhere'}</Table.Td>
              <Table.Td>
                <Time at={key.created_at} />
              </Table.Td>
              <Table.Td>
                <Standing apiKey={key} />
              </Table.Td>
              <Table.Td>
                {key.revoked_at ? null : (
                  <Group gap={6} wrap="nowrap" justify="flex-end">
                    <RotateButton name={key.name} onRotate={(overlap) => onRotate(key.id, overlap)} />
                    <ConfirmButton
                      label="Revoke"
                      ariaLabel={`Revoke ${key.name}`}
                      size="compact-xs"
                      question={`The key “${key.name}” ends at once, everywhere, and cannot be brought back.`}
                      onConfirm={() => onRevoke(key.id)}
                    />
                  </Group>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
