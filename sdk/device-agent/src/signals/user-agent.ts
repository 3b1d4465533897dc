import { type Collector, textOf } from '../collector';

export const userAgent: Collector<'userAgent'> = {
  name: 'userAgent',
  limit: 100,
  collect: () => ({
    userAgent: navigator.userAgent,
    appVersion: textOf(navigator, 'appVersion') ?? '',
    platform: textOf(navigator, 'platform') ?? '',
    vendor: textOf(navigator, 'vendor') ?? '',
    productSub: textOf(navigator, 'productSub') ?? '',
    oscpu: textOf(navigator, 'oscpu'),
    buildId: textOf(navigator, 'buildID'),
  }),
};
