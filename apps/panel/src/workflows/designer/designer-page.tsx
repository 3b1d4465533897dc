import type { ManagedWorkflow } from '@assay/contract';
import { Alert, Button, Group, List, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSession } from '../../api/account';
import { useSaveWorkflow, useSwitchWorkflow, workflow } from '../../api/workflows';
import { DraftNotice } from '../../drafts/use-draft';
import { t } from '../../i18n/language';
import { DetailPage } from '../../ui/detail-page';
import { Busy, FailureAlert } from '../../ui/notices';
import { Section } from '../../ui/page';
import { STEP_TYPES, stepName } from '../step-words';
import classes from './designer-page.module.css';
import { added, type NodeType, useDesign } from './edits';
import { NodeForm } from './node-form';
import { NodeList } from './node-list';
import { problemsOf } from './problems';
import { TryOut } from './try-out';
import { VersionCompare } from './version-compare';
import { WholeSettings } from './whole-settings';

const route = getRouteApi('/panel/workflows/$id/design');
const Drawing = lazy(() => import('./drawing').then(({ Drawing: component }) => ({ default: component })));

/** Workflow designer: edit, validate, save, activate and test. */
export function DesignerPage() {
  const { id } = route.useParams();
  const found = useQuery(workflow(id));
  return (
    <DetailPage
      what="workflow"
      reading={{ ...found, data: found.data?.workflow }}
      back={{ name: t('Workflow'), to: '/panel/workflows/$id', params: { id } }}
      head={(known) => ({
        title: t('Edit {name}', { name: known.name }),
        about: t('latest version {version}', { version: String(known.newest_version) }),
      })}
    >
      {(known) => <Designer known={known} />}
    </DetailPage>
  );
}

function Designer({ known }: { readonly known: ManagedWorkflow }) {
  const design = useDesign(known.id, known.definition);
  const { definition, change } = design;
  const [view, setView] = useState<'drawing' | 'list'>('drawing');
  const [selected, setSelected] = useState<string | null>(null);
  const { data: session } = useSession();
  const mayChange = session?.permissions.includes('workflows:change') ?? false;
  const problems = useMemo(() => problemsOf(definition), [definition]);
  const node = definition.nodes.find(({ id }) => id === selected);
  const editing = { definition, problems, selected, onSelect: setSelected };
  return (
    <>
      <DraftNotice draft={design.draft} />
      {mayChange ? <Tools design={design} selected={selected} onSelect={setSelected} /> : null}
      <SegmentedControl
        aria-label={t('View mode')}
        mb="sm"
        data={[
          { value: 'drawing', label: t('Diagram') },
          { value: 'list', label: t('List') },
        ]}
        value={view}
        onChange={(wanted) => setView(wanted as typeof view)}
      />
      <Faults problems={problems} onSelect={setSelected} />
      {view === 'list' && mayChange ? (
        <NodeList {...editing} onChange={change} />
      ) : (
        <div className={classes.sides}>
          <Suspense fallback={<Busy />}>
            <Drawing {...editing} {...(mayChange ? { onChange: change } : {})} />
          </Suspense>
          <section aria-label={t('Selected step')}>
            {node && mayChange ? (
              <NodeForm
                key={node.id}
                definition={definition}
                node={node}
                problems={problems.filter((problem) => problem.node === node.id)}
                onChange={change}
                onRenamed={setSelected}
              />
            ) : (
              <Text size="sm" c="dimmed">
                {t('Select a step to edit it: click it, or press Tab to reach it and then Enter.')}
              </Text>
            )}
          </section>
        </div>
      )}
      {mayChange ? (
        <Section title={t('Workflow settings')}>
          <WholeSettings definition={definition} onChange={change} />
        </Section>
      ) : null}
      {mayChange ? <Saving known={known} design={design} isSound={problems.length === 0} /> : null}
      {mayChange ? (
        <TryOut workflow={known.id} version={known.newest_version} requiredInputs={known.required_inputs} />
      ) : null}
      <VersionCompare workflow={known.id} newest={known.newest_version} edited={definition} />
    </>
  );
}

type Design = ReturnType<typeof useDesign>;

interface ToolsProps {
  readonly design: Design;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

/** Tools to add a step after the selected one, undo and redo. */
function Tools({ design, selected, onSelect }: ToolsProps) {
  const [type, setType] = useState<NodeType>('SELFIE');
  const { definition } = design;
  const add = () => {
    const isThere = definition.nodes.some(({ id }) => id === selected);
    const made = added(definition, type, isThere ? selected : null);
    design.change(made.definition);
    onSelect(made.id);
  };
  return (
    <Group mb="sm" gap="xs" role="toolbar" aria-label={t('Edit workflow')}>
      <NativeSelect
        aria-label={t('New step type')}
        data={STEP_TYPES.map((value) => ({ value, label: stepName(value) }))}
        value={type}
        onChange={(event) => setType(event.currentTarget.value as NodeType)}
      />
      <Button variant="default" onClick={add}>
        {selected ? t('Add after {step}', { step: selected }) : t('Add')}
      </Button>
      <Button variant="default" disabled={!design.canUndo} onClick={design.undo}>
        {t('Undo')}
      </Button>
      <Button variant="default" disabled={!design.canRedo} onClick={design.redo}>
        {t('Redo')}
      </Button>
    </Group>
  );
}

interface FaultsProps {
  readonly problems: ReturnType<typeof problemsOf>;
  readonly onSelect: (id: string) => void;
}

/** Problems that prevent saving, with links to their steps. */
function Faults({ problems, onSelect }: FaultsProps) {
  if (problems.length === 0)
    return (
      <Text size="sm" mb="sm" role="status">
        {t('No problems: every path reaches an end.')}
      </Text>
    );
  return (
    <Alert
      color="orange"
      variant="light"
      mb="sm"
      role="status"
      title={t('{count} to fix before you can save', { count: problems.length })}
    >
      <List size="sm">
        {problems.slice(0, 20).map(({ node, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items can be equal.
          <List.Item key={index}>
            {node === null ? null : (
              <Button size="compact-xs" variant="default" mr={6} onClick={() => onSelect(node)}>
                {node}
              </Button>
            )}
            {text}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

interface SavingProps {
  readonly known: ManagedWorkflow;
  readonly design: Design;
  readonly isSound: boolean;
}

/** Saves a new version as a draft, and activates the newest one. */
function Saving({ known, design, isSound }: SavingProps) {
  const save = useSaveWorkflow(known.id);
  const activate = useSwitchWorkflow(known.id);
  const { draft, definition } = design;
  const { newest_version: newest, active_version: active } = known;
  return (
    <Stack gap="xs" mb="md">
      <Group>
        <Button
          loading={save.isPending}
          disabled={!draft.isEdited || !isSound}
          onClick={() => draft.saving(save.mutateAsync({ definition }))}
        >
          {t('Save as version {version}', { version: String(newest + 1) })}
        </Button>
        <Button
          variant="default"
          loading={activate.isPending}
          disabled={draft.isEdited || active === newest}
          onClick={() => activate.mutate(true)}
        >
          {t('Activate version {version}', { version: String(newest) })}
        </Button>
        <Text size="sm" role="status">
          {draft.isEdited
            ? t('Not saved yet.')
            : active === newest
              ? t('Version {version} is active.', { version: String(newest) })
              : t('Version {version} is a draft.', { version: String(newest) })}
        </Text>
      </Group>
      <FailureAlert error={save.error} title={t('Couldn’t save. Your changes are preserved here')} />
      <FailureAlert error={activate.error} title={t('Couldn’t activate the version')} />
    </Stack>
  );
}
