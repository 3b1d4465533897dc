import { type AccountId, badInput, type EnvironmentId } from '@assay/contract';
import type {
  AlertSummary,
  CaseSummary,
  EvaluationSummary,
  ExecutionSummary,
  QueueItem,
  QueuePerson,
  WholeQueueItem,
} from '@assay/management-api';
import {
  type Connection,
  findAccount,
  itemEvents,
  listPanelUsers,
  type QueueSource,
  readEvaluations,
  type WaitingItem,
} from '@assay/store';
import { namesOf, roleOf } from '../../identity/index';
import { timestamp, timestampOrNull } from '../../management/index';
import { readAlertSummaries } from '../../monitoring/index';
import type { Hasher } from '../../scoring/index';
import { readCaseSummary } from '../../screening/index';
import { readExecutionSummary } from '../../verification/index';
import { summaries } from '../evaluations/evaluation-summary';

/** Users of an account, each by `user <id>`. */
export interface People {
  /** Users whose role can decide, with their names. */
  readonly reviewers: readonly QueuePerson[];
  /** Returns a user; keys and deleted users have no name. */
  person(id: string): QueuePerson;
}

/** Reads the current users of an account. */
export async function peopleOf(connection: Connection, accountId: AccountId): Promise<People> {
  const [users, account] = [
    await listPanelUsers(connection, accountId),
    await findAccount(connection, accountId),
  ];
  const mayDecide = (role: string): boolean =>
    account !== null && roleOf(account, role).permissions.includes('decisions:change');
  const names = namesOf(users);
  return {
    reviewers: users
      .filter(({ role }) => mayDecide(role))
      .map(({ id, email }) => ({ id: `user ${id}`, name: names.get(`user ${id}`) ?? email })),
    person: (id) => ({ id, name: names.get(id) ?? null }),
  };
}

/** @throws ApiError 1006 for a user who can't decide here */
export function requireReviewers(people: People, ids: readonly string[], field: string): void {
  const known = new Set(people.reviewers.map(({ id }) => id));
  if (ids.some((id) => !known.has(id)))
    throw badInput([{ field, expected: 'ids of users from GET /reviewers' }]);
}

type Thing = Pick<QueueItem, 'evaluation' | 'case' | 'execution' | 'alert'>;

const thing = (found: {
  evaluation?: EvaluationSummary | null;
  case?: CaseSummary | null;
  execution?: ExecutionSummary | null;
  alert?: AlertSummary | null;
}): Thing => ({ evaluation: null, case: null, execution: null, alert: null, ...found });

/** Returns the subjects of a source's items, by id. */
async function things(
  connection: Connection,
  environmentId: EnvironmentId,
  source: QueueSource,
  { ids, hasher, now }: Pick<Shown, 'hasher' | 'now'> & { readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, Thing>> {
  if (source === 'ALERTS') {
    const alerts = await readAlertSummaries({ connection, environmentId, hasher, now }, ids);
    return new Map(alerts.map((alert) => [alert.id, thing({ alert })]));
  }
  if (source === 'DECISIONS') {
    const kept = await summaries(
      connection,
      environmentId,
      await readEvaluations(connection, environmentId, ids),
    );
    return new Map(kept.map((evaluation) => [evaluation.id, thing({ evaluation })]));
  }
  const found = new Map<string, Thing>();
  for (const id of ids) {
    found.set(
      id,
      source === 'SCREENING'
        ? thing({ case: await readCaseSummary(connection, environmentId, id) })
        : thing({ execution: await readExecutionSummary(connection, environmentId, id) }),
    );
  }
  return found;
}

interface Shown {
  readonly connection: Connection;
  readonly environmentId: EnvironmentId;
  readonly source: QueueSource;
  readonly people: People;
  readonly hasher: Hasher;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** Returns items as lists show them. */
export async function itemDocuments(
  { connection, environmentId, source, people, hasher, now }: Shown,
  items: readonly WaitingItem[],
): Promise<readonly QueueItem[]> {
  const ids = items.map(({ id }) => id);
  const about = await things(connection, environmentId, source, { ids, hasher, now });
  return items.map((item) => ({
    id: item.id,
    source,
    at: timestamp(item.at),
    version: item.version,
    assignee: item.holder === null ? null : people.person(item.holder),
    claimed_until: timestampOrNull(item.heldUntil),
    priority: item.priority,
    deadline: timestampOrNull(item.due),
    overdue: item.due !== null && item.due < now,
    proposal:
      item.proposed === null || item.proposedBy === null
        ? null
        : {
            decision: item.proposed === 'APPROVE' ? 'APPROVE' : 'DECLINE',
            by: people.person(item.proposedBy),
          },
    ...(about.get(item.id) ?? thing({})),
  }));
}

/** Returns an item with its complete history. */
export async function wholeItem(shown: Shown, item: WaitingItem): Promise<WholeQueueItem> {
  const [document] = await itemDocuments(shown, [item]);
  const { connection, environmentId, source, people } = shown;
  const history = await itemEvents(connection, environmentId, source, item.id);
  return {
    ...document!,
    history: history.map(({ id, at, actor, action, decision, mentions, text }) => ({
      id,
      at: timestamp(at),
      by: people.person(actor),
      action,
      decision,
      mentions: mentions.map((mentioned) => people.person(mentioned)),
      text,
    })),
  };
}
