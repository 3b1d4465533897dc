import { type DnsClient, recordsOf } from '../dns/dns-client';
import { failureKind, LookupFailure, type LookupPort } from '../lookup';
import { asciiDomain, type GuardedNetwork } from '../net/guarded-network';
import { type DialogueResult, smtpDialogue } from './smtp-dialogue';

/** Limits the number of concurrent connections to one target. */
class TargetSlots {
  readonly #taken = new Map<string, number>();
  readonly #perTarget: number;

  constructor(perTarget: number) {
    this.#perTarget = perTarget;
  }

  /**
   * Runs `work` in one of the target's slots. It doesn't wait for a slot: waiting lookups would block those
   * for other targets.
   * @throws LookupFailure `busy` if all slots are taken
   */
  async run<T>(target: string, work: () => Promise<T>): Promise<T> {
    const taken = this.#taken.get(target) ?? 0;
    if (taken >= this.#perTarget) throw new LookupFailure('busy');
    this.#taken.set(target, taken + 1);
    try {
      return await work();
    } finally {
      const left = this.#taken.get(target)! - 1;
      if (left === 0) this.#taken.delete(target);
      else this.#taken.set(target, left);
    }
  }
}

/** Deliverability of an address. `null` = the server doesn't answer (or was not queried). */
export interface MailboxState {
  readonly deliverable: boolean | null;
  /** True if the mailbox exists but is over its quota; it is not deliverable now. */
  readonly full_inbox: boolean | null;
  /** True if the domain accepts mail for any name, so that `deliverable` is not evidence for this mailbox. */
  readonly accept_all: boolean | null;
  /** Source of the result: the dialogue, a domain without mail, or neither. */
  readonly evidence: 'smtp' | 'no-mail-host' | 'none';
  readonly reply: DialogueResult['reply'];
}

export interface MailboxProbeOptions {
  readonly dns: DnsClient;
  readonly network: GuardedNetwork;
  readonly heloName: string;
  /** Envelope sender; default `""` = the null sender. */
  readonly mailFrom?: string;
  /** Default 25. */
  readonly port?: number;
  /** Maximum number of concurrent connections to one mail host; default 2. */
  readonly perHost?: number;
  /**
   * Mail domains that are never queried because they accept everything or block such queries; includes
   * subdomains.
   */
  readonly neverProbe?: readonly string[];
  /** Returns a local part that can't exist, different at each call. */
  readonly randomLocalPart: () => string;
}

// The best host and one fallback: more connections for one address are typical of spammers.
const maxHosts = 2;
const undecided: MailboxState = {
  deliverable: null,
  full_inbox: null,
  accept_all: null,
  evidence: 'none',
  reply: null,
};

/**
 * Queries the domain's mail servers about a mailbox (RFC 5321 §3.3, up to RCPT TO). The address must have
 * passed a syntax check; one with control characters or angle brackets returns `null`. A server that cannot
 * be reached or gives no clear answer is an undecided result, not a failure of this source.
 */
export function createMailboxProbe(options: MailboxProbeOptions): LookupPort<string, MailboxState> {
  const slots = new TargetSlots(options.perHost ?? 2);
  const settings = {
    network: options.network,
    port: options.port ?? 25,
    heloName: options.heloName,
    mailFrom: options.mailFrom ?? '',
  };
  const isExempt = (domain: string): boolean =>
    (options.neverProbe ?? []).some((exempt) => domain === exempt || domain.endsWith(`.${exempt}`));

  return {
    async lookup(address, { signal }) {
      const at = address.lastIndexOf('@');
      const local = address.slice(0, at);
      const domain = asciiDomain(address.slice(at + 1));
      // Characters that could end the command line or the path must not be sent.
      if (at < 1 || domain === null || /[\p{Cc}<>\u2028\u2029]/u.test(local)) return null;
      const hosts = await mailHosts(options.dns, domain, signal);
      if (hosts === null) return undecided;
      if (hosts.length === 0) {
        return {
          deliverable: false,
          full_inbox: false,
          accept_all: false,
          evidence: 'no-mail-host',
          reply: null,
        };
      }
      if (isExempt(domain) || hosts.some(isExempt)) return undecided;

      const random = `${options.randomLocalPart()}@${domain}`;
      for (const host of hosts.slice(0, maxHosts)) {
        try {
          const ask = () => smtpDialogue(host, `${local}@${domain}`, random, settings, signal);
          return mailboxState(await slots.run(host, ask));
        } catch (thrown) {
          if (failureKind(thrown) === 'busy') throw thrown;
          if (signal.aborted) throw new LookupFailure('timeout');
        }
      }
      return undecided;
    },
  };
}

/** Returns `false` if the answer may change soon. */
export function isMailboxStateSettled(state: MailboxState): boolean {
  return state.deliverable !== null && state.full_inbox !== true;
}

function mailboxState({ target, random, reply }: DialogueResult): MailboxState {
  const evidence = 'smtp';
  const acceptAll =
    random === 'accepted' || random === 'full' ? true : random === 'unknown-mailbox' ? false : null;
  switch (target) {
    case 'accepted':
      return { deliverable: true, full_inbox: false, accept_all: acceptAll, evidence, reply };
    case 'full':
      return { deliverable: false, full_inbox: true, accept_all: acceptAll, evidence, reply };
    case 'unknown-mailbox':
      return { deliverable: false, full_inbox: false, accept_all: false, evidence, reply };
    case 'undecided':
      return { ...undecided, reply };
  }
}

/**
 * Returns the hosts to try, best first (RFC 5321 §5.1): the MX hosts, or the domain itself if it has only
 * addresses. `[]` = accepts no mail (null MX, no records, no such domain); `null` = the DNS did not answer.
 */
async function mailHosts(
  dns: DnsClient,
  domain: string,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const mx = recordsOf(await dns.mx(domain, signal));
  if (mx === null) return null;
  if (mx.length > 0) {
    const named = mx.filter(({ exchange }) => exchange !== '');
    return named.toSorted((a, b) => a.preference - b.preference).map(({ exchange }) => exchange);
  }
  const [v4, v6] = (await Promise.all([dns.a(domain, signal), dns.aaaa(domain, signal)])).map(recordsOf);
  if ((v4?.length ?? 0) + (v6?.length ?? 0) > 0) return [domain];
  return v4 === null || v6 === null ? null : [];
}
