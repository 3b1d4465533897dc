import { ApiError, MANAGEMENT, MOST_VIEWS, type SavedView } from '@assay/contract';
import {
  changePreferences,
  countViews,
  deleteView,
  everythingFound,
  listViews,
  readPreferences,
  type SavedViewRow,
  saveView,
} from '@assay/store';
import { type Principal, sessionActor } from '../../identity/index';
import { changes, type ManagementApi, reads, spaceOf, timestamp, uuid } from '../../management/index';
import type { Hasher } from '../../scoring/index';
import { linksOf } from './links';
import { search } from './search';

const shown = ({ createdAt, owner, ...view }: SavedViewRow, asking: string): SavedView => ({
  ...view,
  own: owner === asking,
  created_at: timestamp(createdAt),
});

/** What is shared is everybody's: who may only look neither shares nor removes what others share. */
const maySetForOthers = ({ role }: Principal): boolean => role.permissions.includes('decisions:change');

/** /search, /links, /views and /preferences: finding, following, and coming back to what was found. */
export function findRoutes(api: ManagementApi, hasher: Hasher): void {
  const { database, ambient } = api.routePorts;

  reads(api, MANAGEMENT.search, async ({ principal, body, reading }) => {
    const spaceId = spaceOf(principal, body.space);
    return {
      results: await search(reading, hasher, spaceId, body.query),
      complete: await everythingFound(reading, spaceId),
    };
  });

  reads(api, MANAGEMENT.readLinks, ({ principal, query, reading }) =>
    linksOf(reading, hasher, spaceOf(principal, query.space), query),
  );

  reads(api, MANAGEMENT.listViews, async ({ principal }) => {
    const owner = sessionActor(principal.actor);
    const views = await listViews(database, principal.caller.account.id, owner);
    return { views: views.map((view) => shown(view, owner)) };
  });

  changes(api, MANAGEMENT.createView, async ({ connection, account, principal, body, now }) => {
    const owner = sessionActor(principal.actor);
    if (body.shared && !maySetForOthers(principal))
      throw new ApiError('missingScope', `The role ${principal.role.name} keeps views for itself only`);
    if ((await countViews(connection, account.id, owner)) >= MOST_VIEWS)
      throw new ApiError(
        'conflict',
        `Conflict: nobody keeps more than ${MOST_VIEWS} views; remove one first`,
      );
    const view = await saveView(connection, account.id, {
      id: ambient.timeOrderedId(),
      owner,
      name: body.name,
      shared: body.shared ?? false,
      search: body.search,
      createdAt: now.getTime(),
    });
    return {
      data: shown(view, owner),
      audit: { action: 'view.save', target: `view ${view.id}`, change: { shared: view.shared } },
    };
  });

  changes(api, MANAGEMENT.deleteView, async ({ connection, account, principal, param }) => {
    const id = uuid(param('id'));
    if (
      !(await deleteView(
        connection,
        account.id,
        sessionActor(principal.actor),
        id,
        maySetForOthers(principal),
      ))
    )
      throw new ApiError('notFound');
    return { data: {}, audit: { action: 'view.delete', target: `view ${id}`, change: {} } };
  });

  reads(api, MANAGEMENT.readPreferences, async ({ principal }) => ({
    preferences: await readPreferences(database, principal.caller.account.id, sessionActor(principal.actor)),
  }));

  changes(api, MANAGEMENT.changePreferences, async ({ connection, account, principal, body }) => {
    const owner = sessionActor(principal.actor);
    await changePreferences(connection, account.id, owner, body.preferences);
    return {
      data: { preferences: await readPreferences(connection, account.id, owner) },
      audit: {
        action: 'preferences.change',
        target: owner,
        change: { names: Object.keys(body.preferences) },
      },
    };
  });
}
