/**
 * What a list holds on one person, organisation or vessel, in one form for every source. Readers produce it, the index
 * and the scorer read it, change sets compare it.
 */

export type PartyType = 'PERSON' | 'ENTITY' | 'UNKNOWN';

/** Which of the four groups of the answer a list belongs to. */
export type ListKind = 'sanctionlist' | 'pep' | 'watchlist' | 'crimelist';

export interface EntryName {
  /** As the source spells it, in its own script and order. */
  readonly text: string;
  readonly kind: 'primary' | 'aka' | 'fka' | 'maiden' | 'low-quality';
  /** The source itself calls it weak, or it is a single common word. */
  readonly weak?: boolean;
  /** Parts, where the source distinguishes them. */
  readonly given?: string;
  readonly family?: string;
}

/** A date of birth as far as it is known. */
export interface BirthDate {
  /** YYYY, YYYY-MM or YYYY-MM-DD; `to` ends a span of years. */
  readonly from: string;
  readonly to?: string;
  readonly circa?: boolean;
}

export interface Identifier {
  /** Such as `passport`, `national-id`, `tax-id`, `imo`, `registration`, `lei`, `other`. */
  readonly type: string;
  readonly value: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
}

export interface ListEntry {
  /** The list's own reference; unique within its source. */
  readonly sourceId: string;
  readonly type: PartyType;
  /** Never empty; the first is the primary name. */
  readonly names: readonly EntryName[];
  readonly births: readonly BirthDate[];
  readonly birthPlaces: readonly string[];
  /** ISO 3166-1 alpha-2, upper case. */
  readonly nationalities: readonly string[];
  /** Every country the entry is tied to, nationalities among them. */
  readonly countries: readonly string[];
  readonly addresses: readonly string[];
  readonly identifiers: readonly Identifier[];
  /** Canonical crypto wallet addresses. */
  readonly wallets: readonly string[];
  /** BIC of 8 or 11 characters, upper case. */
  readonly bics: readonly string[];
  /** IBAN or account numbers, electronic form. */
  readonly accounts: readonly string[];
  readonly gender?: 'M' | 'F';
  readonly motherName?: string;
  readonly programs: readonly string[];
  /** Everything else worth showing. */
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
  /** The source's own date of when it listed the entry, YYYY-MM-DD. */
  readonly listedOn?: string;
}

/** What an entry holds of which nothing but its names is known. */
export const NAMES_ALONE = {
  births: [],
  birthPlaces: [],
  nationalities: [],
  countries: [],
  addresses: [],
  identifiers: [],
  wallets: [],
  bics: [],
  accounts: [],
  programs: [],
  attributes: [],
} as const satisfies Partial<ListEntry>;

export interface ListSource {
  /** Short and stable, such as `ofac_sdn`. */
  readonly name: string;
  readonly fullName: string;
  /** The publication's own date or number; never invented: a digest of the content when it has none. */
  readonly version: string;
  readonly kind: ListKind;
}

/** What a reader kept and what it did not, counted. */
export interface ReadCounts {
  readonly read: number;
  readonly kept: number;
  readonly names: number;
  /** Records left out, by reason. */
  readonly skipped: { readonly [reason: string]: number };
}

export interface ScreeningList {
  readonly source: ListSource;
  readonly entries: readonly ListEntry[];
  readonly counts: ReadCounts;
}
