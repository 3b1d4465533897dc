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
export { type LiveModels, openModels, type SeenModel } from './live-models';
export { policyRules } from './policy-rules';
export { learningRoutes } from './routes';
export { suggestRules } from './suggestions';
export {
  adviceOf,
  DEFAULT_TRAINING_SEED,
  type TrainingOutcome,
  trainAccount,
  type WorkProgress,
} from './training';
