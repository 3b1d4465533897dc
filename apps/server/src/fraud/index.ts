export { successBody } from './answer';
export { FraudService, factsOf, type SeenRecord } from './fraud-service';
export { fraudHistory } from './history';
export { InFlight } from './in-flight';
export { fraudRoutes } from './routes';
export { type HistoryKind, keyHash } from './velocity-keys';
export { Velocity } from './velocity-look';
