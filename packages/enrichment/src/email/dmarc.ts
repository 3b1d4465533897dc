type DmarcAction = 'none' | 'quarantine' | 'reject';

/** What a DMARC record asks for (RFC 7489 §6.3). */
interface DmarcPolicy {
  /** `p`: what to do with mail of the domain that fails. */
  readonly policy: DmarcAction;
  /** `sp`: the same for its sub-domains; equals `policy` when not published. */
  readonly subdomainPolicy: DmarcAction;
  /** `pct`: share of failing mail the policy applies to, 0–100. */
  readonly percentage: number;
  /** `rua`: at least one address for aggregate reports. */
  readonly reports: boolean;
}

const VERSION = /^v=dmarc1(?:\s*;|\s*$)/i;

/**
 * Finds and reads the DMARC record among the TXT records of `_dmarc.<domain>`. Null without a record, with
 * two, or without a usable policy; a missing or misspelt `p` counts as `none` when reports are asked for
 * (RFC 7489 §6.6.3).
 *
 * @param txtRecords each record joined already, or as the character strings a resolver answers
 */
export function readDmarc(txtRecords: readonly (string | readonly string[])[]): DmarcPolicy | null {
  const records = txtRecords
    .map((record) => (typeof record === 'string' ? record : record.join('')).trim())
    .filter((record) => VERSION.test(record));
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
 * True when failing mail of the domain is quarantined or rejected, wholly or in part.
 *
 * The domain's own record decides; without one the record of its organisational domain applies with the
 * policy for sub-domains (RFC 7489 §6.6.3). A percentage of 0 enforces nothing.
 *
 * @param own policy of the mail domain itself, or null
 * @param organisational policy of its registrable domain, or null; not looked at when `own` is given
 */
export function dmarcEnforced(own: DmarcPolicy | null, organisational: DmarcPolicy | null = null): boolean {
  const record = own ?? organisational;
  if (record === null || record.percentage === 0) return false;
  return (own === null ? record.subdomainPolicy : record.policy) !== 'none';
}
