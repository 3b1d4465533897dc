import type { IpPrefix } from '@assay/networks';
import type { EvidenceKind, IpFlag, IpType } from '../ip/facts';
import type { FeedContent } from './feed-content';
import type { Reading } from './own/own-meanings';

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
