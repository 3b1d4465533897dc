import { ApiError, badInput } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import { childrenOf, type ManagedList, type Rule, type RuleNode } from '@assay/rules';
import {
  addListEntries,
  clearList,
  countListEntries,
  listCounts,
  listEntries,
  type PlacedListEntry,
  removeListEntries,
} from '@assay/store';
import {
  type Change,
  changes,
  freshId,
  type ManagementApi,
  reads,
  readsRecord,
  requireFree,
  requireItem,
  timestamp,
  timestampOrNull,
} from '../../management/index';
import { currentPolicy, nextVersion, policyOf, policyToChange, publish } from '../versions/policy-version';
import { sentEntries } from './list-entries';
import { LIST_VALUES, type ListChange, type ListPorts, listValue } from './list-value';

const DEFAULT_PAGE = 100;

const readsList = (node: RuleNode, listId: string): boolean =>
  (node.op === 'list' && node.id === listId) ||
  childrenOf(node).some((child) => readsList(child.node, listId));

const usesList = ({ when, then }: Rule, listId: string): boolean =>
  readsList(when, listId) || then.list?.list_id === listId;

/**
 * Returns the values in the list's spelling and as they were sent, each once. The sent form also matches
 * entries that an earlier version stored in another spelling.
 * @throws ApiError 1006 with the index of each value that the list cannot hold
 */
function spelled(list: ManagedList, values: readonly string[]): readonly string[] {
  const spellings = values.map((value) => listValue(list.field, value));
  const details = spellings.flatMap((value, index) =>
    value === null ? [{ field: `values[${index}]`, expected: LIST_VALUES[list.field] }] : [],
  );
  if (details.length > 0) throw badInput(details);
  return [
    ...new Set([...spellings.filter((value) => value !== null), ...values.map((value) => value.trim())]),
  ];
}

async function listOf({
  connection,
  account,
  param,
}: Pick<Change<unknown, unknown>, 'connection' | 'account' | 'param'>) {
  const { document } = await currentPolicy(connection, account);
  return requireItem(document.lists, param('id'));
}

/** Returns the cursor of the page after the given entry. */
const markOf = ({ createdAt, key }: PlacedListEntry): string =>
  `${createdAt.getTime()}.${Buffer.from(key).toString('base64url')}`;

/**
 * Parses a page cursor.
 * @throws ApiError 1006 for an invalid cursor
 */
function placeBehind(mark: string) {
  const [, at, key] = /^(\d{1,15})\.([\w-]*)$/.exec(mark) ?? [];
  if (at === undefined || key === undefined)
    throw badInput([{ field: 'after', expected: '`next` of the previous page' }]);
  return {
    createdAt: new Date(Number(at)),
    key: Buffer.from(key, 'base64url').toString().replaceAll('\0', ''),
  };
}

/** Announces the change of a list within the transaction of the change. */
function listChanged(
  ports: Pick<ListPorts, 'listChanged'>,
  { connection, account, principal, now }: Change<unknown, unknown>,
  list: ManagedList,
  change: Partial<Pick<ListChange, 'added' | 'removed' | 'cleared'>>,
): Promise<void> {
  return ports.listChanged(connection, {
    accountId: account.id,
    list,
    added: [],
    removed: [],
    cleared: false,
    ...change,
    author: principal.actor.auditName,
    at: now.getTime(),
  });
}

