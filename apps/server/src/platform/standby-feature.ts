import type { StandbyReads } from '@assay/store';
import type { Feature } from './feature';
import type { ComponentHealth } from './health';
import type { Metrics } from './metrics';

interface StandbyPorts {
  readonly standby: StandbyReads;
  readonly metrics: Metrics;
}

/** What operators see of the standby that the panel reads from. Without it the primary answers: nothing is down. */
export function standbyFeature({ standby, metrics }: StandbyPorts): Feature {
  const health = async (): Promise<readonly ComponentHealth[]> => {
    const { unused } = standby.state();
    if (unused === null) return [{ name: 'standby', state: 'ok' }];
    const note = `The standby is not read from: it is ${unused}. The panel reads from the primary.`;
    return [{ name: 'standby', state: 'degraded', note }];
  };
  return {
    name: 'standby',
    health,
    async measure() {
      const { unused, behindMs } = standby.state();
      metrics.standby.set(unused === null ? 1 : 0);
      if (behindMs !== null) metrics.standbyBehind.set(Math.round(behindMs));
    },
  };
}
