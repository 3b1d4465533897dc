import type { Database } from '@assay/store';
import type { Ambient } from '../platform/ambient';
import type { Metrics } from '../platform/metrics';
import type { RateLimiter } from '../platform/rate-limit';
import type { TrailTally } from '../trail/index';
import type { Directory } from './directory';

/** What every route needs, wired once. */
export interface RoutePorts {
  readonly database: Database;
  readonly ambient: Ambient;
  readonly directory: Directory;
  readonly limiter: RateLimiter;
  readonly metrics: Metrics;
  /** Takes what is refused, and who read what. */
  readonly trail: TrailTally;
}
