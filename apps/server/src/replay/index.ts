export { explainEvaluation } from './explain';
export { replayEvaluation } from './replay';
export { readStoredDecision } from './stored-decision';
