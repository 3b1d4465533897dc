import type { ManagedWorkflow, WorkflowDefinition } from '@assay/contract';
import { Button, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useSwitchWorkflow, workflow } from '../api/workflows';
import { Facts } from '../decision/modules/module-card';
import { english, t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { DetailPage } from '../ui/detail-page';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { ButtonLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { stepInWords, WorkflowStatus, wayInWords } from './step-words';

type Step = ReturnType<typeof stepInWords>;

const COLUMNS: readonly Column<Step>[] = [
  { name: english('Step'), kind: 'long', cell: ({ id }) => id },
  { name: english('Type'), cell: ({ name }) => name },
  { name: english('Settings'), kind: 'lines', cell: ({ details }) => details.join('\n') || null },
  {
    name: english('Next step'),
    kind: 'lines',
    cell: ({ ways }) => ways.map(wayInWords).join('\n') || null,
  },
];

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
  const settings = Object.entries(definition.settings ?? {});
  return (
    <Section title={title}>
      <PagedTable
        name={title}
        columns={COLUMNS}
        rows={nodes.map(stepInWords)}
        keyOf={({ id }) => id}
        empty={t('This workflow doesn’t have steps yet.')}
      />
      {settings.length > 0 ? (
        <Text size="sm" c="dimmed" mt="xs" className="breaks">
          {t('Workflow settings: {settings}', {
            settings: settings.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', '),
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
      head={(known) => ({ title: known.name, about: known.id, actions: <Switches known={known} /> })}
    >
      {(known) => <Versions known={known} />}
    </DetailPage>
  );
}

function Versions({ known }: { readonly known: ManagedWorkflow }) {
  const { active_version: active, newest_version: newest } = known;
  return (
    <>
      <Paper withBorder p="md" mb="md" component="section" aria-label={t('Workflow')}>
        <Facts
          facts={[
            { name: t('Status'), value: <WorkflowStatus workflow={known} /> },
            { name: t('Active version'), value: active },
            { name: t('Latest version'), value: newest },
            { name: t('Required inputs'), value: known.required_inputs.join(', ') },
            { name: t('Created'), value: <Time at={known.created_at} /> },
            { name: t('Updated'), value: <Time at={known.updated_at} /> },
          ]}
        />
      </Paper>
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
