import type { CollectedSignals, Lie } from '@assay/contract';
import type { Scene } from '../collector';
import { breathe } from '../natives';
import { automationLies, nameLies, readingLies, realmLies, valuesOf } from './checks';
import { instanceProperties, patchedNatives, replacedNatives } from './natives';

/**
 * Whatever contradicts itself in what was collected and in the page's functions.
 * @param visit the session's id
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
      // What one of them cannot look at, the others may.
    }
    await breathe();
  }
  return lies;
}
