import type { WorkflowDefinition } from '@assay/contract';
import { Text } from '@mantine/core';
import { english, t } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { stepInWords, wayInWords } from './step-words';

type Step = ReturnType<typeof stepInWords>;

const COLUMNS: readonly Column<Step>[] = [
  { name: english('Step'), kind: 'long', cell: ({ id }) => id },
  { name: english('What it is'), cell: ({ name }) => name },
  { name: english('Asked of it'), kind: 'lines', cell: ({ details }) => details.join('\n') || null },
  {
    name: english('Goes on to'),
    kind: 'lines',
    cell: ({ ways }) => ways.map(wayInWords).join('\n') || null,
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
        empty={t('It has no step.')}
      />
      {settings.length > 0 ? (
        <Text size="sm" c="dimmed" mt="xs" className="breaks">
          {t('Of the whole: {settings}', {
            settings: settings.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', '),
          })}
        </Text>
      ) : null}
    </Section>
  );
}
