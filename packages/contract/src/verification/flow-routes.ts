import type { ErrorName } from '../errors';
import { type DataRoute, documented, type Enveloped, type ResponseOf, type RouteDocument } from '../route';
import type { Static, TSchema } from '../schema';
import {
  flowChallengeRequest,
  flowChipRequest,
  flowClaim,
  flowClaimed,
  flowEvents,
  flowHandOff,
  flowSession,
  flowStart,
  flowSubmit,
} from './flow-schemas';
import {
  CAMERA_KINDS,
  CHALLENGE_ACTIONS,
  FLOW_PREFIX,
  MAX_PER_SLOT,
  SCREEN_COLOUR_NAMES,
  SLOT_KINDS,
} from './steps';

const BEARER = {
  name: 'Authorization',
  in: 'header',
  schema: { type: 'string' },
  description: '`Bearer` and the token of init-workflow',
  required: true,
} as const;
const FLOW_ERRORS: readonly ErrorName[] = ['flowToken', 'flowOrigin', 'system', 'unavailable'];
const FLOW_BODY_ERRORS: readonly ErrorName[] = [
  ...FLOW_ERRORS,
  'emptyBody',
  'badJson',
  'conflict',
  'length',
  'requestTimeout',
  'unsupportedMediaType',
];

/** A route of the flow API; callers derive its body and response types from it. */
type FlowRoute<M, P extends string, S extends TSchema, B> = DataRoute<S> & {
  readonly method: M;
  readonly path: `${typeof FLOW_PREFIX}${P}`;
} & (B extends TSchema ? { readonly body: B } : unknown);

const flow = <
  const M extends RouteDocument['method'],
  const P extends string,
  S extends TSchema = typeof flowSession,
  B extends TSchema | undefined = undefined,
>(
  route: Pick<RouteDocument, 'operationId' | 'summary' | 'description'> & {
    readonly method: M;
    readonly path: P;
    readonly body?: B;
    readonly bodyExample?: unknown;
    readonly errors: readonly ErrorName[];
    readonly parameters?: RouteDocument['parameters'];
    readonly success?: Enveloped<S>;
  },
) =>
  ({
    ...route,
    success: route.success ?? ({ status: 200, data: flowSession } as TSchema as Enveloped<S>),
    path: FLOW_PREFIX + route.path,
    tag: 'Verification flow',
    parameters: [BEARER, ...(route.parameters ?? [])],
    scope: null,
  }) as unknown as FlowRoute<M, P, S, B>;

