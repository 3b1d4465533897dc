export * from './check-workflow';
export * from './execution';
export * from './flow-channel';
export * from './flow-operations';
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
} from './flow-schemas';
export * from './luhn';
export * from './read-init';
export { REASON_SENTENCES, reasonInWords } from './reason-texts';
export * from './retry-sentences';
export * from './routes';
export * from './screen-light';
export * from './steps';
export * from './sub-check-texts';
export * from './templates';
export * from './workflow';
