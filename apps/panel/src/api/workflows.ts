import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';

export type WorkflowSummary = Answer<'GET /workflows'>['workflows'][number];
type Changed = Answer<'GET /workflows/{id}'>;

const WORKFLOWS = ['workflows'] as const;
const workflowKey = (id: string) => ['workflow', id] as const;

export const workflows = queryOptions({
  queryKey: WORKFLOWS,
  queryFn: () => call('GET /workflows'),
});

export const workflow = (id: string) =>
  queryOptions({ queryKey: workflowKey(id), queryFn: () => call('GET /workflows/{id}', { params: { id } }) });

/** They change with the server's version only. */
export const workflowTemplates = queryOptions({
  queryKey: ['workflow-templates'],
  queryFn: () => call('GET /workflow-templates'),
  staleTime: Number.POSITIVE_INFINITY,
});

function useWorkflowChanged() {
  const client = useQueryClient();
  return async (changed: Changed) => {
    client.setQueryData(workflowKey(changed.workflow.id), changed);
    await client.invalidateQueries({ queryKey: WORKFLOWS });
  };
}

export function useCreateWorkflow() {
  const changed = useWorkflowChanged();
  return useMutation({
    mutationFn: (wanted: Sent<'POST /workflows'>) => call('POST /workflows', { body: wanted }),
    onSuccess: changed,
  });
}

/** The newest version is started from now on, or none is. */
export function useSwitchWorkflow(id: string) {
  const changed = useWorkflowChanged();
  return useMutation({
    mutationFn: (on: boolean) =>
      call(on ? 'POST /workflows/{id}/activate' : 'POST /workflows/{id}/deactivate', { params: { id } }),
    onSuccess: changed,
  });
}
