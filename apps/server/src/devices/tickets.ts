import {
  type DeviceSession,
  openEnvelope,
  readEnvelope,
  readSession,
  readTicket,
  type Ticket,
  type Unreadable,
  writeTicket,
} from '@assay/devices';
import { deploymentSealing } from '../platform/secrets/sealed';
import type { SigningSecrets } from '../platform/secrets/signing-secrets';
import type { Keyring } from './keyring';

/** A decrypted session and its ticket. */
export interface ReadSession {
  readonly session: DeviceSession;
  readonly ticket: Ticket | null;
}

/** Reason for an unreadable session text. */
export type SessionFailure = Unreadable | 'no-session';

/** Decrypts a session text. Never throws for input from a browser. */
export async function openSessionText(
  text: string,
  ports: { readonly keyring: Keyring; readonly tickets: Tickets },
): Promise<ReadSession | SessionFailure> {
  const envelope = readEnvelope(text);
  if (typeof envelope === 'string') return envelope;
  const privateKey = await ports.keyring.privateKey(envelope.kid);
  if (!privateKey) return 'unknown-key';
  const plain = openEnvelope(envelope, privateKey);
  if (typeof plain === 'string') return plain as Unreadable;
  const session = readSession(plain);
  return session ? { session, ticket: ports.tickets.open(session.ticket) } : 'no-session';
}

const MAX_TICKET_LENGTH = 2048;
/** Tickets are bound to no row, so any browser may return them. */
const PLACE = '';

/** Tickets as browsers receive them: encrypted, in base64url. */
export interface Tickets {
  seal(ticket: Ticket): string;
  /** Returns null for a ticket that this deployment didn't issue. */
  open(text: unknown): Ticket | null;
}

/** @param signingSecrets secrets of the deployment */
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
      if (typeof text !== 'string' || text.length > MAX_TICKET_LENGTH) return null;
      const plain = tickets.open(Buffer.from(text, 'base64url'), PLACE);
      return plain && readTicket(plain);
    },
  };
}
