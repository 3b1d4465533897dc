import type { ManagedWorkflow } from '@assay/contract';
import { Button, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useSwitchWorkflow, workflow } from '../api/workflows';
import { Facts } from '../decision/modules/module-card';
import { ConfirmButton } from '../ui/confirm-button';
import { DetailPage } from '../ui/detail-page';
import { FailureAlert } from '../ui/failure-alert';
import { ButtonLink } from '../ui/links';
import { Time } from '../ui/time';
import { StepList } from './step-list';
import { WorkflowStatus } from './workflow-status';

const route = getRouteApi('/panel/workflows/$id');

/** One workflow in words: what is started today, and the draft that waits. */
export function WorkflowPage() {
  const { id } = route.useParams();
  const found = useQuery(workflow(id));
  return (
    <DetailPage
      what="workflow"
      reading={{ ...found, data: found.data?.workflow }}
      back={{ name: 'Workflows', to: '/panel/workflows' }}
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
      <Paper withBorder p="md" mb="md" component="section" aria-label="The workflow">
        <Facts
          facts={[
            { name: 'State', value: <WorkflowStatus workflow={known} /> },
            { name: 'Version started', value: active ?? 'none' },
            { name: 'Newest version', value: newest },
            { name: 'Inputs that starting needs', value: known.required_inputs.join(', ') },
            { name: 'Made', value: <Time at={known.created_at} /> },
            { name: 'Changed', value: <Time at={known.updated_at} /> },
          ]}
        />
      </Paper>
      {known.active_definition ? (
        <StepList title={`Version ${active}, which is started`} definition={known.active_definition} />
      ) : null}
      {active === newest ? null : (
        <StepList title={`Version ${newest}, a draft`} definition={known.definition} />
      )}
    </>
  );
}

/** What is under way goes on with its version, whatever is switched. */
function Switches({ known }: { readonly known: ManagedWorkflow }) {
  const change = useSwitchWorkflow(known.id);
  const { active_version: active, newest_version: newest } = known;
  return (
    <>
      <ButtonLink variant="default" to="/panel/workflows/$id/design" params={{ id: known.id }}>
        Design
      </ButtonLink>
      {active === newest ? null : (
        <Button loading={change.isPending} onClick={() => change.mutate(true)}>
          Activate version {newest}
        </Button>
      )}
      {active === null ? null : (
        <ConfirmButton
          label="Switch off"
          question="Nobody can start this workflow any more; what is under way goes on to its end."
          loading={change.isPending}
          onConfirm={() => change.mutate(false)}
        />
      )}
      <FailureAlert error={change.error} />
    </>
  );
}
