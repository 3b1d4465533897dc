import type { AccountId, SpaceId } from '@assay/contract';
import { derivedKey, keyedDigest } from '../../platform/secrets/aes-gcm';
import { signedTokens, type TokenClaims, type TokenKind } from '../../platform/secrets/signed-token';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';

/**
 * Who may write to a stream. A token that opens names no stream and binds itself to the first one that it writes to; one
 * that continues names its stream. Both carry the id of the opening token, which the stream's row remembers.
 */
export interface StreamToken {
  readonly accountId: AccountId;
  /** The account itself, or its test space. */
  readonly spaceId: SpaceId;
  /** Id of the opening token. */
  readonly id: string;
  /** null = it may open a stream. */
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
  /** The token of a text; null when it is not ours, was altered, or has expired. */
  read(text: string, now: number): Promise<StreamToken | null>;
  /** What an account's field names are hashed with: equal in all its streams, different from everybody else's. */
  salt(accountId: AccountId): string;
}

/** null when a claim is not what it has to be. */
function streamToken(claims: TokenClaims): StreamToken | null {
  const { acc, sub, jti, sid, iam, exp } = claims;
  // Version 0.1 wrote the space as a number.
  const spaceId = Number(sub);
  const isSound =
    typeof acc === 'number' &&
    Number.isSafeInteger(spaceId) &&
    typeof jti === 'string' &&
    (sid === undefined || typeof sid === 'string') &&
    typeof iam === 'number' &&
    typeof exp === 'number';
  if (!isSound) return null;
  return { accountId: acc, spaceId, id: jti, streamId: sid ?? null, issuedAt: iam, expiresAt: exp * 1000 };
}

/** @param signingSecrets the deployment's */
export function streamTokens(signingSecrets: SigningSecrets): StreamTokens {
  const tokens = signedTokens(signingSecrets, KIND);
  const saltKey = derivedKey(signingSecrets.first, PURPOSE);
  return {
    sign({ accountId, spaceId, id, streamId, issuedAt, expiresAt }) {
      const claims = {
        acc: accountId,
        sub: String(spaceId),
        jti: id,
        ...(streamId === null ? {} : { sid: streamId }),
        // Milliseconds, unlike the registered claims, which are seconds.
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
