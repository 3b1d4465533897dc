export * from './executions';
export * from './faces';
export * from './find-executions';
export * from './flow-page';
export * from './index-snapshots';
export * from './jobs';
export * from './media';
export * from './pictures';
export {
  eraseVerification,
  exportVerification,
  purgeExecutions,
  type VerificationPerson,
} from './removal';
export * from './traits';
export * from './workflows';
