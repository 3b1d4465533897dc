/** Meaning of one response code of a block list. */
interface DnsblCode {
  readonly meaning: string;
  /** `false` for policy entries (dynamic customer ranges): they state which hosts may send mail, not abuse. */
  readonly abuse: boolean;
}

/** A block list that is queried by DNS (RFC 5782). */
export interface DnsblZone {
  /** Name in results. The zone itself is not shown because it may contain the customer's key. */
  readonly name: string;
  /** DNS zone, e.g. `zen.spamhaus.org` or `<key>.zen.dq.spamhaus.net`. */
  readonly zone: string;
  readonly families: readonly (4 | 6)[];
  /** Codes by response address; an unlisted code counts as abuse. */
  readonly codes: Readonly<Record<string, DnsblCode>>;
}

const listed: DnsblCode = { meaning: 'listed', abuse: true };
const exploited: DnsblCode = { meaning: 'exploited or infected host', abuse: true };

/** Well-known public lists with the codes that their operators publish. Their terms limit free use. */
export const publicDnsblZones = {
  spamhausZen: {
    name: 'Spamhaus ZEN',
    zone: 'zen.spamhaus.org',
    families: [4, 6],
    codes: {
      '127.0.0.2': { meaning: 'spam source', abuse: true },
      '127.0.0.3': { meaning: 'snowshoe spam source', abuse: true },
      '127.0.0.4': exploited,
      '127.0.0.5': exploited,
      '127.0.0.6': exploited,
      '127.0.0.7': exploited,
      '127.0.0.9': { meaning: 'hijacked or criminal network', abuse: true },
      '127.0.0.10': { meaning: 'customer range, named by its provider', abuse: false },
      '127.0.0.11': { meaning: 'customer range, named by the list', abuse: false },
    },
  },
  spamCop: { name: 'SpamCop', zone: 'bl.spamcop.net', families: [4], codes: { '127.0.0.2': listed } },
  uceprotect1: {
    name: 'UCEPROTECT 1',
    zone: 'dnsbl-1.uceprotect.net',
    families: [4],
    codes: { '127.0.0.2': listed },
  },
} as const satisfies Readonly<Record<string, DnsblZone>>;
