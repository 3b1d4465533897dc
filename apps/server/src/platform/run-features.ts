import type { AccountId, SpaceId } from '@assay/contract';
import type { Feature, Job } from './feature';
import { every } from './followers';
import type { ComponentHealth } from './health';

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
