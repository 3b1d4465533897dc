export { fraudData, onlyRequested } from './answer';
export {
  type BlackboxModel,
  type FraudService,
  factsOf,
  type ModelInput,
  type SeenRecord,
} from './fraud-service';
export { type Fraud, openFraud } from './open-fraud';
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
