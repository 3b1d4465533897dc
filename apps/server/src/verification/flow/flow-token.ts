import type { EnvironmentId, ExecutionId } from '@assay/contract';
import { signedTokens, type TokenClaims, type TokenKind } from '../../platform/secrets/signed-token';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';

/** Permission to complete one execution's flow. */
export interface FlowToken {
  readonly environmentId: EnvironmentId;
  readonly executionId: ExecutionId;
  /** Region of this deployment: `eu`, `us` or `apac`. */
  readonly region: string;
  /** Token number: 0 = the one of init-workflow; each transfer to another device increments it. */
  readonly holder: number;
  /** UNIX seconds. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

const KIND: TokenKind = {
  audience: 'verification-flow',
  claims: ['sub', 'spc', 'reg', 'iat'],
  purposeBefore: 'assay verification flow token v1',
};

export interface FlowTokens {
  sign(token: FlowToken): Promise<string>;
  /** Reads a token; null when it is foreign, altered or expired. */
  read(text: string, now: number): Promise<FlowToken | null>;
}

/** Returns null when a claim is invalid. */
function flowToken(claims: TokenClaims): FlowToken | null {
  const { sub, spc, reg, hld = 0, iat, exp } = claims;
  const isSound =
    typeof sub === 'string' &&
    typeof spc === 'number' &&
    typeof reg === 'string' &&
    typeof hld === 'number' &&
    typeof iat === 'number' &&
    typeof exp === 'number';
  return isSound
    ? { environmentId: spc, executionId: sub, region: reg, holder: hld, issuedAt: iat, expiresAt: exp }
    : null;
}

/** @param signingSecrets secrets of the deployment */
export function flowTokens(signingSecrets: SigningSecrets): FlowTokens {
  const tokens = signedTokens(signingSecrets, KIND);
  return {
    sign({ environmentId, executionId, region, holder, issuedAt, expiresAt }) {
      const claims = {
        sub: executionId,
        spc: environmentId,
        reg: region,
        ...(holder === 0 ? {} : { hld: holder }),
      };
      return tokens.sign(claims, { issuedAt, expiresAt });
    },
    async read(text, now) {
      const claims = await tokens.verify(text, now);
      return claims && flowToken(claims);
    },
  };
}
