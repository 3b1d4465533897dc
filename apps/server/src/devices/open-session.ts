import {
  type DeviceSession,
  openEnvelope,
  readEnvelope,
  readSession,
  type Ticket,
  type Unreadable,
} from '@assay/devices';
import type { Keyring } from './keyring';
import type { Tickets } from './tickets';

/** A session that was opened, and the ticket that it brought. */
export interface ReadSession {
  readonly session: DeviceSession;
  readonly ticket: Ticket | null;
}

/** Why a session text cannot be read. */
export type SessionFailure = Unreadable | 'no-session';

/** Opens a session text. Never throws for what a browser sent. */
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
