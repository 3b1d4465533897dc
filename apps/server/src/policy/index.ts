export type { EmitListChange, ListChange } from './list-change';
export { type ActivePolicy, Policies } from './policies';
export { type PolicyDocument, policyCatalogue } from './policy-document';
