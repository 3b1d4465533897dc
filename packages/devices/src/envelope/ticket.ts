import { hash } from 'node:crypto';

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

/** Enough to distinguish two user agents; the header itself need not travel. */
export const userAgentDigest = (userAgent: string): string => hash('sha256', userAgent).slice(0, 16);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The plain bytes of a ticket; the server seals them. */
export function writeTicket({ at, ip, userAgent, language, platform, dnsToken }: Ticket): Buffer {
  return Buffer.from(JSON.stringify([at, ip, userAgent, language, platform, dnsToken]));
}

/** @param plain what {@link writeTicket} wrote */
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
