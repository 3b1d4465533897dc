/**
 * The data of a list about one person, organization or vessel, in one form for every source. Readers create
 * it, the index and the scorer read it, and change sets compare it.
 */

export type PartyType = 'PERSON' | 'ENTITY' | 'UNKNOWN';

/** The group of the response to which a list belongs. */
export type ListKind = 'sanctionlist' | 'pep' | 'watchlist' | 'crimelist';

export interface EntryName {
  /** In the spelling, script and order of the source. */
  readonly text: string;
  readonly kind: 'primary' | 'aka' | 'fka' | 'maiden' | 'low-quality';
  /** True when the source marks it as weak, or it is a single common word. */
  readonly weak?: boolean;
  /** Name parts, if the source distinguishes them. */
  readonly given?: string;
  readonly family?: string;
}

/** A date of birth, as precise as known. */
export interface BirthDate {
  /** YYYY, YYYY-MM or YYYY-MM-DD; `to` is the end of a span of years. */
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
  /** The list's reference; unique within its source. */
  readonly sourceId: string;
  readonly type: PartyType;
  /** Never empty; the first is the primary name. */
  readonly names: readonly EntryName[];
  readonly births: readonly BirthDate[];
  readonly birthPlaces: readonly string[];
  /** ISO 3166-1 alpha-2, upper case. */
  readonly nationalities: readonly string[];
  /** Every country associated with the entry, including nationalities. */
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
  /** Other facts to display. */
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
  /** Date on which the source listed the entry, YYYY-MM-DD. */
  readonly listedOn?: string;
}

/** Empty fields of an entry with only names. */
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
  /** Date or number of the publication, never invented: a digest of the content when the source states none. */
  readonly version: string;
  readonly kind: ListKind;
}

/** Numbers of records that a reader accepted and skipped. */
export interface ReadCounts {
  readonly read: number;
  readonly kept: number;
  readonly names: number;
  /** Skipped records, by reason. */
  readonly skipped: { readonly [reason: string]: number };
}

export interface ScreeningList {
  readonly source: ListSource;
  readonly entries: readonly ListEntry[];
  readonly counts: ReadCounts;
}
