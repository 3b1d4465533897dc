export type { EmitListChange, ListChange } from './lists/list-value';
export { addJob, jobDocument, requireJob } from './models/job-document';
export { asItIs, type JobRunner } from './models/jobs';
export type { PolicyDocument } from './versions/policies';
export { type ActivePolicy, Policies } from './versions/policies';
export { requireThresholdOrder } from './versions/policy-problems';
export { currentPolicy, policyOf, policyToChange, publish } from './versions/policy-version';
