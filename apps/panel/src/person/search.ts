import type { Space } from '../api/evaluations';

/** Whose page it is. A key is a keyed hash: no person stands in the address. */
interface PersonSearch {
  readonly space: Space;
  /** `key` of a user id or an e-mail address. */
  readonly key: string;
}

/** Reads the address; a key that is none leads to nobody. */
export const readPersonSearch = (search: { readonly [name: string]: unknown }): PersonSearch => ({
  space: search.space === 'test' ? 'test' : 'live',
  key: typeof search.key === 'string' ? search.key : '',
});

/** Whether a key is one of those that a person's page is shown for. */
export const isPersonKey = (key: string): boolean => /^(?:user_id|email):/.test(key);
