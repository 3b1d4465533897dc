import { ApiError, badInput } from '@assay/contract';

/** Formats a time for responses: RFC 3339, UTC. */
export const timestamp = (moment: Date | number): string => new Date(moment).toISOString();

export const timestampOrNull = (moment: Date | number | null): string | null =>
  moment === null ? null : timestamp(moment);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const VERSION = /^[1-9]\d{0,8}$/;

/**
 * Returns a UUID in lowercase (RFC 4122 §3 compares them so).
 * @throws ApiError 3001, because a malformed id can't exist
 */
export function uuid(text: string): string {
  const id = text.toLowerCase();
  if (!UUID.test(id)) throw new ApiError('notFound');
  return id;
}

export const isUuid = (text: string): boolean => UUID.test(text.toLowerCase());

/**
 * Parses a policy version number.
 * @throws ApiError 3001
 */
export function versionNumber(text: string): number {
  if (!VERSION.test(text)) throw new ApiError('notFound');
  return Number(text);
}

/** Returns an id that was never used. Policy versions only rise, so the id of a deleted item isn't reused. */
export function freshId(letter: string, version: number, taken: readonly { readonly id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  for (let number = version; ; number++) {
    const id = `${letter}${String(number).padStart(3, '0')}`;
    if (!ids.has(id)) return id;
  }
}

/**
 * Checks that the chosen id is free.
 * @throws ApiError 3009 when an item has this id
 */
export function requireFree(chosen: string | undefined, taken: readonly { readonly id: string }[]): void {
  if (taken.some(({ id }) => id === chosen)) {
    throw new ApiError('conflict', `The id ${chosen} is already used. Choose another id`);
  }
}

/**
 * Checks that the id in the body equals the one in the path.
 * @throws ApiError 1006 when they differ
 */
export function requireSameId(sent: string | undefined, id: string): void {
  if (sent !== undefined && sent !== id)
    throw badInput([{ field: 'id', expected: 'the same id as in the path' }]);
}

/**
 * Returns the item with this id.
 * @throws ApiError 3001
 */
export function requireItem<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id);
  if (!found) throw new ApiError('notFound');
  return found;
}
