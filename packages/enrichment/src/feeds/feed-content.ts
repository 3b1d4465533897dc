import type { IpPrefix } from '@assay/networks';
import type { EvidenceKind, IpFlag, IpType } from '../ip/facts';
import type { DeclaredPlace, PlaceFault } from './declared-place';
import type { NetworkRecord } from './own/network-record';
import type { Reading } from './own/own-meanings';
import type { NumberedNetworks, PlaceSet } from './place-set';

/** An invalid row: its line number and the part that is invalid. Never quotes the row. */
interface RowFault {
  /** Line number in the file, from 1. */
  readonly row: number;
  readonly fault: string;
}

/** Skipped rows: their number and details of the first ones. */
export interface BadRows {
  readonly count: number;
  readonly first: readonly RowFault[];
}

/** Formats the listed rows as text: `row 3 (network), row 9 (type)`. */
export function namedRows({ count, first }: BadRows): string {
  const named = first.map(({ row, fault }) => `row ${row} (${fault})`).join(', ');
  return count > first.length ? `${named} and ${count - first.length} more` : named;
}

/** A breach in the Have I Been Pwned catalog. */
export interface Breach {
  readonly name: string;
  readonly title: string;
  /** Site that was breached; `null` for collections of unknown origin. */
  readonly domain: string | null;
  /** `YYYY-MM-DD`; often only the month is known. */
  readonly breach_date: string | null;
  /** Time at which the catalog added the breach, ISO 8601. */
  readonly added_at: string | null;
  readonly accounts: number;
  /** Kinds of data, in the catalog's words; empty when the layout doesn't state them. */
  readonly data_classes: readonly string[];
  readonly is_verified: boolean | null;
  readonly is_fabricated: boolean | null;
  readonly is_spam_list: boolean | null;
}

/** Issuer of the cards whose number begins between two prefixes of equal length. */
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

/** A listed network; `count` is the number of abuse lists if the feed states it, else 0. */
export interface ListedPrefix {
  readonly prefix: IpPrefix;
  readonly count: number;
  /** Location that the list states for the network; null when it states none. */
  readonly place?: DeclaredPlace | null;
}

/**
 * Reason why a row of a geofeed is skipped: too few fields, an invalid network, a reserved network, a network
 * outside the operator's, a repeated network, or an invalid place.
 */
export type GeofeedRemark = 'fields' | 'prefix' | 'reserved' | 'outside' | 'duplicate' | PlaceFault;

/** Number of skipped rows, by reason. */
export type IgnoredRows = { readonly [remark in GeofeedRemark]?: number };

/**
 * The content of a feed, independent of its layout. `date` is the day that the document states for its data,
 * or `null`. The texts in `lines` are distinct and sorted (in a suffix list, within its sections).
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

/**
 * Thrown when a text doesn't match the feed's layout. Never quotes the text, because rows may be personal
 * data.
 */
export class FeedFormatError extends Error {
  override readonly name = 'FeedFormatError';

  /**
   * @param row row number in the text, from 1; `null` when the fault concerns the whole document
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

/** The facts that a listing on an address feed gives about an address. */
export interface IpFeedMeaning {
  /** The flag that the feed sets; `null` for a feed that states only the kind of network. */
  readonly flag: IpFlag | null;
  readonly evidence: EvidenceKind;
  /** Type of the listed addresses; `null` when the feed doesn't state it. */
  readonly type: IpType | null;
  /** Brand that operates the listed addresses. */
  readonly provider: string | null;
  /** True when the rows state the number of abuse lists, which becomes the address's `spam_number`. */
  readonly countsLists: boolean;
}

/** A list that is fetched, checked and stored. Contains everything that differs between feeds. */
export interface FeedSource {
  /** Name in the CLI, in manifests and in evidence. */
  readonly name: string;
  readonly title: string;
  /**
   * URL at which its maintainer publishes it; `null` for lists that come only as a file or under a changing
   * URL.
   */
  readonly address: string | null;
  readonly cadenceHours: number;
  /** SPDX identifier if one exists, else a short description of the terms. */
  readonly licence: string;
  /** Bounds of the size; a document outside them isn't this feed. */
  readonly bytes: Bounds;
  /** Bounds of the number of distinct rows in a valid list. */
  readonly rows: Bounds;
  /**
   * True when the maintainer's list ends with a line break, so one without it is truncated. JSON documents
   * don't need this check.
   */
  readonly endsWithNewline: boolean;
  /** Present for feeds of addresses and of autonomous systems. */
  readonly ip: IpFeedMeaning | null;
  /**
   * Parses the text.
   * @param within networks that belong to the publisher; rows of a geofeed outside them are skipped
   * @throws FeedFormatError
   */
  readonly parse: (text: string, within?: readonly IpPrefix[]) => FeedContent;
}

/**
 * A file of the operator. It is read as bytes because it may be binary, and interpreted as declared with the
 * import.
 */
export interface OwnSource extends Omit<FeedSource, 'parse' | 'endsWithNewline'> {
  /** @throws FeedFormatError */
  readonly read: (bytes: Uint8Array, reading: Reading) => FeedContent;
}

/** Any source that can be imported under a name. */
export type AnySource = FeedSource | OwnSource;

export const isOwnSource = (source: AnySource): source is OwnSource => 'read' in source;

export interface Bounds {
  readonly least: number;
  readonly most: number;
}
