import type { Database, StandbyReads } from '@assay/store';
import type { Ambient } from '../../platform/ambient';
import type { Metrics } from '../../platform/metrics';
import type { RateLimiter } from '../../platform/rate-limit';
import type { TrailTally } from '../audit/tally';
import type { Directory } from './directory';

/** What every route needs, wired once. */
export interface RoutePorts {
  readonly database: Database;
  /** Where the panel may read what is a moment old; null = on the database. */
  readonly standby: StandbyReads | null;
  readonly ambient: Ambient;
  readonly directory: Directory;
  readonly limiter: RateLimiter;
  readonly metrics: Metrics;
  /** Takes what is refused, and who read what. */
  readonly trail: TrailTally;
}
