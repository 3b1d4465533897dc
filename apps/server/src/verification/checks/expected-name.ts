import type { CheckContext } from './provider';

/** The name that a backend expects of a person: `user_fullname`, else first and last name; null = it named none. */
export function expectedName({ inputs }: Pick<CheckContext, 'inputs'>): string | null {
  const { user_fullname: whole, user_firstname: first, user_lastname: last } = inputs;
  const parts = whole === undefined ? [first, last] : [whole];
  const named = parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
  return named === '' ? null : named;
}
