import type { BreakerSettings } from './resilience/circuit-breaker';
import type { CacheSettings } from './resilience/resilient';

/** Time, memory and concurrency limits of one source. */
interface ProviderLimits {
  /** Time limit of one query in milliseconds. */
  readonly timeoutMs: number;
  readonly concurrency: number;
  readonly cache: CacheSettings;
  readonly breaker: BreakerSettings;
}

/** Limits that an operator sets; others have their default. */
export interface LimitOverrides {
  readonly timeoutMs?: number;
  readonly concurrency?: number;
  readonly cache?: Partial<CacheSettings>;
  readonly breaker?: Partial<BreakerSettings>;
}

export function withOverrides(limits: ProviderLimits, overrides: LimitOverrides = {}): ProviderLimits {
  return {
    timeoutMs: overrides.timeoutMs ?? limits.timeoutMs,
    concurrency: overrides.concurrency ?? limits.concurrency,
    cache: { ...limits.cache, ...overrides.cache },
    breaker: { ...limits.breaker, ...overrides.breaker },
  };
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const patience: BreakerSettings = { failures: 5, windowMs: 30 * second, openMs: 30 * second };

/**
 * Defaults by source. The cache time depends on how fast its data changes, the time limit on how fast it
 * responds. Sources that charge per query or probe other servers have a lower concurrency.
 */
export const defaultLimits = {
  domainRecords: {
    timeoutMs: 3 * second,
    concurrency: 256,
    cache: { ttlMs: hour, negativeTtlMs: 30 * second, max: 50_000 },
    breaker: patience,
  },
  dnsbl: {
    timeoutMs: 2 * second,
    concurrency: 256,
    cache: { ttlMs: 15 * minute, negativeTtlMs: 30 * second, max: 50_000 },
    breaker: patience,
  },
  confirmedHost: {
    timeoutMs: 2 * second,
    concurrency: 128,
    cache: { ttlMs: day, negativeTtlMs: minute, max: 20_000 },
    breaker: patience,
  },
  registration: {
    timeoutMs: 5 * second,
    concurrency: 32,
    cache: { ttlMs: day, negativeTtlMs: hour, max: 20_000 },
    breaker: patience,
  },
  mailbox: {
    timeoutMs: 8 * second,
    concurrency: 64,
    cache: { ttlMs: 6 * hour, negativeTtlMs: 5 * minute, max: 20_000 },
    breaker: { failures: 3, windowMs: minute, openMs: 2 * minute },
  },
  website: {
    timeoutMs: 5 * second,
    concurrency: 32,
    cache: { ttlMs: day, negativeTtlMs: 10 * minute, max: 20_000 },
    breaker: { failures: 3, windowMs: minute, openMs: 5 * minute },
  },
  breaches: {
    timeoutMs: 4 * second,
    concurrency: 16,
    cache: { ttlMs: 12 * hour, negativeTtlMs: 10 * minute, max: 20_000 },
    breaker: patience,
  },
  pwnedPasswords: {
    timeoutMs: 3 * second,
    concurrency: 32,
    cache: { ttlMs: day, negativeTtlMs: 10 * minute, max: 10_000 },
    breaker: patience,
  },
  binIssuer: {
    timeoutMs: 3 * second,
    concurrency: 16,
    cache: { ttlMs: 7 * day, negativeTtlMs: day, max: 20_000 },
    breaker: patience,
  },
  hlr: {
    timeoutMs: 8 * second,
    concurrency: 32,
    cache: { ttlMs: hour, negativeTtlMs: 10 * minute, max: 20_000 },
    breaker: patience,
  },
  callerName: {
    timeoutMs: 4 * second,
    concurrency: 32,
    cache: { ttlMs: 30 * day, negativeTtlMs: day, max: 20_000 },
    breaker: patience,
  },
  abuseReports: {
    timeoutMs: 3 * second,
    concurrency: 32,
    cache: { ttlMs: hour, negativeTtlMs: 10 * minute, max: 20_000 },
    breaker: patience,
  },
  // Answers about persons are not cached; each is queried when needed.
  identity: {
    timeoutMs: 10 * second,
    concurrency: 32,
    cache: { ttlMs: 0, negativeTtlMs: 0, max: 1 },
    breaker: patience,
  },
  /** Limits of each site; answers about persons are cached only briefly. */
  accounts: {
    timeoutMs: 4 * second,
    concurrency: 4,
    cache: { ttlMs: hour, negativeTtlMs: 0, max: 1_000 },
    breaker: { failures: 3, windowMs: minute, openMs: 10 * minute },
  },
  addressVerification: {
    timeoutMs: 3 * second,
    concurrency: 32,
    cache: { ttlMs: day, negativeTtlMs: hour, max: 10_000 },
    breaker: patience,
  },
  domainRegistrations: {
    timeoutMs: 5 * second,
    concurrency: 16,
    cache: { ttlMs: hour, negativeTtlMs: 10 * minute, max: 5_000 },
    breaker: patience,
  },
  scannedHost: {
    timeoutMs: 3 * second,
    concurrency: 16,
    cache: { ttlMs: day, negativeTtlMs: hour, max: 20_000 },
    breaker: patience,
  },
} as const satisfies Readonly<Record<string, ProviderLimits>>;

/** Names of the sources, as in outcomes and statistics. */
export type ProviderName = keyof typeof defaultLimits;
