import { domainToASCII } from 'node:url';
import { parse } from 'tldts';

/** The result of splitting a host name at its public suffix. */
interface SuffixSplit {
  /** The suffix, such as `co.uk`, or null for an empty or malformed host. */
  readonly publicSuffix: string | null;
  /** Suffix plus one label, such as `example.co.uk`; null when the host is itself a suffix. */
  readonly registrableDomain: string | null;
  /** True when the suffix is a registry's (ICANN section), false for a company's (private section). */
  readonly isRegistrySuffix: boolean;
  /**
   * False when no rule of the list matches the suffix: the top-level domain doesn't exist (`.con`) or is
   * reserved (`.invalid`).
   */
  readonly isListed: boolean;
}

/** Splits host names at their public suffix; hosts are lower-case ASCII. */
export interface SuffixList {
  split(host: string): SuffixSplit;
}

/**
 * Returns the list that is included in `tldts` (MIT; data of publicsuffix.org, MPL-2.0).
 *
 * Decision: suffixes of the private section count (`uk.com`, `github.io`, `dynv6.net`), as in the algorithm
 * of publicsuffix.org. Two mailboxes under such a suffix belong to two different owners.
 */
export function builtInSuffixList(): SuffixList {
  const options = {
    allowPrivateDomains: true,
    extractHostname: false,
    validateHostname: false,
    detectIp: false,
  };
  return {
    split(host) {
      const { publicSuffix, domain, isPrivate, isIcann } = parse(host, options);
      const isListed = isIcann === true || isPrivate === true;
      return { publicSuffix, registrableDomain: domain, isRegistrySuffix: isPrivate !== true, isListed };
    },
  };
}

interface SuffixRule {
  readonly kind: 'normal' | 'wildcard' | 'exception';
  readonly registry: boolean;
}

const PRIVATE_SECTION = '===BEGIN PRIVATE DOMAINS===';

/**
 * Parses a list in the format of publicsuffix.org (as fetched by `data update`), which replaces the built-in
 * one.
 *
 * @param text the whole file; comments and blank lines are skipped
 */
export function readSuffixList(text: string): SuffixList {
  const rules = new Map<string, SuffixRule>();
  let registry = true;
  for (const line of text.split('\n')) {
    if (line.includes(PRIVATE_SECTION)) registry = false;
    const rule = line.trim().split(/\s/, 1)[0]!;
    if (rule === '' || rule.startsWith('//')) continue;
    if (rule.startsWith('!')) rules.set(domainToASCII(rule.slice(1)), { kind: 'exception', registry });
    else if (rule.startsWith('*.'))
      rules.set(`*.${domainToASCII(rule.slice(2))}`, { kind: 'wildcard', registry });
    else rules.set(domainToASCII(rule), { kind: 'normal', registry });
  }
  return { split: (host) => splitByRules(host, rules) };
}

/**
 * Splits a host by the longest matching rule. An exception takes precedence over all; without a rule, the
 * last label is the suffix.
 */
function splitByRules(host: string, rules: ReadonlyMap<string, SuffixRule>): SuffixSplit {
  const labels = host.split('.');
  if (labels.some((label) => label === '')) {
    return { publicSuffix: null, registrableDomain: null, isRegistrySuffix: true, isListed: false };
  }
  let suffixLabels = 1;
  let found: SuffixRule | null = null;
  for (let start = 0; start < labels.length; start++) {
    const name = labels.slice(start).join('.');
    const exact = rules.get(name);
    const above = labels.slice(start + 1).join('.');
    const rule = exact ?? rules.get(`*.${above}`);
    if (rule === undefined) continue;
    found = rule;
    suffixLabels = labels.length - start - (rule.kind === 'exception' ? 1 : 0);
    break;
  }
  return {
    publicSuffix: labels.slice(-suffixLabels).join('.'),
    registrableDomain: labels.length > suffixLabels ? labels.slice(-suffixLabels - 1).join('.') : null,
    isRegistrySuffix: found?.registry ?? true,
    isListed: found !== null,
  };
}
