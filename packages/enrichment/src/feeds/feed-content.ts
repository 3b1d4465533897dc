import type { IpPrefix } from '@assay/networks';
import type { EvidenceKind, IpFlag, IpType } from '../ip/facts';
import type { DeclaredPlace, PlaceFault } from './declared-place';
import type { NetworkRecord } from './own/network-record';
import type { Reading } from './own/own-meanings';
import type { NumberedNetworks, PlaceSet } from './place-set';

/** A row that does not read: its number in the file, and which part of it is wrong. Never quotes the row. */
interface RowFault {
  /** 1-based line of the file. */
  readonly row: number;
  readonly fault: string;
}

/** Rows that were left out: how many, and the first of them by name. */
export interface BadRows {
  readonly count: number;
  readonly first: readonly RowFault[];
}

/** The named rows in words: `row 3 (network), row 9 (type)`. */
export function namedRows({ count, first }: BadRows): string {
  const named = first.map(({ row, fault }) => `row ${row} (${fault})`).join(', ');
  return count > first.length ? `${named} and ${count - first.length} more` : named;
}

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

/** What being on an address feed means for an address. */
export interface IpFeedMeaning {
  /** The flag the feed sets; `null` for a feed that only names the kind of network. */
  readonly flag: IpFlag | null;
  readonly evidence: EvidenceKind;
  /** Type of the listed addresses; `null` when the feed does not report it. */
  readonly type: IpType | null;
  /** Brand behind the listed addresses. */
  readonly provider: string | null;
  /** Whether the rows carry the number of abuse lists, which then is the address's `spam_number`. */
  readonly countsLists: boolean;
}

/** A list that is fetched, checked and stored; everything that differs between feeds is here. */
export interface FeedSource {
  /** Name on the command line, in manifests and in evidence. */
  readonly name: string;
  readonly title: string;
  /** Where its maintainer publishes it; `null` for lists that come only as a file or under a changing address. */
  readonly address: string | null;
  readonly cadenceHours: number;
  /** SPDX identifier where there is one, else the terms in a few words. */
  readonly licence: string;
  /** Fewer or more bytes than this is another document. */
  readonly bytes: Bounds;
  /** Distinct rows of a sound list. */
  readonly rows: Bounds;
  /** The maintainer's list ends with a line break, so one that does not was cut off; JSON shows it by itself. */
  readonly endsWithNewline: boolean;
  /** Present for feeds of addresses and of autonomous systems. */
  readonly ip: IpFeedMeaning | null;
  /**
   * Reads the text.
   * @param within networks that the publisher is known to hold; a geofeed's rows outside them are left out
   * @throws FeedFormatError
   */
  readonly parse: (text: string, within?: readonly IpPrefix[]) => FeedContent;
}

/** A file of the operator's own: read as bytes, for it may be binary, and as is declared with the import. */
export interface OwnSource extends Omit<FeedSource, 'parse' | 'endsWithNewline'> {
  /** @throws FeedFormatError */
  readonly read: (bytes: Uint8Array, reading: Reading) => FeedContent;
}

/** Whatever can be imported under a name. */
export type AnySource = FeedSource | OwnSource;

export const isOwnSource = (source: AnySource): source is OwnSource => 'read' in source;

export interface Bounds {
  readonly least: number;
  readonly most: number;
}
