/**
 * Evidence for and against two names belonging to one party, each as an amount: words by their weight (one
 * for a typical word), everything else once. `data/evidence-weights.ts` sets the weight of each kind.
 */
export interface ComparisonEvidence {
  /** Words found in both names, by similarity. */
  readonly matched: number;
  readonly respelt: number;
  readonly near: number;
  readonly fair: number;
  readonly distant: number;
  /** Words matched by their letters whose consonants differ; romanizations differ mainly in vowels. */
  readonly consonantsApart: number;
  readonly initials: number;
  readonly shortForms: number;
  /** The same name in another spelling or language, by the table of name families. */
  readonly families: number;
  readonly consonants: number;
  /** Unmatched words in both names: the names have different words in the same position. */
  readonly conflict: number;
  /** Share of the conflicting words among all words. */
  readonly conflictShare: number;
  /** Degree to which the unmatched words of both names begin differently, 0–1: "Jay" and "Jayhoon" give 0. */
  readonly beginsOtherwise: number;
  /** Share of letter pairs that the two names don't share, 0–1; organizations only. */
  readonly unlike: number;
  readonly extraQuery: number;
  readonly extraName: number;
  /** Unmatched weight of the name beyond one word. */
  readonly extraWords: number;
  /** Unmatched weight on either side when words matched only by their consonants. */
  readonly beyondConsonants: number;
  /** Only one word of weight matched in a longer name. */
  readonly loneWord: number;
  readonly numbersDiffer: number;
  readonly numberMissing: number;
  readonly formMissing: number;
  readonly formsDiffer: number;
  /** Differing letters beyond the number allowed for a name of this length. */
  readonly editsBeyond: number;
  /** Missing words out of the number required by `min_nr_token_match`. */
  readonly wordsShort: number;
  readonly spacesDiffer: number;
  /** Both names have an unmatched activity word or an unmatched place; organizations only. */
  readonly keyWordsDiffer: number;
  readonly placesDiffer: number;
  /** Activity words of an organization that only one side has. */
  readonly keyWordsMissing: number;
  /** The son in one name is the father in the other. */
  readonly fathersSwapped: number;
  /** Words matched only by their initials. */
  readonly onlyInitials: number;
  /** One word is an acronym of the other's words. */
  readonly acronyms: number;
  /** A surname with a title represents the whole name. */
  readonly titleOnly: number;
  /** Words of two Chinese names in pinyin that are similar but not equal. */
  readonly syllablesDiffer: number;
}

export type EvidenceKind = keyof ComparisonEvidence;

/** Mutable evidence, used while it is collected. */
export type Gathering = { -readonly [kind in EvidenceKind]: ComparisonEvidence[kind] };

/** Checks whether names with this evidence certainly stay below a score, regardless of further evidence. */
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

/** Resets evidence collected for another pair. */
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

/**
 * Returns the evidence against two names belonging to one party, in log-odds. Unrolled because it runs for
 * every compared name.
 */
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
