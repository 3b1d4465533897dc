import { LookupFailure } from '../lookup';
import type { GuardedNetwork } from '../net/guarded-network';
import { SmtpConnection, type SmtpReply } from './smtp-connection';

/**
 * Meaning of a reply to RCPT TO for the mailbox. `accepted` · `unknown-mailbox` (it does not exist or is
 * closed) · `full` (over its quota) · `undecided` (greylisting, our address is refused, policy, a busy
 * server).
 */
type RecipientVerdict = 'accepted' | 'unknown-mailbox' | 'full' | 'undecided';

/** Enhanced codes (RFC 3463 §3) by subject and detail, independent of the class digit. */
const byEnhancedCode: Readonly<Record<string, RecipientVerdict>> = {
  '1.0': 'unknown-mailbox',
  '1.1': 'unknown-mailbox',
  '1.2': 'unknown-mailbox',
  '1.3': 'unknown-mailbox',
  '1.6': 'unknown-mailbox',
  '1.10': 'unknown-mailbox',
  '2.1': 'unknown-mailbox',
  '2.2': 'full',
};

const fullMailbox =
  /\b(?:over ?quota|quota (?:is )?exceeded|exceed\w* (?:\w+ )?quota|mailbox (?:is )?full|full mailbox|insufficient (?:mailbox )?storage)\b/i;
// A refusal of the sender or its address, which some servers also report as 550 without an enhanced code.
const aboutSender =
  /\b(?:block(?:ed|list)|blacklist|denylist|spam|reputation|policy|dnsbl|rbl|relay\w*|denied|banned|not allowed|authenticat\w+|reverse dns|ptr|helo|greylist\w*|try again)\b/i;

/**
 * Evaluates a reply to RCPT TO. A 5xx means a missing mailbox only if it is about the mailbox: many servers
 * answer 550 to unwanted senders, which is not evidence about the recipient.
 */
export function recipientVerdict(reply: SmtpReply): RecipientVerdict {
  const { code, enhanced, text } = reply;
  if (code === 250 || code === 251) return 'accepted';
  // 252: "cannot verify, but will take the message".
  if (code < 400) return 'undecided';
  if (enhanced !== null) {
    const subject = enhanced.slice(enhanced.indexOf('.') + 1);
    const verdict = byEnhancedCode[subject] ?? 'undecided';
    // 4.1.1 and similar codes are temporary by their class: the lookup in the directory failed.
    return verdict === 'unknown-mailbox' && code < 500 ? 'undecided' : verdict;
  }
  if (fullMailbox.test(text)) return 'full';
  if (code === 552) return 'full';
  if (code < 500 || aboutSender.test(text)) return 'undecided';
  return code === 550 || code === 551 || code === 553 ? 'unknown-mailbox' : 'undecided';
}

interface DialogueSettings {
  readonly network: GuardedNetwork;
  readonly port: number;
  /** Our name in EHLO; it should resolve to the sending address and back. */
  readonly heloName: string;
  /** Envelope sender; `""` is the null sender `<>` (RFC 5321 §4.5.5). */
  readonly mailFrom: string;
}

export interface DialogueResult {
  readonly target: RecipientVerdict;
  /** Verdict for an address that cannot exist; `null` if it was not needed. */
  readonly random: RecipientVerdict | null;
  /** The decisive reply about the target, without its text, which may quote the address. */
  readonly reply: { readonly code: number; readonly enhanced: string | null } | null;
  readonly tls: boolean;
}

/**
 * Queries one mail server about one mailbox up to RCPT TO; no message is ever sent. If the TLS handshake
 * fails, one attempt without TLS follows, as opportunistic TLS requires (RFC 7435).
 *
 * @param randomRecipient an address at the same domain that can't exist
 * @throws LookupFailure of the connection
 */
export async function smtpDialogue(
  host: string,
  recipient: string,
  randomRecipient: string,
  settings: DialogueSettings,
  signal: AbortSignal,
): Promise<DialogueResult> {
  try {
    return await converse(host, recipient, randomRecipient, settings, signal, true);
  } catch (thrown) {
    if (!(thrown instanceof LookupFailure) || thrown.kind !== 'tls') throw thrown;
    return converse(host, recipient, randomRecipient, settings, signal, false);
  }
}

async function converse(
  host: string,
  recipient: string,
  randomRecipient: string,
  settings: DialogueSettings,
  signal: AbortSignal,
  mayUseTls: boolean,
): Promise<DialogueResult> {
  const connection = await SmtpConnection.open(host, settings.port, settings.network, signal);
  let tls = false;
  const undecided = ({ code, enhanced }: SmtpReply): DialogueResult => ({
    target: 'undecided',
    random: null,
    reply: { code, enhanced },
    tls,
  });
  try {
    const greeting = await connection.reply();
    if (greeting.code !== 220) return undecided(greeting);

    let extensions = await hello(connection, settings.heloName);
    if (mayUseTls && extensions.has('STARTTLS') && (await connection.command('STARTTLS')).code === 220) {
      await connection.startTls(host);
      tls = true;
      extensions = await hello(connection, settings.heloName);
    }
    const isAscii = /^[\x20-\x7e]*$/.test(recipient);
    if (!isAscii && !extensions.has('SMTPUTF8'))
      return { target: 'undecided', random: null, reply: null, tls };

    const sender = await connection.command(`MAIL FROM:<${settings.mailFrom}>${isAscii ? '' : ' SMTPUTF8'}`);
    if (sender.code !== 250) return undecided(sender);

    const answer = await connection.command(`RCPT TO:<${recipient}>`);
    const target = recipientVerdict(answer);
    // A server that reports a missing mailbox doesn't accept every recipient, so a second query is
    // unnecessary.
    const isConclusive = target === 'accepted' || target === 'full';
    const random = isConclusive
      ? recipientVerdict(await connection.command(`RCPT TO:<${randomRecipient}>`))
      : null;
    return { target, random, reply: { code: answer.code, enhanced: answer.enhanced }, tls };
  } finally {
    connection.close();
  }
}

/** Sends EHLO, or HELO to a server that doesn't support it; returns the offered extensions. */
async function hello(connection: SmtpConnection, name: string): Promise<ReadonlySet<string>> {
  const reply = await connection.command(`EHLO ${name}`);
  if (reply.code === 250) {
    const [, ...lines] = reply.text.split('\n');
    return new Set(lines.map((line) => line.split(' ', 1)[0]!.toUpperCase()));
  }
  await connection.command(`HELO ${name}`);
  return new Set();
}
