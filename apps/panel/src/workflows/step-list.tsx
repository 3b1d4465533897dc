import type { WorkflowDefinition } from '@assay/contract';
import { Text } from '@mantine/core';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { stepInWords } from './step-words';

type Step = ReturnType<typeof stepInWords>;

const COLUMNS: readonly Column<Step>[] = [
  { name: 'Step', kind: 'long', cell: ({ id }) => id },
  { name: 'What it is', cell: ({ name }) => name },
  { name: 'Asked of it', kind: 'lines', cell: ({ details }) => details.join('\n') || null },
  {
    name: 'Goes on to',
    kind: 'lines',
    cell: ({ ways }) => ways.map(({ when, to }) => `${when} ${to}`).join('\n') || null,
  },
];

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
    <Section title={title}>
      <PagedTable
        name={title}
        columns={COLUMNS}
        rows={nodes.map(stepInWords)}
        keyOf={({ id }) => id}
        empty="It has no step."
      />
      {settings.length > 0 ? (
        <Text size="sm" c="dimmed" mt="xs" className="breaks">
          Of the whole: {settings.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ')}
        </Text>
      ) : null}
    </Section>
  );
}
