import { parseRule, printRule, type RuleNode } from '@assay/rules';
import { Alert, Button, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { managedLists } from '../../api/lists';
import { ruleFields } from '../../api/rules';
import { t } from '../../i18n/language';
import { ConditionRow, type Known } from './condition-row';
import { argsOf, type Junction, joined } from './rows';

const junctions = (): { value: Junction; label: string }[] => [
  { value: 'and', label: t('All conditions match') },
  { value: 'or', label: t('Any condition matches') },
];
const NEW_LINE: RuleNode = {
  op: '>',
  left: { op: 'field', path: 'transaction_amount' },
  right: { op: 'const', value: 0 },
};
const otherOf = (op: Junction): Junction => (op === 'and' ? 'or' : 'and');

interface ConditionGroupProps {
  /** null if empty. */
  readonly node: RuleNode | null;
  /** Accessible name; conditions append their number. */
  readonly name: string;
  readonly known: Known;
  /** Operator that joins a single condition with the next one. */
  readonly fallback: Junction;
  readonly onFallback: (op: Junction) => void;
  readonly onChange: (node: RuleNode | null) => void;
}

/** Group of conditions and nested groups with one operator. */
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
            aria-label={t('{name}: operator', { name })}
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
            {t('Add condition')}
          </Button>
          {args.length > 0 ? (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => add({ op: otherOf(op), args: [NEW_LINE, NEW_LINE] })}
            >
              {t('Add group')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Paper>
  );
}

interface ConditionBuilderProps {
  /** Condition as text. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Visual editor of a condition. It parses the text and writes it back. */
export function ConditionBuilder({ value, onChange }: ConditionBuilderProps) {
  const fields = useQuery(ruleFields);
  const lists = useQuery(managedLists);
  const [fallback, setFallback] = useState<Junction>('and');
  const text = value.trim();
  const parsed = text === '' ? null : parseRule(text);
  if (parsed && !parsed.ok) {
    return (
      <Alert color="orange" variant="outline" title={t('Couldn’t show the condition visually')}>
        <Text size="sm">{t('Fix the errors in the text first.')}</Text>
      </Alert>
    );
  }
  const known: Known = {
    types: new Map((fields.data?.fields ?? []).map(({ path, type }) => [path, type])),
    lists: lists.data?.lists ?? [],
  };
  const node: RuleNode | null = parsed ? parsed.ast : null;
  return (
    <Stack gap="xs">
      <ConditionGroup
        node={node}
        name={t('Condition')}
        known={known}
        fallback={fallback}
        onFallback={setFallback}
        onChange={(next) => onChange(next ? printRule(next) : '')}
      />
    </Stack>
  );
}
