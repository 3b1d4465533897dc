import type { StringAnalysis } from '@assay/contract';
import { Table } from '@mantine/core';
import { EmptyModule, ModuleCard } from './module-card';

export function TextCard({ analyses }: { readonly analyses: readonly StringAnalysis[] | undefined }) {
  if (!analyses || analyses.length === 0) return <EmptyModule title="Text" />;
  return (
    <ModuleCard title="Text">
      <div className="scroll-x">
        <Table fz="xs" horizontalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Field</Table.Th>
              <Table.Th>Pattern</Table.Th>
              <Table.Th ta="right">Random</Table.Th>
              <Table.Th ta="right">Like the name</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {analyses.map((analysis) => (
              <Table.Tr key={analysis.field}>
                <Table.Td>{analysis.field}</Table.Td>
                <Table.Td>{analysis.pattern}</Table.Td>
                <Table.Td ta="right" className="numeric">
                  {analysis.randomness_score}
                </Table.Td>
                <Table.Td ta="right" className="numeric">
                  {analysis.name_similarity ?? '–'}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </ModuleCard>
  );
}
