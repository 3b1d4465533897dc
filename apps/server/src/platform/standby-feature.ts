import type { StandbyReads } from '@assay/store';
import type { Feature } from './feature';
import type { ComponentHealth } from './health';

/** What operators see of the standby that the panel reads from. Without it the primary answers: nothing is down. */
export function standbyFeature(standby: StandbyReads): Feature {
  return {
    name: 'standby',
    async health(): Promise<readonly ComponentHealth[]> {
      const { unused } = standby.state();
      if (unused === null) return [{ name: 'standby', state: 'ok' }];
      const note = `The standby is not read from: it is ${unused}. The panel reads from the primary.`;
      return [{ name: 'standby', state: 'degraded', note }];
    },
  };
}
