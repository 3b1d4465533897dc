export { learningJobs } from './job-kinds';
export { type BacktestRequest, planBacktest, remaining } from './plan';
export { backtestFeature } from './routes';
export { runBacktest } from './run';
export { backtestResultOf } from './summary';
export type { Tally } from './tally';
