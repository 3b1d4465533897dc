export { addJob, jobDocument, requireJob } from './job-document';
export {
  asItIs,
  type JobKinds,
  type JobRunner,
  jobsBeside,
  jobsElsewhere,
  jobsHere,
  LearningFailure,
  workOff,
} from './jobs';
export { openLearning } from './open-learning';
export { policyRules } from './policy-rules';
export { suggestRules } from './suggestions';
export { DEFAULT_TRAINING_SEED, trainAccount, type WorkProgress } from './training';
