import type { ManagedRule } from '@assay/contract';
import { NativeSelect, Table, Text } from '@mantine/core';
import { memo } from 'react';
import type { RuleMode } from '../api/rules';
import { AnchorLink } from '../ui/links';
import { describeThen } from './effect';

export const MODES: readonly RuleMode[] = ['live', 'shadow', 'off'];

interface RuleTableProps {
  readonly rules: readonly ManagedRule[];
  /** Id of the rule whose mode is being changed. */
  readonly busyWith: string | null;
  readonly onMode: (id: string, mode: RuleMode) => void;
}

/** Rules, one row each; the mode can be switched here. */
export function RuleTable({ rules, busyWith, onMode }: RuleTableProps) {
  return (
    <div className="scroll-x">
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Rule</Table.Th>
            <Table.Th>Name and condition</Table.Th>
            <Table.Th ta="right">Effect</Table.Th>
            <Table.Th>Mode</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rules.map((rule) => (
            <RuleRow key={rule.id} rule={rule} busy={rule.id === busyWith} onMode={onMode} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface RuleRowProps {
  readonly rule: ManagedRule;
  readonly busy: boolean;
  readonly onMode: (id: string, mode: RuleMode) => void;
}

const RuleRow = memo(function RuleRow({ rule, busy, onMode }: RuleRowProps) {
  return (
    <Table.Tr opacity={rule.mode === 'off' ? 0.6 : 1}>
      <Table.Td className="numeric">
        <AnchorLink to="/panel/rules/edit/$id" params={{ id: rule.id }}>
          {rule.id}
        </AnchorLink>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{rule.name}</Text>
        <Text size="xs" c="dimmed" ff="monospace" lineClamp={2} className="breaks">
          {rule.when_text}
        </Text>
      </Table.Td>
      <Table.Td ta="right" className="numeric">
        {describeThen(rule.then)}
      </Table.Td>
      <Table.Td>
        <NativeSelect
          size="xs"
          w="6.5rem"
          aria-label={`Mode of rule ${rule.id}`}
          data={[...MODES]}
          value={rule.mode}
          disabled={busy}
          onChange={(event) => onMode(rule.id, event.currentTarget.value as RuleMode)}
        />
      </Table.Td>
    </Table.Tr>
  );
}, sameRow);

/** The handler is made anew with each rendering of the page, and does the same. */
function sameRow(before: RuleRowProps, after: RuleRowProps): boolean {
  return before.rule === after.rule && before.busy === after.busy;
}
