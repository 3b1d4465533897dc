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

/** One version; it never changes. */
export const workflowVersion = (id: string, version: number) =>
  queryOptions({
    queryKey: ['workflow-version', id, version],
    queryFn: () => call('GET /workflows/{id}/versions/{version}', { params: { id, version } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A new version, as a draft. */
export function useSaveWorkflow(id: string) {
  const changed = useWorkflowChanged();
  return useMutation({
    mutationFn: (change: Sent<'PATCH /workflows/{id}'>) =>
      call('PATCH /workflows/{id}', { params: { id }, body: change }),
    onSuccess: changed,
  });
}

/** An execution in the test space, with a link to its page; the link is kept nowhere. */
export function useTryWorkflow(id: string) {
  return useMutation({
    mutationFn: (attempt: Sent<'POST /workflows/{id}/test'>) =>
      call('POST /workflows/{id}/test', { params: { id }, body: attempt }),
    gcTime: 0,
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