function entryRoutes(api: ManagementApi, ports: Pick<ListPorts, 'listChanged'>): void {
  readsRecord(
    api,
    MANAGEMENT.readListEntries,
    MANAGEMENT.revealListEntries,
    async ({ principal, query, param }) => {
      const { document } = await policyOf(api.routePorts.database, principal);
      const list = requireItem(document.lists, param('id'));
      const limit = query.limit ?? DEFAULT_PAGE;
      const page = { limit, ...(query.after ? { after: placeBehind(query.after) } : {}) };
      const entries = await listEntries(api.routePorts.database, principal.caller.account.id, list.id, page);
      const last = entries.length === limit ? entries.at(-1) : undefined;
      return {
        entries: entries.map(({ value, note, author, createdAt, expiresAt }) => ({
          value,
          note,
          author,
          created_at: timestamp(createdAt),
          expires_at: timestampOrNull(expiresAt),
        })),
        next: last ? markOf(last) : null,
        total: query.after
          ? null
          : await countListEntries(api.routePorts.database, principal.caller.account.id, list.id),
      };
    },
  );

  changes(api, MANAGEMENT.addListEntries, async (change) => {
    const { now, principal, connection, account } = change;
    const list = await listOf(change);
    const { sound, refused } = sentEntries(list, change.body, now);
    const entry = { listId: list.id, author: principal.actor.auditName, createdAt: now };
    await addListEntries(
      connection,
      account.id,
      sound.map((sent) => ({ ...entry, ...sent })),
    );
    const values = sound.map(({ value }) => value);
    if (values.length > 0) await listChanged(ports, change, list, { added: values });
    return {
      data: { saved: values.length, refused },
      audit: {
        action: 'list.add',
        target: list.id,
        change: { entries: values.length, expires_at: change.body.expires_at ?? null },
      },
    };
  });

  changes(api, MANAGEMENT.removeListEntries, async (change) => {
    const { body, connection, account } = change;
    const list = await listOf(change);
    const removed = await removeListEntries(connection, account.id, list.id, spelled(list, body.values));
    if (removed.length > 0) await listChanged(ports, change, list, { removed });
    return {
      data: { removed: removed.length },
      audit: { action: 'list.remove', target: list.id, change: { entries: removed.length } },
    };
  });
}

/** Registers /lists and their entries. */
export function listRoutes(api: ManagementApi, ports: Pick<ListPorts, 'listChanged'>): void {
  reads(api, MANAGEMENT.listLists, async ({ principal, query }) => {
    const { database } = api.routePorts;
    const { version, document } = await policyOf(database, principal);
    const isCounted = query.include === 'counts';
    const counts = isCounted ? await listCounts(database, principal.caller.account.id) : null;
    return {
      version,
      lists: document.lists.map(({ id, name, kind, field }) => ({
        id,
        name,
        kind,
        field,
        entries: counts && (counts.get(id)?.entries ?? 0),
        changed_at: timestampOrNull(counts?.get(id)?.newestAt ?? null),
        rules: document.rules.filter((rule) => usesList(rule, id)).map((rule) => rule.id),
      })),
    };
  });

  changes(api, MANAGEMENT.createList, async (change) => {
    const { body } = change;
    const { name, kind, field } = body;
    const document = await policyToChange(change, body);
    requireFree(body.id, document.lists);
    const id = body.id ?? freshId('L', nextVersion(change), document.lists);
    const list: ManagedList = { id, name, kind, field };
    const lists = [...document.lists, list];
    const version = await publish(change, { ...document, lists }, body, `List added: ${name}`);
    return {
      data: { version, list },
      audit: { action: 'list.create', target: id, change: { version, name, kind, field } },
    };
  });

  changes(api, MANAGEMENT.deleteList, async (change) => {
    const document = await policyToChange(change, change.query);
    const removedList = requireItem(document.lists, change.param('id'));
    const { id } = removedList;
    const users = document.rules.filter((rule) => usesList(rule, id)).map((rule) => rule.id);
    if (users.length > 0)
      throw new ApiError('conflict', `Rules use this list: ${users.join(', ')}. Change them first`);
    const lists = document.lists.filter((list) => list.id !== id);
    const version = await publish(change, { ...document, lists }, change.query, `List removed: ${id}`);
    const removed = await clearList(change.connection, change.account.id, id);
    if (removed > 0) await listChanged(ports, change, removedList, { cleared: true });
    return {
      data: { version, removed_entries: removed },
      audit: { action: 'list.delete', target: id, change: { version, entries: removed } },
    };
  });

  entryRoutes(api, ports);
}
