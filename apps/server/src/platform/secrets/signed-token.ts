import { createSecretKey } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { derivedKey, keyIdOf } from './derived-key';

/** The only algorithm (RFC 7518 §3.2). A token that names another one, or none, is not read. */
const ALGORITHM = 'HS256';
const ISSUER = 'assay';
const LONGEST_TOKEN = 1_000;
/** Processes of a deployment may disagree about the time by this much: a fresh token holds in all of them. */
const CLOCK_SKEW_S = 60;

/** A kind of token: what it is for, and what it has to hold. */
export interface TokenKind {
  /** The `aud` of its tokens, and what their key is derived for. */
  readonly audience: string;
  /** Claims without which a token is refused, beside the registered ones. */
  readonly claims: readonly string[];
  /**
   * Version 0.1 signed without a key id, issuer and audience, under a key derived for this purpose: such a token is read
   * until it expires.
   */
  readonly purposeBefore: string;
}

/** What a token states, by the names of RFC 7519 §4. */
export type TokenClaims = JWTPayload;

/** Claims of RFC 7519 §4.1 that hold a time, UNIX seconds. */
interface TokenTimes {
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** JSON Web Tokens (RFC 7519) of one kind. */
interface SignedTokens {
  sign(claims: TokenClaims, times: TokenTimes): Promise<string>;
  /**
   * The claims of a token; their types are still to be looked at.
   * @param now UNIX milliseconds
   * @returns null = not ours, changed, of another kind, expired, not valid yet, or without a claim that it has to hold.
   */
  verify(text: string, now: number): Promise<TokenClaims | null>;
}

const encoded = (header: object): string => `${Buffer.from(JSON.stringify(header)).toString('base64url')}.`;

/** @param secret the deployment's signing secret; the key is derived from it and serves this kind only. */
export function signedTokens(secret: Buffer, { audience, claims, purposeBefore }: TokenKind): SignedTokens {
  const header = { alg: ALGORITHM, typ: 'JWT', kid: keyIdOf(secret).toString('hex') };
  const key = createSecretKey(derivedKey(secret, `assay signed token: ${audience}`));
  const keyBefore = createSecretKey(derivedKey(secret, purposeBefore));
  const opening = encoded(header);
  const openingBefore = encoded({ alg: ALGORITHM, typ: 'JWT' });
  const always = { algorithms: [ALGORITHM], typ: 'JWT' };
  return {
    sign: (payload, { issuedAt, expiresAt }) =>
      new SignJWT(payload)
        .setProtectedHeader(header)
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt - CLOCK_SKEW_S)
        .setExpirationTime(expiresAt)
        .sign(key),
    async verify(text, now) {
      if (text.length > LONGEST_TOKEN) return null;
      const currentDate = new Date(now);
      try {
        // A header is one of two texts, so that no parser sees another one.
        if (text.startsWith(opening)) {
          const requiredClaims = ['iat', 'nbf', 'exp', ...claims];
          const expected = { ...always, issuer: ISSUER, audience, requiredClaims, currentDate };
          return (await jwtVerify(text, key, expected)).payload;
        }
        if (text.startsWith(openingBefore)) {
          const expected = { ...always, requiredClaims: ['exp', ...claims], currentDate };
          return (await jwtVerify(text, keyBefore, expected)).payload;
        }
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
      }
      return null;
    },
  };
}
