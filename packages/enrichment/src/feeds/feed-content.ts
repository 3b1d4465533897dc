import type { IpPrefix } from '@assay/networks';
import type { DeclaredPlace, PlaceFault } from './declared-place';
import type { BadRows } from './own/bad-rows';
import type { NetworkRecord } from './own/network-record';
import type { NumberedNetworks, PlaceSet } from './place-set';

/** A breach of the Have I Been Pwned catalogue. */
export interface Breach {
  readonly name: string;
  readonly title: string;
  /** Site that was breached; `null` for collections of unknown origin. */
  readonly domain: string | null;
  /** `YYYY-MM-DD`; often known to the month only. */
  readonly breach_date: string | null;
  /** ISO 8601 moment at which the catalogue took it in. */
  readonly added_at: string | null;
  readonly accounts: number;
  /** Kinds of data, in the catalogue's words; empty where the layout carries none. */
  readonly data_classes: readonly string[];
  readonly is_verified: boolean | null;
  readonly is_fabricated: boolean | null;
  readonly is_spam_list: boolean | null;
}

/** Issuer of the cards whose number begins between two prefixes, which have the same number of digits. */
export interface BinRange {
  readonly first: string;
  readonly last: string;
  /** Network in lower case: visa, mastercard … */
  readonly scheme: string | null;
  readonly brand: string | null;
  /** DEBIT, CREDIT, CHARGE … in upper case. */
  readonly type: string | null;
  readonly level: string | null;
  readonly prepaid: boolean | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly bank: string | null;
  readonly website: string | null;
  readonly phone: string | null;
  readonly city: string | null;
}

/** A listed network; `count` is the number of abuse lists where the feed has it, else 0. */
export interface ListedPrefix {
  readonly prefix: IpPrefix;
  readonly count: number;
  /** Where the list places the network; null when it does not. */
  readonly place?: DeclaredPlace | null;
}

/**
 * Why a row of a geofeed is left out: too few fields, no network in it, a reserved network, a network that is not the
 * operator's, one that was listed before, or a fault of its place.
 */
export type GeofeedRemark = 'fields' | 'prefix' | 'reserved' | 'outside' | 'duplicate' | PlaceFault;

/** Number of rows that were left out, by reason. */
export type IgnoredRows = { readonly [remark in GeofeedRemark]?: number };

/**
 * What a feed states, whatever its layout. `date` is the day the document states for its data, `null` when it
 * states none. Texts of `lines` are distinct and sorted (those of a suffix list within its sections).
 */
export type FeedContent =
  | {
      readonly kind: 'addresses';
      readonly date: string | null;
      readonly prefixes: readonly ListedPrefix[];
      readonly badRows?: BadRows;
    }
  | {
      readonly kind: 'networks';
      readonly date: string | null;
      readonly networks: NumberedNetworks<NetworkRecord>;
      readonly places: PlaceSet;
      readonly badRows?: BadRows;
    }
  | {
      readonly kind: 'places';
      readonly date: string | null;
      readonly places: PlaceSet;
      readonly ignored: IgnoredRows;
    }
  | { readonly kind: 'systems'; readonly date: string | null; readonly asns: readonly number[] }
  | {
      readonly kind: 'lines';
      readonly date: string | null;
      readonly lines: readonly string[];
      readonly badRows?: BadRows;
    }
  | { readonly kind: 'breaches'; readonly date: string | null; readonly breaches: readonly Breach[] }
  | {
      readonly kind: 'bins';
      readonly date: string | null;
      readonly bins: readonly BinRange[];
      readonly badRows?: BadRows;
    };

/** The text is not what the feed's layout asks for. Never quotes the text: rows may be personal data. */
export class FeedFormatError extends Error {
  override readonly name = 'FeedFormatError';

  /**
   * @param row 1-based row of the text; `null` when the document as a whole is meant
   * @param isCutOff the document ends before its layout is complete
   */
  constructor(
    message: string,
    readonly row: number | null = null,
    readonly isCutOff = false,
  ) {
    super(row === null ? message : `row ${row}: ${message}`);
  }
}
