export { explainEvaluation } from './explain';
export { type Replay, replayEvaluation } from './replay';
export { readStoredDecision, type StoredDecision } from './stored-decision';
