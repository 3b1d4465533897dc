import type { SmtpReply } from './smtp-reply';

/**
 * What a reply to RCPT TO means for the mailbox.
 * `accepted` · `unknown-mailbox` (it does not exist or is closed) · `full` (over its quota) ·
 * `undecided` (greylisting, our address is refused, policy, a busy server).
 */
export type RecipientVerdict = 'accepted' | 'unknown-mailbox' | 'full' | 'undecided';

/** Enhanced codes (RFC 3463 §3) by subject and detail, whatever the class digit. */
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
// A refusal of the sender or its address, which servers also dress as 550 without an enhanced code.
const aboutSender =
  /\b(?:block(?:ed|list)|blacklist|denylist|spam|reputation|policy|dnsbl|rbl|relay\w*|denied|banned|not allowed|authenticat\w+|reverse dns|ptr|helo|greylist\w*|try again)\b/i;

/**
 * Judges a reply to RCPT TO. A 5xx condemns the mailbox only when it is about the mailbox: many servers
 * answer 550 to senders they do not like, and that proves nothing about the recipient.
 */
export function recipientVerdict(reply: SmtpReply): RecipientVerdict {
  const { code, enhanced, text } = reply;
  if (code === 250 || code === 251) return 'accepted';
  // 252: "cannot verify, but will take the message".
  if (code < 400) return 'undecided';
  if (enhanced !== null) {
    const subject = enhanced.slice(enhanced.indexOf('.') + 1);
    const verdict = byEnhancedCode[subject] ?? 'undecided';
    // 4.1.1 and the like are temporary by their class: the look-up in the directory failed.
    return verdict === 'unknown-mailbox' && code < 500 ? 'undecided' : verdict;
  }
  if (fullMailbox.test(text)) return 'full';
  if (code === 552) return 'full';
  if (code < 500 || aboutSender.test(text)) return 'undecided';
  return code === 550 || code === 551 || code === 553 ? 'unknown-mailbox' : 'undecided';
}
