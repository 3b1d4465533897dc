import type { ErrorName } from '../errors';
import { type AnswerOf, type DataRoute, documented, type Enveloped, type RouteDocument } from '../route';
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
  MOST_OF_SLOT,
  SCREEN_COLOUR_NAMES,
  SLOT_KINDS,
} from './steps';

const BEARER = {
  name: 'Authorization',
  in: 'header',
  schema: { type: 'string' },
  description: 'Bearer, and the token that init-workflow answered',
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
    summary: 'Where a flow stands and what it asks for next',
    description:
      'The page asks for it until `state` is `finished`. It holds why a capture has to be made again, and no result.',
    errors: FLOW_ERRORS,
  }),
  startFlow: flow({
    operationId: 'startFlow',
    method: 'post',
    path: '/session',
    summary: 'The page is open: the address and device of the end user are kept',
    description:
      'Sent by the page as it opens, with the session of the device agent where there is one. Answers where the flow stands.',
    body: flowStart,
    bodyExample: { platform: 'WEB' },
    errors: FLOW_BODY_ERRORS,
  }),
  sendMedia: flow({
    operationId: 'sendMedia',
    method: 'put',
    path: '/media/{slot}',
    summary: 'Takes a picture, video or file of the present step as the bytes of the body',
    description:
      'The kind of the file is read from its bytes, and a file of another kind is refused. Answers where the flow stands.',
    parameters: [
      { name: 'slot', in: 'path', schema: { enum: Object.keys(SLOT_KINDS) }, description: 'What it shows' },
      {
        name: 'capture_method',
        in: 'query',
        schema: { enum: ['CAMERA', 'UPLOAD'] },
        description: 'UPLOAD = a file that the end user chose',
      },
      {
        name: 'camera',
        in: 'query',
        schema: { enum: [...CAMERA_KINDS] },
        description: 'What the page takes the camera for; left out = nothing that it knows',
      },
      {
        name: 'action',
        in: 'query',
        schema: { type: 'integer', minimum: 0, maximum: CHALLENGE_ACTIONS - 1 },
        description: 'Of `livenessFrames`: the place in the challenge of the action that is shown',
      },
      {
        name: 'light',
        in: 'query',
        schema: { type: 'integer', minimum: 0, maximum: SCREEN_COLOUR_NAMES.length - 1 },
        description: 'Of `lightFrames`: the place in the challenge of the colour that the screen shows',
      },
      {
        name: 'at',
        in: 'query',
        schema: { type: 'integer', minimum: 0 },
        description: 'Of frames: milliseconds since the challenge was issued, or since the first picture',
      },
    ],
    errors: [
      ...FLOW_ERRORS,
      'badJson',
      'mediaRefused',
      'mediaTooLarge',
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
    summary: 'Ends the capture of the present step; its check begins',
    description:
      'Everything that the step requires must have come. Answers the flow, which waits until the check has ended.',
    body: flowSubmit,
    bodyExample: { step: 'document', document_type: 'PASSPORT', country: 'DE' },
    errors: [...FLOW_BODY_ERRORS, 'cardNumber'],
  }),
  askChallenge: flow({
    operationId: 'askChallenge',
    method: 'post',
    path: '/challenge',
    summary: 'What the end user is to do before the camera; it takes the place of the one before',
    description: `Only while a selfie is asked for. The frames go to the slot livenessFrames, at most ${MOST_OF_SLOT.livenessFrames}; those of its colours to lightFrames, one of each, in their order.`,
    body: flowChallengeRequest,
    bodyExample: { still_head: true },
    errors: FLOW_BODY_ERRORS,
  }),
  askChipChallenge: flow({
    operationId: 'askChipChallenge',
    method: 'post',
    path: '/chip-challenge',
    summary:
      'What the chip of a document is asked to prove that it is no copy; it takes the place of the one before',
    description:
      'Only while a document is asked for, by a native reader. It is good for five minutes, for one attempt, and for the files of the chip that come first.',
    body: flowChipRequest,
    bodyExample: { dg14: 'boIBCjGCAQYwEg==' },
    errors: FLOW_BODY_ERRORS,
  }),
  offerHandOff: flow({
    operationId: 'offerHandOff',
    method: 'post',
    path: '/hand-off',
    summary: 'A code that brings the flow to a phone, good for one use and 90 seconds',
    description: 'A new code takes the place of the one before.',
    success: { status: 200, data: flowHandOff },
    errors: FLOW_BODY_ERRORS,
  }),
  claimHandOff: documented({
    operationId: 'claimHandOff',
    method: 'post',
    path: `${FLOW_PREFIX}/hand-off/claim`,
    tag: 'Verification flow',
    summary: 'The flow goes on where the code is shown; answers a token of its own',
    description:
      'A code is good once. The page that offered it finds in `holder` that the flow goes on elsewhere.',
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
    summary: 'What the page did, for the trail of the execution',
    description:
      'For the people who look at the trail; it changes nothing in the flow. Answers where the flow stands.',
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
    readonly data: AnswerOf<R>;
  };
};
