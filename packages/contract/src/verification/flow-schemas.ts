import {
  boolean,
  closed,
  integer,
  literals,
  named,
  nullable,
  openObject,
  type Static,
  string,
  stringOrNull,
  Type,
} from '../schema';
import { RETRY_CODES } from './reason-texts';
import {
  CAPTURE_STEPS,
  CHALLENGE_ACTIONS,
  LIVENESS_ACTIONS,
  PLATFORMS,
  SCREEN_COLOUR_MS,
  SCREEN_COLOUR_NAMES,
  SLOT_KINDS,
} from './steps';

const slot = literals(Object.keys(SLOT_KINDS));
const flowStep = named('FlowStep', {
  id: string,
  type: literals(CAPTURE_STEPS),
  required: Type.Array(slot),
  optional: Type.Array(slot),
  /** What has come for this attempt. */
  received: Type.Array(slot),
  accepted_documents: Type.Array(string),
  accepted_countries: Type.Array(string),
  attempts_left: integer,
  /** The last attempt has to be made again. */
  retry: boolean,
  /** One English sentence for people; null = nothing to report. */
  retry_reason: stringOrNull,
  /** Which of the known sentences it is, for a page in another language; null = none of them. */
  retry_code: nullable(literals(RETRY_CODES)),
});
const flowLight = named('FlowLight', {
  /** In this order, each once. */
  colours: Type.Array(literals(SCREEN_COLOUR_NAMES), {
    minItems: SCREEN_COLOUR_NAMES.length,
    maxItems: SCREEN_COLOUR_NAMES.length,
  }),
  /** How long each is shown, milliseconds. */
  each_ms: Type.Integer({ minimum: SCREEN_COLOUR_MS }),
});
const flowChallenge = named('FlowChallenge', {
  actions: Type.Array(literals(LIVENESS_ACTIONS), {
    minItems: CHALLENGE_ACTIONS,
    maxItems: CHALLENGE_ACTIONS,
  }),
  /** Colours that the screen may show behind the actions; null = none. Whoever shows none loses nothing. */
  light: nullable(flowLight),
  issued_at: Type.String({ format: 'date-time' }),
  expires_at: Type.String({ format: 'date-time' }),
});
/** Bytes are hexadecimal; terms and numbers are those of ICAO Doc 9303 part 11 §6. */
const flowChipChallenge = named('FlowChipChallenge', {
  /** What the chip is asked to sign (active authentication). */
  active: string,
  /** Chip authentication with a key of this server; null = data group 14 was not sent, or has no key that can be asked for. */
  agreement: nullable(
    named('FlowChipAgreement', {
      /** The agreement and its cipher, an object identifier. */
      protocol: string,
      /** Which of its keys the chip is to use; null = it has one. */
      key_id: stringOrNull,
      public_key: string,
      /** The command to send behind the agreement, protected by its keys. */
      command: string,
    }),
  ),
  issued_at: Type.String({ format: 'date-time' }),
  /** Files of the chip have to come until then to answer it. */
  expires_at: Type.String({ format: 'date-time' }),
});
export const flowHandOff = named('FlowHandOff', {
  /** Good for one use. */
  code: string,
  /** The page with the code behind `#`, for a phone. */
  url: Type.String({ format: 'uri' }),
  expires_at: Type.String({ format: 'date-time' }),
});
export type FlowHandOff = Static<typeof flowHandOff>;
export const flowClaimed = named('FlowClaimed', {
  execution_id: Type.String({ format: 'uuid' }),
  token: string,
});

/** Who asks for the verification. */
const flowCompany = named('FlowCompany', {
  /** null = the account has not been named. */
  name: stringOrNull,
  /** Path of its logo at this server; null = none. */
  logo: stringOrNull,
  email: stringOrNull,
  phone: stringOrNull,
  url: stringOrNull,
});

export const flowSession = named('FlowSession', {
  execution_id: Type.String({ format: 'uuid' }),
  /** `capture`: the step below is asked for; `waiting`: the server works on a check; `finished`: nothing is left to do. */
  state: literals(['capture', 'waiting', 'finished']),
  step: nullable(flowStep),
  steps_done: integer,
  steps_total: integer,
  /** What the end user may be asked to capture, in the order of the workflow. */
  captures: Type.Array(literals(CAPTURE_STEPS)),
  /** Of the present challenge of a selfie; null = there is none. */
  challenge: nullable(flowChallenge),
  /** What the chip of a document is asked to prove that it is no copy; null = nothing was asked, or its files have come. */
  chip_challenge: nullable(flowChipChallenge),
  /** Whether the flow goes on here, or on the device that a code brought it to. */
  holder: literals(['this', 'other']),
  /** A fraud step looks at the device, and no session of the device agent has come: the page sends one as it opens. */
  wants_device: boolean,
  /** What the page may show of the outcome: results are for the backend only. */
  outcome: nullable(literals(['success', 'pending', 'failed', 'unknown'])),
  /** Why the flow ended before its time, as the SDK reports it. */
  error_code: nullable(literals(['error_code_5', 'error_code_6'])),
  languages: Type.Array(string),
  branding: openObject,
  company: flowCompany,
  /** Where the page leads back to; null = nowhere. */
  return_url: stringOrNull,
  /** Where another verification may be begun after one that failed; null = nowhere. */
  retry_url: stringOrNull,
  allowed_origins: Type.Array(string),
  expires_at: Type.String({ format: 'date-time' }),
});
export type FlowSession = Static<typeof flowSession>;

export const flowStart = closed({
  platform: Type.Optional(literals(PLATFORMS)),
  /** Session of the device agent. */
  device_session: Type.Optional(Type.String({ maxLength: 524_288 })),
  /** The flow goes on here, wherever it was before. */
  take_over: Type.Optional(boolean),
});
export const flowChallengeRequest = closed({
  /** Asks for nothing that needs the head to be turned, and gives more time. */
  still_head: Type.Optional(boolean),
});
export const flowChipRequest = closed({
  /** Data group 14 of the chip, base 64: its keys are asked for too. */
  dg14: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9+/]+={0,2}$', maxLength: 16_384, description: 'base 64' }),
  ),
});
export const flowClaim = closed({ code: Type.String({ minLength: 1, maxLength: 200 }) });
export const flowSubmit = closed({
  step: Type.String({ minLength: 1, maxLength: 64 }),
  document_type: Type.Optional(Type.String({ maxLength: 64 })),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$', description: 'country, ISO 3166-1 alpha-2' })),
  card: Type.Optional(
    named('CardDetails', {
      bin: Type.Optional(Type.String({ pattern: '^\\d{6}$', description: 'the first six digits' })),
      last_four: Type.Optional(Type.String({ pattern: '^\\d{4}$', description: 'the last four digits' })),
      luhn_valid: Type.Optional(boolean),
      cardholder_name: Type.Optional(Type.String({ maxLength: 100 })),
      expiry: Type.Optional(Type.String({ maxLength: 10 })),
    }),
  ),
});
export type FlowSubmit = Static<typeof flowSubmit>;
export const flowEvents = closed({
  events: Type.Array(
    named('FlowEvent', {
      name: Type.String({ minLength: 1, maxLength: 64, pattern: '^[a-z0-9_.-]+$' }),
      at: Type.Integer({ minimum: 0 }),
    }),
    { minItems: 1, maxItems: 50 },
  ),
});
