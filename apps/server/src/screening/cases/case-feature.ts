import { ApiError, badInput, type EnvironmentId } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import { type Connection, endWhitelisted, listWhitelisted } from '@assay/store';
import { changes, isUuid, type ManagementApi, reads, readsRecord, uuid } from '../../management/index';
import type { Feature } from '../../platform/feature';
import { type Hasher, userHashOf } from '../../scoring/index';
import { autoResolutionRoutes } from '../auto-resolution/routes';
import { caseRoutes } from './case-routes';
import { nameHashOf } from './decide-matches';
import { whitelistDocument } from './whitelist-document';

const DEFAULT_PAGE = 100;

/** @throws ApiError 3001 */
async function requireEntry(connection: Connection, environmentId: EnvironmentId, id: string) {
  const [entry] = await listWhitelisted(connection, environmentId, { id: uuid(id), limit: 1 });
  if (!entry) throw new ApiError('notFound');
  return entry;
}

/** Adds the routes of /screening/cleared-matches: list entries cleared for a person. */
function whitelistRoutes(api: ManagementApi, hasher: Hasher): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listClearedMatches, async ({ principal, query }) => {
    const limit = query.limit ?? DEFAULT_PAGE;
    if (query.before !== undefined && !isUuid(query.before))
      throw badInput([{ field: 'before', expected: '`next` of the previous page' }]);
    const entries = await listWhitelisted(database, principal.caller.environmentId, {
      limit,
      ...(query.before ? { before: query.before } : {}),
      ...(query.list ? { list: query.list } : {}),
      ...(query.user ? { userHash: userHashOf(query.user) } : {}),
    });
    const last = entries.length === limit ? entries.at(-1) : undefined;
    return { cleared_matches: entries.map(whitelistDocument), next: last?.id ?? null };
  });

  reads(api, MANAGEMENT.searchClearedMatches, async ({ principal, body: { text } }) => {
    const entries = await listWhitelisted(database, principal.caller.environmentId, {
      limit: DEFAULT_PAGE,
      text: {
        userHash: hasher('user_id', text.trim()),
        nameHash: nameHashOf(hasher)(text),
        sourceId: text.trim(),
      },
    });
    return { cleared_matches: entries.map(whitelistDocument) };
  });

  readsRecord(api, MANAGEMENT.readClearedMatch, MANAGEMENT.revealClearedMatch, async ({ principal, param }) =>
    whitelistDocument(await requireEntry(database, principal.caller.environmentId, param('id'))),
  );

  changes(api, MANAGEMENT.removeClearedMatch, async ({ connection, principal, param, now }) => {
    const { environmentId } = principal.caller;
    const { id, list } = await requireEntry(connection, environmentId, param('id'));
    const by = { actor: principal.actor.auditName, now: now.getTime() };
    await endWhitelisted(connection, environmentId, { id }, by);
    return {
      data: { removed: true as const },
      audit: { action: 'whitelist.remove', target: id, change: { list } },
    };
  });
}

/**
 * Adds screening cases and clearing rules.
 * @param hasher hashes user ids and names
 */
export const caseFeature = (hasher: (type: string, value: string) => string): Feature<ManagementApi> => ({
  name: 'cases',
  management(api) {
    caseRoutes(api, hasher);
    whitelistRoutes(api, hasher);
    autoResolutionRoutes(api);
  },
});
