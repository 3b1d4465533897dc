export { CLEAR_BELOW } from '../data/triage-weights';
export { type Triage, triage } from './model';
export { rivalsOf } from './rivals';
