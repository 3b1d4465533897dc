import { parseRule, printRule, type RuleNode } from '@assay/rules';
import { ActionIcon, Box, NativeSelect, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ManagedList } from '../../api/lists';
import type { RuleField } from '../../api/rules';
import { t } from '../../i18n/language';
import { FigureInput } from '../../ui/inputs';
import classes from './condition-row.module.css';
import {
  COMPARISON_WORDS,
  COMPARISONS_OF,
  type Comparison,
  keepsValue,
  nodeOf,
  type Row,
  rowOf,
  startingValue,
} from './rows';

/** Options for fields and lists. */
export interface Known {
  readonly types: ReadonlyMap<string, RuleField['type']>;
  readonly lists: readonly ManagedList[];
}

interface ConditionRowProps {
  readonly node: RuleNode;
  readonly name: string;
  readonly known: Known;
  /** null removes the condition. */
  readonly onChange: (node: RuleNode | null) => void;
}

/** One condition: as a row if possible, otherwise as text. */
export function ConditionRow({ node, name, known, onChange }: ConditionRowProps) {
  const row = rowOf(node);
  return (
    <Box className={classes.row ?? ''} role="group" aria-label={name}>
      <div className={row ? classes.line : undefined}>
        {row ? (
          <Line row={row} name={name} known={known} onChange={(next) => onChange(nodeOf(next))} />
        ) : (
          <TextLine key={printRule(node)} node={node} name={name} onChange={onChange} />
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="2rem"
        aria-label={t('Remove {name}', { name })}
        onClick={() => onChange(null)}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </Box>
  );
}

interface LineProps {
  readonly row: Row;
  readonly name: string;
  readonly known: Known;
  readonly onChange: (row: Row) => void;
}

/** Returns the type of a field. An unknown field is a custom field: a text unless its value has another type. */
function typeOf({ path, value }: Row, known: Known): RuleField['type'] {
  const fixed = Array.isArray(value) ? value[0] : value;
  return (
    known.types.get(path) ??
    (typeof fixed === 'number' ? 'number' : typeof fixed === 'boolean' ? 'boolean' : 'string')
  );
}

function Line({ row, name, known, onChange }: LineProps) {
  const type = typeOf(row, known);
  const offered = COMPARISONS_OF[type];
  const comparisons = offered.includes(row.comparison) ? offered : [...offered, row.comparison];
  const choose = (comparison: Comparison) =>
    onChange({
      ...row,
      comparison,
      value: keepsValue(type, row.comparison, comparison) ? row.value : startingValue(type, comparison),
    });
  const changeField = (path: string) => {
    const next = known.types.get(path) ?? 'string';
    const [first = 'exists'] = COMPARISONS_OF[next];
    const stays = next === type && COMPARISONS_OF[next].includes(row.comparison);
    onChange(stays ? { ...row, path } : { path, comparison: first, value: startingValue(next, first) });
  };
  return (
    <>
      <Select
        aria-label={t('{name}: field', { name })}
        searchable
        allowDeselect={false}
        limit={60}
        data={known.types.has(row.path) ? [...known.types.keys()] : [row.path, ...known.types.keys()]}
        value={row.path}
        onChange={(path) => path && changeField(path)}
      />
      <NativeSelect
        aria-label={t('{name}: comparison', { name })}
        data={comparisons.map((value) => ({ value, label: t(COMPARISON_WORDS[value]) }))}
        value={row.comparison}
        onChange={(event) => choose(event.currentTarget.value as Comparison)}
      />
      <ValueField
        row={row}
        type={type}
        name={name}
        known={known}
        onChange={(value) => onChange({ ...row, value })}
      />
    </>
  );
}

interface ValueFieldProps extends Omit<LineProps, 'onChange'> {
  readonly type: RuleField['type'];
  readonly onChange: (value: Row['value']) => void;
}

const FLAGS = [
  { value: 'true', label: 'true' },
  { value: 'false', label: 'false' },
];

function ValueField({ row, type, name, known, onChange }: ValueFieldProps) {
  const label = t('{name}: value', { name });
  const { comparison, value } = row;
  if (comparison === 'exists' || comparison === 'not_exist') return null;
  if (comparison === 'in_list' || comparison === 'not_in_list') {
    return (
      <Select
        aria-label={label}
        placeholder={t('Select a list')}
        data={known.lists.map(({ id, name: listName }) => ({ value: id, label: listName }))}
        value={typeof value === 'string' && value !== '' ? value : null}
        onChange={(id) => onChange(id ?? '')}
      />
    );
  }
  if (Array.isArray(value)) {
    return (
      <TagsInput
        aria-label={label}
        placeholder={t('Type a value, then press Enter')}
        w="min(20rem, 100%)"
        value={value.map(String)}
        onChange={(texts) => onChange(type === 'number' ? texts.map(Number).filter(Number.isFinite) : texts)}
      />
    );
  }
  if (typeof value === 'boolean') {
    return (
      <NativeSelect
        aria-label={label}
        data={FLAGS}
        value={String(value)}
        onChange={(event) => onChange(event.currentTarget.value === 'true')}
      />
    );
  }
  if (typeof value === 'number') {
    return <FigureInput aria-label={label} w="9rem" value={value} onChange={onChange} />;
  }
  return (
    <TextInput
      aria-label={label}
      placeholder={type === 'date' ? '2026-01-31' : ''}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type TextLineProps = Pick<ConditionRowProps, 'node' | 'name' | 'onChange'>;

/** Condition without a row form, such as a velocity count or a comparison of two fields. */
function TextLine({ node, name, onChange }: TextLineProps) {
  const [text, setText] = useState(printRule(node));
  const parsed = parseRule(text);
  return (
    <Textarea
      aria-label={t('{name}: text', { name })}
      description={t('The visual builder can’t show this condition. Edit it as text.')}
      autosize
      minRows={1}
      spellCheck={false}
      classNames={{ input: 'rule-text' }}
      value={text}
      error={parsed.ok ? null : parsed.problems[0]?.message}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => {
        if (parsed.ok && printRule(parsed.ast) !== printRule(node)) onChange(parsed.ast);
      }}
    />
  );
}
