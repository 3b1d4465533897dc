export { fraudData, onlyRequested } from './answer';
export { type BlackboxModel, FraudService, factsOf, type ModelInput, type SeenRecord } from './fraud-service';
export { fraudHistory } from './history';
export { InFlight } from './in-flight';
export { fraudRoutes } from './routes';
export type {
  DecidedCall,
  Details,
  DeviceOpener,
  FeatureContext,
  FeatureSignals,
  OpenedDevice,
  Signal,
  SignalContext,
  Write,
} from './signal';
export { gatherSignals } from './signals/index';
export { storedHashes, storedKeys } from './stored-keys';
export { settleTestState } from './test-scenarios';
export { type Hasher, type HistoryKind, keyHash, sightedKeys } from './velocity-keys';
export { Velocity } from './velocity-look';
