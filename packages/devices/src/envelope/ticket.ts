import { hash } from 'node:crypto';
import type { Sealing } from './sealing';

/**
 * What the server saw when the browser asked for the public key: handed to the browser sealed, and sent back inside
 * the session. It gives the session a clock that is not the browser's, and the browser's own address.
 */
export interface Ticket {
  /** The server's clock, UNIX milliseconds. */
  readonly at: number;
  readonly ip: string | null;
  /** Digest of the User-Agent header; null when there was none. */
  readonly userAgent: string | null;
  /** First language of Accept-Language, lower case. */
  readonly language: string | null;
  /** Sec-CH-UA-Platform without its quotes. */
  readonly platform: string | null;
  /** Label below the resolver domain whose look-ups are this browser's. */
  readonly dnsToken: string | null;
}

/** Enough to tell two user agents apart; the header itself need not travel. */
export const userAgentDigest = (userAgent: string): string => hash('sha256', userAgent).slice(0, 16);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** @param iv 12 random bytes */
export function sealTicket(ticket: Ticket, sealing: Sealing, iv: Buffer): string {
  const { at, ip, userAgent, language, platform, dnsToken } = ticket;
  const fields = JSON.stringify([at, ip, userAgent, language, platform, dnsToken]);
  return sealing.seal(Buffer.from(fields), iv).toString('base64url');
}

/** null for a ticket that this deployment did not hand out. */
export function openTicket(text: unknown, sealing: Sealing): Ticket | null {
  if (typeof text !== 'string' || text.length > 2048) return null;
  const plain = sealing.open(Buffer.from(text, 'base64url'));
  if (!plain) return null;
  const [at, ip, userAgent, language, platform, dnsToken] = JSON.parse(plain.toString()) as unknown[];
  return {
    at: Number(at),
    ip: textOrNull(ip),
    userAgent: textOrNull(userAgent),
    language: textOrNull(language),
    platform: textOrNull(platform),
    dnsToken: textOrNull(dnsToken),
  };
}
