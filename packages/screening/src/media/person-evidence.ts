import countries from 'i18n-iso-countries';
import type { Article } from './article';
import type { Mention } from './mentions';
import { foldWord, type TextWord } from './words';

/** Characters around a mention in which an age or a birth year is read. */
const REACH = 120;
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

/** The year of birth that an article reports right around a mention, within a year; `null` when it reports none. */
export function birthYearNear(text: string, start: number, end: number, date: string | null): number | null {
  const around = text.slice(Math.max(0, start - REACH), end + REACH);
  for (const pattern of BIRTH_YEARS) {
    const year = pattern.exec(around)?.[1];
    if (year !== undefined) return Number(year);
  }
  if (date === null) return null;
  const after = text.slice(end, end + REACH);
  for (const pattern of AGES) {
    const age = pattern.exec(pattern.source.startsWith('^') ? after : around)?.[1];
    if (age !== undefined) return Number(date.slice(0, 4)) - Number(age);
  }
  return null;
}

const namesOf = new Map<string, readonly (readonly string[])[]>();

/** Folded words of a country's names in the languages of the lexicon. */
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
    // An abbreviation such as US is an ordinary word once it is folded.
    names = folded.filter((name) => name.join('').length >= 4);
    namesOf.set(code, names);
  }
  return names;
}

/** Countries among the given ones that an article is about, or names. */
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

/** A name of a country in any case, and its adjective where it only adds an ending: Brasil, Brasilian. */
function isForm(word: TextWord | undefined, name: string): boolean {
  if (word === undefined) return false;
  if (word.fold === name) return true;
  const stem = name.length >= 5 ? name.slice(0, -1) : name;
  return stem.length >= 4 && word.fold.startsWith(stem) && word.fold.length - name.length <= 3;
}

/** A piece of text around a mention and a risk, at word boundaries. */
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
