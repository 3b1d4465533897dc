/** How a domain's SPF record ends (RFC 7208). */
interface SpfRecord {
  /** The record as published, its character strings joined. */
  readonly text: string;
  /** Qualifier of the `all` mechanism: `-` fail, `~` softfail, `?` neutral, `+` pass; null without one. */
  readonly all: '-' | '~' | '?' | '+' | null;
  /** Domain of the `redirect` modifier; null without one or when `all` makes it void (RFC 7208 §6.1). */
  readonly redirect: string | null;
}

const VERSION = /^v=spf1(?: |$)/i;
const ALL = /^([+?~-]?)all$/i;
const REDIRECT = /^redirect=(\S+)$/i;

/**
 * Finds the SPF record among a domain's TXT records. No record gives null; so do two, which RFC 7208 §4.5
 * calls a permanent error.
 *
 * @param txtRecords each record joined already, or as the character strings a resolver answers
 */
export function readSpf(txtRecords: readonly (string | readonly string[])[]): SpfRecord | null {
  const records = txtRecords
    .map((record) => (typeof record === 'string' ? record : record.join('')))
    .filter((record) => VERSION.test(record));
  const text = records[0];
  if (text === undefined || records.length > 1) return null;
  let all: SpfRecord['all'] = null;
  let redirect: string | null = null;
  for (const term of text.split(/ +/).slice(1)) {
    const qualifier = ALL.exec(term)?.[1];
    // Mechanisms after the first "all" are never reached (RFC 7208 §5.1).
    if (qualifier !== undefined && all === null) all = (qualifier || '+') as '-' | '~' | '?' | '+';
    redirect ??= REDIRECT.exec(term)?.[1]?.toLowerCase().replace(/\.$/, '') ?? null;
  }
  return { text, all, redirect: all === null ? redirect : null };
}

/** RFC 7208 §4.6.4 allows ten terms that ask the DNS; a chain of redirects cannot be longer. */
const LONGEST_CHAIN = 10;

/**
 * True when mail from elsewhere is to be refused: the record, or the one its redirects lead to, ends in
 * `-all`. A missing record, a redirect to nowhere, a loop or a macro in a redirect is not strict.
 *
 * @param resolve the SPF record of a redirect's domain, or null when it has none or cannot be had
 */
export function spfIsStrict(
  record: SpfRecord | null,
  resolve: (domain: string) => SpfRecord | null,
): boolean {
  let current = record;
  for (let steps = 0; current !== null && steps <= LONGEST_CHAIN; steps++) {
    if (current.redirect === null) return current.all === '-';
    // Macros depend on the sender of one message: the domain has no strictness of its own then.
    if (current.redirect.includes('%')) return false;
    current = resolve(current.redirect);
  }
  return false;
}
