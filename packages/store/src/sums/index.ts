export { addSums, Counted, holdSumMark, OTHER_VALUES, type SumMark } from './add';
export { countedUntil, readSums, type SumRow } from './read';
export { takeUncounted, type UncountedFeedback } from './uncounted';
export {
  callsBetween,
  executionsFinished,
  type UncountedCall,
  type UncountedExecution,
} from './uncounted-calls';
