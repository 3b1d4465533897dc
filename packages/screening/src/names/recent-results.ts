import { RecentlyAsked } from './known-word';
import type { ScreeningQuery } from './read-query';
import type { ScreeningSettings } from './settings';

/**
 * Number of results of each of two generations. A result has about three matches of 1 KB, so all of them take
 * less than 10 MB.
 */
const REMEMBERED = 1_024;
/** Maximum number of matches of a stored result. */
const MAX_MATCHES = 50;
/** Maximum number of different settings whose number is stored. */
const MAX_SETTINGS = 1_000;

/**
 * Cache of recent complete results by query and settings, because payments and batches repeat names: the same
 * sender, or the most common names of a country, whose results also take longest.
 */
export class RecentResults<T extends { readonly matches: readonly unknown[] }> {
  private results = new RecentlyAsked<T>(REMEMBERED);
  private readonly numberOfSettings = new WeakMap<ScreeningSettings, number>();
  private readonly numberOfText = new Map<string, number>();
  private numbers = 0;

  /** Returns a text that is equal only for equal queries under equal settings. */
  keyOf(query: ScreeningQuery, settings: ScreeningSettings): string {
    const { name, type, given, middle, family, dob, country } = query;
    return JSON.stringify([name, type, given, middle, family, dob, country, this.numberOf(settings)]);
  }

  /** Returns a number that only equal settings have. */
  private numberOf(settings: ScreeningSettings): number {
    let number = this.numberOfSettings.get(settings);
    if (number !== undefined) return number;
    const text = JSON.stringify(settings);
    number = this.numberOfText.get(text);
    if (number === undefined) {
      if (this.numberOfText.size >= MAX_SETTINGS) this.numberOfText.clear();
      number = ++this.numbers;
      this.numberOfText.set(text, number);
    }
    this.numberOfSettings.set(settings, number);
    return number;
  }

  get(key: string): T | undefined {
    return this.results.get(key);
  }

  set(key: string, result: T): void {
    if (result.matches.length <= MAX_MATCHES) this.results.set(key, result);
  }

  clear(): void {
    this.results = new RecentlyAsked<T>(REMEMBERED);
  }
}
