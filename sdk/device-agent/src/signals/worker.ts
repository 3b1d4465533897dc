import type { Collector } from '../collector';

export const worker: Collector<'worker'> = {
  name: 'worker',
  limit: 900,
  wanted: ({ disableWorkerSources }) => !disableWorkerSources,
  collect: async (scene) => (await scene.worker())?.realm ?? null,
};
