export type { Nodes } from './account-nodes';
export { askNode, type ClusterFacts, type ClusterNode, clusterFacts } from './cluster-facts';
export { distribute } from './distribute';
export { type CitusFacts, citusFacts, type DistributionStep, stepsToDistribute } from './layout';
export { type Move, rebalance } from './rebalance';
