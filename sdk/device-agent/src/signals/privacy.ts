import { type Collector, textOf } from '../collector';

export const privacy: Collector<'privacy'> = {
  name: 'privacy',
  limit: 100,
  collect() {
    const { globalPrivacyControl, brave } = navigator as Navigator & {
      readonly globalPrivacyControl?: boolean;
      readonly brave?: object;
    };
    return {
      doNotTrack: textOf(navigator, 'doNotTrack'),
      globalPrivacyControl: globalPrivacyControl ?? null,
      brave: brave !== undefined,
    };
  },
};
