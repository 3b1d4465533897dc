import { ApiError, badInput, MANAGEMENT } from '@assay/contract';
import { appendAudit, type Database } from '@assay/store';
import type { Hasher } from '../identity-keys/index';
import { type ManagementApi, reads, spaceOf } from '../management/index';
import { exportPersonPage } from './export-person';
import { personScope } from './scope';

const DEFAULT_PAGE = 100;

/** What is kept of a person, for an account that is asked for it. */
export function personRoutes(api: ManagementApi, ports: { readonly hasher: Hasher }): void {
  const database: Database = api.routePorts.database;
  reads(api, MANAGEMENT.exportPerson, async ({ principal, query, body, now }) => {
    // What is kept of a person leaves by no smaller right than it goes by.
    if (!principal.caller.key.scopes.includes('erase')) throw new ApiError('missingScope');
    const { email, user_id: userId, limit = DEFAULT_PAGE, cursor } = body;
    if (email === undefined && userId === undefined) {
      throw badInput([{ field: 'email', expected: 'at least one of email and user_id' }]);
    }
    const person = {
      emails: email === undefined ? [] : [email.trim().toLowerCase()],
      userIds: userId === undefined ? [] : [userId],
    };
    const accountId = principal.caller.account.id;
    const scope = personScope(person, {
      spaceId: spaceOf(principal, query.space),
      accountId,
      hasher: ports.hasher,
    });
    const page = await exportPersonPage(database, scope, { limit, ...(cursor ? { cursor } : {}) });
    if (!page) throw badInput([{ field: 'cursor', expected: '`next` of the page before' }]);
    if (cursor === undefined) {
      await database.transaction((connection) =>
        appendAudit(connection, accountId, {
          at: now,
          actor: principal.actor.auditName,
          action: 'person.export',
          target: 'person',
          change: { by: [...(email ? ['email'] : []), ...(userId ? ['user_id'] : [])] },
        }),
      );
    }
    return page;
  });
}
