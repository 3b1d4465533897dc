import type { PolicyFile, PolicyInput } from '@assay/management-api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, ApiFailure, call } from './client';

export type Proposal = Answer<'GET /policy/proposals'>['proposals'][number];

const PROPOSALS = ['policy-proposals'] as const;
/** Error code: policy changes of this account need approval. */
const APPROVAL_NEEDED = '3010';

export const policyProposals = queryOptions({
  queryKey: PROPOSALS,
  queryFn: () => call('GET /policy/proposals'),
});

export const policyProposal = (id: string) =>
  queryOptions({
    queryKey: [...PROPOSALS, id],
    queryFn: () => call('GET /policy/proposals/{id}', { params: { id } }),
  });

/**
 * Changes the policy, or proposes the change if the account requires approval.
 * @param edit the same change, applied to the policy file
 * @returns null if a proposal was created
 */
export async function changeOrPropose<T>(
  change: () => Promise<T>,
  edit: (document: PolicyFile) => PolicyInput | Promise<PolicyInput>,
  note: string,
): Promise<T | null> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ApiFailure && error.code === APPROVAL_NEEDED)) throw error;
    const { version, document } = await call('GET /policy');
    await call('POST /policy/proposals', {
      body: { base_version: version, document: await edit(document), note },
    });
    return null;
  }
}

interface Decision {
  readonly id: string;
  readonly isApproved: boolean;
  readonly reason: string;
}

/** @param changed called if the policy may have changed */
export function useDecideProposal(changed: () => Promise<unknown>) {
  return useMutation({
    mutationFn: ({ id, isApproved, reason }: Decision) =>
      isApproved
        ? call('POST /policy/proposals/{id}/approval', { params: { id }, body: { reason } })
        : call('POST /policy/proposals/{id}/refusal', { params: { id }, body: { reason } }),
    onSettled: changed,
  });
}

export type PolicyHeading = Answer<'GET /policy/versions'>['versions'][number];
export type PolicyDifference = Answer<'GET /policy/versions/{from}/diff/{to}'>;
export type Thresholds = PolicyFile['thresholds'];

const PAGE_SIZE = 50;

/** Queries that a policy change makes stale. */
const POLICY_KEYS = [
  'policy',
  'policy-proposals',
  'rules',
  'lists',
  'rule-categories',
  'typologies',
  'audit',
] as const;

/** Returns a function that reloads policy data. Call it after each change. */
export function usePolicyChanged() {
  const client = useQueryClient();
  return () => Promise.all(POLICY_KEYS.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

export const policyVersions = (before: number | undefined) =>
  queryOptions({
    queryKey: ['policy', 'versions', before ?? null],
    queryFn: () => call('GET /policy/versions', { query: { limit: PAGE_SIZE, before } }),
  });

/** One policy version; versions never change. */
export const policyVersion = (version: number) =>
  queryOptions({
    queryKey: ['policy-version', version],
    queryFn: () => call('GET /policy/versions/{version}', { params: { version } }),
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
          // Lists are separate objects: the current ones stay.
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
