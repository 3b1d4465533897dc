import { createHash } from 'node:crypto';
import { type ArticleIndex, allSteps, articleText } from './article-index';
import type { Article } from './article-parts';
import type { RiskCategory } from './data/risk-lexicon';
import { birthYearNear, countriesNamed, isBystander, risksNear, snippetOf } from './evidence';
import { findMentions, type NamePattern, shortestFuzzyWord } from './mentions';
import { textWords } from './words';

/** `scoring.adverse_media_scores`. */
export interface MediaSettings {
  readonly fuzziness: number;
  readonly exactMatch: boolean;
  /**
   * When the subject's birth date is known, accepts an article only if it states a matching age or birth
   * year.
   */
  readonly forceDobFilter: boolean;
  /**
   * When the subject's country is known, accepts an article only if it states a matching one. If both filters
   * apply, one match is enough.
   */
  readonly forceCountryFilter: boolean;
}

export const DEFAULT_MEDIA_SETTINGS: MediaSettings = {
  fuzziness: 0.5,
  exactMatch: false,
  forceDobFilter: true,
  forceCountryFilter: true,
};

export interface MediaSubject {
  readonly name: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly dob: string | null;
  /** ISO 3166-1 alpha-2 of every country associated with the subject. */
  readonly countries: readonly string[];
}

interface MediaItem {
  /** YYYY-MM-DD. */
  readonly date: string | null;
  readonly snippet: string;
  readonly title: string;
  readonly url: string;
}

/** Articles that appear to be about one person, as shown in `adversemedia_entries`. */
export interface MediaEntry {
  /** Stable while the person is distinguished by the same name, birth year and country. */
  readonly id: string;
  /** In the spelling of the newest article. */
  readonly name: string;
  readonly found: 'exact' | 'fuzzy';
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
  /** Newest first, at most 10. */
  readonly media: readonly MediaItem[];
  /** Every article about the person, newest first. */
  readonly mentions: readonly MediaMention[];
}

/** An article that is about the person. */
export interface MediaMention {
  readonly article: Article;
  /** In the spelling of the article. */
  readonly name: string;
  readonly isExact: boolean;
}

const MAX_MEDIA = 10;
/** Maximum number of articles read for one name. */
const MAX_CANDIDATES = 500;

interface Hit extends MediaMention {
  readonly birthYear: number | null;
  readonly countries: readonly string[];
  readonly categories: ReadonlySet<RiskCategory>;
  readonly snippet: string;
}

/**
 * Finds articles that report wrongdoing near the name of a person or organization, grouped by the person they
 * appear to be about. Excludes articles that name the subject as victim, judge, prosecutor or similar, or
 * that clear the subject. Runs in steps of one article, a few milliseconds at most, so that callers can check
 * a deadline or do other work in between.
 *
 * @returns [] for a name of one word, which doesn't identify a person
 */
export function* screeningMedia(
  index: ArticleIndex,
  subject: MediaSubject,
  settings: MediaSettings,
): Generator<void, readonly MediaEntry[]> {
  const words = textWords(subject.name.slice(0, 500)).map(({ fold }) => fold);
  if (words.length < 2 || words.length > 12) return [];
  const pattern: NamePattern = { words, exactMatch: settings.exactMatch, fuzziness: settings.fuzziness };
  const mayMiss = words.length > 2 && !settings.exactMatch && settings.fuzziness > 0;
  const least = new Set(words).size - (mayMiss ? 1 : 0);
  const hits: Hit[] = [];
  for (const number of index.having(words, least, shortestFuzzyWord(pattern), MAX_CANDIDATES)) {
    yield;
    const hit = hitOf(index.article(number), pattern, subject);
    if (hit !== null && passes(hit, subject, settings)) hits.push(hit);
  }
  return clusters(hits).map((cluster) => entryOf(words, cluster));
}

/** Runs `screeningMedia` without pausing. */
export const screenMedia = (
  index: ArticleIndex,
  subject: MediaSubject,
  settings: MediaSettings,
): readonly MediaEntry[] => allSteps(screeningMedia(index, subject, settings));

