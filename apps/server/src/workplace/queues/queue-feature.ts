import { MANAGEMENT } from '@assay/management-api';
import { mentionsOf, type ReviewerFigures, reviewerFigures } from '@assay/store';
import { sessionActor } from '../../identity/index';
import { type ManagementApi, reads, spaceOf, timestamp } from '../../management/index';
import type { Feature } from '../../platform/feature';
import { peopleOf } from './item-document';
import { itemRoutes } from './item-routes';
import { type QueuePorts, queueRoutes } from './queue-routes';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;
const MAX_MENTIONS = 100;

/** Adds the routes of /reviewers and /mentions: reviewers, their decisions, and mentions. */
function reviewerRoutes(api: ManagementApi): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listReviewers, async ({ principal, query, now }) => {
    const environmentId = spaceOf(principal, query.environment);
    const from = now.getTime() - (query.days ?? USUAL_DAYS) * DAY_MS;
    const people = await peopleOf(database, principal.caller.account.id);
    const figures = new Map(
      (await reviewerFigures(database, environmentId, from)).map((row) => [row.actor, row]),
    );
    const ids = new Set([...people.reviewers.map(({ id }) => id), ...figures.keys()]);
    return {
      reviewers: [...ids].map((id) => ({ ...people.person(id), ...figuresShown(figures.get(id)) })),
    };
  });

  reads(api, MANAGEMENT.listMentions, async ({ principal, query }) => {
    const people = await peopleOf(database, principal.caller.account.id);
    const person = sessionActor(principal.actor);
    const notes = await mentionsOf(database, spaceOf(principal, query.environment), person, MAX_MENTIONS);
    return {
      mentions: notes.map(({ id, at, actor, queueId, itemId, text }) => ({
        id,
        at: timestamp(at),
        by: people.person(actor),
        queue_id: queueId,
        item_id: itemId,
        text,
      })),
    };
  });
}

function figuresShown(figures: ReviewerFigures | undefined) {
  const { approved = 0, declined = 0, overridden = 0, heldMs = null } = figures ?? {};
  const decided = approved + declined;
  return {
    approved,
    declined,
    overridden,
    override_rate: decided === 0 ? null : overridden / decided,
    median_seconds: heldMs === null ? null : Math.round(heldMs / 1000),
  };
}

/** Adds review queues. */
export const queueFeature = (ports: QueuePorts): Feature<ManagementApi> => ({
  name: 'queues',
  management: (api) => {
    queueRoutes(api, ports);
    itemRoutes(api, ports);
    reviewerRoutes(api);
  },
});
