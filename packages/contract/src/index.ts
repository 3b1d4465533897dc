export * from './account';
export { isLuhnValid, isOfCardNetwork } from './cards/card-candidates';
export {
  maskCardData,
  maskCardNumbers,
  maskedJson,
  mayHoldCardData,
  withoutCardData,
} from './cards/card-data';
export * from './details/address';
export * from './details/aml';
export * from './details/device';
export * from './details/ekyc';
export * from './details/email';
export * from './details/ip';
export * from './details/phone';
export * from './details/session-monitoring';
export * from './details/shared';
export * from './devices/behaviour';
export * from './devices/browser-signals';
export * from './devices/device-signals';
export * from './devices/lies';
export * from './devices/routes';
export * from './devices/session';
export * from './ekyc/additional-data';
export * from './ekyc/check-types';
export * from './ekyc/identity-record';
export * from './erase/read-erase';
export * from './erase/routes';
export * from './errors';
export * from './fraud/config';
export * from './fraud/fields';
export * from './fraud/modules';
export { readAmlConfig, readScreeningSettings } from './fraud/read-config';
export * from './fraud/read-request';
export * from './fraud/request-schema';
export * from './fraud/response';
export * from './fraud/routes';
export * from './fraud/rule-fields';
export * from './fraud/values';
export * from './fraud/velocity';
export * from './ids';
export * from './json-text';
export * from './labels/label-values';
export * from './labels/read-labels';
export * from './labels/routes';
export * from './operation/routes';
export * from './payment-events/event-types';
export { MASK, maskAnswer, maskedAs, notPersonal, personal, undecidedPlaces } from './personal';
export * from './read-input';
export * from './retired/errors';
export * from './retired/fraud-v1-fields';
export * from './retired/routes';
export * from './retired/schemas';
export * from './route';
export * from './schema';
export * from './screening/findings';
export * from './screening/read-screening';
export * from './screening/routes';
export * from './screening/settings';
export * from './screening/triage';
export {
  STREAM_EVENTS,
  STREAM_LIMITS,
  type StreamEvent,
  type StreamEventKind,
  type StreamEventOf,
  type StreamMember,
} from './session-monitoring/events';
export {
  STREAM_AUTH_PATH,
  STREAM_INGEST_PATH,
  STREAM_ROUTES,
  type StreamBatch,
} from './session-monitoring/routes';
export * from './tags/read-tags';
export * from './tags/routes';
export * from './verification/check-workflow';
export * from './verification/data/sub-check-texts';
export * from './verification/execution';
export * from './verification/flow-channel';
export type { FlowOperations } from './verification/flow-routes';
export {
  type FlowHandOff,
  type FlowSession,
  type FlowSubmit,
  flowChallengeRequest,
  flowChipRequest,
  flowClaim,
  flowEvents,
  flowStart,
  flowSubmit,
} from './verification/flow-schemas';
export * from './verification/read-init';
export {
  REASON_SENTENCES,
  RETRY_CODES,
  RETRY_SENTENCES,
  type RetryCode,
  reasonInWords,
} from './verification/reason-texts';
export * from './verification/routes';
export * from './verification/steps';
export * from './verification/templates';
export * from './verification/workflow';
export * from './webhooks';
