import { createSecretKey } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { derivedKey, keyIdOf } from './aes-gcm';
import { perSecret, type SigningSecrets } from './signing-secrets';

/** The only algorithm (RFC 7518 §3.2). A token with another one, or without one, is rejected. */
const ALGORITHM = 'HS256';
const ISSUER = 'assay';
const MAX_TOKEN_LENGTH = 1_000;
/**
 * Tolerated clock difference between the processes of a deployment, in seconds, so that all of them accept a
 * new token.
 */
const CLOCK_SKEW_S = 60;

/** A kind of token: its purpose and its required claims. */
export interface TokenKind {
  /** The `aud` of its tokens, and the purpose of the key derivation. */
  readonly audience: string;
  /** Required claims in addition to the registered ones. */
  readonly claims: readonly string[];
  /**
   * Purpose of the key in version 0.1, which signed without a key id, issuer and audience. Such a token is
   * accepted until it expires.
   */
  readonly purposeBefore: string;
}

/** Claims of a token, by the names of RFC 7519 §4. */
export type TokenClaims = JWTPayload;

/** Times of RFC 7519 §4.1 claims, in UNIX seconds. */
interface TokenTimes {
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** JSON Web Tokens (RFC 7519) of one kind. */
interface SignedTokens {
  sign(claims: TokenClaims, times: TokenTimes): Promise<string>;
  /**
   * Verifies a token and returns its claims; their types are still unchecked.
   * @param now UNIX milliseconds
   * @returns null if it is foreign, changed, of another kind, expired, not valid yet, or without a required
   *   claim
   */
  verify(text: string, now: number): Promise<TokenClaims | null>;
}

const encoded = (header: object): string => `${Buffer.from(JSON.stringify(header)).toString('base64url')}.`;

const OPENING_BEFORE = encoded({ alg: ALGORITHM, typ: 'JWT' });

/**
 * Creates the tokens of one kind.
 * @param secrets the deployment's secrets; a key for this kind only is derived from each
 */
export function signedTokens(
  secrets: SigningSecrets,
  { audience, claims, purposeBefore }: TokenKind,
): SignedTokens {
  const keyOf = perSecret((secret) => {
    const header = { alg: ALGORITHM, typ: 'JWT', kid: keyIdOf(secret).toString('hex') };
    const key = createSecretKey(derivedKey(secret, `assay signed token: ${audience}`));
    return { header, opening: encoded(header), key };
  });
  const keyBefore = createSecretKey(derivedKey(secrets.first, purposeBefore));
  const always = { algorithms: [ALGORITHM], typ: 'JWT' };
  return {
    sign(payload, { issuedAt, expiresAt }) {
      const { header, key } = keyOf(secrets.signing);
      return new SignJWT(payload)
        .setProtectedHeader(header)
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt - CLOCK_SKEW_S)
        .setExpirationTime(expiresAt)
        .sign(key);
    },
    async verify(text, now) {
      if (text.length > MAX_TOKEN_LENGTH) return null;
      const currentDate = new Date(now);
      try {
        // Only headers written by this module are accepted, so no parser sees another one.
        const signedWith = secrets.accepted.map(keyOf).find(({ opening }) => text.startsWith(opening));
        if (signedWith) {
          const requiredClaims = ['iat', 'nbf', 'exp', ...claims];
          const expected = { ...always, issuer: ISSUER, audience, requiredClaims, currentDate };
          return (await jwtVerify(text, signedWith.key, expected)).payload;
        }
        if (text.startsWith(OPENING_BEFORE) && secrets.accepted.includes(secrets.first)) {
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
