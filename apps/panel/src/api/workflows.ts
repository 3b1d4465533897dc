import type { ManagedWorkflow, WorkflowDefinition } from '@assay/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, read } from './client';

export type WorkflowSummary = Omit<ManagedWorkflow, 'definition' | 'active_definition' | 'required_inputs'>;

interface Template {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly definition: WorkflowDefinition;
  readonly required_inputs: readonly string[];
}

interface Changed {
  readonly workflow: ManagedWorkflow;
}

const WORKFLOWS = ['workflows'] as const;
const workflowKey = (id: string) => ['workflow', id] as const;
const workflowPath = (id: string) => `/workflows/${encodeURIComponent(id)}`;

export const workflows = queryOptions({
  queryKey: WORKFLOWS,
  queryFn: () => read<{ readonly workflows: readonly WorkflowSummary[] }>('/workflows'),
});

export const workflow = (id: string) =>
  queryOptions({ queryKey: workflowKey(id), queryFn: () => read<Changed>(workflowPath(id)) });

/** They change with the server's version only. */
export const workflowTemplates = queryOptions({
  queryKey: ['workflow-templates'],
  queryFn: () => read<{ readonly templates: readonly Template[] }>('/workflow-templates'),
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
    mutationFn: (wanted: { readonly name: string; readonly definition: WorkflowDefinition }) =>
      call<Changed>('POST', '/workflows', wanted),
    onSuccess: changed,
  });
}

/** The newest version is started from now on, or none is. */
export function useSwitchWorkflow(id: string) {
  const changed = useWorkflowChanged();
  return useMutation({
    mutationFn: (on: boolean) =>
      call<Changed>('POST', `${workflowPath(id)}/${on ? 'activate' : 'deactivate'}`),
    onSuccess: changed,
  });
}
