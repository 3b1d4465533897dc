import { ABBREVIATIONS } from './data/abbreviations';
import { NAMES_BY_LANGUAGE } from './data/names';
import { readInstalledText } from './installed-file';
import { type TrigramModel, trainTrigramModel, type WeightedWord } from './trigram-model';

/** Where the text data is read from. */
interface TextDataOptions {
  /** Folders that hold installed packages; default: every `node_modules` above this module. */
  readonly packageDirs?: readonly string[];
}

/** What the text analysis needs: one letter model, shared with the e-mail analysis. */
export interface TextData {
  readonly model: TrigramModel;
}

/**
 * Word lists of the `zxcvbn` package (MIT) that hold names and words, and how much one entry counts. Its
 * password list is left out: half of it is keyboard walks, which the score must find unusual; so is the list of
 * film dialogues, which comes from a share-alike source.
 */
const WORD_LISTS: readonly { readonly list: string; readonly weight: number }[] = [
  { list: 'english_wikipedia', weight: 1 },
  { list: 'surnames', weight: 2 },
  { list: 'female_names', weight: 3 },
  { list: 'male_names', weight: 3 },
];

const OWN_NAME_WEIGHT = 6;

/** An abbreviation counts once for itself and, in small parts, joined to some of the others. */
const ABBREVIATION_WEIGHT = { alone: 12, joined: 1.5 } as const;
/** How many of the others each is joined to: the letters at the seam are what the model has to learn. */
const JOINED_TO = 24;

/** `jsmith`: the share of an entry's weight given to its spelling with an initial in front. */
const INITIAL_SHARE = 0.08;

/**
 * Trains the letter model from the project's own names and, when installed, the `zxcvbn` word lists.
 * Takes about 100 ms; open it once. Without the package the model knows the own names only.
 */
export function openTextData(options: TextDataOptions = {}): TextData {
  return { model: trainTrigramModel(trainingWords(options)) };
}

function* trainingWords(options: TextDataOptions): Generator<WeightedWord> {
  for (const names of Object.values(NAMES_BY_LANGUAGE)) {
    for (const word of names.split(' ')) yield* withInitial(word, OWN_NAME_WEIGHT);
  }
  yield* joinedAbbreviations();
  const source = readInstalledText('zxcvbn', 'lib/frequency_lists.js', options.packageDirs);
  if (source === null) return;
  for (const { list, weight } of WORD_LISTS) {
    const words = new RegExp(`\\b${list}: "([^"]*)"`).exec(source)?.[1] ?? '';
    const initials = list === 'surnames';
    for (const word of words.split(',')) {
      if (initials) yield* withInitial(word, weight);
      else yield { word, weight };
    }
  }
}

function* joinedAbbreviations(): Generator<WeightedWord> {
  const count = ABBREVIATIONS.length;
  for (const [index, first] of ABBREVIATIONS.entries()) {
    yield { word: first, weight: ABBREVIATION_WEIGHT.alone };
    for (let step = 1; step <= JOINED_TO; step++) {
      const second = ABBREVIATIONS[(index + step * 17) % count]!;
      yield { word: first + second, weight: ABBREVIATION_WEIGHT.joined };
    }
  }
}

function* withInitial(word: string, weight: number): Generator<WeightedWord> {
  yield { word, weight };
  // Which initial is of no matter: the letters after it are what the model has to learn.
  const initial = String.fromCharCode(97 + ((word.length * 7 + word.charCodeAt(0)) % 26));
  yield { word: initial + word, weight: weight * INITIAL_SHARE };
}
