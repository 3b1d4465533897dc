import {
  boolean,
  closed,
  integer,
  integerOrNull,
  LIVENESS_ACTIONS,
  literals,
  named,
  nullable,
  personal,
  RETRY_CODES,
  type RetryCode,
  SCREEN_COLOUR_NAMES,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute, revealOf } from './document';
import { ENVIRONMENT } from './members';

const TAG = 'Workflows';
const share = Type.Number({ minimum: 0, maximum: 1 });

/**
 * Result of comparing two values of one field. ALIKE: requires manual review. NOT_COMPARED: at least one
 * value is missing.
 */
const VERDICTS = ['SAME', 'ALIKE', 'DIFFERENT', 'NOT_COMPARED'] as const;
const verdict = literals(VERDICTS);
export type FieldVerdict = (typeof VERDICTS)[number];

const field = named('ReviewField', {
  /** Name in the extracted data. */
  field: string,
  /** Value read from the document; null = nothing was read. */
  read: personal('text', stringOrNull),
  source: nullable(literals(['ZONE', 'VISUAL', 'BARCODE', 'OTHER'])),
  /** A valid check digit covers the value. */
  checked: boolean,
  /** Mean probability of the characters; null = the reader returns none. */
  confidence: nullable(share),
  /** Presence of the same value in the visual zone; null = not searched. */
  print: nullable(literals(['CONFIRMED', 'NOT_FOUND', 'CONFLICT'])),
  /** Value that the backend sent when it started the workflow, and its input name; null = not sent. */
  submitted: personal('text', stringOrNull),
  input: stringOrNull,
  verdict,
  /** Value on the chip; null = the chip is missing or lacks the field. */
  chip: personal('text', stringOrNull),
  chip_verdict: verdict,
});
export type ReviewField = Static<typeof field>;

const media = named('ReviewMedia', {
  id: string,
  slot: string,
  /** false = its file is no longer stored: it was deleted, or replaced by a later one. */
  stored: boolean,
  media_type: stringOrNull,
  size: integerOrNull,
  method: literals(['CAMERA', 'UPLOAD']),
  attempt: integer,
  /** For a challenge frame: index of its action; `at` in milliseconds since the challenge was issued. */
  action: integerOrNull,
  /** For a color frame: index of the color on the screen. */
  light: integerOrNull,
  at: integerOrNull,
});
export type ReviewMedia = Static<typeof media>;

/**
 * A face, as shares of the image's width and height, after the image is turned clockwise by the given number
 * of quarter turns.
 */
const face = named('ReviewFace', {
  media: string,
  x: Type.Number(),
  y: Type.Number(),
  width: Type.Number(),
  height: Type.Number(),
  quarters: Type.Integer({ minimum: 0, maximum: 3 }),
});
export type ReviewFace = Static<typeof face>;

const step = named('ReviewStep', {
  id: string,
  fields: Type.Array(field),
  media: Type.Array(media),
  challenge: nullable(
    named('ReviewChallenge', {
      actions: Type.Array(literals(LIVENESS_ACTIONS)),
      /** Colors that the screen had to show; an empty list = no light was requested. */
      colours: Type.Array(literals(SCREEN_COLOUR_NAMES)),
      issued_at: timestamp,
      expires_at: timestamp,
    }),
  ),
  faces: nullable(
    named('ReviewFaces', {
      selfie: nullable(face),
      /** Reference of the selfie comparison. `chip-portrait` is the portrait on the document's chip. */
      reference: nullable(face),
      distance: nullable(Type.Number()),
      /** Distance below which two faces count as the same person. */
      same_below: Type.Number(),
      /** Distance above which they count as two persons. */
      other_above: Type.Number(),
    }),
  ),
  can_decide: boolean,
  can_request_again: boolean,
});
export type ReviewStep = Static<typeof step>;

const condition = named('LoipConditionResult', {
  condition: string,
  level: literals(['BASELINE', 'EXTENDED']),
  met: boolean,
  /** Reason why it is not met; null if it is met. */
  reason: stringOrNull,
});
export type LoipConditionResult = Static<typeof condition>;

