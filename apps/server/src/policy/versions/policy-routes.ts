import { type AccountId, ApiError } from '@assay/contract';
import { MANAGEMENT, type PolicyInput } from '@assay/management-api';
import type { ManagedList } from '@assay/rules';
import {
  type Account,
  type Connection,
  findPolicy,
  hasListEntries,
  listPolicyVersions,
  type PolicyVersion,
} from '@assay/store';
import type { Principal } from '../../identity/index';
import { changesAfter, type ManagementApi, reads, timestamp, versionNumber } from '../../management/index';
import { requireSelectiveFields } from './indexed-fields';
import type { PolicyDocument } from './policies';
import type { PolicyChecks } from './policy-checks';
import { policyDifference } from './policy-difference';
import { policyFile } from './policy-document';
import {
  accountNow,
  currentPolicy,
  policyOf,
  policyToChange,
  publish,
  requireSamePolicy,
} from './policy-version';

const DEFAULT_PAGE = 100;

const heading = ({ version, author, note, createdAt }: Omit<PolicyVersion<unknown>, 'document'>) => ({
  version,
  author,
  note,
  created_at: timestamp(createdAt),
});

const answered = (policy: PolicyVersion<PolicyDocument>) => ({
  ...heading(policy),
  document: policyFile(policy.document),
});

/**
 * Returns a stored version of the policy.
 * @throws ApiError 3001
 */
async function requireStoredVersion(connection: Connection, accountId: AccountId, text: string) {
  const policy = await findPolicy<PolicyDocument>(connection, accountId, versionNumber(text));
  if (!policy) throw new ApiError('notFound');
  return policy;
}

/**
 * Rejects a policy file that omits a list or changes its field, because the list's entries would be orphaned.
 * @throws ApiError 3009
 */
export async function requireListsKept(
  connection: Connection,
  accountId: AccountId,
  before: readonly ManagedList[],
  after: readonly ManagedList[],
): Promise<void> {
  const fields = new Map(after.map((list) => [list.id, list.field]));
  for (const list of before) {
    if (fields.get(list.id) === list.field || !(await hasListEntries(connection, accountId, list.id)))
      continue;
    throw new ApiError(
      'conflict',
      `The list ${list.id} has entries. Delete the list before you remove it from the policy`,
    );
  }
}

/**
 * Merges the lists for a restored version. Lists are separate containers. Current lists stay, and those of
 * the old version return, empty if they were deleted meanwhile.
 */
function restoredLists(old: readonly ManagedList[], current: readonly ManagedList[]): readonly ManagedList[] {
  const known = new Set(current.map((list) => list.id));
  return [...current, ...old.filter((list) => !known.has(list.id))];
}

/** Registers /policy: the policy as one document, and its history. */
export function policyRoutes(api: ManagementApi, checks: PolicyChecks): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.readPolicy, async ({ principal }) => answered(await policyOf(database, principal)));

  const readBody = ({ principal, body }: { principal: Principal; body: { document: PolicyInput } }) =>
    checks.read(principal.caller.account.id, body.document);

  changesAfter(api, MANAGEMENT.replacePolicy, readBody, async (change, document) => {
    const { body, connection, account } = change;
    const current = await policyToChange(change, body);
    await requireListsKept(connection, account.id, current.lists, document.lists);
    await requireSelectiveFields(connection, account.id, current, document);
    const version = await publish(change, document, body, 'Policy replaced from a file');
    return {
      data: { version },
      audit: { action: 'policy.replace', target: String(version), change: { rules: document.rules.length } },
    };
  });

  reads(api, MANAGEMENT.comparePolicyFile, async ({ principal, body }) => {
    const document = await readBody({ principal, body });
    const current = await policyOf(database, principal);
    return { version: current.version, ...policyDifference(current.document, document) };
  });

  reads(api, MANAGEMENT.listPolicyVersions, async ({ principal, query }) => {
    const limit = query.limit ?? DEFAULT_PAGE;
    const page = { limit, ...(query.before === undefined ? {} : { before: query.before }) };
    const versions = await listPolicyVersions(database, principal.caller.account.id, page);
    return {
      versions: versions.map(heading),
      next: versions.length === limit ? (versions.at(-1)?.version ?? null) : null,
    };
  });

  reads(api, MANAGEMENT.readPolicyVersion, async ({ principal, param }) =>
    answered(await requireStoredVersion(database, principal.caller.account.id, param('version'))),
  );

  const restored = async (connection: Connection, account: Account, version: string) => {
    const old = await requireStoredVersion(connection, account.id, version);
    const current = await currentPolicy(connection, account);
    const lists = restoredLists(old.document.lists, current.document.lists);
    return { version: old.version, document: { ...old.document, lists } };
  };

  changesAfter(
    api,
    MANAGEMENT.restorePolicyVersion,
    async ({ principal, param }) => {
      const account = await accountNow(database, principal);
      const { document } = await restored(database, account, param('version'));
      return checks.require(account.id, document);
    },
    async (change, checked) => {
      const { connection, account, body } = change;
      await policyToChange(change, body);
      const old = await restored(connection, account, change.param('version'));
      requireSamePolicy(checked, old.document);
      const version = await publish(change, checked, body, `Version ${old.version} restored`);
      return {
        data: { version },
        audit: {
          action: 'policy.restore',
          target: String(version),
          change: { restored: old.version },
        },
      };
    },
  );

  reads(api, MANAGEMENT.comparePolicyVersions, async ({ principal, param }) => {
    const accountId = principal.caller.account.id;
    const from = await requireStoredVersion(database, accountId, param('from'));
    const to = await requireStoredVersion(database, accountId, param('to'));
    return { from: from.version, to: to.version, ...policyDifference(from.document, to.document) };
  });
}
