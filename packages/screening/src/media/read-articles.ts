import { createHash } from 'node:crypto';
import { delimitedRows } from '../lists/delimited';
import { countryCode, readDate } from '../lists/entry-details';
import { headOf, type ListFile, ListRefused, textOf } from '../lists/list-file';
import {
  child,
  descendants,
  type JsonObject,
  jsonLines,
  textAt,
  textOfMember,
  textsOf,
  type XmlElement,
  xmlRecords,
} from '../lists/records';
import type { Article, ReadArticles } from './article-parts';
import { GKG_COUNTRIES, GKG_RISK_THEMES } from './data/gkg-terms';

const NAMED: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
};

/** Maximum number of characters read per article; the rest is ignored. */
const MAX_LENGTH = 200_000;

/**
 * Extracts the plain text of a text that may contain HTML: without tags, scripts and styles, with character
 * references resolved.
 */
function plainText(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(/<(script|style)\b[\s\S]{0,20000}?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
      const code =
        hex !== undefined ? Number.parseInt(hex, 16) : decimal !== undefined ? Number(decimal) : null;
      if (code !== null) return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
      return NAMED[String(name).toLowerCase()] ?? whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Supported article formats: RSS 2.0 or Atom feeds, JSON Lines, and GDELT's Global Knowledge Graph 2.1. */
export type ArticleFormat = 'rss' | 'jsonl' | 'gkg';

/** Detects the format of a document; `null` for an unsupported one. */
export async function detectArticleFormat(file: ListFile): Promise<ArticleFormat | null> {
  const head = await headOf(file);
  if (/<(?:rss|feed|rdf:RDF)[\s>]/.test(head.slice(0, 4000))) return 'rss';
  if (/^\s*\{/.test(head)) return 'jsonl';
  return (/^[^\n]*/.exec(head)![0].match(/\t/g)?.length ?? 0) >= 20 ? 'gkg' : null;
}

/**
 * Reads the articles of a document.
 * @throws ListRefused when it is empty, broken, truncated or of another format
 */
export async function readArticles(file: ListFile, format: ArticleFormat): Promise<ReadArticles> {
  const articles = new Map<string, Article>();
  const skipped: Record<string, number> = {};
  let read = 0;
  for await (const article of READERS[format](file)) {
    read++;
    const reason = typeof article === 'string' ? article : articles.has(article.id) ? 'repeated' : null;
    if (reason === null) articles.set((article as Article).id, article as Article);
    else skipped[reason] = (skipped[reason] ?? 0) + 1;
  }
  return { articles: [...articles.values()], counts: { read, kept: articles.size, skipped } };
}

/** An article, or the reason why a record was skipped. */
type Read = AsyncGenerator<Article | string>;

const READERS: { readonly [Format in ArticleFormat]: (file: ListFile) => Read } = {
  rss: readFeed,
  jsonl: readLines,
  gkg: readGkg,
};

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

function article(facts: Omit<Article, 'id'> & { readonly id?: string }): Article | string {
  if (facts.title === '' && facts.text === '') return 'no text';
  const id = facts.id || digest(facts.url || `${facts.title}\n${facts.text}`);
  return { ...facts, id };
}

/** Converts a time as written in feeds (RFC 822, ISO 8601) to a day. */
function dayOf(text: string): string | null {
  const plain = readDate(text);
  if (plain !== null) return plain.length === 10 ? plain : null;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString().slice(0, 10);
}

async function* readFeed(file: ListFile): Read {
  const root = /<(rss|feed|RDF)[\s>]/.exec((await headOf(file)).replace('rdf:RDF', 'RDF'))?.[1];
  if (root === undefined) throw new ListRefused('unknown-format', "The document isn't an RSS or Atom feed.");
  const names = root === 'feed' ? ['entry', 'title'] : ['item', 'title', 'language'];
  let source: string | null = null;
  let language: string | null = null;
  for await (const record of xmlRecords(textOf(file), root, names)) {
    if (record.name === 'title') source ??= record.text;
    else if (record.name === 'language') language = record.text.slice(0, 2).toLowerCase();
    else if (record.name === 'item') yield feedItem(record, source, language);
    else if (record.name === 'entry') yield atomEntry(record, source, language);
    else if (record.name === 'feed') language = record.attributes.lang?.slice(0, 2).toLowerCase() ?? null;
  }
}

function feedItem(item: XmlElement, source: string | null, language: string | null): Article | string {
  // `content:encoded` contains the whole article if the feed provides it.
  const body = textAt(item, 'encoded') || textAt(item, 'description');
  return article({
    id: textAt(item, 'guid'),
    url:
      textAt(item, 'link') ||
      (child(item, 'guid')?.attributes.isPermaLink === 'true' ? textAt(item, 'guid') : ''),
    title: plainText(textAt(item, 'title')),
    text: plainText(body),
    date: dayOf(textAt(item, 'pubDate') || textAt(item, 'date')),
    language,
    source: textAt(item, 'source') || source,
    countries: [],
  });
}

function atomEntry(entry: XmlElement, source: string | null, language: string | null): Article | string {
  const links = descendants(entry, 'link');
  const link = links.find(({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate') ?? links[0];
  return article({
    id: textAt(entry, 'id'),
    url: link?.attributes.href ?? '',
    title: plainText(textAt(entry, 'title')),
    text: plainText(textAt(entry, 'content') || textAt(entry, 'summary')),
    date: dayOf(textAt(entry, 'published') || textAt(entry, 'updated')),
    language: entry.attributes.lang?.slice(0, 2).toLowerCase() ?? language,
    source,
    countries: [],
  });
}

/**
 * Reads one object per line: `title`, `text` (or `body`, `content`), `url`, `date`, `language`, `source`,
 * `country`.
 */
async function* readLines(file: ListFile): Read {
  for await (const object of jsonLines(textOf(file))) {
    const first = (...members: string[]) =>
      members.map((member) => textOfMember(object, member)).find((text) => text !== '') ?? '';
    yield article({
      id: first('id'),
      url: first('url', 'link'),
      title: plainText(first('title', 'headline')),
      text: plainText(first('text', 'body', 'content', 'summary')),
      date: dayOf(first('date', 'published', 'published_at')),
      language: first('language', 'lang').slice(0, 2).toLowerCase() || null,
      source: first('source', 'publisher') || null,
      countries: countriesOf(object),
    });
  }
}

function countriesOf(object: JsonObject): readonly string[] {
  const named = [...textsOf(object.country), ...textsOf(object.countries)];
  return [...new Set(named.map(countryCode))].filter((code) => code !== null);
}

/** Columns of the Global Knowledge Graph 2.1, tab separated (its codebook V2.1). */
const GKG = {
  id: 0,
  date: 1,
  source: 3,
  url: 4,
  themes: 7,
  locations: 9,
  persons: 11,
  organisations: 13,
  extras: 26,
};
const GKG_COLUMNS = 27;

/**
 * Builds the text of a row, which has none, from its title, its persons and organizations, and the risks of
 * its GDELT themes. Skips rows without such a theme.
 */
async function* readGkg(file: ListFile): Read {
  for await (const rows of delimitedRows(unquoted(textOf(file)), '\t')) {
    for (const row of rows) {
      if (row.length < GKG.organisations + 1 || row.length > GKG_COLUMNS + 1) {
        throw new ListRefused('malformed', "A row isn't in the format Global Knowledge Graph 2.1.");
      }
      yield gkgArticle(row);
    }
  }
}

/** Replaces double quotes, which have no special meaning in this format. */
async function* unquoted(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of text) yield piece.replaceAll('"', "'");
}

function gkgArticle(row: readonly string[]): Article | string {
  const themes = row[GKG.themes]!.split(';').filter((theme) => theme !== '');
  const risks = new Set(
    GKG_RISK_THEMES.filter(({ theme }) => themes.some((one) => theme.test(one))).map(({ words }) => words),
  );
  if (risks.size === 0) return 'no risk theme';
  const names = [row[GKG.persons]!, row[GKG.organisations]!].flatMap((cell) => cell.split(';'));
  const named = [...new Set(names.filter((name) => name !== ''))];
  if (named.length === 0) return 'no person or organization';
  const title = /<PAGE_TITLE>(.*?)<\/PAGE_TITLE>/.exec(row[GKG.extras] ?? '')?.[1] ?? '';
  const places = row[GKG.locations]!.split(';').map((place) => place.split('#')[2] ?? '');
  const about = [...risks].join(', ');
  return article({
    id: row[GKG.id]!,
    url: row[GKG.url]!,
    title: plainText(title),
    text: named.map((name) => `${name} (${about}).`).join(' '),
    date: readDate(row[GKG.date]!.slice(0, 8)),
    language: null,
    source: row[GKG.source] || null,
    // Locations use FIPS 10-4 codes; those that differ from ISO are translated.
    countries: [...new Set(places.map((fips) => GKG_COUNTRIES[fips] ?? fips))].filter(
      (code) => countryCode(code) !== null,
    ),
  });
}
