import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * Who may write to a stream: a JSON Web Token (RFC 7519) signed with HS256 (RFC 7518 §3.2). One that opens names no
 * stream and binds itself to the first one that it writes to; one that continues names its stream. Both carry the id of
 * the opening token, which the stream's row remembers.
 */
export interface StreamToken {
  readonly accountId: number;
  /** The account itself, or its test space. */
  readonly spaceId: number;
  /** Id of the opening token. */
  readonly id: string;
  /** null = it may open a stream. */
  readonly streamId: string | null;
  /** UNIX milliseconds. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

interface Claims {
  readonly acc: number;
  readonly sub: number;
  readonly jti: string;
  readonly sid?: string;
  /** Milliseconds, unlike the registered claims, which are seconds. */
  readonly iam: number;
  readonly exp: number;
}

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });
const PURPOSE = 'assay session stream token v1';
const LONGEST_TOKEN = 1_000;

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function isClaims(value: unknown): value is Claims {
  if (typeof value !== 'object' || value === null) return false;
  const { acc, sub, jti, sid, iam, exp } = value as { [name: string]: unknown };
  return (
    [acc, sub, iam, exp].every((claim) => typeof claim === 'number') &&
    typeof jti === 'string' &&
    (sid === undefined || typeof sid === 'string')
  );
}

export interface StreamTokens {
  sign(token: StreamToken): string;
  /** The token of a text; null when it is not ours, was altered, or has expired. */
  read(text: string, now: number): StreamToken | null;
  /** What an account's field names are hashed with: equal in all its streams, different from everybody else's. */
  salt(accountId: number): string;
}

/** @param signingSecret the deployment's; the key is derived from it (RFC 5869), so that it serves this purpose only. */
export function streamTokens(signingSecret: Buffer): StreamTokens {
  const key = Buffer.from(hkdfSync('sha256', signingSecret, Buffer.alloc(0), PURPOSE, 32));
  const mac = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign(token) {
      const claims: Claims = {
        acc: token.accountId,
        sub: token.spaceId,
        jti: token.id,
        ...(token.streamId === null ? {} : { sid: token.streamId }),
        iam: token.issuedAt,
        exp: Math.floor(token.expiresAt / 1000),
      };
      const signed = `${HEADER}.${encode(claims)}`;
      return `${signed}.${mac(signed).toString('base64url')}`;
    },
    read(text, now) {
      if (text.length > LONGEST_TOKEN) return null;
      const [header, payload, signature, ...more] = text.split('.');
      // Another header would be another algorithm: only our own is read.
      if (header !== HEADER || !payload || !signature || more.length > 0) return null;
      const given = Buffer.from(signature, 'base64url');
      const right = mac(`${header}.${payload}`);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
      if (!isClaims(claims) || claims.exp * 1000 <= now) return null;
      return {
        accountId: claims.acc,
        spaceId: claims.sub,
        id: claims.jti,
        streamId: claims.sid ?? null,
        issuedAt: claims.iam,
        expiresAt: claims.exp * 1000,
      };
    },
    salt: (accountId) => mac(`salt ${accountId}`).toString('hex').slice(0, 16),
  };
}
