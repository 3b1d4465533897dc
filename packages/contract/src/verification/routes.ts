import type { ErrorName } from '../errors';
import { documented, IDEMPOTENCY_KEY, type JsonSchema } from '../route';
import { closed, string, Type } from '../schema';
import { executionData } from './execution';
import { FLOW_ROUTES } from './flow-routes';

export const INIT_PATH = '/orchestration-api/v1/init-workflow';
export const EXECUTION_PATH = '/orchestration-api/v1/workflow-execution';
export const MEDIA_PATH = '/media/v1';

/**
 * Failure of init-workflow: the envelope, with `code` and `message` repeated at the top level
 * (docs/concepts/verification.md).
 */
const initFailure: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['success', 'error', 'data', 'code', 'message'],
  properties: {
    success: { const: false },
    error: {
      $id: 'InitWorkflowError',
      type: 'object',
      additionalProperties: false,
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        details: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['field', 'expected'],
            properties: { field: { type: 'string' }, expected: { type: 'string' } },
          },
        },
      },
    },
    data: { type: 'object', additionalProperties: false },
    code: { type: 'string' },
    message: { type: 'string' },
  },
};

const INIT_ERRORS: readonly ErrorName[] = [
  'initMissingInputs',
  'initBadInput',
  'initBadInputHttp',
  'initUnauthorized',
  'initUnauthorizedHttp',
  'initForbidden',
  'workflowNotFound',
  'initRateLimited',
  'initSystem',
  'initUnavailable',
  'conflict',
  'length',
  'requestTimeout',
  'unsupportedMediaType',
];

export const VERIFICATION_ROUTES = {
  initWorkflow: documented({
    operationId: 'initWorkflow',
    method: 'post',
    path: INIT_PATH,
    tag: 'Verification',
    summary: 'Start a workflow execution',
    description:
      'Starts a workflow for an end user and returns the token for the browser. The workflow defines the required inputs. Invalid input returns 401 and an invalid key 402, unless `ASSAY_INIT_ERROR_STATUS=http` is set.',
    parameters: [IDEMPOTENCY_KEY],
    body: {
      type: 'object',
      required: ['workflowId', 'inputs'],
      properties: {
        workflowId: { type: 'string', format: 'uuid' },
        inputs: {
          $id: 'InitWorkflowInputs',
          type: 'object',
          additionalProperties: true,
          required: ['user_id'],
          properties: { user_id: { type: 'string' } },
        },
      },
    },
    bodyExample: { workflowId: '0193a5a0-0000-7000-8000-000000000000', inputs: { user_id: 'user-1' } },
    success: { status: 200, data: closed({ executionId: Type.String({ format: 'uuid' }), token: string }) },
    errors: INIT_ERRORS,
    failure: initFailure,
    scope: 'verification',
  }),
  readWorkflowExecution: documented({
    operationId: 'readWorkflowExecution',
    method: 'get',
    path: `${EXECUTION_PATH}/{id}`,
    tag: 'Verification',
    summary: 'Get the result of a workflow execution',
    description:
      'Returns status and checks with new links to the media. `checks` is `null` while the execution is pending. End users cannot call this operation.',
    parameters: [
      { name: 'id', in: 'path', schema: { type: 'string' }, description: '`executionId` of init-workflow' },
      {
        name: 'mediaOnly',
        in: 'query',
        schema: { type: 'boolean' },
        description: '`true` returns only `checkType` and `capturedMedia` of each check',
      },
    ],
    success: { status: 200, data: executionData },
    errors: ['badJson', 'executionKey', 'executionNotFound'],
    scope: 'verification',
  }),
  renewExecutionToken: documented({
    operationId: 'renewExecutionToken',
    method: 'post',
    path: `${EXECUTION_PATH}/{id}/token`,
    tag: 'Verification',
    summary: 'Create a new flow token',
    description:
      'Returns a new token for an execution that is PENDING (409 otherwise), for example after `verification/step_asked_again`. Earlier tokens stay valid.',
    parameters: [
      { name: 'id', in: 'path', schema: { type: 'string' }, description: '`executionId` of init-workflow' },
      IDEMPOTENCY_KEY,
    ],
    success: { status: 200, data: closed({ executionId: Type.String({ format: 'uuid' }), token: string }) },
    errors: ['badJson', 'executionKey', 'executionNotFound', 'conflict'],
    scope: 'verification',
  }),
  ...FLOW_ROUTES,
  readMedia: documented({
    operationId: 'readMedia',
    method: 'get',
    path: `${MEDIA_PATH}/{space}/{id}`,
    tag: 'Verification',
    summary: 'Download a media file',
    description:
      'Returns a captured image, video or file by a signed link of an execution. Range requests (RFC 9110 §14) return 206.',
    parameters: [
      { name: 'space', in: 'path', schema: { type: 'string' }, description: 'Number from the link' },
      {
        name: 'id',
        in: 'path',
        schema: { type: 'string' },
        description: 'ID of the media file, from the link',
      },
      {
        name: 'expires',
        in: 'query',
        schema: { type: 'string' },
        description: 'Expiry from the link',
        required: true,
      },
      {
        name: 'signature',
        in: 'query',
        schema: { type: 'string' },
        description: 'Signature from the link',
        required: true,
      },
    ],
    success: { status: 200, plain: { type: 'application/octet-stream', schema: string } },
    errors: ['mediaLink', 'mediaRange', 'notFound', 'system', 'unavailable'],
    scope: null,
  }),
} as const;
