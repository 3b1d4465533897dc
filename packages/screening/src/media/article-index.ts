import { gunzipSync, gzipSync } from 'node:zlib';
import type { Article } from './article';
import { isOneEdit } from './mentions';
import { textWords } from './words';

/** Characters of an article that are kept and searched. */
const MOST_CHARACTERS = 20_000;

export interface ArticleIndexLimits {
  /** Most articles; the oldest go first, those without a date before all. */
  readonly articles: number;
}

const DEFAULT_LIMITS: ArticleIndexLimits = { articles: 100_000 };

/** Articles and the words they hold, in memory. Immutable; {@link ArticleIndex.with} makes the next one. */
export class ArticleIndex {
  private readonly postings = new Map<string, number[]>();
  /** Words by their first and by their last three letters: one edit leaves one of both as it is. */
  private readonly byEnds = new Map<string, string[]>();

  private constructor(
    readonly articles: readonly Article[],
    private readonly limits: ArticleIndexLimits,
  ) {
    for (const [at, article] of articles.entries()) {
      for (const word of new Set(textWords(articleText(article)).map(({ fold }) => fold))) {
        const postings = this.postings.get(word);
        if (postings !== undefined) postings.push(at);
        else {
          this.postings.set(word, [at]);
          if (word.length >= 4) for (const end of endsOf(word)) push(this.byEnds, end, word);
        }
      }
    }
  }

  static of(articles: readonly Article[], limits: ArticleIndexLimits = DEFAULT_LIMITS): ArticleIndex {
    const unique = [...new Map(articles.map((article) => [article.id, article])).values()];
    const newest = unique
      .map((article) =>
        article.text.length > MOST_CHARACTERS
          ? { ...article, text: article.text.slice(0, MOST_CHARACTERS) }
          : article,
      )
      .sort((a, b) => (a.date === b.date ? 0 : (a.date ?? '') < (b.date ?? '') ? 1 : -1))
      .slice(0, limits.articles);
    return new ArticleIndex(newest, limits);
  }

  /** An index with more articles; one with an id that is there already replaces it. */
  with(articles: readonly Article[]): ArticleIndex {
    return ArticleIndex.of([...this.articles, ...articles], this.limits);
  }

  /** @throws RangeError when the bytes are no index */
  static open(bytes: Uint8Array, limits: ArticleIndexLimits = DEFAULT_LIMITS): ArticleIndex {
    try {
      const articles = JSON.parse(gunzipSync(bytes).toString('utf8')) as unknown;
      if (Array.isArray(articles)) return ArticleIndex.of(articles as Article[], limits);
    } catch {}
    throw new RangeError('The bytes are no article index.');
  }

  /** The articles, compressed; the words are indexed anew when it is opened. */
  serialise(): Uint8Array {
    return gzipSync(JSON.stringify(this.articles));
  }

  /**
   * Articles that hold at least `least` of the words, newest first.
   * @param shortestFuzzy fewest letters of a word that may differ by one edit
   */
  having(words: readonly string[], least: number, shortestFuzzy: number, limit: number): readonly Article[] {
    const counts = new Map<number, number>();
    for (const word of new Set(words)) {
      const found = new Set(
        this.formsOf(word, shortestFuzzy).flatMap((form) => this.postings.get(form) ?? []),
      );
      for (const article of found) counts.set(article, (counts.get(article) ?? 0) + 1);
    }
    return [...counts]
      .filter(([, count]) => count >= least)
      .map(([article]) => article)
      .sort((a, b) => a - b)
      .slice(0, limit)
      .map((article) => this.articles[article]!);
  }

  /** Words of the articles that may be a word of a name: itself, one edit away, or with an ending. */
  private formsOf(word: string, shortestFuzzy: number): readonly string[] {
    const forms = [word];
    if (word.length < 4) return forms;
    const near = new Set(endsOf(word).flatMap((end) => this.byEnds.get(end) ?? []));
    for (const other of near) {
      if (other === word) continue;
      const isEdit = word.length >= shortestFuzzy && isOneEdit(word, other);
      const isEnding = other.startsWith(word) && other.length - word.length <= 2;
      if (isEdit || isEnding) forms.push(other);
    }
    return forms;
  }
}

/** Title and text as one; the title ends as a sentence does. */
export function articleText({ title, text }: Article): string {
  return text === '' ? title : `${title}. ${text}`;
}

function endsOf(word: string): readonly string[] {
  return [`^${word.slice(0, 3)}`, `${word.slice(-3)}$`];
}

function push(index: Map<string, string[]>, key: string, value: string): void {
  const values = index.get(key);
  if (values === undefined) index.set(key, [value]);
  else values.push(value);
}
