import { type Condition, SETTINGS_OF, type WorkflowDefinition, type WorkflowNode } from '@assay/contract';
import {
  Alert,
  Button,
  Fieldset,
  Group,
  NativeSelect,
  SegmentedControl,
  Stack,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { english, type Sentence, t } from '../../i18n/language';
import { OPERATOR_WORDS, stepName } from '../step-words';
import { changed, connected, removed, renamed, type Way, waysOf, withSetting } from './edits';
import type { Problem } from './problems';
import { SettingField } from './setting-fields';

interface ConditionFieldsProps {
  readonly node: WorkflowNode;
  readonly onChange: (node: WorkflowNode) => void;
}

type Scalar = NonNullable<Condition['value']>;

/** Converts text to a number or boolean if it has that form. */
function scalarOf(text: string): Scalar {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

const NEW_TERM: Condition = { property: 'inputs.user_country', operator: 'equals', value: 'DE' };

/** Returns a condition with only the members that its operator needs. */
function termOf({ property }: Condition, operator: Condition['operator'], text: string): Condition {
  if (operator === 'exists') return { property, operator };
  if (operator === 'in') {
    const values = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map(scalarOf);
    return { property, operator, ...(values.length > 0 ? { values } : {}) };
  }
  return { property, operator, ...(text === '' ? {} : { value: scalarOf(text) }) };
}

const textOf = ({ operator, value, values }: Condition): string =>
  operator === 'in' ? (values ?? []).join(', ') : value === undefined ? '' : String(value);

/** Fields for the conditions of a branch. */
function ConditionFields({ node, onChange }: ConditionFieldsProps) {
  const terms = node.when ?? [];
  const set = (when: readonly Condition[]) => onChange({ ...node, when: [...when] });
  return (
    <Stack gap="xs">
      {terms.length > 1 ? (
        <SegmentedControl
          aria-label={t('Condition operator')}
          data={[
            { value: 'all', label: t('all conditions') },
            { value: 'any', label: t('any condition') },
          ]}
          value={node.match ?? 'all'}
          onChange={(match) => onChange({ ...node, match: match as 'all' | 'any' })}
        />
      ) : null}
      {terms.map((term, index) => {
        const change = (changed: Condition) =>
          set(terms.map((one, place) => (place === index ? changed : one)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions are identified by position.
          <Fieldset key={index} legend={t('Condition {number}', { number: index + 1 })} p="xs">
            <Group gap="xs" align="flex-end">
              <TextInput
                label={t('Action')}
                description={t('inputs.… or steps.…')}
                value={term.property}
                onChange={(event) => change({ ...term, property: event.currentTarget.value })}
              />
              <NativeSelect
                label={t('Operator')}
                data={Object.entries(OPERATOR_WORDS).map(([value, label]) => ({ value, label: t(label) }))}
                value={term.operator}
                onChange={(event) =>
                  change(termOf(term, event.currentTarget.value as Condition['operator'], textOf(term)))
                }
              />
              {term.operator === 'exists' ? null : (
                <TextInput
                  label={term.operator === 'in' ? t('Values, separated by commas') : t('Value')}
                  defaultValue={textOf(term)}
                  onChange={(event) => change(termOf(term, term.operator, event.currentTarget.value))}
                />
              )}
              <Button
                variant="default"
                onClick={() => set(terms.filter((_, place) => place !== index))}
                aria-label={t('Remove condition {number}', { number: index + 1 })}
              >
                {t('Remove')}
              </Button>
            </Group>
          </Fieldset>
        );
      })}
      <Button
        variant="default"
        size="compact-sm"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => set([...terms, NEW_TERM])}
      >
        {t('Add condition')}
      </Button>
    </Stack>
  );
}

const WAY_WORDS: { readonly [way in Way]: Sentence } = {
  next: english('Next step'),
  // biome-ignore lint/suspicious/noThenProperty: an API member, not a promise.
  then: english('If true, continue with'),
  else: english('Otherwise, continue with'),
};
const endings = () => [
  { value: 'DERIVED', label: t('derived from the checks') },
  { value: 'APPROVED', label: t('approved') },
  { value: 'REVIEW', label: t('manual review') },
  { value: 'DECLINED', label: t('declined') },
];
const ID = /^[A-Za-z0-9_.-]{1,64}$/;

interface NodeFormProps {
  readonly definition: WorkflowDefinition;
  readonly node: WorkflowNode;
  readonly problems: readonly Problem[];
  readonly onChange: (definition: WorkflowDefinition) => void;
  /** New ID of the node; null if it was removed. */
  readonly onRenamed: (id: string | null) => void;
}

/** Form for one step, used in the diagram and the list. */
export function NodeForm({ definition, node, problems, onChange, onRenamed }: NodeFormProps) {
  const isStart = definition.start === node.id;
  const others = definition.nodes.filter(({ id }) => id !== node.id);
  const set = (change: (node: WorkflowNode) => WorkflowNode) =>
    onChange(changed(definition, node.id, change));
  return (
    <Stack gap="xs" role="group" aria-label={`${stepName(node.type)} ${node.id}`}>
      {problems.map(({ text }) => (
        <Alert key={text} color="orange" variant="light" p="xs" role="note">
          {text}
        </Alert>
      ))}
      <IdField
        key={node.id}
        node={node}
        isTaken={(id) => others.some((other) => other.id === id)}
        onRename={(id) => {
          onChange(renamed(definition, node.id, id));
          onRenamed(id);
        }}
      />
      {waysOf(node).map((way) => (
        <NativeSelect
          key={way}
          label={t(WAY_WORDS[way])}
          data={[
            { value: '', label: t('not set') },
            ...others.map(({ id, type }) => ({ value: id, label: `${id} (${stepName(type)})` })),
          ]}
          value={node[way] ?? ''}
          onChange={(event) =>
            onChange(connected(definition, node.id, way, event.currentTarget.value || null))
          }
        />
      ))}
      {node.type === 'END' ? (
        <NativeSelect
          label={t('Status')}
          data={endings()}
          value={node.status ?? 'DERIVED'}
          onChange={(event) => {
            const status = event.currentTarget.value as NonNullable<WorkflowNode['status']>;
            set((one) => ({ ...one, status }));
          }}
        />
      ) : null}
      {node.type === 'CONDITION' ? <ConditionFields node={node} onChange={(is) => set(() => is)} /> : null}
      {(SETTINGS_OF[node.type] ?? []).map((name) => (
        <SettingField
          key={`${node.id} ${name}`}
          node={node}
          name={name}
          onChange={(value) => set((one) => withSetting(one, name, value))}
        />
      ))}
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          disabled={isStart}
          onClick={() => onChange({ ...definition, start: node.id })}
        >
          {isStart ? t('First step') : t('Set as first step')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          color="red"
          onClick={() => {
            onChange(removed(definition, node.id));
            onRenamed(null);
          }}
        >
          {t('Remove {name}', { name: node.id })}
        </Button>
      </Group>
    </Stack>
  );
}

interface IdFieldProps {
  readonly node: WorkflowNode;
  readonly isTaken: (id: string) => boolean;
  readonly onRename: (id: string) => void;
}

/** ID field. It applies the ID on blur, because conditions and results reference it. */
function IdField({ node, isTaken, onRename }: IdFieldProps) {
  const [typed, setTyped] = useState(node.id);
  const fault = !ID.test(typed)
    ? t('Letters, digits, dots, hyphens and underscores')
    : isTaken(typed)
      ? t('Another step has this ID')
      : null;
  return (
    <TextInput
      label={t('ID')}
      value={typed}
      maxLength={64}
      error={fault}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (fault) setTyped(node.id);
        else if (typed !== node.id) onRename(typed);
      }}
    />
  );
}
