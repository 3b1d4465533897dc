import { ApiError } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import { listPanelUsers, savePanelName } from '@assay/store';
import { changes, type ManagementApi, reads } from '../../management/index';
import { namesOf, personNameOf } from './person-names';

/** /names and /session/name: what people of the account are called. */
export function nameRoutes(api: ManagementApi): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listNames, async ({ principal }) => {
    const names = namesOf(await listPanelUsers(database, principal.caller.account.id));
    return { names: [...names].map(([id, name]) => ({ id, name })) };
  });

  changes(api, MANAGEMENT.changeOwnName, async ({ principal, body, connection, account }) => {
    const { actor } = principal;
    if (actor.kind === 'key') throw new ApiError('notFound', 'A key has the name that it was made with');
    const name = personNameOf(body.name);
    await savePanelName(connection, account.id, actor.id, name);
    return { data: { name }, audit: { action: 'user.rename', target: `user ${actor.id}`, change: {} } };
  });
}
