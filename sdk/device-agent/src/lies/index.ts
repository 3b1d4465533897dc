import type { CollectedSignals, Lie } from '@assay/contract';
import type { Scene } from '../collector';
import { breathe } from '../natives';
import { automationLies, nameLies, readingLies, realmLies, valuesOf } from './checks';
import { instanceProperties, patchedNatives, replacedNatives } from './natives';

/**
 * Returns contradictions in the collected signals and tampering with the page's functions.
 * @param visit ID of the session
 */
export async function findLies(signals: CollectedSignals, scene: Scene, visit: string): Promise<Lie[]> {
  const values = valuesOf(signals);
  const frame = await scene.frame();
  const lies: Lie[] = [];
  for (const find of [
    () => automationLies(values),
    () => nameLies(values),
    () => readingLies(values),
    () => realmLies(values),
    instanceProperties,
    () => replacedNatives(frame),
    () => patchedNatives(frame, visit),
  ]) {
    try {
      lies.push(...(await find()));
    } catch {
      // If one check fails, the others still run.
    }
    await breathe();
  }
  return lies;
}
