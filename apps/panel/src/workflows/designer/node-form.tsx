import { SETTINGS_OF, type WorkflowDefinition, type WorkflowNode } from '@assay/contract';
import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { english, type Sentence, t } from '../../i18n/language';
import { stepName } from '../step-words';
import { ConditionFields } from './condition-fields';
import { changed, connected, removed, renamed, type Way, waysOf, withSetting } from './edits';
import type { Problem } from './problems';
import { SettingField } from './setting-fields';

const WAY_WORDS: { readonly [way in Way]: Sentence } = {
  next: english('Goes on to'),
  // biome-ignore lint/suspicious/noThenProperty: it is the wire's word, never a promise.
  then: english('Where it holds, goes on to'),
  else: english('Else goes on to'),
};
const endings = () => [
  { value: 'DERIVED', label: t('what follows from the checks') },
  { value: 'APPROVED', label: t('approved') },
  { value: 'REVIEW', label: t('a person looks') },
  { value: 'DECLINED', label: t('declined') },
];
const ID = /^[A-Za-z0-9_.-]{1,64}$/;

interface NodeFormProps {
  readonly definition: WorkflowDefinition;
  readonly node: WorkflowNode;
  readonly problems: readonly Problem[];
  readonly onChange: (definition: WorkflowDefinition) => void;
  /** The node has another id now; null = it is gone. */
  readonly onRenamed: (id: string | null) => void;
}

/** Everything that can be said of one step: the same in the drawing and in the list. */
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
            { value: '', label: t('nowhere yet') },
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
          label={t('The outcome is')}
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
          {isStart ? t('It starts here') : t('Start here')}
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

/** Conditions and results name a step by its id: it changes when it is whole. */
function IdField({ node, isTaken, onRename }: IdFieldProps) {
  const [typed, setTyped] = useState(node.id);
  const fault = !ID.test(typed)
    ? t('Letters, digits, dots, dashes and underscores')
    : isTaken(typed)
      ? t('Another step has this id')
      : null;
  return (
    <TextInput
      label={t('Id')}
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
