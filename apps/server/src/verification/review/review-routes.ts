import { ApiError, type EnvironmentId } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import { appendAudit, type Connection, findMedia } from '@assay/store';
import { changes, isUuid, type ManagementApi, readsRecord, spaceOf, timestamp } from '../../management/index';
import type { Execution } from '../execution/execution-document';
import type { Executions } from '../execution/executions';
import { askStepAgain } from '../execution/review-execution';
import { executionId } from '../execution/state-shape';
import { openedLink } from '../media/media-link';
import { CHIP_PORTRAIT_ID, executionReview } from './review-document';

/** @throws ApiError 3001 */
async function requireExecution(
  executions: Executions,
  environmentId: EnvironmentId,
  id: string,
): Promise<Execution> {
  const found = await executions.find(environmentId, executionId(id));
  if (!found) throw new ApiError('notFound');
  return found;
}

/** Returns the chip portrait as base64 JPEG; null = none. */
function chipPortrait({ state }: Execution): string | null {
  for (const { extracted } of Object.values(state.steps)) {
    if (typeof extracted.chipPortrait === 'string') return extracted.chipPortrait;
  }
  return null;
}

/**
 * Returns a capture of an execution.
 * @throws ApiError 3001 when it isn't stored or belongs to another execution
 */
async function openedMedia(
  connection: Connection,
  { links, runtime }: Executions['ports'],
  execution: Execution,
  id: string,
) {
  if (id === CHIP_PORTRAIT_ID) {
    const base64 = chipPortrait(execution);
    if (base64 === null) throw new ApiError('notFound');
    return { media_type: 'image/jpeg', path: null, base64, expires_at: null };
  }
  const media = isUuid(id) ? await findMedia(connection, execution.environmentId, id) : null;
  if (media?.executionId !== execution.id) throw new ApiError('notFound');
  const { path, expiresAt } = openedLink(links, media, runtime.now());
  return {
    media_type: media.mediaType,
    path,
    base64: null,
    expires_at: timestamp(new Date(expiresAt)),
  };
}

/** Adds the review routes: review data, and requests to the end user. */
export function reviewRoutes(api: ManagementApi, executions: Executions): void {
  const { database } = api.routePorts;

  readsRecord(
    api,
    MANAGEMENT.readExecutionReview,
    MANAGEMENT.revealExecutionReview,
    async ({ principal, query, param }) => {
      const execution = await requireExecution(
        executions,
        spaceOf(principal, query.environment),
        param('id'),
      );
      return executionReview(database, executions, principal.caller.account, execution);
    },
  );

  readsRecord(
    api,
    MANAGEMENT.openExecutionMedia,
    MANAGEMENT.revealExecutionMedia,
    async ({ principal, query, param, now }) => {
      const execution = await requireExecution(
        executions,
        spaceOf(principal, query.environment),
        param('id'),
      );
      const media = param('media_id');
      const opened = await openedMedia(database, executions.ports, execution, media);
      // A separate audit record, written before the picture is shown, so it can't be lost with the process.
      await database.transaction((connection) =>
        appendAudit(connection, principal.caller.account.id, {
          at: now,
          actor: principal.actor.auditName,
          action: 'media.open',
          target: `execution ${execution.id} media ${media}`,
          change: {},
        }),
      );
      return opened;
    },
  );

  changes(api, MANAGEMENT.requestResubmission, async ({ principal, query, body, connection, param, now }) => {
    const { step, reason, note = null, expected_version: expectedVersion } = body;
    const asked = await askStepAgain(
      executions,
      connection,
      spaceOf(principal, query.environment),
      executionId(param('id')),
      { step, reason, note, expectedVersion, by: principal.actor.auditName, now: now.getTime() },
    );
    if (!asked) throw new ApiError('notFound');
    const token = await executions.newToken(asked, connection);
    return {
      data: {
        link: executions.pageLink(asked, token),
        expires_at: timestamp(new Date(token.expiresAt)),
        version: asked.sequence,
      },
      audit: { action: 'execution.ask-again', target: `execution ${asked.id}`, change: { step, reason } },
      secret: true,
    };
  });

  changes(api, MANAGEMENT.linkToExecution, async ({ principal, query, connection, param }) => {
    const execution = await requireExecution(executions, spaceOf(principal, query.environment), param('id'));
    const token = await executions.newToken(execution, connection);
    return {
      data: {
        link: executions.pageLink(execution, token),
        expires_at: timestamp(new Date(token.expiresAt)),
      },
      audit: { action: 'execution.link', target: `execution ${execution.id}`, change: {} },
      secret: true,
    };
  });
}