const executionReview = named('ExecutionReview', {
  /** Number of the newest event: a decision that names an older one is rejected. */
  version: integer,
  steps: Type.Array(step),
  /** null = the workflow doesn't require the level, or lacks a document or a selfie. */
  loip_conditions: nullable(Type.Array(condition)),
  retention: named('ExecutionRetention', {
    days: integer,
    /** Time at which results, media and personal data are deleted. */
    retained_until: timestamp,
    purged_at: nullable(timestamp),
    media_stored: integer,
    media_deleted: integer,
    /** A face template is stored for duplicate detection. */
    face_stored: boolean,
  }),
});
export type ExecutionReview = Static<typeof executionReview>;

const retryCode = Type.Unsafe<RetryCode>(literals(RETRY_CODES as readonly [RetryCode, ...RetryCode[]]));
const guard = {
  /** The `version` that the client read; 409 if another event followed. */
  expected_version: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
};
export const REVIEW_GUARD = guard;

const readExecutionReview = managementRoute({
  operationId: 'readExecutionReview',
  method: 'get',
  path: '/workflow-executions/{id}/review',
  tag: TAG,
  summary: 'Get the review data of an execution',
  description:
    'Returns extracted, submitted and chip values side by side, with media references, faces and conditions. Opening a file is a separate operation that the audit log records.',
  query: closed(ENVIRONMENT),
  data: executionReview,
});

const openExecutionMedia = managementRoute({
  operationId: 'openExecutionMedia',
  method: 'get',
  path: '/workflow-executions/{id}/media/{media_id}',
  tag: TAG,
  summary: 'Open a media file of an execution',
  description:
    'Returns a link to a media file, valid for ten minutes; the chip portrait is returned as `base64`. The audit log records the access. Returns 404 for a deleted file.',
  query: closed(ENVIRONMENT),
  data: named('OpenedMedia', {
    media_type: string,
    path: personal('document', stringOrNull),
    base64: personal('document', stringOrNull),
    expires_at: nullable(timestamp),
  }),
});

/** Routes for the manual review of a verification. */
export const EXECUTION_REVIEW_ROUTES = {
  readExecutionReview,
  revealExecutionReview: revealOf(
    'revealExecutionReview',
    readExecutionReview,
    'the review data of an execution',
  ),
  openExecutionMedia,
  revealExecutionMedia: revealOf('revealExecutionMedia', openExecutionMedia, 'a media file of an execution'),
  requestResubmission: managementRoute({
    operationId: 'requestResubmission',
    method: 'post',
    path: '/workflow-executions/{id}/resubmission-requests',
    tag: TAG,
    summary: 'Request another submission of a step',
    description:
      'Asks the end user to repeat a capture step of an execution in REVIEW (409 otherwise). The execution is PENDING again, and `verification/step_asked_again` is sent. `link` opens the hosted flow.',
    query: closed(ENVIRONMENT),
    body: closed({
      step: Type.String({ minLength: 1, maxLength: 64 }),
      /** Text code for the end user, in their language. */
      reason: retryCode,
      /** For other users and the webhook. */
      note: Type.Optional(Type.String({ maxLength: 500 })),
      ...guard,
    }),
    bodyExample: { step: 'document', reason: 'GLARE', note: 'The date of birth is under a reflection' },
    data: named('ResubmissionRequest', { link: string, expires_at: timestamp, version: integer }),
  }),
  linkToExecution: managementRoute({
    operationId: 'linkToExecution',
    method: 'post',
    path: '/workflow-executions/{id}/link',
    tag: TAG,
    summary: 'Create a link to the hosted flow',
    description:
      'Returns a new link for an execution that is PENDING (409 otherwise). Earlier links stay valid.',
    query: closed(ENVIRONMENT),
    data: named('ExecutionLink', { link: string, expires_at: timestamp }),
  }),
} as const;
