import { isDeepStrictEqual } from 'node:util';
import type { PolicyDocument } from './active-document';

interface Named {
  readonly id: string;
}

/** What has been changed on both sides, each differently. */
class Clash extends Error {}

/** The items of now with what was proposed since the base put in. @throws Clash */
function merged<Item extends Named>(
  what: string,
  base: readonly Item[],
  proposed: readonly Item[],
  current: readonly Item[],
): readonly Item[] {
  const [was, wanted, is] = [base, proposed, current].map(
    (items) => new Map(items.map((item) => [item.id, item])),
  ) as [Map<string, Item>, Map<string, Item>, Map<string, Item>];
  const result = new Map(is);
  for (const id of new Set([...was.keys(), ...wanted.keys()])) {
    const next = wanted.get(id);
    if (isDeepStrictEqual(next, was.get(id))) continue;
    const now = is.get(id);
    if (!isDeepStrictEqual(now, was.get(id)) && !isDeepStrictEqual(now, next))
      throw new Clash(`${what} ${id}`);
    if (next) result.set(id, next);
    else result.delete(id);
  }
  return [...result.values()];
}

/**
 * A proposed policy brought to today: what it changes against its base is changed in the policy of now.
 * @returns the document, or what has been changed otherwise meanwhile
 */
export function mergedPolicy(
  base: PolicyDocument,
  proposed: PolicyDocument,
  current: PolicyDocument,
): { readonly document: PolicyDocument } | { readonly clash: string } {
  try {
    const isOld = isDeepStrictEqual(proposed.thresholds, base.thresholds);
    if (!isOld && !isDeepStrictEqual(current.thresholds, base.thresholds)) throw new Clash('the thresholds');
    return {
      document: {
        ...current,
        rules: merged('rule', base.rules, proposed.rules, current.rules),
        categories: merged('category', base.categories, proposed.categories, current.categories),
        lists: merged('list', base.lists, proposed.lists, current.lists),
        thresholds: isOld ? current.thresholds : proposed.thresholds,
      },
    };
  } catch (error) {
    if (error instanceof Clash) return { clash: error.message };
    throw error;
  }
}
