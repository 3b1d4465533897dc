import type { AccountId, EnvironmentId } from '@assay/contract';
import { derivedKey, keyedDigest } from '../../platform/secrets/aes-gcm';
import { signedTokens, type TokenClaims, type TokenKind } from '../../platform/secrets/signed-token';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';

/**
 * Permission to write to a stream. An opening token names no stream and is bound to the first stream it
 * writes to; a continuing token names its stream. Both carry the id of the opening token, which is stored in
 * the stream's row.
 */
export interface StreamToken {
  readonly accountId: AccountId;
  /** The account's live or test environment. */
  readonly environmentId: EnvironmentId;
  /** Id of the opening token. */
  readonly id: string;
  /** null = the token may open a stream. */
  readonly streamId: string | null;
  /** UNIX milliseconds. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

const PURPOSE = 'assay session stream token v1';
const KIND: TokenKind = {
  audience: 'session-stream',
  claims: ['acc', 'sub', 'jti', 'iam'],
  purposeBefore: PURPOSE,
};

export interface StreamTokens {
  sign(token: StreamToken): Promise<string>;
  /** Reads a token; null when it is foreign, altered or expired. */
  read(text: string, now: number): Promise<StreamToken | null>;
  /**
   * Returns the salt of an account's field name hashes: the same in all its streams, different for other
   * accounts.
   */
  salt(accountId: AccountId): string;
}

/** Returns null when a claim is invalid. */
function streamToken(claims: TokenClaims): StreamToken | null {
  const { acc, sub, jti, sid, iam, exp } = claims;
  // Version 0.1 stored the environment id as a number.
  const environmentId = Number(sub);
  const isSound =
    typeof acc === 'number' &&
    Number.isSafeInteger(environmentId) &&
    typeof jti === 'string' &&
    (sid === undefined || typeof sid === 'string') &&
    typeof iam === 'number' &&
    typeof exp === 'number';
  if (!isSound) return null;
  return {
    accountId: acc,
    environmentId,
    id: jti,
    streamId: sid ?? null,
    issuedAt: iam,
    expiresAt: exp * 1000,
  };
}

/** @param signingSecrets secrets of the deployment */
export function streamTokens(signingSecrets: SigningSecrets): StreamTokens {
  const tokens = signedTokens(signingSecrets, KIND);
  const saltKey = derivedKey(signingSecrets.first, PURPOSE);
  return {
    sign({ accountId, environmentId, id, streamId, issuedAt, expiresAt }) {
      const claims = {
        acc: accountId,
        sub: String(environmentId),
        jti: id,
        ...(streamId === null ? {} : { sid: streamId }),
        // In milliseconds, unlike the registered claims, which are in seconds.
        iam: issuedAt,
      };
      const times = { issuedAt: Math.floor(issuedAt / 1000), expiresAt: Math.floor(expiresAt / 1000) };
      return tokens.sign(claims, times);
    },
    async read(text, now) {
      const claims = await tokens.verify(text, now);
      return claims && streamToken(claims);
    },
    salt: (accountId) => keyedDigest(saltKey, `salt ${accountId}`).toString('hex').slice(0, 16),
  };
}
