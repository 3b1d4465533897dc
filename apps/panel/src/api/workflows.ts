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

/** Change only with the server version. */
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

/** One version of a workflow; versions never change. */
export const workflowVersion = (id: string, version: number) =>
  queryOptions({
    queryKey: ['workflow-version', id, version],
    queryFn: () => call('GET /workflows/{id}/versions/{version}', { params: { id, version } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Saves a new version as a draft. */
export function useSaveWorkflow(id: string) {
  const changed = useWorkflowChanged();
  return useMutation({
    mutationFn: (change: Sent<'PATCH /workflows/{id}'>) =>
      call('PATCH /workflows/{id}', { params: { id }, body: change }),
    onSuccess: changed,
  });
}

/** Starts a verification in the test environment and returns its link, which isn't stored. */
export function useTryWorkflow(id: string) {
  return useMutation({
    mutationFn: (attempt: Sent<'POST /workflows/{id}/test'>) =>
      call('POST /workflows/{id}/test', { params: { id }, body: attempt }),
    gcTime: 0,
  });
}

/** Activates the newest version, or deactivates the workflow. */
export function useSwitchWorkflow(id: string) {
  const changed = useWorkflowChanged();
  return useMutation({
    mutationFn: (on: boolean) =>
      call(on ? 'POST /workflows/{id}/activate' : 'POST /workflows/{id}/deactivate', { params: { id } }),
    onSuccess: changed,
  });
}
