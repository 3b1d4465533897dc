import type { Feature } from '../../platform/feature';
import type { Metrics } from '../../platform/metrics';
import { standingWalls, WALL_NAMES, type Walls, wallsNote } from './sandbox/walls';

const NOT_KNOWN_YET = 'What walls this machine offers around the engines is being tried; checks wait for it.';

/** What operators see of the walls around the engines. @param walls null = not known yet */
export function engineFeature(walls: () => Walls | null, metrics: Metrics): Feature {
  return {
    name: 'engines',
    async health() {
      const known = walls();
      return known
        ? [{ name: 'engines', state: 'ok', note: wallsNote(known) }]
        : [{ name: 'engines', state: 'degraded', note: NOT_KNOWN_YET }];
    },
    async measure() {
      const known = walls();
      if (!known) return;
      const standing = standingWalls(known);
      for (const wall of WALL_NAMES) metrics.engineWalls.set({ wall }, standing[wall] ? 1 : 0);
    },
  };
}
