import { isDeepStrictEqual } from 'node:util';
import { type AccountId, ApiError } from '@assay/contract';
import { MANAGEMENT, type PolicyProposalHeading } from '@assay/management-api';
import {
  type Account,
  addProposal,
  type Connection,
  decideProposal,
  findPolicy,
  findProposal,
  listProposals,
  type PolicyProposal,
  type ProposalHeading,
  publishPolicy,
} from '@assay/store';
import { type Principal, userBehind } from '../../identity/index';
import {
  type Change,
  changes,
  changesAfter,
  type ManagementApi,
  reads,
  timestamp,
  uuid,
} from '../../management/index';
import { requireSelectiveFields } from './indexed-fields';
import type { PolicyDocument } from './policies';
import type { PolicyChecks } from './policy-checks';
import { policyDifference } from './policy-difference';
import { policyFile } from './policy-document';
import { requireListsKept } from './policy-routes';
import { accountNow, currentPolicy, requireSamePolicy } from './policy-version';

interface Named {
  readonly id: string;
}

/** Thrown when both sides changed the same item differently. */
class Clash extends Error {}

/**
 * Applies the changes between base and proposal to the current items.
 * @throws Clash
 */
function merged<Item extends Named>(
  what: string,
  base: readonly Item[],
  proposed: readonly Item[],
  current: readonly Item[],
): readonly Item[] {
  const [was, wanted, is] = [base, proposed, current].map(
    (items) => new Map(items.map((item) => [item.id, item])),
  ) as [Map<string, Item>, Map<string, Item>, Map<string, Item>];
  const result = new Map(is);
  for (const id of new Set([...was.keys(), ...wanted.keys()])) {
    const next = wanted.get(id);
    if (isDeepStrictEqual(next, was.get(id))) continue;
    const now = is.get(id);
    if (!isDeepStrictEqual(now, was.get(id)) && !isDeepStrictEqual(now, next))
      throw new Clash(`${what} ${id}`);
    if (next) result.set(id, next);
    else result.delete(id);
  }
  return [...result.values()];
}

/**
 * Rebases a proposed policy: applies its changes relative to its base to the current policy.
 * @returns the document, or the item that was changed differently meanwhile
 */
function mergedPolicy(
  base: PolicyDocument,
  proposed: PolicyDocument,
  current: PolicyDocument,
): { readonly document: PolicyDocument } | { readonly clash: string } {
  try {
    const isOld = isDeepStrictEqual(proposed.thresholds, base.thresholds);
    if (!isOld && !isDeepStrictEqual(current.thresholds, base.thresholds)) throw new Clash('the thresholds');
    const isSame = isDeepStrictEqual(proposed.velocity, base.velocity);
    if (!isSame && !isDeepStrictEqual(current.velocity, base.velocity)) throw new Clash('velocity');
    const { velocity } = isSame ? current : proposed;
    const { velocity: _replaced, ...rest } = current;
    return {
      document: {
        ...rest,
        ...(velocity ? { velocity } : {}),
        rules: merged('rule', base.rules, proposed.rules, current.rules),
        categories: merged('category', base.categories, proposed.categories, current.categories),
        lists: merged('list', base.lists, proposed.lists, current.lists),
        thresholds: isOld ? current.thresholds : proposed.thresholds,
      },
    };
  } catch (error) {
    if (error instanceof Clash) return { clash: error.message };
    throw error;
  }
}

const MAX_PROPOSALS = 200;

const heading = (proposal: ProposalHeading): PolicyProposalHeading => ({
  id: proposal.id,
  status: proposal.status,
  base_version: proposal.baseVersion,
  author: proposal.author,
  note: proposal.note,
  created_at: timestamp(proposal.createdAt),
  decided_by: proposal.decidedBy,
  decided_at: proposal.decidedAt && timestamp(proposal.decidedAt),
  reason: proposal.reason,
  version: proposal.version,
});

/**
 * Returns the id of the signed-in user. A key can't decide on a proposal, because its holder may be the
 * author.
 * @throws ApiError 2003
 */
function requireUser({ actor, session }: Principal): string {
  if (actor.kind !== 'user' || session === null)
    throw new ApiError('missingScope', 'Only a signed-in user can decide on a proposal');
  return actor.id;
}

/**
 * Rejects an approval by the author.
 * @throws ApiError 2003
 */
function requireOther(principal: Principal, { authorUser }: PolicyProposal<PolicyDocument>): void {
  if (authorUser === requireUser(principal))
    throw new ApiError('missingScope', "You can't approve your own proposal. Another user must approve it");
}

/**
 * Returns a proposal of the account.
 * @throws ApiError 3001
 */
async function proposalOf(connection: Connection, accountId: number, id: string) {
  const proposal = await findProposal<PolicyDocument>(connection, accountId, uuid(id));
  if (!proposal) throw new ApiError('notFound');
  return proposal;
}

/**
 * Returns a proposal that is still open.
 * @throws ApiError 3001 and 3009
 */
async function openProposal(connection: Connection, accountId: AccountId, id: string) {
  const proposal = await proposalOf(connection, accountId, id);
  if (proposal.status !== 'OPEN') throw new ApiError('conflict', 'The proposal is already decided');
  return proposal;
}

/**
 * Returns the current policy with a proposal applied, unchecked.
 * @throws ApiError 3009
 */
