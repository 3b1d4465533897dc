import type { CaseMatch } from '../api/screening';
import { decimal, percentage, t } from '../i18n/language';
import { isMasked } from '../personal/reveal';

/** Default similarity from which two names match. */
const DEFAULT_THRESHOLD = 0.585;

interface Pair {
  readonly query: string;
  readonly name: string;
  readonly matchType: string;
}

/** Known parts of a match explanation: matching words of names, matching fields of bank details. */
interface Explained {
  readonly pairs: readonly Pair[];
  readonly unmetSought: readonly string[];
  readonly unmetListed: readonly string[];
  readonly penalties: readonly { readonly reason: string; readonly factor: number }[];
  readonly metFields: readonly string[];
}

const isObject = (value: unknown): value is { readonly [member: string]: unknown } =>
  typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textsOf = (value: unknown) => listOf(value).filter((one): one is string => typeof one === 'string');

/** Parses an explanation; ignores members that other versions wrote in a different form. */
function read(explanation: unknown): Explained {
  const found = isObject(explanation) ? explanation : {};
  return {
    pairs: listOf(found.pairs).flatMap((pair) =>
      isObject(pair) && typeof pair.query === 'string' && typeof pair.name === 'string'
        ? [{ query: pair.query, name: pair.name, matchType: String(pair.likeness) }]
        : [],
    ),
    unmetSought: textsOf(found.unmatched_query),
    unmetListed: textsOf(found.unmatched_name),
    penalties: listOf(found.penalties).flatMap((one) =>
      isObject(one) && typeof one.reason === 'string' && typeof one.factor === 'number'
        ? [{ reason: one.reason, factor: one.factor }]
        : [],
    ),
    metFields: textsOf(found.matched_fields),
  };
}

/** Reasons why two words match. */
const similarities = (): { readonly [matchType: string]: string } => ({
  equal: t('are identical'),
  sound: t('sound the same but are spelled differently'),
  family: t('are variants of the same given name'),
  'short-form': t('are a name and its short form'),
  initial: t('are a name and its initial'),
  consonants: t('have the same consonants'),
  phonetic: t('sound similar'),
  edit: t('differ by one or two letters'),
  joined: t('are the same apart from word spacing'),
  acronym: t('are a name and its initials'),
});

const fieldNames = (): { readonly [field: string]: string } => ({
  bank_name: t('the bank name'),
  bank_account: t('the account or wallet'),
  bank_swift: t('the BIC'),
});

