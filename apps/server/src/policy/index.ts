export type { EmitListChange, ListChange } from './lists/list-value';
export type { PolicyDocument } from './versions/policies';
export { type ActivePolicy, Policies } from './versions/policies';
export { requireThresholdOrder } from './versions/policy-problems';
export { currentPolicy, policyOf, policyToChange, publish } from './versions/policy-version';
