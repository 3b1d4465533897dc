export { addJob, jobDocument, requireJob } from './job-document';
export {
  asItIs,
  type JobKinds,
  type JobRunner,
  type JobWork,
  jobsBeside,
  jobsHere,
  LearningFailure,
  workOff,
} from './jobs';
export type { RulesOf } from './labelled-data';
export type { LiveModels, SeenModel } from './live-models';
export { type Learning, openLearning } from './open-learning';
export { policyRules } from './policy-rules';
export { suggestRules } from './suggestions';
export {
  adviceOf,
  DEFAULT_TRAINING_SEED,
  type TrainingOutcome,
  trainAccount,
  type WorkProgress,
} from './training';
