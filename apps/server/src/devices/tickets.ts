import { readTicket, type Ticket, writeTicket } from '@assay/devices';
import { deploymentSealing } from '../platform/secrets/sealed';
import type { SigningSecrets } from '../platform/secrets/signing-secrets';

const LONGEST_TICKET = 2048;
/** A ticket belongs to no row: whoever holds it may bring it back. */
const PLACE = '';

/** Tickets as they travel through browsers: sealed, in base64url. */
export interface Tickets {
  seal(ticket: Ticket): string;
  /** null for a ticket that this deployment did not issue. */
  open(text: unknown): Ticket | null;
}

/** @param signingSecrets the deployment's */
export function deviceTickets(signingSecrets: SigningSecrets, bytes: (length: number) => Buffer): Tickets {
  const tickets = deploymentSealing(
    signingSecrets,
    {
      name: 'ticket of a browser',
      before: { purpose: 'assay-device-tickets', tag: 'behind-text', bound: false },
    },
    bytes,
  );
  return {
    seal: (ticket) => tickets.seal(writeTicket(ticket), PLACE).toString('base64url'),
    open(text) {
      if (typeof text !== 'string' || text.length > LONGEST_TICKET) return null;
      const plain = tickets.open(Buffer.from(text, 'base64url'), PLACE);
      return plain && readTicket(plain);
    },
  };
}
