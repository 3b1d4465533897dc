export {
  parametersOf,
  settingProblems,
  TYPOLOGIES,
  type TypologySetting,
} from './catalog';
export { Engine, type RunningTypology } from './engine';
export type { Finding, FindingEdge } from './finding';
export { Graph } from './state/graph';
export type { Node } from './state/node';
export { packNode, unpackNode } from './state/packed-node';
export { Population } from './state/population';
export {
  type Entity,
  type Transfer,
  type TransferEvent,
  transferOf,
} from './transfer';
