import { COMMON_NAMES } from '../data/common-names';
import { ENTITY_WORD_CLASSES, PERSON_WORD_CLASSES } from '../data/word-frequencies';

/** The weight that a word still has when twice as many names hold it. */
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

/** How much a word weighs in the name of a person, 0–1: one that many bear shows less of who is meant. */
export const personRarity = (fold: string): number => PERSONS.get(fold) ?? 1;
/** The same in the name of an organisation. */
export const entityRarity = (fold: string): number => ENTITIES.get(fold) ?? 1;

/** What names of each class of a country's ranks are borne by, 0–1. */
const BORNE_BY = [1, 2 / 3, 1 / 3];
/** The rarity of the words that most entries of the lists hold. */
const COMMONEST_PERSON = PERSON_STEP ** PERSON_WORD_CLASSES.split('/').length;
const COMMONEST_ENTITY = ENTITY_STEP ** ENTITY_WORD_CLASSES.split('/').length;

/** How many people bear each name in the country where most do, 0–1. */
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
 * How common a name is among the people who may bear it, 0–1: in the country where it is most frequent, or on lists, whichever
 * is more. "Kim" is common, however rare it may be in Finland.
 */
export const personCommonness = (fold: string): number =>
  Math.max(BORNE.get(fold) ?? 0, (1 - personRarity(fold)) / (1 - COMMONEST_PERSON));
/** The same of a word in names of organisations, on lists. */
export const entityCommonness = (fold: string): number => (1 - entityRarity(fold)) / (1 - COMMONEST_ENTITY);
