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
  /** Media received for this attempt. */
  received: Type.Array(slot),
  accepted_documents: Type.Array(string),
  accepted_countries: Type.Array(string),
  attempts_left: integer,
  /** The last attempt must be repeated. */
  retry: boolean,
  /** One English sentence for people; null = nothing to report. */
  retry_reason: stringOrNull,
  /** Code of the sentence, for a page in another language; null = not a known sentence. */
  retry_code: nullable(literals(RETRY_CODES)),
});
const flowLight = named('FlowLight', {
  /** In this order, each once. */
  colours: Type.Array(literals(SCREEN_COLOUR_NAMES), {
    minItems: SCREEN_COLOUR_NAMES.length,
    maxItems: SCREEN_COLOUR_NAMES.length,
  }),
  /** Display time of each color, milliseconds. */
  each_ms: Type.Integer({ minimum: SCREEN_COLOUR_MS }),
});
const flowChallenge = named('FlowChallenge', {
  actions: Type.Array(literals(LIVENESS_ACTIONS), {
    minItems: CHALLENGE_ACTIONS,
    maxItems: CHALLENGE_ACTIONS,
  }),
  /**
   * Colors that the screen may show after the actions; null = none. The result doesn't suffer if none are
   * shown.
   */
  light: nullable(flowLight),
  issued_at: Type.String({ format: 'date-time' }),
  expires_at: Type.String({ format: 'date-time' }),
});
/** Bytes are hexadecimal; terms and numbers are those of ICAO Doc 9303 part 11 §6. */
const flowChipChallenge = named('FlowChipChallenge', {
  /** Challenge for active authentication of the chip. */
  active: string,
  /**
   * Chip authentication with a key of this server; null = data group 14 was not sent, or lacks a supported
   * key.
   */
  agreement: nullable(
    named('FlowChipAgreement', {
      /** Object identifier of the key agreement and its cipher. */
      protocol: string,
      /** Id of the chip key to use; null = the chip has only one. */
      key_id: stringOrNull,
      public_key: string,
      /** Command to send after the key agreement, protected by its keys. */
      command: string,
    }),
  ),
  issued_at: Type.String({ format: 'date-time' }),
  /** Deadline for the chip files that respond to it. */
  expires_at: Type.String({ format: 'date-time' }),
});
export const flowHandOff = named('FlowHandOff', {
  /** Can be used once. */
  code: string,
  /** URL of the page with the code after `#`, for a phone. */
  url: Type.String({ format: 'uri' }),
  expires_at: Type.String({ format: 'date-time' }),
});
export type FlowHandOff = Static<typeof flowHandOff>;
export const flowClaimed = named('FlowClaimed', {
  execution_id: Type.String({ format: 'uuid' }),
  token: string,
});

/** The company that requests the verification. */
const flowCompany = named('FlowCompany', {
  /** null = the account is unnamed. */
  name: stringOrNull,
  /** Path of its logo on this server; null = none. */
  logo: stringOrNull,
  email: stringOrNull,
  phone: stringOrNull,
  url: stringOrNull,
});

export const flowSession = named('FlowSession', {
  execution_id: Type.String({ format: 'uuid' }),
  /**
   * `capture`: the step below is requested; `waiting`: the server processes a check; `finished`: nothing is
   * left to do.
   */
  state: literals(['capture', 'waiting', 'finished']),
  step: nullable(flowStep),
  steps_done: integer,
  steps_total: integer,
  /** Captures that the end user may be asked for, in workflow order. */
  captures: Type.Array(literals(CAPTURE_STEPS)),
  /** Current challenge of a selfie; null = none. */
  challenge: nullable(flowChallenge),
  /**
   * Challenge by which the chip of a document proves that it is not a copy; null = none is open, or its files
   * have arrived.
   */
  chip_challenge: nullable(flowChipChallenge),
  /** `this`: the flow continues on this device; `other`: on the device where a handoff code was used. */
  holder: literals(['this', 'other']),
  /**
   * A fraud step evaluates the device and no device agent session has arrived: the page sends one when it
   * opens.
   */
  wants_device: boolean,
  /** Part of the outcome that the page may show: results are for the backend only. */
  outcome: nullable(literals(['success', 'pending', 'failed', 'unknown'])),
  /** Reason why the flow ended early, as the SDK reports it. */
  error_code: nullable(literals(['error_code_5', 'error_code_6'])),
  languages: Type.Array(string),
  branding: openObject,
  company: flowCompany,
  /** URL to which the page returns; null = none. */
  return_url: stringOrNull,
  /** URL to start another verification after a failed one; null = none. */
  retry_url: stringOrNull,
  allowed_origins: Type.Array(string),
  expires_at: Type.String({ format: 'date-time' }),
});
export type FlowSession = Static<typeof flowSession>;

export const flowStart = closed({
  platform: Type.Optional(literals(PLATFORMS)),
  /** Session of the device agent. */
  device_session: Type.Optional(Type.String({ maxLength: 524_288 })),
  /** Moves the flow to this device, wherever it was before. */
  take_over: Type.Optional(boolean),
});
export const flowChallengeRequest = closed({
  /** Requests actions without head turns, and more time. */
  still_head: Type.Optional(boolean),
});
export const flowChipRequest = closed({
  /** Data group 14 of the chip, base64: requests a challenge for its keys too. */
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
