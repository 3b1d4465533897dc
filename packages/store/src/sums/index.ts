export type { EvaluationTexts } from '../kept-texts';
export { addSums, Counted, holdSumMark, OTHER_VALUES, type SumMark } from './add';
export { countedUntil, readSums, type SumRow } from './read';
export { takeUncounted, type UncountedFeedback } from './uncounted';
export {
  callsBetween,
  executionsFinished,
  textsOfCalls,
  type UncountedCall,
  type UncountedExecution,
} from './uncounted-calls';
