import type { PolicyFile, PolicyInput } from '@assay/management-api';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { type Answer, call } from './client';
import { ApiFailure } from './failure';

export type Proposal = Answer<'GET /policy/proposals'>['proposals'][number];

const PROPOSALS = ['policy-proposals'] as const;
/** A second person approves changes of this account's policy. */
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
 * Changes the policy; where a second person approves changes, proposes the changed policy instead.
 * @param edit the same change, made in the policy as a file
 * @returns null = it was proposed
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

/** @param changed called when the policy may be another one */
export function useDecideProposal(changed: () => Promise<unknown>) {
  return useMutation({
    mutationFn: ({ id, isApproved, reason }: Decision) =>
      isApproved
        ? call('POST /policy/proposals/{id}/approval', { params: { id }, body: { reason } })
        : call('POST /policy/proposals/{id}/refusal', { params: { id }, body: { reason } }),
    onSettled: changed,
  });
}
