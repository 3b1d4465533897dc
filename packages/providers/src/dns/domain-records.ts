import { LookupFailure, type LookupPort } from '../lookup';
import { asciiDomain } from '../net/guarded-network';
import { type DnsClient, type MxRecord, recordsOf } from './dns-client';

export interface DomainQuestion {
  readonly domain: string;
  /** The registrable domain if `domain` is below it; queried next for a missing DMARC record. */
  readonly organisationalDomain?: string;
}

/** One SPF record and the domain that publishes it. */
interface SpfLink {
  readonly domain: string;
  readonly record: string;
}

/**
 * Mail-related records that a domain publishes. The records are raw; the reader evaluates them (strict,
 * enforced). `null` = the DNS did not answer; `[]` = no records exist.
 */
export interface DomainRecords {
  /** ASCII form. */
  readonly domain: string;
  /** `false` = NXDOMAIN. */
  readonly exists: boolean | null;
  /** By preference; a null MX is included (empty `exchange`). */
  readonly mx: readonly MxRecord[] | null;
  /** True if at least one MX names a host (a null MX, RFC 7505, does not). */
  readonly valid_mx: boolean | null;
  readonly a: readonly string[] | null;
  readonly aaaa: readonly string[] | null;
  readonly has_a: boolean | null;
  readonly txt: readonly string[] | null;
  /**
   * The domain's SPF record, then the records of its `redirect=` chain (RFC 7208 §6.1), at most ten. Two
   * records at one domain (a permanent error, §4.5) end the chain and are both listed.
   */
  readonly spf: readonly SpfLink[] | null;
  /**
   * TXT records at `_dmarc.` of the domain, or of the organizational domain if the domain has none (RFC 7489
   * §6.6.3).
   */
  readonly dmarcTxt: readonly string[] | null;
  /** The domain of these `_dmarc.` records; `null` without records. */
  readonly dmarcDomain: string | null;
}

// RFC 7208 §4.6.4 allows ten lookups in total.
const maxSpfLinks = 10;
const spfVersion = /^v=spf1(?: |$)/i;
const dmarcVersion = /^v=DMARC1\s*(?:;|$)/;

/**
 * Reads MX, A, AAAA, TXT, SPF and DMARC records of a domain in parallel. Throws `unreachable` if no query was
 * answered, because then the resolver failed and not the domain.
 */
export function createDomainRecordsPort(dns: DnsClient): LookupPort<DomainQuestion, DomainRecords> {
  return {
    async lookup(question, { signal }) {
      const domain = asciiDomain(question.domain);
      if (domain === null) return null;
      const [mxAnswer, aAnswer, aaaaAnswer, txtAnswer, dmarc] = await Promise.all([
        dns.mx(domain, signal),
        dns.a(domain, signal),
        dns.aaaa(domain, signal),
        dns.txt(domain, signal),
        dmarcRecords(dns, domain, question.organisationalDomain ?? domain, signal),
      ]);
      const answers = [mxAnswer, aAnswer, aaaaAnswer, txtAnswer];
      if (answers.every(({ status }) => status === 'unknown')) {
        throw new LookupFailure(signal.aborted ? 'timeout' : 'unreachable');
      }
      const mx = recordsOf(mxAnswer)?.toSorted((a, b) => a.preference - b.preference) ?? null;
      const a = recordsOf(aAnswer);
      const aaaa = recordsOf(aaaaAnswer);
      const txt = recordsOf(txtAnswer);
      return {
        domain,
        exists: existence(answers),
        mx,
        valid_mx: mx?.some(({ exchange }) => exchange !== '') ?? null,
        a,
        aaaa,
        has_a: hasAddress(a, aaaa),
        txt,
        spf: txt === null ? null : await spfChain(dns, domain, txt, signal),
        ...dmarc,
      };
    },
  };
}

/** Returns `false` if any part has no answer; such records are stored only for a short time. */
export function areDomainRecordsComplete(records: DomainRecords): boolean {
  return [records.mx, records.a, records.aaaa, records.spf, records.dmarcTxt].every((part) => part !== null);
}

function existence(answers: readonly { status: string; nxdomain?: boolean }[]): boolean | null {
  if (answers.some(({ status, nxdomain }) => status === 'found' || nxdomain === false)) return true;
  return answers.some(({ nxdomain }) => nxdomain === true) ? false : null;
}

function hasAddress(a: readonly string[] | null, aaaa: readonly string[] | null): boolean | null {
  if ((a?.length ?? 0) + (aaaa?.length ?? 0) > 0) return true;
  return a === null || aaaa === null ? null : false;
}

/** Returns `null` if a record of the chain could not be read, because then the policy is unknown. */
async function spfChain(
  dns: DnsClient,
  domain: string,
  txt: readonly string[],
  signal: AbortSignal,
): Promise<SpfLink[] | null> {
  const chain: SpfLink[] = [];
  let at: string | null = domain;
  let records: readonly string[] | null = txt;
  while (at !== null && chain.length < maxSpfLinks) {
    if (records === null) return null;
    const owner: string = at;
    const policies: readonly string[] = records.filter((record) => spfVersion.test(record));
    chain.push(...policies.map((record) => ({ domain: owner, record })));
    at = policies.length === 1 ? spfRedirect(policies[0]!) : null;
    if (at !== null) records = recordsOf(await dns.txt(at, signal));
  }
  return chain;
}

/** Returns the domain of an effective `redirect=`: there is no `all` and no macro in it (RFC 7208 §6.1, §7). */
function spfRedirect(record: string): string | null {
  const terms = record.split(/ +/);
  if (terms.some((term) => /^[-+~?]?all$/i.test(term))) return null;
  const target = terms.find((term) => /^redirect=/i.test(term))?.slice('redirect='.length) ?? '';
  return asciiDomain(target);
}

async function dmarcRecords(
  dns: DnsClient,
  domain: string,
  organisationalDomain: string,
  signal: AbortSignal,
): Promise<Pick<DomainRecords, 'dmarcTxt' | 'dmarcDomain'>> {
  for (const owner of new Set([domain, asciiDomain(organisationalDomain) ?? domain])) {
    const found = recordsOf(await dns.txt(`_dmarc.${owner}`, signal));
    if (found === null) return { dmarcTxt: null, dmarcDomain: null };
    const policies = found.filter((record) => dmarcVersion.test(record));
    if (policies.length > 0) return { dmarcTxt: policies, dmarcDomain: owner };
  }
  return { dmarcTxt: [], dmarcDomain: null };
}
