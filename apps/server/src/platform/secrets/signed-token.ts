import { createSecretKey } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { derivedKey, keyIdOf } from './aes-gcm';
import { perSecret, type SigningSecrets } from './signing-secrets';

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

const OPENING_BEFORE = encoded({ alg: ALGORITHM, typ: 'JWT' });

/** @param secrets the deployment's; a key is derived from each and serves this kind only. */
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
      if (text.length > LONGEST_TOKEN) return null;
      const currentDate = new Date(now);
      try {
        // A header is one of the texts that are written here, so that no parser sees another one.
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
