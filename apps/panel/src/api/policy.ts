import type { Differences, PolicyFile } from '@assay/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, read } from './client';

export interface PolicyHeading {
  readonly version: number;
  readonly author: string;
  readonly note: string;
  readonly created_at: string;
}

type PolicyVersion = PolicyHeading & { readonly document: PolicyFile };
export type Thresholds = PolicyFile['thresholds'];

interface PolicyVersionPage {
  readonly versions: readonly PolicyHeading[];
  readonly next: number | null;
}

export interface PolicyDifference {
  readonly from: number;
  readonly to: number;
  readonly rules: Differences;
  readonly categories: Differences;
  readonly lists: Differences;
  readonly thresholds: { readonly from: Thresholds; readonly to: Thresholds } | null;
}

const PAGE_SIZE = 50;

/** Everything that a change of the policy makes out of date. */
const POLICY_KEYS = ['policy', 'rules', 'lists', 'rule-categories', 'audit'] as const;

/** Call after each change: what was read of the policy is read again where it is shown. */
export function usePolicyChanged() {
  const client = useQueryClient();
  return () => Promise.all(POLICY_KEYS.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

export const policyVersions = (before: number | undefined) =>
  queryOptions({
    queryKey: ['policy', 'versions', before ?? null],
    queryFn: () => read<PolicyVersionPage>('/policy/versions', { limit: PAGE_SIZE, before }),
  });

/** A version never changes once it is made. */
export const policyVersion = (version: number) =>
  queryOptions({
    queryKey: ['policy-version', version],
    queryFn: () => read<PolicyVersion>(`/policy/versions/${version}`),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const policyDifference = (from: number, to: number) =>
  queryOptions({
    queryKey: ['policy-difference', from, to],
    queryFn: () => read<PolicyDifference>(`/policy/versions/${from}/diff/${to}`),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useRestorePolicy() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: (restore: { readonly version: number; readonly expected: number; readonly note: string }) =>
      call<{ readonly version: number }>('POST', `/policy/versions/${restore.version}/restore`, {
        expected_version: restore.expected,
        note: restore.note,
      }),
    onSuccess: changed,
  });
}

export function useSaveThresholds() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: (change: { readonly thresholds: Thresholds; readonly expected: number }) =>
      call('PATCH', '/account', { thresholds: change.thresholds, expected_version: change.expected }),
    onSuccess: changed,
  });
}
