import { expect, it } from 'vitest';
import { takeSmtpReply } from './smtp-connection';
import { recipientVerdict } from './smtp-dialogue';

it.each([
  // Texts as sent by large providers and common servers.
  ['250 2.1.5 OK', 'accepted'],
  ['251 User not local; will forward', 'accepted'],
  ['252 Cannot verify but will accept', 'undecided'],
  ['550 5.1.1 The email account that you tried to reach does not exist', 'unknown-mailbox'],
  [
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    'unknown-mailbox',
  ],
  ['550 Requested action not taken: mailbox unavailable', 'unknown-mailbox'],
  ['550 No such user here', 'unknown-mailbox'],
  ['551 User not local', 'unknown-mailbox'],
  ['553 sorry, that mailbox is unknown', 'unknown-mailbox'],
  ['554 5.2.1 Account disabled', 'unknown-mailbox'],
  ['550 5.7.1 Service unavailable; client host blocked using a block list', 'undecided'],
  ['550 Blocked: your address has a poor reputation', 'undecided'],
  ['550 relaying denied', 'undecided'],
  ['554 5.7.1 Recipient address rejected: Access denied', 'undecided'],
  ['554 Transaction failed', 'undecided'],
  ['530 5.7.0 Must issue a STARTTLS command first', 'undecided'],
  ['550 5.4.1 Recipient address rejected', 'undecided'],
  ['552 5.2.2 The email account is over quota', 'full'],
  ['552 Mailbox size limit', 'full'],
  ['552 5.3.4 Message size exceeds fixed limit', 'undecided'],
  ['452 4.2.2 The recipient is out of storage space', 'full'],
  ['452 Mailbox full', 'full'],
  ['452 4.5.3 Too many recipients', 'undecided'],
  ['450 4.2.0 Greylisted, try again in 300 seconds', 'undecided'],
  ['451 4.7.1 Please try again later', 'undecided'],
  ['450 4.1.1 Recipient address rejected: unverified', 'undecided'],
  ['421 4.3.2 Service not available', 'undecided'],
])('recipientVerdict of %s is %s', (line, verdict) => {
  const taken = takeSmtpReply(`${line}\r\n`);
  if (taken === null || taken === 'malformed') throw new Error('not a reply');
  expect(recipientVerdict(taken.reply)).toBe(verdict);
});
