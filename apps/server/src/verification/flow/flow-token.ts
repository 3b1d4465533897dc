import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Who may go through one execution's flow: a JSON Web Token (RFC 7519) signed with HS256 (RFC 7518 §3.2). */
export interface FlowToken {
  readonly spaceId: number;
  readonly executionId: string;
  /** Of this deployment: eu, us or apac. */
  readonly region: string;
  /** Its number: 0 is the one of init-workflow, each hand-off to another device makes the next. */
  readonly holder: number;
  /** UNIX seconds. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });
const PURPOSE = 'assay verification flow token v1';
const LONGEST_TOKEN = 1_000;

export interface FlowTokens {
  sign(token: FlowToken): string;
  /** The token of a text; null when it is not ours, was altered, or has expired. */
  read(text: string, now: number): FlowToken | null;
}

/** @param signingSecret the deployment's; the key is derived from it (RFC 5869), so that it serves this purpose only. */
export function flowTokens(signingSecret: Buffer): FlowTokens {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', signingSecret, Buffer.alloc(0), PURPOSE, 32)));
  const mac = (text: string) => createHmac('sha256', key).update(text);
  return {
    sign({ spaceId, executionId, region, holder, issuedAt, expiresAt }) {
      const claims = {
        sub: executionId,
        spc: spaceId,
        reg: region,
        ...(holder === 0 ? {} : { hld: holder }),
        iat: issuedAt,
        exp: expiresAt,
      };
      const signed = `${HEADER}.${encode(claims)}`;
      return `${signed}.${mac(signed).digest('base64url')}`;
    },
    read(text, now) {
      if (text.length > LONGEST_TOKEN) return null;
      const [header, payload, signature, ...more] = text.split('.');
      // Another header would be another algorithm: only our own is read.
      if (header !== HEADER || !payload || !signature || more.length > 0) return null;
      const given = Buffer.from(signature, 'base64url');
      const right = mac(`${header}.${payload}`).digest();
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
        readonly sub: string;
        readonly spc: number;
        readonly reg: string;
        readonly hld?: number;
        readonly iat: number;
        readonly exp: number;
      };
      if (claims.exp * 1000 <= now) return null;
      return {
        spaceId: claims.spc,
        executionId: claims.sub,
        region: claims.reg,
        holder: claims.hld ?? 0,
        issuedAt: claims.iat,
        expiresAt: claims.exp,
      };
    },
  };
}
