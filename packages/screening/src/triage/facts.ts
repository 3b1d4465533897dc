import type { EntryName, ListEntry, ListKind, PartyType } from '../model';
import type { Explanation } from '../names/score-pair';
import { soundFold } from '../names/sound-fold';
import { entityCommonness, personCommonness } from '../names/word-rarity';
import { agreementOfBirths, type BirthAgreement } from './births';

/** The screened party, as far as triage compares it. */
export interface TriageSubject {
  /** Type as which the party was screened. */
  readonly type: PartyType;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly dob?: string | undefined;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country?: string | undefined;
  /** Number of an identity document. */
  readonly photoId?: string | undefined;
}

/** A name match, as far as triage weighs it. */
export interface TriageMatch {
  readonly entry: Pick<
    ListEntry,
    'type' | 'births' | 'nationalities' | 'countries' | 'identifiers' | 'names'
  >;
  readonly list: { readonly kind: ListKind };
  /** The entry's name that matched. */
  readonly name: Pick<EntryName, 'weak' | 'kind'>;
  readonly score: number;
  readonly found: 'exact' | 'fuzzy' | 'phonetic';
  readonly explanation: Explanation;
}

export type CountryAgreement = 'nationality' | 'associated' | 'other' | 'unknown';
export type NumberAgreement = 'same' | 'other' | 'unknown';

/** Everything that is compared between a party and a list entry. Unknown facts stay `unknown`. */
export interface TriageFacts {
  readonly person: boolean;
  /** Similarity of the names without the deductions for date of birth and country, 0–1. */
  readonly nameScore: number;
  readonly exactName: boolean;
  readonly weakName: boolean;
  readonly edits: number;
  /** Numbers of words. */
  readonly matchedWords: number;
  readonly queryWordsLeft: number;
  readonly entryWordsLeft: number;
  /** Commonness of the words of the name, 0–1; 0 if no table of names contains the word. */
  readonly commonGiven: number;
  readonly commonFamily: number;
  readonly rarestWord: number;
  readonly birth: BirthAgreement;
  readonly country: CountryAgreement;
  readonly document: NumberAgreement;
  readonly typeDiffers: boolean;
  readonly kind: ListKind;
  /** Number of other entries of the same list that match at least as well. */
  readonly rivals: number;
}

/** Reasons in an explanation that aren't about the names. */
const NOT_OF_NAMES = /^(?:(?:day|year) of birth|country) differs$/;

/** Returns the score of the names alone, 0–1. */
function scoreOfNames({ score, explanation }: TriageMatch): number {
  const factor = explanation.penalties
    .filter(({ reason }) => NOT_OF_NAMES.test(reason))
    .reduce((product, penalty) => product * penalty.factor, 1);
  return Math.min(1, factor > 0 ? score / factor : score);
}

/** Returns the commonness of the first, the last and the rarest matched word. */
function commonnessOf({ pairs }: Explanation, person: boolean) {
  const words = pairs.map(({ query, name, similarity }) => {
    const folds = (text: string) => text.split(' ').map((word) => soundFold(word.toLowerCase()));
    const common = person ? personCommonness : entityCommonness;
    const of = (text: string) => Math.min(...folds(text).map(common));
    // A typing error is rare although the name itself may be common.
    return { common: Math.max(of(query), of(name)), similarity };
  });
  if (words.length === 0) return { given: 0, family: 0, rarest: 0 };
  return {
    given: words[0]!.common,
    family: words.at(-1)!.common,
    rarest: Math.min(...words.map(({ common }) => common)),
  };
}

function agreementOfCountries(
  country: string | undefined,
  { nationalities, countries }: TriageMatch['entry'],
): CountryAgreement {
  if (country === undefined || (countries.length === 0 && nationalities.length === 0)) return 'unknown';
  if (nationalities.includes(country)) return 'nationality';
  return countries.includes(country) ? 'associated' : 'other';
}

const MIN_NUMBER_LENGTH = 5;
const plainNumber = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

function agreementOfNumbers(
  photoId: string | undefined,
  { identifiers }: TriageMatch['entry'],
): NumberAgreement {
  const asked = plainNumber(photoId ?? '');
  const listed = identifiers.map(({ value }) => plainNumber(value)).filter((value) => value !== '');
  if (asked.length < MIN_NUMBER_LENGTH || listed.length === 0) return 'unknown';
  return listed.includes(asked) ? 'same' : 'other';
}

/**
 * Compares a party with a list entry.
 * @param rivals number of other entries of the same list that match at least as well
 */
export function triageFacts(subject: TriageSubject, match: TriageMatch, rivals: number): TriageFacts {
  const { entry, explanation } = match;
  const type = subject.type === 'UNKNOWN' ? entry.type : subject.type;
  const person = type !== 'ENTITY';
  const common = commonnessOf(explanation, person);
  return {
    person,
    nameScore: scoreOfNames(match),
    exactName: match.found === 'exact',
    weakName: match.name.weak === true || match.name.kind === 'low-quality',
    edits: explanation.edits,
    matchedWords: explanation.pairs.length,
    queryWordsLeft: explanation.unmatched_query.length,
    entryWordsLeft: explanation.unmatched_name.length,
    commonGiven: common.given,
    commonFamily: common.family,
    rarestWord: common.rarest,
    birth: person ? agreementOfBirths(subject.dob, entry.births) : 'unknown',
    country: agreementOfCountries(subject.country, entry),
    document: agreementOfNumbers(subject.photoId, entry),
    typeDiffers: subject.type !== 'UNKNOWN' && entry.type !== 'UNKNOWN' && subject.type !== entry.type,
    kind: match.list.kind,
    rivals,
  };
}
