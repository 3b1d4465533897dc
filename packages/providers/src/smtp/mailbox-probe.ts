import { type DnsClient, recordsOf } from '../dns/dns-client';
import { failureKind, LookupFailure, type LookupPort } from '../lookup';
import { asciiDomain, type GuardedNetwork } from '../net/guarded-network';
import { type DialogueResult, smtpDialogue } from './smtp-dialogue';

/** Bounds how many connections are open to one target at once. */
class TargetSlots {
  readonly #taken = new Map<string, number>();
  readonly #perTarget: number;

  constructor(perTarget: number) {
    this.#perTarget = perTarget;
  }

  /**
   * Runs `work` in one of the target's slots. It does not wait for one: waiting look-ups would fill the
   * places of those for other targets.
   * @throws LookupFailure `busy` when all are taken
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

/** Whether mail to an address would be taken. `null` = the server does not answer (or was not asked). */
export interface MailboxState {
  readonly deliverable: boolean | null;
  /** Exists but is over its quota; such a mailbox is not deliverable now. */
  readonly full_inbox: boolean | null;
  /** The domain takes mail for any name, so `deliverable` proves nothing about this one mailbox. */
  readonly accept_all: boolean | null;
  /** What decided: the dialogue, a domain without mail, or neither. */
  readonly evidence: 'smtp' | 'no-mail-host' | 'none';
  readonly reply: DialogueResult['reply'];
}

export interface MailboxProbeOptions {
  readonly dns: DnsClient;
  readonly network: GuardedNetwork;
  readonly heloName: string;
  /** Envelope sender, default `""` = the null sender. */
  readonly mailFrom?: string;
  /** Default 25. */
  readonly port?: number;
  /** Most connections at once to one mail host; default 2. */
  readonly perHost?: number;
  /** Mail domains never asked, because they accept everything or block such questions; subdomains too. */
  readonly neverProbe?: readonly string[];
  /** A local part nobody can have, new at each call. */
  readonly randomLocalPart: () => string;
}

// The best host and one spare: more connections for one address is what a spammer would make.
const maxHosts = 2;
const undecided: MailboxState = {
  deliverable: null,
  full_inbox: null,
  accept_all: null,
  evidence: 'none',
  reply: null,
};

/**
 * Asks the domain's mail servers about a mailbox (RFC 5321 §3.3, up to RCPT TO). The address must have passed
 * a syntax check; one with control characters or brackets is answered `null`.
 * A server that cannot be reached or does not commit itself is an undecided answer, not a failure of this source.
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
      // Anything that could end the command line or the path must not reach the wire.
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

/** `false` when the answer may be another a little later. */
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
 * Hosts to try, best first (RFC 5321 §5.1): the MX hosts, or the domain itself when it has addresses only.
 * `[]` = takes no mail (null MX, no records, no such domain); `null` = the DNS did not answer.
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
