import type { SpaceId } from '@assay/contract';
import type {
  CaseSummary,
  EvaluationSummary,
  ExecutionSummary,
  QueueItem,
  WholeQueueItem,
} from '@assay/management-api';
import {
  type Connection,
  itemEvents,
  type QueueSource,
  readEvaluations,
  type WaitingItem,
} from '@assay/store';
import { timestamp, timestampOrNull } from '../../management/index';
import { readCaseSummary } from '../../screening/index';
import { readExecutionSummary } from '../../verification/index';
import { summaries } from '../evaluations/evaluation-summary';
import type { People } from './people';

type Thing = Pick<QueueItem, 'evaluation' | 'case' | 'execution'>;

const thing = (found: {
  evaluation?: EvaluationSummary | null;
  case?: CaseSummary | null;
  execution?: ExecutionSummary | null;
}): Thing => ({ evaluation: null, case: null, execution: null, ...found });

/** What the items of a source are about, by their ids. */
async function things(
  connection: Connection,
  spaceId: SpaceId,
  source: QueueSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Thing>> {
  if (source === 'DECISIONS') {
    const kept = await summaries(connection, spaceId, await readEvaluations(connection, spaceId, ids));
    return new Map(kept.map((evaluation) => [evaluation.id, thing({ evaluation })]));
  }
  const found = new Map<string, Thing>();
  for (const id of ids) {
    found.set(
      id,
      source === 'SCREENING'
        ? thing({ case: await readCaseSummary(connection, spaceId, id) })
        : thing({ execution: await readExecutionSummary(connection, spaceId, id) }),
    );
  }
  return found;
}

interface Shown {
  readonly connection: Connection;
  readonly spaceId: SpaceId;
  readonly source: QueueSource;
  readonly people: People;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** Items as lists show them. */
export async function itemDocuments(
  { connection, spaceId, source, people, now }: Shown,
  items: readonly WaitingItem[],
): Promise<readonly QueueItem[]> {
  const about = await things(
    connection,
    spaceId,
    source,
    items.map(({ id }) => id),
  );
  return items.map((item) => ({
    id: item.id,
    source,
    at: timestamp(item.at),
    version: item.version,
    assignee: item.holder === null ? null : people.person(item.holder),
    held_until: timestampOrNull(item.heldUntil),
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

/** An item with everything that was done about it. */
export async function wholeItem(shown: Shown, item: WaitingItem): Promise<WholeQueueItem> {
  const [document] = await itemDocuments(shown, [item]);
  const { connection, spaceId, source, people } = shown;
  const history = await itemEvents(connection, spaceId, source, item.id);
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
