import { Badge, Table, Text } from '@mantine/core';
import type { DataSource } from '../api/sources';

interface SourceTableProps {
  readonly sources: readonly DataSource[];
}

const HOURS_PER_DAY = 24;

function describeAge(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 2 * HOURS_PER_DAY) return `${Math.round(hours)} h`;
  return `${Math.round(hours / HOURS_PER_DAY)} days`;
}

function Health({ source }: { readonly source: DataSource }) {
  if (!source.loaded) {
    return (
      <Badge variant="outline" color="gray">
        not loaded
      </Badge>
    );
  }
  return (
    <Badge variant="light" color={source.stale ? 'orange' : 'teal'}>
      {source.stale ? 'stale' : 'loaded'}
    </Badge>
  );
}

export function SourceTable({ sources }: SourceTableProps) {
  return (
    <div className="scroll-x">
      <Table highlightOnHover mt="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Source</Table.Th>
            <Table.Th>State</Table.Th>
            <Table.Th>Sets</Table.Th>
            <Table.Th>Date</Table.Th>
            <Table.Th ta="right">Age</Table.Th>
            <Table.Th ta="right">Rows</Table.Th>
            <Table.Th>Licence</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sources.map((source) => (
            <Table.Tr key={source.name}>
              <Table.Td>
                <Text size="sm">{source.name}</Text>
                {source.attribution ? (
                  <Text size="xs" c="dimmed">
                    {source.attribution}
                  </Text>
                ) : null}
              </Table.Td>
              <Table.Td>
                <Health source={source} />
              </Table.Td>
              <Table.Td>{source.flag ?? source.kind}</Table.Td>
              <Table.Td className="numeric">{source.date ?? source.version ?? '–'}</Table.Td>
              <Table.Td ta="right" className="numeric">
                {describeAge(source.age_hours)}
              </Table.Td>
              <Table.Td ta="right" className="numeric">
                {source.rows?.toLocaleString() ?? '–'}
              </Table.Td>
              <Table.Td>{source.licence}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
