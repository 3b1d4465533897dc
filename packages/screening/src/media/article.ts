/** A news article as the operator's sources deliver it. */
export interface Article {
  /** Unique among all articles; from the source, else a digest of its address or text. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** Plain text; may be only a summary. */
  readonly text: string;
  /** YYYY-MM-DD. */
  readonly date: string | null;
  /** ISO 639-1. */
  readonly language: string | null;
  /** Publication, or its domain. */
  readonly source: string | null;
  /** ISO 3166-1 alpha-2 of every country that the source states the article is about. */
  readonly countries: readonly string[];
}

/** Articles of a document, and what was left out of it. */
export interface ReadArticles {
  readonly articles: readonly Article[];
  readonly counts: {
    readonly read: number;
    readonly kept: number;
    readonly skipped: { readonly [reason: string]: number };
  };
}
