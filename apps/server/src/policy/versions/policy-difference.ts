import { isDeepStrictEqual } from 'node:util';
import type { Differences } from '@assay/management-api';
import type { PolicyDocument } from './policies';

interface Named {
  readonly id: string;
}

function changedMembers(before: object, after: object): readonly string[] {
  const a = new Map(Object.entries(before));
  const b = new Map(Object.entries(after));
  // A missing member means the same as null.
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((name) => !isDeepStrictEqual(a.get(name) ?? null, b.get(name) ?? null))
    .sort();
}

function differences(before: readonly Named[], after: readonly Named[]): Differences {
  const old = new Map(before.map((item) => [item.id, item]));
  const young = new Map(after.map((item) => [item.id, item]));
  return {
    added: [...young.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !young.has(id)),
    changed: [...young].flatMap(([id, item]) => {
      const members = [...changedMembers(old.get(id) ?? item, item)];
      return members.length > 0 ? [{ id, members }] : [];
    }),
  };
}

/** Compares two policies by the ids of rules, categories, lists and typologies. */
export function policyDifference(before: PolicyDocument, after: PolicyDocument) {
  const same = isDeepStrictEqual(before.thresholds, after.thresholds);
  return {
    rules: differences(before.rules, after.rules),
    categories: differences(before.categories, after.categories),
    lists: differences(before.lists, after.lists),
    typologies: differences(before.typologies ?? [], after.typologies ?? []),
    thresholds: same ? null : { from: before.thresholds, to: after.thresholds },
    velocity: isDeepStrictEqual(before.velocity, after.velocity)
      ? null
      : { from: before.velocity ?? {}, to: after.velocity ?? {} },
  };
}
