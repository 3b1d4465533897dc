import type { AccountId, EnvironmentId } from '@assay/contract';
import type { FastifyInstance } from 'fastify';
import type { ComponentHealth } from './health';

export interface Follower {
  stop(): void;
}

/** Repeats work until it is stopped. A failure is reported and doesn't stop the repetition. */
export function every(
  intervalMs: number,
  work: () => Promise<unknown>,
  onFault: (error: unknown) => void,
): Follower {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const turn = async () => {
    try {
      await work();
    } catch (error) {
      if (!stopped) onFault(error);
    }
    if (!stopped) timer = setTimeout(turn, intervalMs).unref();
  };
  timer = setTimeout(turn, intervalMs).unref();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

type Part<Member extends keyof Feature> = readonly Pick<Feature, Member>[];

/**
 * Returns the components of a feature. If a feature can't report, for example while the database is
 * unavailable, a component reports it.
 */
async function healthOfOne(feature: Pick<Feature, 'name' | 'health'>): Promise<readonly ComponentHealth[]> {
  try {
    return (await feature.health?.()) ?? [];
  } catch {
    return [{ name: feature.name, state: 'degraded', note: 'The state is unknown.' }];
  }
}

/** Returns the components of all features, in the order of the features. */
export const healthOf = async (features: Part<'name' | 'health'>): Promise<readonly ComponentHealth[]> =>
  (await Promise.all(features.map(healthOfOne))).flat();

/** Updates the gauges of all features. */
export async function measureAll(features: Part<'measure'>): Promise<void> {
  await Promise.all(features.map((feature) => feature.measure?.()));
}

/**
 * Deletes the expired data of one account.
 * @param spaces environments of the account's live and test data
 */
export async function expire(
  features: Part<'retention'>,
  account: { readonly id: AccountId; readonly spaces: readonly EnvironmentId[]; readonly before: number },
): Promise<void> {
  for (const { retention } of features) await retention?.account?.(account.id, account.before);
  for (const space of account.spaces)
    for (const { retention } of features) await retention?.space?.(space, account.before);
}

/**
 * Starts the jobs of all features.
 * @param works true if the deployment-wide jobs run here
 * @param watch wraps each job
 * @returns a function that ends everything: the jobs, then the requests, then the features in reverse order
 */
export function runFeatures(
  features: Part<'jobs' | 'stop'>,
  closeHttp: () => PromiseLike<unknown>,
  onFault: (place: string) => (error: unknown) => void,
  works = true,
  watch: (job: Job) => Job = (job) => job,
): () => Promise<void> {
  const running = features
    .flatMap((feature) => feature.jobs ?? [])
    .filter((job) => works || job.inEvery === true)
    .map(watch)
    .map((job) => every(job.everyMs, () => job.run(), onFault(job.name)));
  return async () => {
    for (const job of running) job.stop();
    await closeHttp();
    for (const feature of [...features].reverse()) await feature.stop?.();
  };
}

/** Work that repeats until the server closes. */
export interface Job {
  /** Label of its failures in the log and the metrics. */
  readonly name: string;
  readonly everyMs: number;
  /**
   * True for a job that maintains state of this process and runs in every process. All others belong to the
   * deployment and run in workers.
   */
  readonly inEvery?: true;
  run(): Promise<unknown>;
}

/** Deletion of a feature's expired data; times are UNIX milliseconds. */
interface Retention {
  /** Runs once per account, for data that its live and test environments share. */
  account?(accountId: AccountId, before: number): Promise<unknown>;
  /** Runs once per environment: an account's live one and its test one. */
  space?(environmentId: EnvironmentId, before: number): Promise<unknown>;
}

/**
 * A part of the server, ready to be composed. Members that don't apply are omitted.
 * @typeParam Management type that its management routes are registered with
 */
export interface Feature<Management = never> {
  readonly name: string;
  /** Registers its routes outside the management API. */
  routes?(app: FastifyInstance): void;
  /** Registers its routes of the management API. */
  management?(api: Management): void;
  /** Its modules of the fraud API, by their name in the response. */
  readonly signals?: object;
  readonly jobs?: readonly Job[];
  /** Returns its components for /readyz; never throws. */
  health?(): Promise<readonly ComponentHealth[]>;
  /** Updates its gauges; never throws. */
  measure?(): Promise<void>;
  readonly retention?: Retention;
  /** Ends pending work, after the last request and after its jobs are stopped. */
  stop?(): Promise<void>;
}
