import { hash } from 'node:crypto';

/**
 * Server-side data of the browser's request for the public key. It is given to the browser encrypted and sent
 * back inside the session. It adds a trusted clock and the browser's own address to the session.
 */
export interface Ticket {
  /** The server's clock, UNIX milliseconds. */
  readonly at: number;
  readonly ip: string | null;
  /** Digest of the User-Agent header; null if there was no header. */
  readonly userAgent: string | null;
  /** First language of Accept-Language, lowercase. */
  readonly language: string | null;
  /** Sec-CH-UA-Platform without its quotes. */
  readonly platform: string | null;
  /** Label below the resolver domain that identifies this browser's DNS lookups. */
  readonly dnsToken: string | null;
}

/** Returns a digest that distinguishes two user agents, so that the ticket doesn't contain the header. */
export const userAgentDigest = (userAgent: string): string => hash('sha256', userAgent).slice(0, 16);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns the plain bytes of a ticket; the server encrypts them. */
export function writeTicket({ at, ip, userAgent, language, platform, dnsToken }: Ticket): Buffer {
  return Buffer.from(JSON.stringify([at, ip, userAgent, language, platform, dnsToken]));
}

/** @param plain the output of {@link writeTicket} */
export function readTicket(plain: Buffer): Ticket {
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
