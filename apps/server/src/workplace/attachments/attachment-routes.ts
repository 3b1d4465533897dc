import { ApiError, type EnvironmentId } from '@assay/contract';
import { ATTACHMENT_BYTES, ATTACHMENTS, type Attachment, MAX_ATTACHMENTS } from '@assay/management-api';
import {
  addEventOutside,
  appendAudit,
  appendAuditAlone,
  attachmentsOf,
  type Connection,
  changeCase,
  dropAttachment,
  findAttachment,
  hasThing,
  lockAccount,
  type StoredAttachment,
  storeAttachment,
  type Thing,
} from '@assay/store';
import type { FastifyRequest } from 'fastify';
import { type Principal, sessionActor } from '../../identity/index';
import {
  changes,
  type ManagementApi,
  noteChange,
  principalOf,
  reads,
  readsRecord,
  register,
  shownTo,
  spaceOf,
  timestamp,
  uuid,
} from '../../management/index';
import type { Feature } from '../../platform/feature';
import { cleanName, sentName } from '../../platform/file-name';
import { answerOf } from '../../platform/http';
import { sendAnswer } from '../../platform/idempotency';
import { type EncryptedFiles, executionId } from '../../verification/index';
import { type People, peopleOf } from '../queues/item-document';

/** Adds files that users attach to transactions, cases and verifications. */
export const attachmentFeature = (files: EncryptedFiles): Feature<ManagementApi> => ({
  name: 'attachments',
  management: (api) => attachmentRoutes(api, files),
});

/** Alerts have no attachments. */
type AttachmentSource = keyof typeof ATTACHMENTS;

/** Target names in the audit log. */
const CALLED: { readonly [source in AttachmentSource]: string } = {
  DECISIONS: 'evaluation',
  SCREENING: 'case',
  VERIFICATIONS: 'execution',
};
const calledIn = ({ source, itemId }: Thing): string => `${CALLED[source as AttachmentSource]} ${itemId}`;

/**
 * Returns the item named by a path.
 * @throws ApiError 3001; 1006 for an invalid verification id
 */
const thingOf = (source: AttachmentSource, id: string): Thing => ({
  source,
  itemId: source === 'VERIFICATIONS' ? executionId(id) : uuid(id),
});

const shown = (file: StoredAttachment, people: People): Attachment => ({
  id: file.id,
  name: file.name,
  media_type: file.mediaType as Attachment['media_type'],
  size: file.size,
  sha256: file.sha256.toString('hex'),
  added_by: people.person(file.author),
  added_at: timestamp(file.createdAt),
});

/** @throws ApiError 3001 */
async function requireThing(
  connection: Connection,
  environmentId: EnvironmentId,
  thing: Thing,
  asked: { readonly hold?: boolean } = {},
): Promise<void> {
  if (!(await hasThing(connection, environmentId, thing, asked))) throw new ApiError('notFound');
}

/** @throws ApiError 3000 when the item has the maximum number of files */
async function requireRoom(
  connection: Connection,
  environmentId: EnvironmentId,
  thing: Thing,
): Promise<void> {
  if ((await attachmentsOf(connection, environmentId, thing)).length >= MAX_ATTACHMENTS)
    throw new ApiError('length', 'The maximum number of files is reached. Remove one first');
}

/**
 * Returns a file of an item.
 * @throws ApiError 3001 when it doesn't exist or belongs to another item
 */
async function requireFile(
  connection: Connection,
  environmentId: EnvironmentId,
  { source, itemId }: Thing,
  id: string,
): Promise<StoredAttachment> {
  const file = await findAttachment(connection, environmentId, uuid(id));
  if (file?.source !== source || file.itemId !== itemId) throw new ApiError('notFound');
  return file;
}

/** The actor and the item of a file action. */
interface Deed {
  readonly environmentId: EnvironmentId;
  readonly thing: Thing;
  readonly principal: Principal;
  readonly eventId: string;
  readonly now: Date;
}

/** Records in the item's history that a file was added or removed. */
async function noteFile(
  connection: Connection,
  { environmentId, thing, principal, eventId, now }: Deed,
  action: 'ATTACHED' | 'DETACHED',
  name: string,
): Promise<void> {
  const at = now.getTime();
  const actor = sessionActor(principal.actor);
  await addEventOutside(connection, environmentId, thing, { id: eventId, at, actor, action, text: name });
  if (thing.source !== 'SCREENING') return;
  const event = {
    at,
    actor: principal.actor.auditName,
    action: action === 'ATTACHED' ? 'attached' : 'detached',
    note: name,
  } as const;
  await changeCase(connection, environmentId, thing.itemId, {}, [event], at);
}

/**
 * Returns the request body as a stream.
 * @throws ApiError 1021 immediately when the content length is too large; the stream throws 1020 when the
 *   client disconnects
 */
function sentBytes(request: FastifyRequest): AsyncIterable<Buffer> {
  if (Number(request.headers['content-length']) > ATTACHMENT_BYTES)
    throw new ApiError('mediaTooLarge', `The file is too large. The maximum is ${ATTACHMENT_BYTES} bytes`);
  const source = (request.body ?? []) as AsyncIterable<Buffer>;
  async function* arriving(): AsyncGenerator<Buffer> {
    try {
      yield* source;
    } catch {
      throw new ApiError('mediaRefused', 'The file cannot be used: the upload is incomplete');
    }
  }
  return arriving();
}

