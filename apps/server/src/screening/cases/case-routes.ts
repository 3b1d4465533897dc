import { type AccountId, ApiError, badInput, type EnvironmentId } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import {
  type CaseEvent,
  type Connection,
  changeCase,
  findCase,
  listCases,
  listWhitelisted,
  lockUndecided,
} from '@assay/store';
import { personBehind } from '../../identity/index';
import { type Change, changes, type ManagementApi, reads, readsRecord } from '../../management/index';
import { findKey, type Hasher, userHashOf } from '../../scoring/index';
import type { Party } from '../loaded-lists';
import { caseDocument, wholeCaseDocument } from './case-document';
import { decisionNote } from './close-case';
import { decideCaseMatches, MAX_PER_PERSON } from './decide-matches';
import { needsTwoPeople } from './four-eyes';

const DEFAULT_PAGE = 100;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** @throws ApiError 3001 for an invalid id */
function caseId(text: string): string {
  const id = text.toLowerCase();
  if (!UUID.test(id)) throw new ApiError('notFound');
  return id;
}

/** @throws ApiError 3001 */
async function wholeCase(
  connection: Connection,
  accountId: AccountId,
  environmentId: EnvironmentId,
  id: string,
) {
  const found = await findCase<Party>(connection, environmentId, id);
  if (!found) throw new ApiError('notFound');
  return wholeCaseDocument(found, {
    fourEyes: await needsTwoPeople(connection, accountId, found),
    whitelist: await listWhitelisted(connection, environmentId, { caseId: id, limit: MAX_PER_PERSON }),
  });
}

type NewEvent = Omit<CaseEvent, 'sequence'>;

/**
 * Writes the events and returns the updated case.
 * @throws ApiError 3001
 */
async function settle(
  change: Pick<Change<unknown, unknown>, 'connection' | 'principal' | 'now'>,
  id: string,
  members: Parameters<typeof changeCase>[3],
  events: readonly Pick<NewEvent, 'action' | 'note'>[],
) {
  const { connection, principal, now } = change;
  const at = now.getTime();
  const actor = principal.actor.auditName;
  const history = events.map((event) => ({ ...event, at, actor }));
  const { environmentId } = principal.caller;
  if (!(await changeCase(connection, environmentId, id, members, history, at)))
    throw new ApiError('notFound');
  return wholeCase(connection, principal.caller.account.id, environmentId, id);
}

/** Adds the routes that list and search cases; no URL contains personal data. */
function findRoutes(api: ManagementApi, hasher: Hasher): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listCases, async ({ principal, query, request }) => {
    // An earlier version accepted this parameter. If it were ignored, the response would contain all cases
    // instead of one person's.
    if (Object.hasOwn(request.query as object, 'user_id'))
      throw badInput([{ field: 'user_id', expected: '`user`, the key from POST /cases/search' }]);
    const limit = query.limit ?? DEFAULT_PAGE;
    if (query.before !== undefined && !UUID.test(query.before))
      throw badInput([{ field: 'before', expected: '`next` of the previous page' }]);
    const cases = await listCases<Party>(database, principal.caller.environmentId, {
      limit,
      ...(query.before ? { before: query.before } : {}),
      ...(query.status ? { status: query.status } : {}),
      ...(query.assignee ? { assignee: query.assignee } : {}),
      ...(query.user ? { userHash: userHashOf(query.user) } : {}),
    });
    const last = cases.length === limit ? cases.at(-1) : undefined;
    return { cases: cases.map(caseDocument), next: last?.id ?? null };
  });

  reads(api, MANAGEMENT.searchCases, async ({ principal, body }) => {
    const userHash = hasher('user_id', body.user_id);
    const found = await listCases<Party>(database, principal.caller.environmentId, {
      limit: DEFAULT_PAGE,
      userHash,
    });
    return { key: findKey('user_id', [userHash]), matches: found.length };
  });
}

/**
 * Adds the routes of /cases: screening matches, one case per person. A key sees the cases of its environment.
 * @param hasher hashes user ids
 */
