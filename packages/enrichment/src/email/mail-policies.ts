type DmarcAction = 'none' | 'quarantine' | 'reject';

/** The policy of a DMARC record (RFC 7489 §6.3). */
interface DmarcPolicy {
  /** `p`: action for mail of the domain that fails. */
  readonly policy: DmarcAction;
  /** `sp`: the same for its subdomains; equals `policy` when not published. */
  readonly subdomainPolicy: DmarcAction;
  /** `pct`: share of failing mail the policy applies to, 0–100. */
  readonly percentage: number;
  /** `rua`: true with at least one address for aggregate reports. */
  readonly reports: boolean;
}

const DMARC_VERSION = /^v=dmarc1(?:\s*;|\s*$)/i;

/**
 * Finds and parses the DMARC record among the TXT records of `_dmarc.<domain>`. Null without a record, with
 * two records, or without a usable policy. A missing or misspelled `p` counts as `none` when reports are
 * requested (RFC 7489 §6.6.3).
 *
 * @param txtRecords each record as one string, or as the character strings that a resolver returns
 */
export function readDmarc(txtRecords: readonly (string | readonly string[])[]): DmarcPolicy | null {
  const records = txtRecords
    .map((record) => (typeof record === 'string' ? record : record.join('')).trim())
    .filter((record) => DMARC_VERSION.test(record));
  const text = records[0];
  if (text === undefined || records.length > 1) return null;
  const tags = new Map<string, string>();
  for (const tag of text.split(';')) {
    const equals = tag.indexOf('=');
    if (equals > 0) tags.set(tag.slice(0, equals).trim().toLowerCase(), tag.slice(equals + 1).trim());
  }
  const reports = /mailto:/i.test(tags.get('rua') ?? '');
  const policy = actionOf(tags.get('p')) ?? (reports ? 'none' : null);
  if (policy === null) return null;
  const percentage = Number(tags.get('pct') ?? '100');
  return {
    policy,
    subdomainPolicy: actionOf(tags.get('sp')) ?? policy,
    percentage: Number.isInteger(percentage) && percentage >= 0 && percentage <= 100 ? percentage : 100,
    reports,
  };
}

function actionOf(text: string | undefined): DmarcAction | null {
  const action = text?.toLowerCase();
  return action === 'none' || action === 'quarantine' || action === 'reject' ? action : null;
}

/**
 * Returns true when failing mail of the domain is quarantined or rejected, wholly or in part.
 *
 * The domain's own record decides. Without one, the record of its organizational domain applies, with its
 * policy for subdomains (RFC 7489 §6.6.3). A percentage of 0 enforces nothing.
 *
 * @param own policy of the mail domain itself, or null
 * @param organisational policy of its registrable domain, or null; ignored when `own` is given
 */
export function dmarcEnforced(own: DmarcPolicy | null, organisational: DmarcPolicy | null = null): boolean {
  const record = own ?? organisational;
  if (record === null || record.percentage === 0) return false;
  return (own === null ? record.subdomainPolicy : record.policy) !== 'none';
}

/** The relevant parts of a domain's SPF record (RFC 7208). */
interface SpfRecord {
  /** The record as published, with its character strings joined. */
  readonly text: string;
  /** Qualifier of the `all` mechanism: `-` fail, `~` softfail, `?` neutral, `+` pass; null without one. */
  readonly all: '-' | '~' | '?' | '+' | null;
  /** Domain of the `redirect` modifier; null without one, or when `all` overrides it (RFC 7208 §6.1). */
  readonly redirect: string | null;
}

const SPF_VERSION = /^v=spf1(?: |$)/i;
const ALL = /^([+?~-]?)all$/i;
const REDIRECT = /^redirect=(\S+)$/i;

/**
 * Finds the SPF record among a domain's TXT records. Null without a record, and with two, which is a
 * permanent error by RFC 7208 §4.5.
 *
 * @param txtRecords each record as one string, or as the character strings that a resolver returns
 */
export function readSpf(txtRecords: readonly (string | readonly string[])[]): SpfRecord | null {
  const records = txtRecords
    .map((record) => (typeof record === 'string' ? record : record.join('')))
    .filter((record) => SPF_VERSION.test(record));
  const text = records[0];
  if (text === undefined || records.length > 1) return null;
  let all: SpfRecord['all'] = null;
  let redirect: string | null = null;
  for (const term of text.split(/ +/).slice(1)) {
    const qualifier = ALL.exec(term)?.[1];
    // RFC 7208 §5.1: mechanisms after the first "all" are never reached.
    if (qualifier !== undefined && all === null) all = (qualifier || '+') as '-' | '~' | '?' | '+';
    redirect ??= REDIRECT.exec(term)?.[1]?.toLowerCase().replace(/\.$/, '') ?? null;
  }
  return { text, all, redirect: all === null ? redirect : null };
}

/** RFC 7208 §4.6.4 allows ten terms that cause DNS queries; a chain of redirects can't be longer. */
const MAX_CHAIN_LENGTH = 10;

/**
 * Returns true when mail from other hosts is to be rejected: the record, or the last record of its redirects,
 * ends in `-all`. A missing record, a redirect to a missing record, a loop or a macro in a redirect isn't
 * strict.
 *
 * @param resolve returns the SPF record of a redirect's domain, or null when it is missing or unavailable
 */
export function spfIsStrict(
  record: SpfRecord | null,
  resolve: (domain: string) => SpfRecord | null,
): boolean {
  let current = record;
  for (let steps = 0; current !== null && steps <= MAX_CHAIN_LENGTH; steps++) {
    if (current.redirect === null) return current.all === '-';
    // Macros depend on the sender of each message, so the domain has no fixed policy.
    if (current.redirect.includes('%')) return false;
    current = resolve(current.redirect);
  }
  return false;
}
