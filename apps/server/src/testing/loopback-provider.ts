import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CryptoKey,
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
} from 'jose';

type Claims = { readonly [name: string]: unknown };

/** A recorded token request. */
interface TokenQuestion {
  readonly form: URLSearchParams;
  readonly authorization: string | undefined;
}

/** An OpenID Connect provider on loopback whose responses a test can change. */
export interface LoopbackProvider {
  readonly issuer: string;
  /**
   * Claims added to the next ID tokens, or replacing issuer, audience, times and nonce; undefined removes a
   * claim.
   */
  claims: Claims;
  /** Claims of the userinfo response. */
  userInfo: Claims;
  /** Members that replace the default ones in the discovery document. */
  metadata: Claims;
  /** Signature of the next ID tokens. */
  signing: 'its key' | 'a key of others' | 'not at all' | 'the client secret';
  /** When set, the provider never responds ("silent") or responds with 503 ("broken"). */
  trouble: 'silent' | 'broken' | null;
  readonly questions: TokenQuestion[];
  /** Returns the number of requests received. */
  asked(): number;
  /** Returns the redirect parameters for an authorization URL, as if the user had given consent. */
  answerTo(url: string, changed?: { readonly [name: string]: string | undefined }): string;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

export const CLIENT = { id: 'assay', secret: 'a secret of tests that nobody guesses' };
const CODE = 'code-of-the-provider';

class Provider implements LoopbackProvider {
  claims: Claims = {};
  userInfo: Claims = {};
  metadata: Claims = {};
  signing: LoopbackProvider['signing'] = 'its key';
  trouble: LoopbackProvider['trouble'] = null;
  readonly questions: TokenQuestion[] = [];
  issuer = '';
  private requests = 0;
  /** Nonce of the last authorization URL. */
  private nonce = '';
  private readonly server = createServer(async (request, response) => {
    this.requests++;
    if (this.trouble === 'silent') return;
    const [status, body] = this.trouble === 'broken' ? [503, {}] : await this.answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

  constructor(
    private readonly own: GenerateKeyPairResult,
    private readonly others: GenerateKeyPairResult,
  ) {}

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.issuer = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  asked(): number {
    return this.requests;
  }

  answerTo(url: string, changed: { readonly [name: string]: string | undefined } = {}): string {
    const sent = new URL(url).searchParams;
    this.nonce = sent.get('nonce') ?? '';
    const parts = { code: CODE, state: sent.get('state') ?? '', iss: this.issuer, ...changed };
    const given = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined);
    return new URLSearchParams(given).toString();
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage): Promise<[number, unknown]> {
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return [200, this.description()];
      case '/keys':
        return [
          200,
          { keys: [{ ...(await exportJWK(this.own.publicKey)), kid: 'first', use: 'sig', alg: 'RS256' }] },
        ];
      case '/token': {
        const form = new URLSearchParams(await bodyOf(request));
        this.questions.push({ form, authorization: request.headers.authorization });
        if (form.get('code') !== CODE) return [400, { error: 'invalid_grant' }];
        return [
          200,
          { access_token: 'an-access-token', token_type: 'Bearer', id_token: await this.idToken() },
        ];
      }
      case '/me':
        return [200, { sub: this.claims.sub ?? 'somebody', ...this.userInfo }];
      default:
        return [404, {}];
    }
  }

  private description(): Claims {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/auth`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      userinfo_endpoint: `${this.issuer}/me`,
      authorization_response_iss_parameter_supported: true,
      ...this.metadata,
    };
  }

  private async idToken(): Promise<string> {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      aud: CLIENT.id,
      sub: 'somebody',
      iat: seconds,
      exp: seconds + 300,
      nonce: this.nonce,
      ...this.claims,
    };
    const given = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
    const sign = (key: CryptoKey | Uint8Array, alg: string) =>
      new SignJWT(given).setProtectedHeader({ alg, kid: 'first' }).sign(key);
    switch (this.signing) {
      case 'its key':
        return sign(this.own.privateKey, 'RS256');
      case 'a key of others':
        return sign(this.others.privateKey, 'RS256');
      case 'the client secret':
        return sign(Buffer.from(CLIENT.secret), 'HS256');
      case 'not at all':
        return new UnsecuredJWT(given).encode();
    }
  }
}

/** Starts a provider on a free loopback port. */
export async function startLoopbackProvider(): Promise<LoopbackProvider> {
  const provider = new Provider(await generateKeyPair('RS256'), await generateKeyPair('RS256'));
  await provider.listen();
  return provider;
}
