import type { Collector } from '../collector';

export const locale: Collector<'locale'> = {
  name: 'locale',
  limit: 100,
  afterWorker: true,
  collect: () => ({
    language: navigator.language,
    languages: [...navigator.languages],
    intl: new Intl.DateTimeFormat().resolvedOptions().locale,
  }),
};
