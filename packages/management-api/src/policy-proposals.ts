import {
  closed,
  integer,
  literals,
  nullable,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { changeNote } from './members';
import { policyDifferences, policyDocument, policyInput } from './policy';
import { RULE_EXAMPLE } from './rules';

const TAG = 'Policy';
const status = literals(['OPEN', 'APPROVED', 'REFUSED']);

const HEADING = {
  id: string,
  status,
  /** The version that it is based on. */
  base_version: integer,
  author: string,
  note: string,
  created_at: timestamp,
  decided_by: stringOrNull,
  decided_at: nullable(timestamp),
  /** Reason for the rejection, or a comment on the approval. */
  reason: string,
  /** The version that the approval created. */
  version: nullable(integer),
};
const heading = closed(HEADING);
const reason = Type.String({ maxLength: 500 });
const decided = closed({ proposal: heading });
export type PolicyProposalHeading = Static<typeof heading>;

export const POLICY_PROPOSAL_ROUTES = {
  listPolicyProposals: managementRoute({
    operationId: 'listPolicyProposals',
    method: 'get',
    path: '/policy/proposals',
    tag: TAG,
    summary: 'Changes of the policy that wait for a second person, or were decided; newest first',
    description: 'At most the newest 200.',
    query: closed({ status: Type.Optional(status) }),
    data: closed({ proposals: Type.Array(heading) }),
  }),
  proposePolicy: managementRoute({
    operationId: 'proposePolicy',
    method: 'post',
    path: '/policy/proposals',
    tag: TAG,
    summary: 'Proposes a policy, for a second person to decide on',
    description:
      'The file is checked as PUT /policy does, and decides nothing before somebody else approves it. `base_version` is the version that it was made from; left out, that of now.',
    body: closed({
      base_version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      document: policyInput,
      note: Type.Optional(changeNote),
    }),
    bodyExample: {
      base_version: 14,
      document: {
        rules: [RULE_EXAMPLE],
        categories: [],
        lists: [],
        thresholds: { review: 10, decline: 20 },
      },
      note: 'Many cards on one device',
    },
    data: decided,
    errors: ['conflict'],
  }),
  readPolicyProposal: managementRoute({
    operationId: 'readPolicyProposal',
    method: 'get',
    path: '/policy/proposals/{id}',
    tag: TAG,
    summary: 'One proposal, with what it changes against the version that it was made from',
    description: 'The whole document, as it was proposed.',
    data: closed({ ...HEADING, document: policyDocument, changes: closed(policyDifferences) }),
    errors: ['notFound'],
  }),
  approvePolicyProposal: managementRoute({
    operationId: 'approvePolicyProposal',
    method: 'post',
    path: '/policy/proposals/{id}/approval',
    tag: TAG,
    summary: 'Makes a proposal the next version of the policy',
    description:
      'By a signed-in user who did not propose it, neither themselves nor by a key that they made; a key approves nothing. What the policy became meanwhile stays: only what the proposal changes is changed, and where both changed the same it is 409.',
    body: closed({ reason: Type.Optional(reason) }),
    bodyMayBeMissing: true,
    bodyExample: { reason: 'Tried on last month' },
    data: decided,
    errors: ['conflict', 'notFound', 'missingScope'],
  }),
  refusePolicyProposal: managementRoute({
    operationId: 'refusePolicyProposal',
    method: 'post',
    path: '/policy/proposals/{id}/refusal',
    tag: TAG,
    summary: 'Refuses a proposal',
    description:
      'By a signed-in user; its author refuses it to take it back. It stays in the list with the reason.',
    body: closed({ reason }),
    bodyExample: { reason: 'It declines half of our regulars' },
    data: decided,
    errors: ['conflict', 'notFound', 'missingScope'],
  }),
};
