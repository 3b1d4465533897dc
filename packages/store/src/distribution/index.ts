export { distribute } from './distribute';
export { type CitusFacts, citusFacts, type DistributionStep, stepsToDistribute } from './layout';
export { type Move, rebalance } from './rebalance';
