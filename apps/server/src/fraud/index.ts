import { openGather } from './gather';
import { PLAIN_SIGNALS } from './signals/index';

export { fraudData, onlyRequested } from './answer';
export type { BlackboxModel, ModelInput } from './blackbox-model';
export { factsOf } from './facts';
export type { FraudService } from './fraud-service';
export { openFraud } from './open-fraud';
export { partition } from './partition';
export type { SeenRecord } from './seen-record';
export type { DeviceOpener, FeatureContext, OpenedDevice, Signal, Write } from './signal';
export type { FeatureSignals } from './signals/index';
export { settleTestState } from './test-scenarios';

/** Looks by the modules that need neither a caller nor a store. */
export const gatherSignals = openGather(PLAIN_SIGNALS);
