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
    summary: 'List policy proposals',
    description: 'Returns the newest 200 proposals, open and decided, newest first.',
    query: closed({ status: Type.Optional(status) }),
    data: closed({ proposals: Type.Array(heading) }),
  }),
  proposePolicy: managementRoute({
    operationId: 'proposePolicy',
    method: 'post',
    path: '/policy/proposals',
    tag: TAG,
    summary: 'Propose a policy change',
    description:
      'Checks a policy document and stores it as a proposal for a second person. It takes effect when another user approves it. `base_version` is the current version by default.',
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
    errors: ['conflict', 'policyTooCostly'],
  }),
  readPolicyProposal: managementRoute({
    operationId: 'readPolicyProposal',
    method: 'get',
    path: '/policy/proposals/{id}',
    tag: TAG,
    summary: 'Get a policy proposal',
    description: 'Returns the proposed document and its differences from the version that it is based on.',
    data: closed({ ...HEADING, document: policyDocument, changes: closed(policyDifferences) }),
    errors: ['notFound'],
  }),
  approvePolicyProposal: managementRoute({
    operationId: 'approvePolicyProposal',
    method: 'post',
    path: '/policy/proposals/{id}/approval',
    tag: TAG,
    summary: 'Approve a policy proposal',
    description:
      'Merges the changes of a proposal into the current policy as a new version. Only a signed-in user who is not the author can approve. Returns 409 if the policy changed in the same place.',
    body: closed({ reason: Type.Optional(reason) }),
    bodyMayBeMissing: true,
    bodyExample: { reason: 'Tried on last month' },
    data: decided,
    errors: ['conflict', 'notFound', 'missingScope', 'policyTooCostly'],
  }),
  refusePolicyProposal: managementRoute({
    operationId: 'refusePolicyProposal',
    method: 'post',
    path: '/policy/proposals/{id}/refusal',
    tag: TAG,
    summary: 'Reject a policy proposal',
    description:
      'Rejects a proposal with a reason; the author can withdraw it in this way. Only a signed-in user can reject.',
    body: closed({ reason }),
    bodyExample: { reason: 'It declines half of our regulars' },
    data: decided,
    errors: ['conflict', 'notFound', 'missingScope'],
  }),
};
