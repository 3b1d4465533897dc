import { GrowingNumbers } from '../names/index/growing-numbers';
import { gatherLists } from '../names/index/lists-of-numbers';
import { buildTextTable, powerOfTwo, textHash } from '../names/index/text-table';
import type { Article } from './article';
import { type ArticleParts, tableKey } from './article-parts';
import { textWords } from './words';

/** Characters of an article that are kept and searched. */
const MOST_CHARACTERS = 20_000;
/** Fewest letters of a word that is also found by its ends. */
export const SHORTEST_BY_ENDS = 4;

export interface ArticleLimits {
  /** Most articles, and most bytes of them; the oldest go first, those without a date before all. */
  readonly articles: number;
  readonly bytes: number;
}

export const ARTICLE_LIMITS: ArticleLimits = { articles: 100_000, bytes: 768 * 1024 * 1024 };

/** Title and text as one; the title ends as a sentence does. */
export function articleText({ title, text }: Article): string {
  return text === '' ? title : `${title}. ${text}`;
}

/** The first and the last three letters of a word, as hashes. */
export const endsOf = (word: string): readonly [number, number] => [
  textHash(`^${word.slice(0, 3)}`),
  textHash(`${word.slice(-3)}$`),
];

/** Every article once, the last of an id, shortened, newest first. */
function newestFirst(articles: Iterable<Article>): readonly Article[] {
  const unique = new Map<string, Article>();
  for (const article of articles) unique.set(article.id, article);
  return [...unique.values()]
    .map((article) =>
      article.text.length > MOST_CHARACTERS
        ? { ...article, text: article.text.slice(0, MOST_CHARACTERS) }
        : article,
    )
    .sort((a, b) => (a.date === b.date ? 0 : (a.date ?? '') < (b.date ?? '') ? 1 : -1));
}

/** The parts of an index of articles, built in a step an article: about a millisecond each. */
export function* buildArticles(
  given: Iterable<Article>,
  limits: ArticleLimits,
): Generator<void, ArticleParts> {
  const ids: string[] = [];
  const words = new Map<string, number>();
  /** Words of all articles one after the other, and where those of an article end. */
  const held = new GrowingNumbers();
  const heldEnds: number[] = [];
  const records: Uint8Array[] = [];
  const recordStarts = [0];
  for (const article of newestFirst(given)) {
    const record = Buffer.from(JSON.stringify(article));
    const end = recordStarts.at(-1)! + record.length;
    if (ids.length === limits.articles || end > limits.bytes) break;
    ids.push(tableKey(article.id));
    records.push(record);
    recordStarts.push(end);
    for (const word of new Set(textWords(articleText(article)).map(({ fold }) => fold))) {
      const known = words.get(word);
      held.push(known ?? words.size);
      if (known === undefined) words.set(word, words.size);
    }
    heldEnds.push(held.length);
    yield;
  }
  const texts = [...words.keys()];
  const buckets = powerOfTwo(texts.length);
  return {
    words: buildTextTable(texts.map(tableKey)),
    postings: gatherLists(texts.length, (add) => {
      let at = 0;
      for (const [article, end] of heldEnds.entries()) for (; at < end; at++) add(held.at(at), article);
    }),
    ends: gatherLists(buckets, (add) => {
      for (const [number, word] of texts.entries())
        if (word.length >= SHORTEST_BY_ENDS) for (const end of endsOf(word)) add(end & (buckets - 1), number);
    }),
    ids: buildTextTable(ids),
    records: Buffer.concat(records),
    recordStarts: Float64Array.from(recordStarts),
  };
}
