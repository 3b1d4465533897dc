import type { ParsedName } from './parse-name';
import type { NameScore } from './score-names';

/** How alike the last names must be: a typing error or another romanisation passes, another name does not. */
const LEAST_LIKENESS = 0.75;

/**
 * Where a person's last name stands: as the query gave it ("Surname, Given" or the parts of the request), else in the last
 * word. null where there is none to find: a single word, or no person.
 */
function lastNameAt({ type, words, roles }: ParsedName): number | null {
  if (type === 'ENTITY' || words.length < 2) return null;
  const family = roles.lastIndexOf('family');
  return family >= 0 ? family : words.length - 1;
}

/** Whether a match includes the last name of the person asked for (`enable_lastname_detection`). */
export function meetsLastName(asked: ParsedName, pairs: NameScore['pairs']): boolean {
  const at = lastNameAt(asked);
  return (
    at === null || pairs.some(({ query, match }) => query.includes(at) && match.similarity >= LEAST_LIKENESS)
  );
}
