import { type Collector, numberOf, textOf } from '../collector';

export const connection: Collector<'connection'> = {
  name: 'connection',
  limit: 100,
  collect() {
    const { connection: link } = navigator as Navigator & {
      readonly connection?: { readonly saveData?: boolean };
    };
    if (!link) return null;
    return {
      type: textOf(link, 'type'),
      effectiveType: textOf(link, 'effectiveType'),
      rtt: numberOf(link, 'rtt'),
      downlink: numberOf(link, 'downlink'),
      saveData: link.saveData ?? null,
    };
  },
};
