import type { Feature } from '../../platform/feature';
import type { Metrics } from '../../platform/metrics';
import type { ModelState } from './models/model-providers';
import { activeRestrictions, RESTRICTION_NAMES, type Restrictions, sandboxNote } from './sandbox/walls';

const NOT_KNOWN_YET = 'The engine sandbox is being tested. Checks wait for the result.';

/** Engine state shown to operators. */
interface SeenEngines {
  /** null = not known yet. */
  walls(): Restrictions | null;
  models(): readonly ModelState[];
}

/** Returns one sentence about the operator's models. */
export function modelsNote(models: readonly ModelState[]): string {
  const named = (state: ModelState['state']) =>
    models
      .filter((model) => model.state === state)
      .map(({ name, version, problem }) => `${name} ${version}${problem === null ? '' : `: ${problem}`}`)
      .join('; ');
  const [bad, waiting, well] = [named('unusable'), named('not-tried'), named('ok')];
  return [
    ...(bad ? [`Unusable models, not in use: ${bad}.`] : []),
    ...(waiting ? [`Models being tested: ${waiting}.`] : []),
    ...(well ? [`Models in use: ${well}.`] : []),
  ].join(' ');
}

/** Reports the sandbox of the engines and the operator's models to operators. */
export function engineFeature(engines: SeenEngines, metrics: Metrics): Feature {
  return {
    name: 'engines',
    async health() {
      const known = engines.walls();
      const models = engines.models();
      const areWell = models.every(({ state }) => state === 'ok');
      return [
        known
          ? { name: 'engines', state: 'ok', note: sandboxNote(known) }
          : { name: 'engines', state: 'degraded', note: NOT_KNOWN_YET },
        ...(models.length > 0
          ? [{ name: 'models', state: areWell ? 'ok' : 'degraded', note: modelsNote(models) } as const]
          : []),
      ];
    },
    async measure() {
      const known = engines.walls();
      if (!known) return;
      const standing = activeRestrictions(known);
      for (const layer of RESTRICTION_NAMES)
        metrics.engineRestrictions.set({ layer }, standing[layer] ? 1 : 0);
    },
  };
}
