import type { WorkflowDefinition } from '@assay/contract';
import { Accordion, Text } from '@mantine/core';
import { stepInWords, stepName, wayInWords } from '../step-words';
import { NodeForm } from './node-form';
import type { Problem } from './problems';

interface NodeListProps {
  readonly definition: WorkflowDefinition;
  readonly problems: readonly Problem[];
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly onChange: (definition: WorkflowDefinition) => void;
}

/** Workflow as a list of forms, with all functions of the diagram, for keyboards and screen readers. */
export function NodeList({ definition, problems, selected, onSelect, onChange }: NodeListProps) {
  return (
    <Accordion value={selected} onChange={onSelect} variant="separated" mb="md">
      {definition.nodes.map((node, index) => {
        const own = problems.filter((problem) => problem.node === node.id);
        const ways = stepInWords(node).ways.map((way) => wayInWords(way));
        return (
          // IDs can be duplicate during editing, so the index is the key.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <Accordion.Item key={index} value={node.id}>
            <Accordion.Control>
              <Text component="span" fw={600}>
                {definition.start === node.id ? '▶ ' : ''}
                {stepName(node.type)}
              </Text>{' '}
              <Text component="span" size="sm">
                {node.id}
                {ways.length > 0 ? `, ${ways.join(', ')}` : ''}
                {own.length > 0 ? ` — ${own.map(({ text }) => text).join(' ')}` : ''}
              </Text>
            </Accordion.Control>
            <Accordion.Panel>
              <NodeForm
                definition={definition}
                node={node}
                problems={own}
                onChange={onChange}
                onRenamed={onSelect}
              />
            </Accordion.Panel>
          </Accordion.Item>
        );
      })}
    </Accordion>
  );
}
