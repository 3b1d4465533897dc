import {
  buildTextTable,
  findText,
  GrowingNumbers,
  gatherLists,
  powerOfTwo,
  textAt,
  textHash,
} from '../names/index/tables';
import { type Article, type ArticleParts, openParts, serialiseParts, tableKey } from './article-parts';
import { isOneEdit } from './mentions';
import { textWords } from './words';

/** Maximum number of characters of an article that are stored and searched. */
const MAX_CHARACTERS = 20_000;
/** Minimum number of letters of a word that is also found by its ends. */
const MIN_END_MATCH_LENGTH = 4;

interface ArticleLimits {
  /**
   * Maximum number of articles and of their bytes. The oldest are removed first, those without a date before
   * all others.
   */
  readonly articles: number;
  readonly bytes: number;
}

const ARTICLE_LIMITS: ArticleLimits = { articles: 100_000, bytes: 768 * 1024 * 1024 };

/** Returns title and text as one text; the title ends like a sentence. */
export function articleText({ title, text }: Article): string {
  return text === '' ? title : `${title}. ${text}`;
}

/** Returns hashes of the first and the last three letters of a word. */
const endsOf = (word: string): readonly [number, number] => [
  textHash(`^${word.slice(0, 3)}`),
  textHash(`${word.slice(-3)}$`),
];

/** Returns every article once, newest first and shortened; of several with one ID, the last. */
function newestFirst(articles: Iterable<Article>): readonly Article[] {
  const unique = new Map<string, Article>();
  for (const article of articles) unique.set(article.id, article);
  return [...unique.values()]
    .map((article) =>
      article.text.length > MAX_CHARACTERS
        ? { ...article, text: article.text.slice(0, MAX_CHARACTERS) }
        : article,
    )
    .sort((a, b) => (a.date === b.date ? 0 : (a.date ?? '') < (b.date ?? '') ? 1 : -1));
}

/** Builds the parts of an article index, one article per step (about a millisecond each). */
function* buildArticles(given: Iterable<Article>, limits: ArticleLimits): Generator<void, ArticleParts> {
  const ids: string[] = [];
  const words = new Map<string, number>();
  /** Words of all articles in sequence, and the end of each article's words. */
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
        if (word.length >= MIN_END_MATCH_LENGTH)
          for (const end of endsOf(word)) add(end & (buckets - 1), number);
    }),
    ids: buildTextTable(ids),
    records: Buffer.concat(records),
    recordStarts: Float64Array.from(recordStarts),
  };
}

/** Maximum number of letters that an ending may add to a word. */
const MAX_ENDING_LENGTH = 2;
/** Number of articles compared in one step. */
const COMPARED = 1000;

/** Runs all steps to the end without pausing. */
export function allSteps<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** In-memory index of articles and their words. Immutable; `with` creates the next one. */
export class ArticleIndex {
  /** Scratch memory of `having`, all zero between calls: words found in each article, and the last of them. */
  private readonly found: Uint8Array;
  private readonly last: Uint8Array;
  /** Number of articles; they are numbered newest first. */
  readonly count: number;

  private constructor(private readonly parts: ArticleParts) {
    this.count = parts.recordStarts.length - 1;
    this.found = new Uint8Array(this.count);
    this.last = new Uint8Array(this.count);
  }

  /** Builds an index in short steps. */
  static *building(
    articles: Iterable<Article>,
    limits: ArticleLimits = ARTICLE_LIMITS,
  ): Generator<void, ArticleIndex> {
    return new ArticleIndex(yield* buildArticles(articles, limits));
  }

  static of(articles: Iterable<Article>, limits?: ArticleLimits): ArticleIndex {
    return allSteps(ArticleIndex.building(articles, limits));
  }

  /**
   * Opens the bytes of `serialise` in short steps; they are used without copying and must not change.
   * @throws RangeError when the bytes are damaged or of another version
   */
  static *opening(bytes: Uint8Array): Generator<void, ArticleIndex> {
    return new ArticleIndex(yield* openParts(bytes));
  }

  serialise(): Uint8Array {
    return serialiseParts(this.parts);
  }

  /** Returns an index with more articles; an article with an existing ID replaces the old one. */
  with(articles: readonly Article[], limits?: ArticleLimits): ArticleIndex {
    function* all(index: ArticleIndex) {
      for (let number = 0; number < index.count; number++) yield index.article(number);
      yield* articles;
    }
    return ArticleIndex.of(all(this), limits);
  }

  article(number: number): Article {
    return JSON.parse(Buffer.from(this.record(number)).toString('utf8')) as Article;
  }

  id(number: number): string {
    return Buffer.from(textAt(this.parts.ids, number), 'latin1').toString('utf8');
  }

  private record(number: number): Uint8Array {
    const { records, recordStarts } = this.parts;
    return records.subarray(recordStarts[number]!, recordStarts[number + 1]!);
  }

  /** Returns the articles that are missing from another index or differ there, in short steps. */
  *notIn(other: ArticleIndex): Generator<void, readonly number[]> {
    const differing: number[] = [];
    for (let number = 0; number < this.count; number++) {
      if (number % COMPARED === 0) yield;
      const there = findText(other.parts.ids, textAt(this.parts.ids, number));
      if (there < 0 || Buffer.compare(this.record(number), other.record(there)) !== 0) differing.push(number);
    }
    return differing;
  }

  /**
   * Returns the articles that contain at least `least` of the words, newest first.
   * @param words at most 255
   * @param shortestFuzzy minimum number of letters of a word that may differ by one edit
   */
  having(words: readonly string[], least: number, shortestFuzzy: number, limit: number): readonly number[] {
    const found = this.found;
    const last = this.last;
    const { starts, items } = this.parts.postings;
    for (const [place, word] of [...new Set(words)].entries()) {
      for (const form of this.formsOf(word, shortestFuzzy)) {
        for (let at = starts[form]!; at < starts[form + 1]!; at++) {
          const article = items[at]!;
          if (last[article] === place + 1) continue;
          last[article] = place + 1;
          found[article]!++;
        }
      }
    }
    const having: number[] = [];
    for (let article = 0; article < this.count && having.length < limit; article++)
      if (found[article]! >= least) having.push(article);
    found.fill(0);
    last.fill(0);
    return having;
  }

  /** Returns the numbers of words that may match a word of a name: equal, one edit away, or with an ending. */
  private formsOf(word: string, shortestFuzzy: number): ReadonlySet<number> {
    const { words, ends } = this.parts;
    const forms = new Set<number>();
    const key = tableKey(word);
    const own = findText(words, key);
    if (own >= 0) forms.add(own);
    if (word.length < MIN_END_MATCH_LENGTH) return forms;
    const mask = ends.starts.length - 2;
    const mayDiffer = word.length >= shortestFuzzy;
    for (const end of endsOf(word)) {
      const bucket = end & mask;
      for (let at = ends.starts[bucket]!; at < ends.starts[bucket + 1]!; at++) {
        const number = ends.items[at]!;
        const longer = words.starts[number + 1]! - words.starts[number]! - key.length;
        if (longer > MAX_ENDING_LENGTH || longer < (mayDiffer ? -1 : 1)) continue;
        const other = textAt(words, number);
        const isEnding = longer > 0 && other.startsWith(key);
        if (isEnding || (mayDiffer && isOneEdit(key, other))) forms.add(number);
      }
    }
    return forms;
  }
}
