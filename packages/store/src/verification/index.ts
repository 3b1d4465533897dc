export * from './executions';
export * from './faces';
export * from './find-executions';
export * from './flow-page';
export * from './index-snapshots';
export * from './jobs';
export * from './media';
export * from './pictures';
export * from './registry';
export {
  eraseVerification,
  exportVerification,
  purgeExecutions,
  type VerificationPerson,
} from './removal';
export * from './spending';
export * from './traits';
export * from './workflows';
