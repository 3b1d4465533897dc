import { COMMON_NAMES } from '../data/common-names';
import { ENTITY_WORD_CLASSES, PERSON_WORD_CLASSES } from '../data/word-frequencies';

/** Factor by which the weight of a word decreases when the number of names with it doubles. */
const PERSON_STEP = 0.93;
const ENTITY_STEP = 0.8;

const sharesOf = (classes: string, step: number): ReadonlyMap<string, number> =>
  new Map(
    classes.split('/').flatMap((folds, power) =>
      folds
        .trim()
        .split(/\s+/)
        .map((fold): [string, number] => [fold, step ** (power + 1)]),
    ),
  );

const PERSONS = sharesOf(PERSON_WORD_CLASSES, PERSON_STEP);
const ENTITIES = sharesOf(ENTITY_WORD_CLASSES, ENTITY_STEP);

/** Returns the weight of a word in the name of a person, 0–1; common words identify a person less. */
export const personRarity = (fold: string): number => PERSONS.get(fold) ?? 1;
/** Returns the same for the name of an organization. */
export const entityRarity = (fold: string): number => ENTITIES.get(fold) ?? 1;

/** Commonness of the names in each class of a country's ranks, 0–1. */
const BORNE_BY = [1, 2 / 3, 1 / 3];
/** Rarity of the words that occur in most list entries. */
const COMMONEST_PERSON = PERSON_STEP ** PERSON_WORD_CLASSES.split('/').length;
const COMMONEST_ENTITY = ENTITY_STEP ** ENTITY_WORD_CLASSES.split('/').length;

/** Returns the commonness of each name in the country where it is most common, 0–1. */
function borneBy(countries: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const classes of Object.values(countries))
    for (const [at, folds] of classes.split('/').entries())
      for (const fold of folds.match(/\S+/g) ?? [])
        found.set(fold, Math.max(found.get(fold) ?? 0, BORNE_BY[at]!));
  return found;
}

const BORNE = borneBy(COMMON_NAMES);

/**
 * Returns the commonness of a name, 0–1: in the country where it is most frequent, or on lists, whichever is
 * higher. "Kim" is common although it is rare in Finland.
 */
export const personCommonness = (fold: string): number =>
  Math.max(BORNE.get(fold) ?? 0, (1 - personRarity(fold)) / (1 - COMMONEST_PERSON));
/** Returns the same for a word in names of organizations, on lists. */
export const entityCommonness = (fold: string): number => (1 - entityRarity(fold)) / (1 - COMMONEST_ENTITY);
