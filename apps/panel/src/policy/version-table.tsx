import { Badge, Button, Group, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { PolicyHeading } from '../api/policy';
import { ConfirmButton } from '../ui/confirm-button';
import { Time } from '../ui/time';
import { VersionDifference } from './version-difference';

interface VersionTableProps {
  readonly versions: readonly PolicyHeading[];
  readonly current: number;
  readonly onRestore: (version: number) => void;
}

export function VersionTable({ versions, current, onRestore }: VersionTableProps) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <div className="scroll-x">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Version</Table.Th>
            <Table.Th>Made</Table.Th>
            <Table.Th>By</Table.Th>
            <Table.Th>Note and difference</Table.Th>
            <Table.Th>
              <span className="visually-hidden">Restore</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {versions.map(({ version, author, note, created_at }) => (
            <Table.Tr key={version}>
              <Table.Td className="numeric">
                {version}{' '}
                {version === current ? (
                  <Badge variant="light" size="sm">
                    current
                  </Badge>
                ) : null}
              </Table.Td>
              <Table.Td>
                <Time at={created_at} />
              </Table.Td>
              <Table.Td>{author}</Table.Td>
              <Table.Td>
                <Text size="sm">{note || '–'}</Text>
                {opened === version ? <VersionDifference version={version} /> : null}
              </Table.Td>
              <Table.Td>
                <Group gap={6} wrap="nowrap" justify="flex-end">
                  {version > 1 ? (
                    <Button
                      size="compact-xs"
                      variant="default"
                      aria-expanded={opened === version}
                      aria-label={`What version ${version} changed`}
                      onClick={() => setOpened(opened === version ? null : version)}
                    >
                      Changes
                    </Button>
                  ) : null}
                  {version === current ? null : (
                    <ConfirmButton
                      label="Restore"
                      ariaLabel={`Restore version ${version}`}
                      size="compact-xs"
                      question={`Version ${version} becomes the current policy again, as a new version. Nothing is lost.`}
                      onConfirm={() => onRestore(version)}
                    />
                  )}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
