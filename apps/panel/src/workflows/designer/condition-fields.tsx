import type { Condition, WorkflowNode } from '@assay/contract';
import { Button, Fieldset, Group, NativeSelect, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { t } from '../../i18n/language';
import { OPERATOR_WORDS } from '../step-words';

interface ConditionFieldsProps {
  readonly node: WorkflowNode;
  readonly onChange: (node: WorkflowNode) => void;
}

type Scalar = NonNullable<Condition['value']>;

/** What was typed, as the kind of value that it looks like. */
function scalarOf(text: string): Scalar {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

const NEW_TERM: Condition = { property: 'inputs.user_country', operator: 'equals', value: 'DE' };

/** A term with what its operator takes, and nothing else. */
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

/** The terms of a condition. */
export function ConditionFields({ node, onChange }: ConditionFieldsProps) {
  const terms = node.when ?? [];
  const set = (when: readonly Condition[]) => onChange({ ...node, when: [...when] });
  return (
    <Stack gap="xs">
      {terms.length > 1 ? (
        <SegmentedControl
          aria-label={t('How the terms are joined')}
          data={[
            { value: 'all', label: t('all of them') },
            { value: 'any', label: t('any of them') },
          ]}
          value={node.match ?? 'all'}
          onChange={(match) => onChange({ ...node, match: match as 'all' | 'any' })}
        />
      ) : null}
      {terms.map((term, index) => {
        const change = (changed: Condition) =>
          set(terms.map((one, place) => (place === index ? changed : one)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a term is its place.
          <Fieldset key={index} legend={t('Term {number}', { number: index + 1 })} p="xs">
            <Group gap="xs" align="flex-end">
              <TextInput
                label={t('What')}
                description={t('inputs.… or steps.…')}
                value={term.property}
                onChange={(event) => change({ ...term, property: event.currentTarget.value })}
              />
              <NativeSelect
                label={t('Compared')}
                data={Object.entries(OPERATOR_WORDS).map(([value, label]) => ({ value, label: t(label) }))}
                value={term.operator}
                onChange={(event) =>
                  change(termOf(term, event.currentTarget.value as Condition['operator'], textOf(term)))
                }
              />
              {term.operator === 'exists' ? null : (
                <TextInput
                  label={term.operator === 'in' ? t('Values, behind commas') : t('Value')}
                  defaultValue={textOf(term)}
                  onChange={(event) => change(termOf(term, term.operator, event.currentTarget.value))}
                />
              )}
              <Button
                variant="default"
                onClick={() => set(terms.filter((_, place) => place !== index))}
                aria-label={t('Remove term {number}', { number: index + 1 })}
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
        {t('Add a term')}
      </Button>
    </Stack>
  );
}