/** Routes of the flow API, which the end user's page calls. */
export const FLOW_ROUTES = {
  readFlow: flow({
    operationId: 'readFlow',
    method: 'get',
    path: '/session',
    summary: 'Get the state of a flow',
    description:
      'Returns the current step, or the reason for a repeated capture, without results. The hosted flow polls it until `state` is `finished`.',
    errors: FLOW_ERRORS,
  }),
  startFlow: flow({
    operationId: 'startFlow',
    method: 'post',
    path: '/session',
    summary: 'Start a flow session',
    description:
      'Stores IP address and device session of the end user when the hosted flow opens. Returns the state of the flow.',
    body: flowStart,
    bodyExample: { platform: 'WEB' },
    errors: FLOW_BODY_ERRORS,
  }),
  sendMedia: flow({
    operationId: 'sendMedia',
    method: 'put',
    path: '/media/{slot}',
    summary: 'Upload a media file',
    description:
      'Stores an image, a video or a file of the current step from the raw body. The type is detected from the content. Returns the state of the flow.',
    parameters: [
      {
        name: 'slot',
        in: 'path',
        schema: { enum: Object.keys(SLOT_KINDS) },
        description: 'Slot of the file',
      },
      {
        name: 'capture_method',
        in: 'query',
        schema: { enum: ['CAMERA', 'UPLOAD'] },
        description: 'Camera, or upload of an existing file',
      },
      {
        name: 'camera',
        in: 'query',
        schema: { enum: [...CAMERA_KINDS] },
        description: 'Kind of the camera, if the page knows it',
      },
      {
        name: 'action',
        in: 'query',
        schema: { type: 'integer', minimum: 0, maximum: CHALLENGE_ACTIONS - 1 },
        description: 'For `livenessFrames`: index of the action in the challenge',
      },
      {
        name: 'light',
        in: 'query',
        schema: { type: 'integer', minimum: 0, maximum: SCREEN_COLOUR_NAMES.length - 1 },
        description: 'For `lightFrames`: index of the color in the challenge',
      },
      {
        name: 'at',
        in: 'query',
        schema: { type: 'integer', minimum: 0 },
        description: 'For frames: milliseconds since the challenge, or since the first image',
      },
    ],
    errors: [
      ...FLOW_ERRORS,
      'badJson',
      'mediaRefused',
      'mediaTooLarge',
      'uploadLimit',
      'cardNumber',
      'conflict',
      'notFound',
      'requestTimeout',
    ],
  }),
  submitStep: flow({
    operationId: 'submitStep',
    method: 'post',
    path: '/submit',
    summary: 'Submit a step',
    description:
      'Completes the capture of the current step and starts its check. All required files must be uploaded. Returns the state of the flow.',
    body: flowSubmit,
    bodyExample: { step: 'document', document_type: 'PASSPORT', country: 'DE' },
    errors: [...FLOW_BODY_ERRORS, 'cardNumber'],
  }),
  askChallenge: flow({
    operationId: 'askChallenge',
    method: 'post',
    path: '/challenge',
    summary: 'Create a liveness challenge',
    description: `Returns the actions and colors for the selfie step and replaces an earlier challenge. Up to ${MAX_PER_SLOT.livenessFrames} frames go to the slot \`livenessFrames\`, one frame per color to \`lightFrames\`.`,
    body: flowChallengeRequest,
    bodyExample: { still_head: true },
    errors: FLOW_BODY_ERRORS,
  }),
  askChipChallenge: flow({
    operationId: 'askChipChallenge',
    method: 'post',
    path: '/chip-challenge',
    summary: 'Create a chip challenge',
    description:
      "Returns a challenge for the document's chip, valid for five minutes and one attempt, and replaces an earlier one. Only native readers in a document step can use it.",
    body: flowChipRequest,
    bodyExample: { dg14: 'boIBCjGCAQYwEg==' },
    errors: FLOW_BODY_ERRORS,
  }),
  offerHandOff: flow({
    operationId: 'offerHandOff',
    method: 'post',
    path: '/hand-off',
    summary: 'Create a hand-off code',
    description:
      'Returns a code that continues the flow on a phone, valid for one use and 90 seconds. It replaces an earlier code.',
    success: { status: 200, data: flowHandOff },
    errors: FLOW_BODY_ERRORS,
  }),
  claimHandOff: documented({
    operationId: 'claimHandOff',
    method: 'post',
    path: `${FLOW_PREFIX}/hand-off/claim`,
    tag: 'Verification flow',
    summary: 'Redeem a hand-off code',
    description:
      'Continues the flow on another device and returns a token for it. The first page gets the change in `holder`.',
    body: flowClaim,
    bodyExample: { code: 'AAAAAAABAZPGpaAAcACAAAAAAAAAAAAA' },
    success: { status: 200, data: flowClaimed },
    errors: [...FLOW_BODY_ERRORS.filter((name) => name !== 'flowToken'), 'handOffCode'],
    scope: null,
  }),
  tellFlowEvents: flow({
    operationId: 'tellFlowEvents',
    method: 'post',
    path: '/events',
    summary: 'Report flow events',
    description:
      'Adds user-interface events to the event log of the execution. The flow does not change. Returns the state of the flow.',
    body: flowEvents,
    bodyExample: { events: [{ name: 'camera.opened', at: 2100 }] },
    errors: FLOW_BODY_ERRORS,
  }),
} as const;

type Below<Path extends string> = Path extends `${typeof FLOW_PREFIX}${infer Rest}` ? Rest : never;
type Route = (typeof FLOW_ROUTES)[keyof typeof FLOW_ROUTES];

/**
 * Flow API by `METHOD /path` below its prefix: body and response type of each operation, as its route
 * documents it. Types only, so that the page bundle contains no schemas.
 */
export type FlowOperations = {
  readonly [R in Route as `${Uppercase<R['method']>} ${Below<R['path']>}`]: {
    /** undefined = without a body. */
    readonly body: R extends { readonly body: infer B extends TSchema } ? Static<B> : undefined;
    readonly data: ResponseOf<R>;
  };
};
