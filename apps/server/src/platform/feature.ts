import type { AccountId, SpaceId } from '@assay/contract';
import type { FastifyInstance } from 'fastify';
import type { ComponentHealth } from './health';

export interface Follower {
  stop(): void;
}

/** Work that repeats until it is stopped; a failure is reported and the next turn comes all the same. */
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

/** What a feature reports of its components; one that cannot say, as while the database is away, says just that. */
async function healthOfOne(feature: Pick<Feature, 'name' | 'health'>): Promise<readonly ComponentHealth[]> {
  try {
    return (await feature.health?.()) ?? [];
  } catch {
    return [{ name: feature.name, state: 'degraded', note: 'How it is cannot be found out at present.' }];
  }
}

/** What every feature reports of its components, in the order of the features. */
export const healthOf = async (features: Part<'name' | 'health'>): Promise<readonly ComponentHealth[]> =>
  (await Promise.all(features.map(healthOfOne))).flat();

/** Brings the gauges of every feature up to date. */
export async function measureAll(features: Part<'measure'>): Promise<void> {
  await Promise.all(features.map((feature) => feature.measure?.()));
}

/** Removes what is older than its time, one account after the other. @param spaces of the account's live and test data */
export async function expire(
  features: Part<'retention'>,
  account: { readonly id: AccountId; readonly spaces: readonly SpaceId[]; readonly before: number },
): Promise<void> {
  for (const { retention } of features) await retention?.account?.(account.id, account.before);
  for (const space of account.spaces)
    for (const { retention } of features) await retention?.space?.(space, account.before);
}

/**
 * Starts the jobs of every feature.
 * @param works whether those of the deployment as a whole are done here
 * @param watch stands between a job and whoever runs it
 * @returns ends everything: the jobs, then the requests, then the features, the last of the list first.
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

/** Work that comes again until the server closes. */
export interface Job {
  /** Kind of its failures in the log and the metrics. */
  readonly name: string;
  readonly everyMs: number;
  /** It keeps up what this process holds, and so runs in each of them; the others are the deployment's, and workers do them. */
  readonly inEvery?: true;
  run(): Promise<unknown>;
}

/** What a feature removes when its time is over; moments are UNIX milliseconds. */
interface Retention {
  /** Once an account: what its live and its test data share. */
  account?(accountId: AccountId, before: number): Promise<unknown>;
  /** Once each space of data: an account's live one and its test one. */
  space?(spaceId: SpaceId, before: number): Promise<unknown>;
}

/**
 * A part of the server, ready to be wired. It offers what it has and leaves out the rest.
 * @typeParam Management what its management routes are registered with
 */
export interface Feature<Management = never> {
  readonly name: string;
  /** Registers its routes outside the management API. */
  routes?(app: FastifyInstance): void;
  /** Registers its routes of the management API. */
  management?(api: Management): void;
  /** Its modules of the fraud call, by their name in the answer. */
  readonly signals?: object;
  readonly jobs?: readonly Job[];
  /** Its components for /readyz; never throws. */
  health?(): Promise<readonly ComponentHealth[]>;
  /** Brings its gauges up to date; never throws. */
  measure?(): Promise<void>;
  readonly retention?: Retention;
  /** Ends what is under way, once no request comes any more and its jobs are stopped. */
  stop?(): Promise<void>;
}
