export { fraudData, onlyRequested } from './answer';
export { type BlackboxModel, FraudService, factsOf, type ModelInput, type SeenRecord } from './fraud-service';
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
export { settleTestState } from './test-scenarios';
export { Velocity } from './velocity-look';
