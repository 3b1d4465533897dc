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
  /** Of a subject whose birth date is known, take an article only when it reports an age or birth year that fits… */
  readonly forceDobFilter: boolean;
  /** …and of one whose country is known, only when it reports one that fits. Where both apply, one of them is enough. */
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
  /** ISO 3166-1 alpha-2 of every country the subject is tied to. */
  readonly countries: readonly string[];
}

interface MediaItem {
  /** YYYY-MM-DD. */
  readonly date: string | null;
  readonly snippet: string;
  readonly title: string;
  readonly url: string;
}

/** Articles that seem to be about one person, as `adversemedia_entries` shows them. */
export interface MediaEntry {
  /** Stable as long as the person is distinguished by the same name, birth year and country. */
  readonly id: string;
  /** As the newest article spells it. */
  readonly name: string;
  readonly found: 'exact' | 'fuzzy';
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
  /** Newest first, at most 10. */
  readonly media: readonly MediaItem[];
  /** Every article of the person, newest first. */
  readonly mentions: readonly MediaMention[];
}

/** An article that is about the person. */
export interface MediaMention {
  readonly article: Article;
  /** As the article spells it. */
  readonly name: string;
  readonly isExact: boolean;
}

const MOST_MEDIA = 10;
/** Articles that are read for one name. */
const MOST_CANDIDATES = 500;

interface Hit extends MediaMention {
  readonly birthYear: number | null;
  readonly countries: readonly string[];
  readonly categories: ReadonlySet<RiskCategory>;
  readonly snippet: string;
}

/**
 * Finds articles that report a wrong near a person's or organisation's name, grouped by the person they seem to be
 * about. Articles that name the subject as victim, judge, prosecutor or the like, or clear the subject, are left out.
 * In steps of one article, a few milliseconds at most: whoever has other work to do, or a deadline, looks in between.
 *
 * @returns [] for a name of a single word: it does not show who is meant
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
  for (const number of index.having(words, least, shortestFuzzyWord(pattern), MOST_CANDIDATES)) {
    yield;
    const hit = hitOf(index.article(number), pattern, subject);
    if (hit !== null && passes(hit, subject, settings)) hits.push(hit);
  }
  return clusters(hits).map((cluster) => entryOf(words, cluster));
}

/** `screeningMedia` without a pause. */
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
  // An age that does not fit is another person, whatever the settings.
  if (difference !== null && difference > 1) return false;
  // What the request does not hold cannot be asked of an article: on by default, the filters would leave nothing.
  const asksYear = forceDobFilter && year !== null;
  const asksCountry = forceCountryFilter && subject.countries.length > 0;
  if (!asksYear && !asksCountry) return true;
  return (asksYear && difference !== null) || (asksCountry && hit.countries.length > 0);
}

/** Hits by person: birth years at most a year apart are one, and hits without a year join the only or largest one. */
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
    media: newest.slice(0, MOST_MEDIA).map(({ article, snippet }) => ({
      date: article.date,
      snippet,
      title: article.title,
      url: article.url,
    })),
    mentions: newest.map(({ article, name, isExact }) => ({ article, name, isExact })),
  };
}