function hitOf(article: Article, pattern: NamePattern, subject: MediaSubject): Hit | null {
  const text = articleText(article);
  const words = textWords(text);
  let best: Hit | null = null;
  const categories = new Set<RiskCategory>();
  let birthYear: number | null = null;
  for (const mention of findMentions(words, pattern)) {
    const [start, end] = [words[mention.first]!.start, words[mention.last]!.end];
    birthYear ??= birthYearNear(text, start, end, article.date);
    if (isBystander(words, mention)) return null;
    const risks = risksNear(words, mention, article.language);
    for (const { category } of risks) categories.add(category);
    const nearest = risks.toSorted((a, b) => distance(mention, a.at) - distance(mention, b.at))[0];
    if (nearest === undefined || (best !== null && (best.isExact || !mention.isExact))) continue;
    best = {
      article,
      name: text.slice(start, end),
      isExact: mention.isExact,
      birthYear,
      countries: countriesNamed(article, words, subject.countries),
      categories,
      snippet: snippetOf(text, words, mention, nearest.at),
    };
  }
  return best === null ? null : { ...best, birthYear };
}

function distance({ first, last }: { readonly first: number; readonly last: number }, at: number): number {
  return at < first ? first - at : at - last;
}

function passes(
  hit: Hit,
  subject: MediaSubject,
  { forceDobFilter, forceCountryFilter }: MediaSettings,
): boolean {
  const year = subject.dob === null ? null : Number(subject.dob.slice(0, 4));
  const difference = year === null || hit.birthYear === null ? null : Math.abs(year - hit.birthYear);
  // A contradicting age always means another person, regardless of the settings.
  if (difference !== null && difference > 1) return false;
  // Filters apply only to facts in the request. They are on by default, so they would otherwise exclude
  // everything.
  const asksYear = forceDobFilter && year !== null;
  const asksCountry = forceCountryFilter && subject.countries.length > 0;
  if (!asksYear && !asksCountry) return true;
  return (asksYear && difference !== null) || (asksCountry && hit.countries.length > 0);
}

/**
 * Groups hits by person: birth years at most one year apart are one person, and hits without a year join the
 * only or largest group.
 */
function clusters(hits: readonly Hit[]): readonly (readonly Hit[])[] {
  const found: Hit[][] = [];
  for (const hit of hits.filter(({ birthYear }) => birthYear !== null)) {
    const home = found.find(([first]) => Math.abs(first!.birthYear! - hit.birthYear!) <= 1);
    if (home === undefined) found.push([hit]);
    else home.push(hit);
  }
  const unknown = hits.filter(({ birthYear }) => birthYear === null);
  if (unknown.length === 0) return found;
  if (found.length === 0) return [unknown];
  found.sort((a, b) => b.length - a.length)[0]!.push(...unknown);
  return found;
}

function entryOf(words: readonly string[], cluster: readonly Hit[]): MediaEntry {
  const newest = cluster.toSorted((a, b) => (b.article.date ?? '').localeCompare(a.article.date ?? ''));
  const birthYear = newest.find((hit) => hit.birthYear !== null)?.birthYear ?? null;
  const countries = [...new Set(newest.flatMap((hit) => hit.countries))].sort();
  const categories = [...new Set(newest.flatMap((hit) => [...hit.categories]))].sort();
  const key = [[...words].sort().join(' '), birthYear ?? '', countries.join(',')].join('|');
  return {
    id: createHash('sha256').update(key).digest('hex').slice(0, 16),
    name: newest[0]!.name,
    found: newest.some(({ isExact }) => isExact) ? 'exact' : 'fuzzy',
    attributes: [
      ...categories.map((value) => ({ key: 'category', value })),
      ...(birthYear === null ? [] : [{ key: 'birth_year', value: String(birthYear) }]),
      ...countries.map((value) => ({ key: 'country', value })),
      { key: 'articles', value: String(newest.length) },
    ],
    media: newest.slice(0, MAX_MEDIA).map(({ article, snippet }) => ({
      date: article.date,
      snippet,
      title: article.title,
      url: article.url,
    })),
    mentions: newest.map(({ article, name, isExact }) => ({ article, name, isExact })),
  };
}
