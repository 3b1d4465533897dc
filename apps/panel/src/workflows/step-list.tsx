import type { WorkflowDefinition } from '@assay/contract';
import { Paper, Table, Text, Title } from '@mantine/core';
import { stepInWords } from './step-words';

interface StepListProps {
  readonly title: string;
  readonly definition: WorkflowDefinition;
}

/** A version of a workflow, step by step. */
export function StepList({ title, definition }: StepListProps) {
  // Where it starts stands first.
  const nodes = [...definition.nodes].sort(
    (one, other) => Number(other.id === definition.start) - Number(one.id === definition.start),
  );
  const settings = Object.entries(definition.settings ?? {});
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <div className="scroll-x">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Step</Table.Th>
              <Table.Th>What it is</Table.Th>
              <Table.Th>Asked of it</Table.Th>
              <Table.Th>Goes on to</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {nodes.map(stepInWords).map(({ id, name, details, ways }) => (
              <Table.Tr key={id}>
                <Table.Td className="breaks">{id}</Table.Td>
                <Table.Td>{name}</Table.Td>
                <Table.Td className="breaks preserve-lines">{details.join('\n') || '–'}</Table.Td>
                <Table.Td className="preserve-lines">
                  {ways.map(({ when, to }) => `${when} ${to}`).join('\n') || '–'}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {settings.length > 0 ? (
        <Text size="sm" c="dimmed" mt="xs" className="breaks">
          Of the whole: {settings.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ')}
        </Text>
      ) : null}
    </Paper>
  );
}
