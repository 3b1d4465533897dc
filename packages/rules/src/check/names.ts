/** Suggestions for unknown names. */
import { NATIONAL_ID_KINDS } from '@assay/national-ids';
import type { Catalogue } from '../catalogue';
import { FUNCTIONS } from '../data/functions';
import { EVENT_FIELDS } from '../data/velocity-vocabulary';
import { nearestNames } from '../problem';

/** Ids of an account's lists. */
export interface ListIds {
  has(id: string): boolean;
  keys(): Iterable<string>;
}

function didYouMean(near: readonly string[], otherwise: string): string {
  return near.length === 0 ? otherwise : `did you mean ${near.join(', ')}?`;
}

export function fieldFix(path: string, catalogue: Catalogue): string {
  return didYouMean(
    nearestNames(path, catalogue.keys()),
    'use a field of the catalog, or a custom_fields.… name',
  );
}

/** Returns the fix for a field that a velocity filter can't read. */
export function eventFieldFix(path: string): string {
  const names = Object.keys(EVENT_FIELDS);
  return didYouMean(nearestNames(path, names, 1), `a velocity filter can use ${names.join(', ')}`);
}

export function listFix(id: string, lists: ListIds): string {
  return didYouMean(nearestNames(id, lists.keys(), 1), 'create the list first');
}

export function functionFix(name: string): string {
  return didYouMean(
    nearestNames(name, FUNCTIONS.keys(), 1),
    `use one of ${[...FUNCTIONS.keys()].join(', ')}`,
  );
}

/** Returns the fix for an unknown type of number: the types of its country. */
export function numberTypeFix(type: string): string {
  const country = type.trim().slice(0, 2).toUpperCase();
  const known = NATIONAL_ID_KINDS.filter((kind) => kind.startsWith(`${country} `));
  return known.length > 0 ? `use one of ${known.join(', ')}` : 'write country and name, as in "BR CPF"';
}
