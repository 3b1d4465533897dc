export {
  addExecution,
  appendToExecution,
  type ExecutionEvent,
  executionEvents,
  executionWriter,
  findExecution,
  lockExecution,
  type NewExecution,
  type NextJob,
  overdueExecutions,
  readExecutions,
  type StoredExecution,
} from './executions';
export {
  faceNumbers,
  facePlace,
  facesAfter,
  facesAt,
  keepFace,
  keepsFace,
  lockFaces,
  type StoredFace,
} from './faces';
export { addFindTerms, type ExecutionFilter, type ExecutionPerson, findExecutions } from './find-executions';
export { executionSettings } from './flow-page';
export { type SnapshotName, snapshotKey, snapshotPlace, takeSnapshotKey } from './index-snapshots';
export {
  claimWorkflowJob,
  holdsWorkflowJob,
  putBackWorkflowJob,
  renewWorkflowJob,
  type WorkflowJob,
} from './jobs';
export {
  announceMedia,
  dropMedia,
  dueMediaRemovals,
  endMediaRemoval,
  findMedia,
  keepMedia,
  type MediaRemoval,
  mediaOfExecution,
  mediaPlace,
  type StoredMedia,
  sessionMedia,
} from './media';
export {
  keepPicture,
  lockPictures,
  picturePlace,
  picturesAfter,
  picturesAt,
  type StoredPicture,
} from './pictures';
export {
  eraseIdentities,
  type FoundIdentity,
  findIdentities,
  type IdentityRegistry,
  listRegistries,
  noteRegistry,
  putIdentities,
  removeRegistry,
  type StoredIdentity,
} from './registry';
export {
  eraseVerification,
  exportVerification,
  purgeExecutions,
  type VerificationPerson,
} from './removal';
export { removeSpendingBefore, spendOnQuestion } from './spending';
export { matchTraits, type Trait } from './traits';
export {
  type ActiveWorkflow,
  activeWorkflow,
  changeWorkflow,
  createWorkflow,
  findWorkflow,
  listWorkflows,
  type StoredWorkflow,
  setWorkflowActive,
  workflowVersion,
} from './workflows';
