import type { RuleNode } from '@assay/rules';
import { Button, Group, Paper, SegmentedControl, Stack } from '@mantine/core';
import { t } from '../../i18n/language';
import { ConditionRow, type Known } from './condition-row';
import { argsOf, type Junction, joined } from './rows';

const junctions = (): { value: Junction; label: string }[] => [
  { value: 'and', label: t('All of these hold') },
  { value: 'or', label: t('Any of these holds') },
];
const NEW_LINE: RuleNode = {
  op: '>',
  left: { op: 'field', path: 'transaction_amount' },
  right: { op: 'const', value: 0 },
};
const otherOf = (op: Junction): Junction => (op === 'and' ? 'or' : 'and');

interface ConditionGroupProps {
  /** null = nothing yet. */
  readonly node: RuleNode | null;
  /** What a screen reader calls it; its lines are numbered behind it. */
  readonly name: string;
  readonly known: Known;
  /** How a single condition would be joined with the next. */
  readonly fallback: Junction;
  readonly onFallback: (op: Junction) => void;
  readonly onChange: (node: RuleNode | null) => void;
}

/** Conditions that are joined by one word, and groups among them. */
export function ConditionGroup({ node, name, known, fallback, onFallback, onChange }: ConditionGroupProps) {
  const op = node?.op === 'and' || node?.op === 'or' ? node.op : fallback;
  const args = argsOf(node);
  const put = (index: number, next: RuleNode | null) =>
    onChange(joined(op, next ? args.with(index, next) : args.toSpliced(index, 1)));
  const add = (next: RuleNode) => onChange(joined(op, [...args, next]));
  const places = args.map((arg, index) => ({ arg, index, name: `${name}, ${index + 1}` }));
  return (
    <Paper withBorder p="sm" role="group" aria-label={name}>
      <Stack gap="xs">
        {args.length > 1 ? (
          <SegmentedControl<Junction>
            size="xs"
            aria-label={t('{name}: joined by', { name })}
            data={junctions()}
            value={op}
            onChange={(word) => {
              onFallback(word);
              onChange(joined(word, args));
            }}
            style={{ alignSelf: 'flex-start' }}
          />
        ) : null}
        {places.map(({ arg, index, name: place }) =>
          arg.op === 'and' || arg.op === 'or' ? (
            <ConditionGroup
              key={place}
              node={arg}
              name={place}
              known={known}
              fallback={arg.op}
              onFallback={() => undefined}
              onChange={(next) => put(index, next)}
            />
          ) : (
            <ConditionRow
              key={place}
              node={arg}
              name={place}
              known={known}
              onChange={(next) => put(index, next)}
            />
          ),
        )}
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => add(NEW_LINE)}>
            {t('Add a condition')}
          </Button>
          {args.length > 0 ? (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => add({ op: otherOf(op), args: [NEW_LINE, NEW_LINE] })}
            >
              {t('Add a group')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Paper>
  );
}
