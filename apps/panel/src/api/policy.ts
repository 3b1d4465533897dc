import type { PolicyFile } from '@assay/management-api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call } from './client';
import { changeOrPropose } from './proposals';

export type PolicyHeading = Answer<'GET /policy/versions'>['versions'][number];
export type PolicyDifference = Answer<'GET /policy/versions/{from}/diff/{to}'>;
export type Thresholds = PolicyFile['thresholds'];

const PAGE_SIZE = 50;

/** Everything that a change of the policy makes out of date. */
const POLICY_KEYS = ['policy', 'policy-proposals', 'rules', 'lists', 'rule-categories', 'audit'] as const;

/** Call after each change: what was read of the policy is read again where it is shown. */
export function usePolicyChanged() {
  const client = useQueryClient();
  return () => Promise.all(POLICY_KEYS.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

export const policyVersions = (before: number | undefined) =>
  queryOptions({
    queryKey: ['policy', 'versions', before ?? null],
    queryFn: () => call('GET /policy/versions', { query: { limit: PAGE_SIZE, before } }),
  });

/** A version never changes once it is made. */
export const policyVersion = (version: number) =>
  queryOptions({
    queryKey: ['policy-version', version],
    queryFn: () => call('GET /policy/versions/{version}', { params: { version } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const policyDifference = (from: number, to: number) =>
  queryOptions({
    queryKey: ['policy-difference', from, to],
    queryFn: () => call('GET /policy/versions/{from}/diff/{to}', { params: { from, to } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useRestorePolicy() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: (restore: { readonly version: number; readonly expected: number; readonly note: string }) =>
      changeOrPropose(
        () =>
          call('POST /policy/versions/{version}/restore', {
            params: { version: restore.version },
            body: { expected_version: restore.expected, note: restore.note },
          }),
        async ({ lists }) => {
          const { version } = restore;
          const { document } = await call('GET /policy/versions/{version}', { params: { version } });
          const known = new Set(lists.map(({ id }) => id));
          // Lists are containers of their own: those of now stay.
          return { ...document, lists: [...lists, ...document.lists.filter(({ id }) => !known.has(id))] };
        },
        restore.note,
      ),
    onSuccess: changed,
  });
}

export function useSaveThresholds() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: (change: { readonly thresholds: Thresholds; readonly expected: number }) =>
      changeOrPropose(
        () =>
          call('PATCH /account', {
            body: { thresholds: change.thresholds, expected_version: change.expected },
          }),
        (document) => ({ ...document, thresholds: change.thresholds }),
        'Thresholds changed',
      ),
    onSuccess: changed,
  });
}
