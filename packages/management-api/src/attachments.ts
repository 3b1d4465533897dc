import {
  closed,
  documented,
  integer,
  literals,
  named,
  personal,
  type RouteDocument,
  type Static,
  string,
  Type,
  timestamp,
} from '@assay/contract';
import { MANAGEMENT_PREFIX, managementRoute, revealOf } from './document';
import { ENVIRONMENT } from './members';
import { queuePerson } from './queues';

/** Maximum number of files of one evaluation, case or execution. */
export const MAX_ATTACHMENTS = 20;
/** Maximum size of an attached file, in bytes. */
export const ATTACHMENT_BYTES = 10 * 1024 * 1024;
/** Accepted file types, detected from the content. */
const ATTACHMENT_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
  'text/csv',
] as const;

const attachment = named('Attachment', {
  id: string,
  /** File name as sent, without folders and invisible characters; its extension matches the detected type. */
  name: personal('text', string),
  media_type: literals(ATTACHMENT_TYPES),
  /** Bytes. */
  size: integer,
  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  sha256: string,
  added_by: queuePerson,
  added_at: timestamp,
});
export type Attachment = Static<typeof attachment>;

const query = closed(ENVIRONMENT);
const KINDS = 'PDF, JPEG, PNG, WebP, plain text or CSV in UTF-8';

/** Defines the attachment routes of one kind of item. */
function attachmentsOf<const P extends string>(called: string, path: P, tag: string, what: string) {
  const list = managementRoute({
    operationId: `list${called}Attachments`,
    method: 'get',
    path: `${path}/attachments` as `${P}/attachments`,
    tag,
    summary: `List the attachments of ${what}`,
    description: 'Returns the attached files with name, type, size and author, oldest first.',
    query,
    data: closed({ attachments: Type.Array(attachment) }),
  });
  const open = managementRoute({
    operationId: `open${called}Attachment`,
    method: 'get',
    path: `${path}/attachments/{attachment_id}` as `${P}/attachments/{attachment_id}`,
    tag,
    summary: `Open an attachment of ${what}`,
    description:
      'Returns a link to the file, valid for ten minutes. The file is sent as a download. The audit log records the access.',
    query,
    data: named('OpenedAttachment', {
      name: personal('text', string),
      media_type: literals(ATTACHMENT_TYPES),
      path: personal('document', string),
      expires_at: timestamp,
    }),
  });
  return {
    list,
    open,
    reveal: revealOf(`reveal${called}Attachment`, open, `an attachment of ${what}`),
    remove: managementRoute({
      operationId: `remove${called}Attachment`,
      method: 'delete',
      path: `${path}/attachments/{attachment_id}` as `${P}/attachments/{attachment_id}`,
      tag,
      summary: `Delete an attachment of ${what}`,
      description: 'Deletes the file permanently. The history and the audit log retain a record of it.',
      query,
      data: closed({}),
    }),
  };
}

const added = closed({ attachment });

/** Documents an upload route, whose body is the raw file. */
const addTo = (called: string, path: string, tag: string, what: string) =>
  documented({
    operationId: `add${called}Attachment`,
    method: 'post',
    path: `${MANAGEMENT_PREFIX}${path}/attachments`,
    tag,
    summary: `Attach a file to ${what}`,
    description: `Stores the raw body as a file: ${KINDS}, up to ${ATTACHMENT_BYTES / 1024 / 1024} MiB and ${MAX_ATTACHMENTS} files per item. The type is detected from the content. Returns 400 for other, empty or incomplete files, and 413 for larger ones.`,
    parameters: [
      {
        name: 'id',
        in: 'path',
        schema: { type: 'string' },
        description: 'ID of the item',
      },
      {
        name: 'environment',
        in: 'query',
        schema: { type: 'string', enum: ['live', 'test'] },
        description: 'Environment of the data; default: the environment of the key, `live` for panel users',
      },
      {
        name: 'Content-Disposition',
        in: 'header',
        schema: { type: 'string' },
        description: "File name: `attachment; filename*=UTF-8''` and the percent-encoded name (RFC 6266)",
        required: true,
      },
    ],
    body: { type: 'string', format: 'binary' },
    bodyType: 'application/octet-stream',
    bodyExample: 'Dear Sir or Madam',
    success: { status: 200, data: added },
    errors: ['badJson', 'length', 'mediaRefused', 'mediaTooLarge', 'notFound', 'requestTimeout'],
    scope: 'admin',
  });

const EVALUATION = ['Evaluation', '/evaluations/{id}', 'Evaluations', 'an evaluation'] as const;
const CASE = ['Case', '/cases/{id}', 'Cases', 'a case'] as const;
const EXECUTION = ['Execution', '/workflow-executions/{id}', 'Workflows', 'an execution'] as const;
const ofEvaluation = attachmentsOf(...EVALUATION);
const ofCase = attachmentsOf(...CASE);
const ofExecution = attachmentsOf(...EXECUTION);

export const ATTACHMENT_ROUTES = {
  listEvaluationAttachments: ofEvaluation.list,
  openEvaluationAttachment: ofEvaluation.open,
  revealEvaluationAttachment: ofEvaluation.reveal,
  removeEvaluationAttachment: ofEvaluation.remove,
  listCaseAttachments: ofCase.list,
  openCaseAttachment: ofCase.open,
  revealCaseAttachment: ofCase.reveal,
  removeCaseAttachment: ofCase.remove,
  listExecutionAttachments: ofExecution.list,
  openExecutionAttachment: ofExecution.open,
  revealExecutionAttachment: ofExecution.reveal,
  removeExecutionAttachment: ofExecution.remove,
};

export const ATTACHMENT_UPLOADS = {
  addEvaluationAttachment: addTo(...EVALUATION),
  addCaseAttachment: addTo(...CASE),
  addExecutionAttachment: addTo(...EXECUTION),
} as const satisfies { readonly [operation: string]: RouteDocument };

/** Attachment routes by queue source. */
export const ATTACHMENTS = {
  DECISIONS: { ...ofEvaluation, add: ATTACHMENT_UPLOADS.addEvaluationAttachment },
  SCREENING: { ...ofCase, add: ATTACHMENT_UPLOADS.addCaseAttachment },
  VERIFICATIONS: { ...ofExecution, add: ATTACHMENT_UPLOADS.addExecutionAttachment },
} as const;
