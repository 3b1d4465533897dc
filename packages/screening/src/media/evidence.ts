import countries from 'i18n-iso-countries';
import type { Article } from './article-parts';
import {
  BYSTANDERS,
  CLEARINGS,
  NEGATIONS,
  OPPOSITIONS,
  RISK_LEXICON,
  type RiskCategory,
} from './data/risk-lexicon';
import type { Mention } from './mentions';
import { foldWord, StemTable, type TextWord } from './words';

/** Number of characters around a mention in which an age or a birth year is read. */
const REACH_IN_CHARACTERS = 120;
const LANGUAGES = ['en', 'es', 'pt', 'de', 'fr', 'ru'];

const AGES: readonly RegExp[] = [
  /\b(\d{2})[- ]years?[- ]old\b/i,
  /\baged? (\d{2})\b/i,
  /^[\s,]*\(?(\d{2})\)?,/,
  /\bde (\d{2}) (?:años|anos)\b/i,
  /\b(\d{2}) Jahre alt\b/i,
  /\b(\d{2})-jährige/i,
  /\bâgée? de (\d{2}) ans\b/i,
  /\b(\d{2}) ans\b/i,
  /(\d{2})-летн/i,
];
const BIRTH_YEARS: readonly RegExp[] = [
  /\bborn (?:\w+ ){0,4}((?:19|20)\d{2})\b/i,
  /\b(?:nacid[oa]|nascid[oa]|née?|geboren|geb\.)[^.]{0,30}?\b((?:19|20)\d{2})\b/iu,
  /(?:родил[а-я]*|рожд)[^.]{0,30}?((?:19|20)\d{2})/iu,
];

/**
 * Returns the birth year that an article states near a mention, accurate to one year; `null` when it states
 * none.
 */
export function birthYearNear(text: string, start: number, end: number, date: string | null): number | null {
  const around = text.slice(Math.max(0, start - REACH_IN_CHARACTERS), end + REACH_IN_CHARACTERS);
  for (const pattern of BIRTH_YEARS) {
    const year = pattern.exec(around)?.[1];
    if (year !== undefined) return Number(year);
  }
  if (date === null) return null;
  const after = text.slice(end, end + REACH_IN_CHARACTERS);
  for (const pattern of AGES) {
    const age = pattern.exec(pattern.source.startsWith('^') ? after : around)?.[1];
    if (age !== undefined) return Number(date.slice(0, 4)) - Number(age);
  }
  return null;
}

const namesOf = new Map<string, readonly (readonly string[])[]>();

/** Returns the folded words of a country's names in the languages of the lexicon. */
function countryNames(code: string): readonly (readonly string[])[] {
  let names = namesOf.get(code);
  if (names === undefined) {
    const all = LANGUAGES.flatMap((language) => countries.getName(code, language, { select: 'all' }) ?? []);
    const folded = all.map((name) =>
      name
        .split(/[\s,]+/)
        .map(foldWord)
        .filter((word) => word !== ''),
    );
    // An abbreviation such as US would match an ordinary word once it is folded.
    names = folded.filter((name) => name.join('').length >= 4);
    namesOf.set(code, names);
  }
  return names;
}

/** Returns the given countries that an article is about or names. */
export function countriesNamed(
  article: Article,
  words: readonly TextWord[],
  codes: readonly string[],
): readonly string[] {
  return codes.filter(
    (code) =>
      article.countries.includes(code) ||
      countryNames(code).some((name) =>
        words.some((_, at) => name.every((word, offset) => isForm(words[at + offset], word))),
      ),
  );
}

/** Matches a country name in any case, and an adjective that only adds an ending: Brasil, Brasilian. */
function isForm(word: TextWord | undefined, name: string): boolean {
  if (word === undefined) return false;
  if (word.fold === name) return true;
  const stem = name.length >= 5 ? name.slice(0, -1) : name;
  return stem.length >= 4 && word.fold.startsWith(stem) && word.fold.length - name.length <= 3;
}

