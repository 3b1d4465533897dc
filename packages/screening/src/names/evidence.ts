/**
 * What speaks for and against two names being one, each as an amount: words by how much they say (one for a usual
 * word), everything else once. `data/evidence-weights.ts` sets how much each counts.
 */
export interface ComparisonEvidence {
  /** Words that were found in both, by how alike they are. */
  readonly matched: number;
  readonly respelt: number;
  readonly near: number;
  readonly fair: number;
  readonly distant: number;
  /** Words found by their letters whose consonants differ: vowels are what romanisations differ in. */
  readonly consonantsApart: number;
  readonly initials: number;
  readonly shortForms: number;
  /** The same name in another spelling or language, by the table of name families. */
  readonly families: number;
  readonly consonants: number;
  /** Words of both that have no partner: the names have different words in the same place. */
  readonly conflict: number;
  /** The share of all words that the conflict makes up. */
  readonly conflictShare: number;
  /** Words of both have no partner, and how far they begin otherwise: "Jay" and "Jayhoon" do not, 0–1. */
  readonly beginsOtherwise: number;
  /** Letter pairs that the two names do not share, 0–1; of organisations only. */
  readonly unlike: number;
  readonly extraQuery: number;
  readonly extraName: number;
  /** What the name has left beyond one word. */
  readonly extraWords: number;
  /** What is left over on either side of names of which words were found by their consonants alone. */
  readonly beyondConsonants: number;
  /** Only one word of weight was found in a longer name. */
  readonly loneWord: number;
  readonly numbersDiffer: number;
  readonly numberMissing: number;
  readonly formMissing: number;
  readonly formsDiffer: number;
  /** Letters that differ beyond what a name of this length allows. */
  readonly editsBeyond: number;
  /** Words that `min_nr_token_match` asks for and that are not there. */
  readonly wordsShort: number;
  readonly spacesDiffer: number;
  /** Both have a word left over that says what they do, or a place: of organisations only. */
  readonly keyWordsDiffer: number;
  readonly placesDiffer: number;
  /** Words that say what an organisation does, on one side alone. */
  readonly keyWordsMissing: number;
  /** The son of one name is the father of the other. */
  readonly fathersSwapped: number;
  /** No word was found but by its initial. */
  readonly onlyInitials: number;
  /** One word is the initials of the other's words. */
  readonly acronyms: number;
  /** A surname with a title stands for the whole name. */
  readonly titleOnly: number;
  /** Words of two Chinese names in pinyin that are near each other and not the same. */
  readonly syllablesDiffer: number;
}

export type EvidenceKind = keyof ComparisonEvidence;

/** Evidence while it is gathered. */
export type Gathering = { -readonly [kind in EvidenceKind]: ComparisonEvidence[kind] };

/** Whether names of which this evidence was found stay below a score whatever else is found. */
export type Hopeless = (found: ComparisonEvidence, person: boolean) => boolean;

export const noEvidence = (): Gathering => ({
  matched: 0,
  respelt: 0,
  near: 0,
  fair: 0,
  distant: 0,
  consonantsApart: 0,
  initials: 0,
  shortForms: 0,
  families: 0,
  consonants: 0,
  conflict: 0,
  conflictShare: 0,
  beginsOtherwise: 0,
  unlike: 0,
  extraQuery: 0,
  extraName: 0,
  extraWords: 0,
  beyondConsonants: 0,
  loneWord: 0,
  numbersDiffer: 0,
  numberMissing: 0,
  formMissing: 0,
  formsDiffer: 0,
  editsBeyond: 0,
  wordsShort: 0,
  spacesDiffer: 0,
  keyWordsDiffer: 0,
  placesDiffer: 0,
  keyWordsMissing: 0,
  fathersSwapped: 0,
  onlyInitials: 0,
  acronyms: 0,
  titleOnly: 0,
  syllablesDiffer: 0,
});

/** Makes evidence that was gathered of another pair none. */
export function clearEvidence(found: Gathering): Gathering {
  found.matched = 0;
  found.respelt = 0;
  found.near = 0;
  found.fair = 0;
  found.distant = 0;
  found.consonantsApart = 0;
  found.initials = 0;
  found.shortForms = 0;
  found.families = 0;
  found.consonants = 0;
  found.conflict = 0;
  found.conflictShare = 0;
  found.beginsOtherwise = 0;
  found.unlike = 0;
  found.extraQuery = 0;
  found.extraName = 0;
  found.extraWords = 0;
  found.beyondConsonants = 0;
  found.loneWord = 0;
  found.numbersDiffer = 0;
  found.numberMissing = 0;
  found.formMissing = 0;
  found.formsDiffer = 0;
  found.editsBeyond = 0;
  found.wordsShort = 0;
  found.spacesDiffer = 0;
  found.keyWordsDiffer = 0;
  found.placesDiffer = 0;
  found.keyWordsMissing = 0;
  found.fathersSwapped = 0;
  found.onlyInitials = 0;
  found.acronyms = 0;
  found.titleOnly = 0;
  found.syllablesDiffer = 0;
  return found;
}

/** What speaks against two names being one, in log-odds. Written out: it is asked for every name compared. */
export const faults = (
  found: ComparisonEvidence,
  weights: { readonly [kind in EvidenceKind]: number },
): number =>
  weights.respelt * found.respelt +
  weights.near * found.near +
  weights.fair * found.fair +
  weights.distant * found.distant +
  weights.consonantsApart * found.consonantsApart +
  weights.initials * found.initials +
  weights.shortForms * found.shortForms +
  weights.families * found.families +
  weights.consonants * found.consonants +
  weights.conflict * found.conflict +
  weights.conflictShare * found.conflictShare +
  weights.beginsOtherwise * found.beginsOtherwise +
  weights.unlike * found.unlike +
  weights.extraQuery * found.extraQuery +
  weights.extraName * found.extraName +
  weights.extraWords * found.extraWords +
  weights.beyondConsonants * found.beyondConsonants +
  weights.loneWord * found.loneWord +
  weights.numbersDiffer * found.numbersDiffer +
  weights.numberMissing * found.numberMissing +
  weights.formMissing * found.formMissing +
  weights.formsDiffer * found.formsDiffer +
  weights.editsBeyond * found.editsBeyond +
  weights.wordsShort * found.wordsShort +
  weights.spacesDiffer * found.spacesDiffer +
  weights.keyWordsDiffer * found.keyWordsDiffer +
  weights.placesDiffer * found.placesDiffer +
  weights.keyWordsMissing * found.keyWordsMissing +
  weights.fathersSwapped * found.fathersSwapped +
  weights.onlyInitials * found.onlyInitials +
  weights.acronyms * found.acronyms +
  weights.titleOnly * found.titleOnly +
  weights.syllablesDiffer * found.syllablesDiffer;
