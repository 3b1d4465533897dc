import { type Collector, numberOf } from '../collector';

export const hardware: Collector<'hardware'> = {
  name: 'hardware',
  limit: 100,
  collect: () => ({
    deviceMemory: numberOf(navigator, 'deviceMemory'),
    hardwareConcurrency: numberOf(navigator, 'hardwareConcurrency'),
    maxTouchPoints: numberOf(navigator, 'maxTouchPoints'),
  }),
};
