export type { Nodes } from './account-nodes';
export { askNode, type ClusterFacts, type ClusterNode, clusterFacts } from './cluster-facts';
export { distribute, type Move, rebalance } from './distribute';
export { type CitusFacts, citusFacts, type DistributionStep, stepsToDistribute } from './layout';
