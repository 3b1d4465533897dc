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
