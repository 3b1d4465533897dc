export type { EmitListChange, ListChange } from './lists/list-change';
export type { PolicyDocument } from './versions/active-document';
export { type ActivePolicy, Policies } from './versions/policies';
export { requireThresholdOrder } from './versions/policy-problems';
export { currentPolicy, policyOf, policyToChange, publish } from './versions/policy-version';
