export { USER_AGENT } from './devices';
export { type Random, seededRandom } from './random';
export { ShiftedClock } from './shifted-clock';
export { Shop } from './shop';
export { sow, WEEK_MS, withSession } from './sow';
export type { DemoCall } from './stories';
export type { PlayedSession } from './streams';
export { traffic } from './traffic';
