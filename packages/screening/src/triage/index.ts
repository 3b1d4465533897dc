export { CLEAR_BELOW } from '../data/triage-weights';
export type { TriageContribution } from './explain';
export type { TriageFacts } from './facts';
export { type Triage, triage } from './model';
export { rivalsOf } from './rivals';