/** Receives a file before the account is locked, so that slow uploads delay no other request. */
async function takeFile(
  { routePorts, mutex }: ManagementApi,
  files: EncryptedFiles,
  source: AttachmentSource,
  request: FastifyRequest,
): Promise<Attachment> {
  const { database, runtime } = routePorts;
  const principal = principalOf(request);
  const accountId = principal.caller.account.id;
  const { environment } = ATTACHMENTS[source].list.readQuery(request.query);
  const environmentId = spaceOf(principal, environment);
  const { id } = request.params as { readonly id: string };
  const thing = thingOf(source, id);
  const name = sentName(request.headers['content-disposition']);
  await requireThing(database, environmentId, thing);
  await requireRoom(database, environmentId, thing);
  const received = await files.receive(environmentId, sentBytes(request), ATTACHMENT_BYTES);
  const mediaType = received.mediaType as Attachment['media_type'];
  const now = new Date(runtime.now());
  const file: StoredAttachment = {
    ...received,
    ...thing,
    name: cleanName(name, mediaType),
    author: sessionActor(principal.actor),
    createdAt: now.getTime(),
  };
  const keep = async (connection: Connection): Promise<Attachment> => {
    await lockAccount(connection, accountId);
    await requireThing(connection, environmentId, thing, { hold: true });
    await requireRoom(connection, environmentId, thing);
    await storeAttachment(connection, file);
    const deed = { environmentId, thing, principal, eventId: runtime.timeOrderedId(), now };
    await noteFile(connection, deed, 'ATTACHED', file.name);
    const kept = shown(file, await peopleOf(connection, accountId));
    await appendAudit(connection, accountId, {
      at: now,
      actor: principal.actor.auditName,
      action: 'attachment.add',
      target: calledIn(thing),
      change: { attachment: kept.id, media_type: mediaType, size: kept.size, sha256: kept.sha256 },
    });
    return kept;
  };
  try {
    return await mutex.run(accountId, () => database.transaction(keep));
  } catch (error) {
    await files.discard(received).catch(() => undefined);
    throw error;
  }
}

function uploadRoutes(api: ManagementApi, files: EncryptedFiles): void {
  api.app.register(async (uploads) => {
    // The content is inspected regardless of its declared type, and streamed rather than held in memory.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const [source, { add }] of Object.entries(ATTACHMENTS))
      register({ ...api, app: uploads }, add, async (request, reply) => {
        const attachment = await takeFile(api, files, source as AttachmentSource, request);
        noteChange(api.routePorts, principalOf(request), request, reply);
        return sendAnswer(reply, answerOf(add, shownTo(principalOf(request), add, { attachment })));
      });
  });
}

/**
 * Adds the routes of /evaluations, /cases and /workflow-executions/{id}/attachments: encrypted files attached
 * by users.
 */
function attachmentRoutes(api: ManagementApi, files: EncryptedFiles): void {
  const { database, runtime } = api.routePorts;
  uploadRoutes(api, files);
  for (const [name, { list, open, reveal, remove }] of Object.entries(ATTACHMENTS)) {
    const source = name as AttachmentSource;

    reads(api, list, async ({ principal, query, param }) => {
      const environmentId = spaceOf(principal, query.environment);
      const thing = thingOf(source, param('id'));
      await requireThing(database, environmentId, thing);
      const people = await peopleOf(database, principal.caller.account.id);
      const found = await attachmentsOf(database, environmentId, thing);
      return { attachments: found.map((file) => shown(file, people)) };
    });

    readsRecord(api, open, reveal, async ({ principal, query, param, now }) => {
      const environmentId = spaceOf(principal, query.environment);
      const thing = thingOf(source, param('id'));
      const file = await requireFile(database, environmentId, thing, param('attachment_id'));
      // A separate audit record, written before the link is returned, so it can't be lost with the process.
      await appendAuditAlone(database, principal.caller.account.id, {
        at: now,
        actor: principal.actor.auditName,
        action: 'attachment.open',
        target: calledIn(thing),
        change: { attachment: file.id },
      });
      const { path, expiresAt } = files.opened(file, runtime.now());
      return {
        name: file.name,
        media_type: file.mediaType as Attachment['media_type'],
        path,
        expires_at: timestamp(expiresAt),
      };
    });

    changes(api, remove, async ({ connection, principal, query, param, now }) => {
      const environmentId = spaceOf(principal, query.environment);
      const thing = thingOf(source, param('id'));
      const file = await requireFile(connection, environmentId, thing, param('attachment_id'));
      await dropAttachment(connection, environmentId, file.id);
      const deed = { environmentId, thing, principal, eventId: runtime.timeOrderedId(), now };
      await noteFile(connection, deed, 'DETACHED', file.name);
      return {
        data: {},
        audit: {
          action: 'attachment.remove',
          target: calledIn(thing),
          change: { attachment: file.id, sha256: file.sha256.toString('hex') },
        },
      };
    });
  }
}
