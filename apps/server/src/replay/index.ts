export { explainEvaluation } from './explain';
export { type Replay, replayEvaluation } from './replay';
