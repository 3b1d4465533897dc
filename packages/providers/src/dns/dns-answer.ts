/**
 * What the DNS answered of one name and type.
 * `absent` is an answer (NXDOMAIN, or the name exists without such records); `unknown` is none (SERVFAIL,
 * REFUSED, no reply).
 */
export type DnsAnswer<Rec> =
  | { readonly status: 'found'; readonly records: readonly Rec[] }
  | { readonly status: 'absent'; readonly nxdomain: boolean }
  | { readonly status: 'unknown' };

/** The records, `[]` when the DNS answered that there are none, `null` when it did not answer. */
export function recordsOf<Rec>(answer: DnsAnswer<Rec>): readonly Rec[] | null {
  if (answer.status === 'unknown') return null;
  return answer.status === 'found' ? answer.records : [];
}

/** One MX record (RFC 1035 §3.3.9); lower preference is tried first; `exchange` `""` is a null MX (RFC 7505). */
export interface MxRecord {
  readonly exchange: string;
  readonly preference: number;
}
