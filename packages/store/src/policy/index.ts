export {
  activeListEntries,
  addListEntries,
  clearList,
  countListEntries,
  hasListEntries,
  type ListEntry,
  listEntries,
  type PlacedListEntry,
  raiseListsVersion,
  removeListEntries,
} from './lists';
export {
  countEvaluationsAfter,
  evaluationsBetween,
  type HistoryBlock,
  historyPlace,
  keepHistoryBlock,
  listHistoryBlocks,
  readHistoryColumns,
} from './models/history';
export {
  addLearningJob,
  cancelLearningJob,
  changeLearningJob,
  claimLearningJob,
  findLearningJob,
  forgetLearningJobs,
  hasOpenJob,
  hasWaitingLearningJob,
  type JobChange,
  type LearningJob,
  type LearningJobKind,
  type LearningJobState,
  listLearningJobs,
} from './models/jobs';
export { labelCounts, labelledEvaluations, signalsBetween, type TransactionSignal } from './models/labelled';
export {
  addModel,
  findModelDocument,
  findModelReport,
  type KeptModel,
  listChampions,
  listModels,
  type ModelChoice,
  modelChoice,
  noteRetraining,
  promoteModel,
  setPromoteByRule,
  takeBackPromotion,
} from './models/models';
export { currentPolicy, findPolicy, listPolicyVersions, type PolicyVersion, publishPolicy } from './policies';
export {
  addProposal,
  decideProposal,
  findProposal,
  listProposals,
  type PolicyProposal,
  type ProposalHeading,
  type ProposalStatus,
} from './policy-proposals';