export function caseRoutes(api: ManagementApi, hasher: Hasher): void {
  const { database } = api.routePorts;
  findRoutes(api, hasher);

  readsRecord(api, MANAGEMENT.readCase, MANAGEMENT.revealCase, ({ principal, param }) =>
    wholeCase(database, principal.caller.account.id, principal.caller.environmentId, caseId(param('id'))),
  );

  changes(api, MANAGEMENT.changeCase, async (change) => {
    const { body } = change;
    const id = caseId(change.param('id'));
    if (
      body.status === 'CLOSED' &&
      (await lockUndecided(change.connection, change.principal.caller.environmentId, id)) > 0
    )
      throw new ApiError('caseUndecided');
    const events: Pick<NewEvent, 'action' | 'note'>[] = [];
    if (body.status !== undefined) events.push({ action: 'status', note: body.status });
    if (body.assignee !== undefined) events.push({ action: 'assigned', note: body.assignee ?? '' });
    if (body.comment !== undefined) events.push({ action: 'commented', note: body.comment });
    const data = await settle(
      change,
      id,
      {
        ...(body.status === undefined ? {} : { status: body.status }),
        ...(body.assignee === undefined ? {} : { assignee: body.assignee }),
      },
      events,
    );
    return {
      data,
      audit: {
        action: 'case.change',
        target: id,
        change: { status: body.status ?? null, commented: body.comment !== undefined },
      },
    };
  });
  decideRoute(api, hasher);
}

/**
 * Returns the expiry of a false positive in UNIX milliseconds.
 * @throws ApiError 1006
 */
function endOf(
  body: { readonly decision: string; readonly expires_at?: string | null | undefined },
  now: Date,
): number | null {
  if (body.expires_at === undefined || body.expires_at === null) return null;
  if (body.decision !== 'FALSE_POSITIVE')
    throw badInput([{ field: 'expires_at', expected: 'only for FALSE_POSITIVE' }]);
  const end = Date.parse(body.expires_at);
  if (!(end > now.getTime()))
    throw badInput([{ field: 'expires_at', expected: 'a date-time in the future' }]);
  return end;
}

function decideRoute(api: ManagementApi, hasher: Hasher): void {
  const ports = { newId: () => api.routePorts.runtime.timeOrderedId(), hasher };

  changes(api, MANAGEMENT.decideCase, async (change) => {
    const { body, connection, principal, now } = change;
    const { account, environmentId } = principal.caller;
    const id = caseId(change.param('id'));
    const { decision, comment } = body;
    const expiresAt = endOf(body, now);
    const found = await findCase<Party>(connection, environmentId, id);
    if (!found) throw new ApiError('notFound');
    const { decided, proposed } = await decideCaseMatches(connection, ports, environmentId, id, {
      decision,
      by: principal.actor.auditName,
      person: personBehind(principal),
      at: now.getTime(),
      reason: comment ?? '',
      expiresAt,
      needsTwo: await needsTwoPeople(connection, account.id, found),
      ...(body.matches ? { matches: body.matches } : {}),
    });
    const events: Pick<NewEvent, 'action' | 'note'>[] = [
      ...(decided.length > 0 || proposed.length === 0
        ? [{ action: 'decided' as const, note: decisionNote(decision, decided, comment) }]
        : []),
      ...(proposed.length > 0
        ? [{ action: 'proposed' as const, note: decisionNote(decision, proposed, comment) }]
        : []),
    ];
    // A proposal waits in the queues, which don't contain closed cases.
    const isReopened = proposed.length > 0 && found.status === 'CLOSED';
    const reopened = isReopened ? { status: 'OPEN' as const } : {};
    if (isReopened) events.push({ action: 'status', note: 'OPEN' });
    return {
      data: await settle(change, id, reopened, events),
      audit: {
        action: 'case.decide',
        target: id,
        change: {
          decision,
          matches: decided.length,
          proposed: proposed.length,
          expires_at: body.expires_at ?? null,
        },
      },
    };
  });
}