/** Returns an excerpt around a mention and a risk, cut at word boundaries. */
export function snippetOf(
  text: string,
  words: readonly TextWord[],
  { first, last }: Mention,
  at: number,
): string {
  const [from, to] = [Math.min(first, at), Math.max(last, at)];
  const start = words[Math.max(0, from - 8)]!.start;
  const end = words[Math.min(words.length - 1, to + 8)]!.end;
  const piece = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '… ' : ''}${piece}${end < text.length ? ' …' : ''}`;
}

/** A lexicon word near a mention. */
interface Risk {
  readonly category: RiskCategory;
  readonly at: number;
}

/** Maximum number of words between a mention and a risk that belong together. */
const REACH_IN_WORDS = 30;
const NEGATION_REACH = 3;
/** Leaves space for a name and `in the case of` in between: `acquitted Ana Ruiz Calvo in the case of bribery`. */
const CLEARING_REACH = 7;

const lexicons = new Map<string, StemTable<RiskCategory>>();
const marks = (stems: readonly string[]) => new StemTable(stems.map((stem) => [stem, true] as const));
const [negations, oppositions, clearings, bystanders] = [NEGATIONS, OPPOSITIONS, CLEARINGS, BYSTANDERS].map(
  marks,
);
/** Grammatical articles that may occur between a name and the person's role. */
const ARTICLES = new Set([
  'a',
  'an',
  'the',
  'el',
  'la',
  'un',
  'una',
  'o',
  'um',
  'uma',
  'der',
  'die',
  'ein',
  'eine',
  'le',
  'une',
]);

/** Returns the lexicon of a language, or of all languages together when the language is unknown. */
function lexiconOf(language: string | null): StemTable<RiskCategory> {
  const own = RISK_LEXICON.get(language ?? '');
  const key = own === undefined ? '' : language!;
  let table = lexicons.get(key);
  if (table === undefined) {
    const chosen = own === undefined ? [...RISK_LEXICON.values()] : [own];
    const all = chosen.flatMap((lexicon) =>
      Object.entries(lexicon).flatMap(([category, list]) =>
        list.map((stem) => [stem, category as RiskCategory] as const),
      ),
    );
    table = new StemTable(all);
    lexicons.set(key, table);
  }
  return table;
}

/** Returns the risks within reach of a mention that aren't negated by a nearby word. */
export function risksNear(
  words: readonly TextWord[],
  { first, last }: Mention,
  language: string | null,
): readonly Risk[] {
  const lexicon = lexiconOf(language);
  const risks: Risk[] = [];
  for (
    let at = Math.max(0, first - REACH_IN_WORDS);
    at <= Math.min(last + REACH_IN_WORDS, words.length - 1);
    at++
  ) {
    if (at >= first && at <= last) continue;
    for (const { meaning, length } of lexicon.at(words, at)) {
      if (!isTakenBack(words, at, length)) risks.push({ category: meaning, at });
    }
  }
  return risks;
}

function isTakenBack(words: readonly TextWord[], at: number, length: number): boolean {
  for (let back = 1; back <= CLEARING_REACH; back++) {
    if (back <= NEGATION_REACH && negations!.at(words, at - back).length > 0) return true;
    if (clearings!.at(words, at - back).length > 0) return true;
    if (clearings!.at(words, at + length - 1 + back).length > 0) return true;
  }
  const before = ARTICLES.has(words[at - 1]?.fold ?? '') ? at - 1 : at;
  return [1, 2].some((back) => oppositions!.at(words, before - back).some((stem) => stem.length === back));
}

/**
 * Checks whether a mention is of a victim or of a person acting against the wrongdoing: `judge Ana Ruiz`,
 * `Ana Ruiz, the victim of`. `The victim of Ana Ruiz` and `lawyer for Ana Ruiz` don't count.
 */
export function isBystander(words: readonly TextWord[], { first, last }: Mention): boolean {
  const before = [1, 2].some((back) =>
    bystanders!.at(words, first - back).some(({ length }) => length === back),
  );
  if (before) return true;
  const next = words[last + 1];
  if (next === undefined) return false;
  if (ARTICLES.has(next.fold)) return bystanders!.at(words, last + 2).length > 0;
  // `Ruiz, prosecutors said` names the speaker; `Ruiz, victim of` describes Ruiz.
  return next.isAfterComma && !next.fold.endsWith('s') && bystanders!.at(words, last + 1).length > 0;
}