/** Score reductions, by the reason that the scorer stores. */
const reasons = (): { readonly [reason: string]: string } => ({
  'day of birth differs': t('day of birth differs'),
  'year of birth differs': t('year of birth differs'),
  'country differs': t('country differs'),
  'different spelling': t('different spelling'),
  'letters differ': t('one letter differs'),
  'several letters differ': t('several letters differ'),
  'many letters differ': t('many letters differ'),
  'different consonants': t('different consonants'),
  'only an initial matches': t('only an initial matches'),
  'short form of a name': t('short form of a name'),
  'variant of a name': t('variant of a name'),
  'some consonants differ': t('some consonants differ'),
  'words differ': t('words differ'),
  'words start differently': t('words start differently'),
  'names are dissimilar overall': t('names are dissimilar overall'),
  'the query has more words': t('the query has more words'),
  'the entry has more words': t('the entry has more words'),
  'common name': t('common name'),
  'extra words next to a match by consonants': t('extra words next to a match by consonants'),
  'only one word of a longer name': t('only one word of a longer name'),
  'numbers differ': t('numbers differ'),
  'a number is missing': t('a number is missing'),
  'a legal form is missing': t('a legal form is missing'),
  'legal forms differ': t('legal forms differ'),
  'more letters differ than this name allows': t('more letters differ than this name allows'),
  'too few words match': t('too few matching words'),
  'spaces differ': t('spacing differs'),
  'lines of business differ': t('lines of business differ'),
  'places differ': t('places differ'),
  'only one name states its line of business': t('only one name states its line of business'),
  "given name and father's name are swapped": t("given name and father's name are swapped"),
  'only initials match': t('only initials match'),
  'one name is an abbreviation of the other': t('one name is an abbreviation of the other'),
  'only a title and a surname match': t('only a title and a surname match'),
  'Chinese syllables differ': t('Chinese syllables differ'),
  'the entry has many more words': t('the entry has many more words'),
  "the query looks like a person's name": t('the query resembles a person’s name'),
  'the query looks like the name of an organization': t('the query resembles an organization’s name'),
  // Stored by earlier versions
  'spelt otherwise': t('different spelling'),
  'other consonants': t('different consonants'),
  'only an initial': t('only an initial matches'),
  'a short form': t('short form of a name'),
  'another form of a name': t('variant of a name'),
  'consonants differ': t('some consonants differ'),
  'words begin otherwise': t('words start differently'),
  'the whole names are unlike': t('names are dissimilar overall'),
  'the query says more': t('the query has more words'),
  'the entry says more': t('the entry has more words'),
  'the entry says much more': t('the entry has many more words'),
  'words beyond those alike in consonants': t('extra words next to a match by consonants'),
  'one word of a longer name': t('only one word of a longer name'),
  'more letters differ than the name allows': t('more letters differ than this name allows'),
  'they do different things': t('lines of business differ'),
  'one says more of what it does': t('only one name states its line of business'),
  'son and father change places': t("given name and father's name are swapped"),
  'nothing but initials': t('only initials match'),
  'one is short for the other': t('one name is an abbreviation of the other'),
  'a title and a surname only': t('only a title and a surname match'),
  'other Chinese syllables': t('Chinese syllables differ'),
  'the query looks like the name of a person': t('the query resembles a person’s name'),
  'the query looks like the name of an organisation': t('the query resembles an organization’s name'),
  'a name that many bear': t('common name'),
  'another day of birth': t('day of birth differs'),
  'another year of birth': t('year of birth differs'),
  'another country': t('country differs'),
});

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** Returns one sentence each for the matching words and the score reductions. */
export function explanationLines(match: Pick<CaseMatch, 'explanation' | 'score'>): readonly string[] {
  const { pairs, unmetSought, unmetListed, penalties, metFields } = read(match.explanation);
  if (pairs.some(({ query }) => isMasked(query))) return [t('Your role can’t view the matched words.')];
  const [how, why, fields] = [similarities(), reasons(), fieldNames()];
  return [
    t('Names count as a match from {threshold}, unless the search profile sets another threshold.', {
      threshold: percentage(DEFAULT_THRESHOLD, 1),
    }),
    ...pairs.map(({ query, name, matchType }) =>
      t('“{query}” and “{name}” {how}.', { query, name, how: how[matchType] ?? t('are similar') }),
    ),
    ...(unmetSought.length > 0
      ? [t('Only the customer name contains {words}.', { words: quoted(unmetSought) })]
      : []),
    ...(unmetListed.length > 0
      ? [t('Only the watchlist entry contains {words}.', { words: quoted(unmetListed) })]
      : []),
    ...penalties.map(({ reason, factor }) =>
      t('Similarity × {factor}: {reason}.', {
        factor: decimal(factor, 2),
        reason: why[reason] ?? reason,
      }),
    ),
    ...(metFields.length > 0
      ? [
          t('Matching bank details: {fields}.', {
            fields: metFields.map((field) => fields[field] ?? field).join(', '),
          }),
        ]
      : []),
  ];
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the matching words of both sides, in their compared form. */
export function metWords({ explanation }: Pick<CaseMatch, 'explanation'>): ReadonlySet<string> {
  const { pairs } = read(explanation);
  return new Set(pairs.flatMap(({ query, name }) => [...query.split(' '), ...name.split(' ')].map(fold)));
}

/** Splits a name into matching and other parts; joined, they are the name. */
export function marked(
  name: string,
  met: ReadonlySet<string>,
): readonly { readonly text: string; readonly isMet: boolean }[] {
  return name
    .split(/([\s-]+)/)
    .filter((text) => text !== '')
    .map((text) => ({ text, isMet: met.has(fold(text)) && fold(text) !== '' }));
}
