import { findText, textAt } from '../names/index/text-table';
import type { Article } from './article';
import { type ArticleParts, openParts, serialiseParts, tableKey } from './article-parts';
import {
  ARTICLE_LIMITS,
  type ArticleLimits,
  buildArticles,
  endsOf,
  SHORTEST_BY_ENDS,
} from './build-articles';
import { isOneEdit } from './mentions';

/** Letters that an ending may add to a word. */
const LONGEST_ENDING = 2;
/** Articles between two steps of a difference. */
const COMPARED = 1000;

/** Works through steps without a pause. */
export function allSteps<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Articles and the words they hold, in memory. Immutable; `with` makes the next one. */
export class ArticleIndex {
  /** Scratch of `having`, all zero between its calls: words found in each article, and the last of them. */
  private readonly found: Uint8Array;
  private readonly last: Uint8Array;
  /** How many articles there are; they are numbered newest first. */
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
   * Opens the bytes of `serialise` in short steps; they are used as they are and must not change.
   * @throws RangeError when the bytes are damaged or of another version
   */
  static *opening(bytes: Uint8Array): Generator<void, ArticleIndex> {
    return new ArticleIndex(yield* openParts(bytes));
  }

  serialise(): Uint8Array {
    return serialiseParts(this.parts);
  }

  /** An index with more articles; one with an id that is there already replaces it. */
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

  /** Articles that are not in another index or differ there, in short steps. */
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
   * Articles that hold at least `least` of the words, newest first.
   * @param words at most 255
   * @param shortestFuzzy fewest letters of a word that may differ by one edit
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

  /** Numbers of words that may be a word of a name: itself, one edit away, or with an ending. */
  private formsOf(word: string, shortestFuzzy: number): ReadonlySet<number> {
    const { words, ends } = this.parts;
    const forms = new Set<number>();
    const key = tableKey(word);
    const own = findText(words, key);
    if (own >= 0) forms.add(own);
    if (word.length < SHORTEST_BY_ENDS) return forms;
    const mask = ends.starts.length - 2;
    const mayDiffer = word.length >= shortestFuzzy;
    for (const end of endsOf(word)) {
      const bucket = end & mask;
      for (let at = ends.starts[bucket]!; at < ends.starts[bucket + 1]!; at++) {
        const number = ends.items[at]!;
        const longer = words.starts[number + 1]! - words.starts[number]! - key.length;
        if (longer > LONGEST_ENDING || longer < (mayDiffer ? -1 : 1)) continue;
        const other = textAt(words, number);
        const isEnding = longer > 0 && other.startsWith(key);
        if (isEnding || (mayDiffer && isOneEdit(key, other))) forms.add(number);
      }
    }
    return forms;
  }
}
