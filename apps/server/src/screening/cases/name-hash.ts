import type { Hasher } from '../../scoring/index';

/** The keyed hash under which a name is found again, however it is spaced and in whatever case. */
export const nameHashOf =
  (hasher: Hasher) =>
  (name: string): string =>
    hasher('whitelist_name', name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