async function documentToday(
  connection: Connection,
  account: Account,
  proposal: PolicyProposal<PolicyDocument>,
): Promise<PolicyDocument> {
  const current = await currentPolicy(connection, account);
  const base = await findPolicy<PolicyDocument>(connection, account.id, proposal.baseVersion);
  if (!base) throw new ApiError('notFound');
  const result = mergedPolicy(base.document, proposal.document, current.document);
  if ('clash' in result)
    throw new ApiError('conflict', `${result.clash} was changed after the proposal. Submit it again`);
  await requireListsKept(connection, account.id, current.document.lists, result.document.lists);
  return result.document;
}

/**
 * Records the decision and returns it.
 * @throws ApiError 3009
 */
async function decided(
  change: Change<unknown, unknown>,
  proposal: PolicyProposal<PolicyDocument>,
  status: 'APPROVED' | 'REFUSED',
  outcome: { readonly reason: string; readonly version: number | null },
) {
  const { connection, account, principal, now } = change;
  const by = principal.actor.auditName;
  const isOpen = await decideProposal(connection, account.id, proposal.id, {
    ...outcome,
    status,
    by,
    at: now,
  });
  if (!isOpen) throw new ApiError('conflict', 'The proposal is already decided');
  return {
    data: { proposal: heading({ ...proposal, ...outcome, status, decidedBy: by, decidedAt: now }) },
    audit: {
      action: status === 'APPROVED' ? 'policy.approve' : 'policy.refuse',
      target: proposal.id,
      change: { author: proposal.author, version: outcome.version },
    },
  };
}

/** Registers the routes that list and read proposals. */
function readRoutes(api: ManagementApi): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listPolicyProposals, async ({ principal, query }) => {
    const { account } = principal.caller;
    const proposals = await listProposals(database, account.id, query.status ?? null, MAX_PROPOSALS);
    return { proposals: proposals.map(heading) };
  });

  reads(api, MANAGEMENT.readPolicyProposal, async ({ principal, param }) => {
    const { account } = principal.caller;
    const proposal = await proposalOf(database, account.id, param('id'));
    const base = await findPolicy<PolicyDocument>(database, account.id, proposal.baseVersion);
    if (!base) throw new ApiError('notFound');
    return {
      ...heading(proposal),
      document: policyFile(proposal.document),
      changes: policyDifference(base.document, proposal.document),
    };
  });
}

/** Registers the route that proposes a policy change. */
function proposeRoute(api: ManagementApi, checks: PolicyChecks): void {
  const { runtime } = api.routePorts;

  changesAfter(
    api,
    MANAGEMENT.proposePolicy,
    ({ principal, body }) => checks.read(principal.caller.account.id, body.document),
    async (change, document) => {
      const { connection, account, principal, body, now } = change;
      const baseVersion = body.base_version ?? account.policyVersion;
      const base = await findPolicy<PolicyDocument>(connection, account.id, baseVersion);
      if (!base) throw new ApiError('conflict', `Policy version not found: ${baseVersion}`);
      await requireSelectiveFields(connection, account.id, base.document, document);
      const proposal = {
        id: runtime.timeOrderedId(),
        baseVersion,
        document,
        note: body.note ?? '',
        author: principal.actor.auditName,
        authorUser: userBehind(principal),
        createdAt: now,
      };
      await addProposal(connection, account.id, proposal);
      const undecided = {
        status: 'OPEN',
        decidedBy: null,
        decidedAt: null,
        reason: '',
        version: null,
      } as const;
      return {
        data: { proposal: heading({ ...proposal, ...undecided }) },
        audit: { action: 'policy.propose', target: proposal.id, change: { base_version: baseVersion } },
      };
    },
  );
}

/** Registers the route that approves and publishes a proposal. */
function approveRoute(api: ManagementApi, checks: PolicyChecks): void {
  const { database } = api.routePorts;

  changesAfter(
    api,
    MANAGEMENT.approvePolicyProposal,
    async ({ principal, param }) => {
      const account = await accountNow(database, principal);
      const proposal = await openProposal(database, account.id, param('id'));
      requireOther(principal, proposal);
      return checks.require(account.id, await documentToday(database, account, proposal));
    },
    async (change, checked) => {
      const { connection, account, principal, now } = change;
      const proposal = await openProposal(connection, account.id, change.param('id'));
      requireOther(principal, proposal);
      requireSamePolicy(checked, await documentToday(connection, account, proposal));
      const version = await publishPolicy(connection, {
        accountId: account.id,
        expected: account.policyVersion,
        document: checked,
        author: `${proposal.author}, approved by ${principal.actor.auditName}`,
        note: proposal.note,
        now,
      });
      if (version === null)
        throw new ApiError('conflict', 'The policy was changed by another request. Load it again');
      return decided(change, proposal, 'APPROVED', { reason: change.body.reason ?? '', version });
    },
  );
}

/** Registers /policy/proposals: policy changes that need four-eyes approval. */
export function proposalRoutes(api: ManagementApi, checks: PolicyChecks): void {
  readRoutes(api);
  proposeRoute(api, checks);
  approveRoute(api, checks);

  changes(api, MANAGEMENT.refusePolicyProposal, async (change) => {
    const proposal = await openProposal(change.connection, change.account.id, change.param('id'));
    requireUser(change.principal);
    return decided(change, proposal, 'REFUSED', { reason: change.body.reason, version: null });
  });
}
