import type { ManagedRule } from '@assay/contract';
import { NativeSelect, Text } from '@mantine/core';
import { memo } from 'react';
import type { RuleFigures } from '../api/rule-figures';
import type { RuleMode } from '../api/rules';
import { AnchorLink } from '../ui/links';
import type { Column } from '../ui/paged-table';
import { describeThen } from './effect';
import { RuleNumbers } from './figures/rule-numbers';

const MODES: readonly RuleMode[] = ['live', 'shadow', 'off'];

interface ModeSelectProps {
  readonly id: string;
  readonly mode: RuleMode;
  readonly isBusy: boolean;
  readonly onMode: (id: string, mode: RuleMode) => void;
}

/** Switches a rule's mode. Remembered: there are hundreds of rows, and one of them changes. */
const ModeSelect = memo(function ModeSelect({ id, mode, isBusy, onMode }: ModeSelectProps) {
  return (
    <NativeSelect
      size="xs"
      w="6.5rem"
      aria-label={`Mode of rule ${id}`}
      data={[...MODES]}
      value={mode}
      disabled={isBusy}
      onChange={(event) => onMode(id, event.currentTarget.value as RuleMode)}
    />
  );
});

/**
 * What is shown of rules, one row each; the mode can be switched here.
 * @param busyWith id of the rule whose mode is being changed
 * @param figures of the rules that held for a call, by id; undefined = not read yet
 */
export const ruleColumns = (
  busyWith: string | null,
  onMode: (id: string, mode: RuleMode) => void,
  figures: ReadonlyMap<string, RuleFigures> | undefined,
): readonly Column<ManagedRule>[] => [
  {
    name: 'Rule',
    kind: 'digits',
    cell: ({ id }) => (
      <AnchorLink to="/panel/rules/edit/$id" params={{ id }}>
        {id}
      </AnchorLink>
    ),
  },
  {
    name: 'Name and condition',
    cell: ({ name, when_text }) => (
      <>
        <Text size="sm">{name}</Text>
        <Text size="xs" c="dimmed" ff="monospace" lineClamp={2} className="breaks">
          {when_text}
        </Text>
      </>
    ),
  },
  {
    name: 'Hits, right, money',
    kind: 'figure',
    cell: ({ id }) => (figures ? <RuleNumbers figures={figures.get(id)} /> : null),
  },
  { name: 'Effect', kind: 'figure', cell: (rule) => describeThen(rule.then) },
  {
    name: 'Mode',
    cell: ({ id, mode }) => <ModeSelect id={id} mode={mode} isBusy={id === busyWith} onMode={onMode} />,
  },
];
