import type { CollectedSignals, Lie } from '@assay/contract';
import type { Scene } from '../collector';
import { attempt, breathe } from '../natives';
import { automationLies } from './automation';
import { nameLies } from './names';
import { instanceProperties, replacedNatives } from './natives';
import { readingLies } from './readings';
import { realmLies } from './realms';
import { valuesOf } from './values';

/** Whatever contradicts itself in what was collected and in the page's functions. */
export async function findLies(signals: CollectedSignals, scene: Scene): Promise<Lie[]> {
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
  ]) {
    lies.push(...attempt(find, []));
    await breathe();
  }
  return lies;
}
