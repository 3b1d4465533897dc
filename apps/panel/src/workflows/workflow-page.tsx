import type { ManagedWorkflow, WorkflowDefinition } from '@assay/contract';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useSwitchWorkflow, workflow } from '../api/workflows';
import { english, t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { DetailPage } from '../ui/detail-page';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { ButtonLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { StepFlow } from './step-flow';
import { stepInWords, WorkflowStatus, wayInWords, workflowSettings } from './step-words';
import classes from './workflows.module.css';

type Step = ReturnType<typeof stepInWords>;
type NameOf = (id: string) => string;

const columnsOf = (nameOf: NameOf): readonly Column<Step>[] => [
  {
    name: english('Step'),
    kind: 'long',
    line: 'title',
    cell: ({ id }) => (
      <>
        {nameOf(id)} <span className={classes.id}>{id}</span>
      </>
    ),
  },
  {
    name: english('Settings'),
    kind: 'lines',
    line: 'meta',
    cell: ({ details }) => details.join('\n') || null,
  },
  {
    name: english('Next step'),
    kind: 'lines',
    line: 'meta',
    cell: ({ ways }) => ways.map((way) => wayInWords(way, nameOf)).join('\n') || null,
  },
];

/** Returns the names of the steps by ID; steps of the same type have their ID in brackets. */
function stepNames(steps: readonly Step[]): NameOf {
  const count = (name: string) => steps.filter((step) => step.name === name).length;
  const names = new Map(
    steps.map(({ id, name }) => [id, count(name) > 1 ? `${name} (${id})` : name] as const),
  );
  return (id) => names.get(id) ?? id;
}

interface StepListProps {
  readonly title: string;
  readonly definition: WorkflowDefinition;
}

/** Steps of a workflow version. */
export function StepList({ title, definition }: StepListProps) {
  // The first step comes first.
  const nodes = [...definition.nodes].sort(
    (one, other) => Number(other.id === definition.start) - Number(one.id === definition.start),
  );
  const steps = nodes.map(stepInWords);
  const nameOf = stepNames(steps);
  const settings = workflowSettings(definition.settings ?? {});
  return (
    <Section title={title}>
      <StepFlow definition={definition} nameOf={nameOf} />
      <PagedTable
        name={title}
        columns={columnsOf(nameOf)}
        rows={steps}
        keyOf={({ id }) => id}
        empty={t('This workflow doesn’t have steps yet.')}
        isTwoLine
      />
      {settings.length > 0 ? (
        <Text size="sm" c="dimmed" mt="xs" className="breaks">
          {t('Workflow settings: {settings}', {
            settings: settings.join(', '),
          })}
        </Text>
      ) : null}
    </Section>
  );
}

const route = getRouteApi('/panel/workflows/$id');

/** One workflow: active version and draft. */
export function WorkflowPage() {
  const { id } = route.useParams();
  const found = useQuery(workflow(id));
  return (
    <DetailPage
      what="workflow"
      reading={{ ...found, data: found.data?.workflow }}
      back={{ name: t('Workflows'), to: '/panel/workflows' }}
      head={(known) => ({
        title: known.name,
        badges: <WorkflowStatus workflow={known} />,
        about: <Facts known={known} />,
        actions: <Switches known={known} />,
      })}
    >
      {(known) => <Versions known={known} />}
    </DetailPage>
  );
}

/** Versions, inputs and times of a workflow in one line. */
function Facts({ known }: { readonly known: ManagedWorkflow }) {
  const { active_version: active, newest_version: newest, required_inputs: inputs } = known;
  return (
    <>
      {active === null || active === newest
        ? t('Version {version}', { version: String(newest) })
        : t('Version {active}, draft {newest}', { active: String(active), newest: String(newest) })}
      {inputs.length > 0 ? ` · ${t('Required inputs: {inputs}', { inputs: inputs.join(', ') })}` : null}
      {' · '}
      {t('Updated')} <ShortTime at={known.updated_at} />
      {' · '}
      <code>{known.id}</code>
    </>
  );
}

function Versions({ known }: { readonly known: ManagedWorkflow }) {
  const { active_version: active, newest_version: newest } = known;
  return (
    <>
      {known.active_definition ? (
        <StepList
          title={t('Version {version} (active)', { version: String(active) })}
          definition={known.active_definition}
        />
      ) : null}
      {active === newest ? null : (
        <StepList
          title={t('Version {version} (draft)', { version: String(newest) })}
          definition={known.definition}
        />
      )}
    </>
  );
}

/** Verifications in progress continue with their version. */
function Switches({ known }: { readonly known: ManagedWorkflow }) {
  const change = useSwitchWorkflow(known.id);
  const { active_version: active, newest_version: newest } = known;
  return (
    <>
      <ButtonLink variant="default" to="/panel/workflows/$id/design" params={{ id: known.id }}>
        {t('Edit')}
      </ButtonLink>
      {active === newest ? null : (
        <Button loading={change.isPending} onClick={() => change.mutate(true)}>
          {t('Activate version {version}', { version: String(newest) })}
        </Button>
      )}
      {active === null ? null : (
        <ConfirmButton
          label={t('Deactivate')}
          question={t(
            'No new verifications can start with this workflow. Verifications in progress continue.',
          )}
          loading={change.isPending}
          onConfirm={() => change.mutate(false)}
        />
      )}
      <FailureAlert error={change.error} />
    </>
  );
}
