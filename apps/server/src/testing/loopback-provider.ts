import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

type Claims = { readonly [name: string]: unknown };

/** What a question to the token endpoint held. */
interface TokenQuestion {
  readonly form: URLSearchParams;
  readonly authorization: string | undefined;
}

/** An OpenID Connect provider on loopback whose every answer a test may bend. */
export interface LoopbackProvider {
  readonly issuer: string;
  /** What its next id tokens say beside issuer, audience, times and nonce, or in their place; undefined leaves one out. */
  claims: Claims;
  /** What it says when asked for more. */
  userInfo: Claims;
  /** Members of its own description, in place of the usual ones. */
  metadata: Claims;
  /** How its next id tokens are signed. */
  signing: 'its key' | 'a key of others' | 'not at all' | 'the client secret';
  /** Answers nothing while it is set, or 503. */
  trouble: 'silent' | 'broken' | null;
  readonly questions: TokenQuestion[];
  /** How often it was asked for anything. */
  asked(): number;
  /** What it sends back for the address that a sign-in went to, as somebody who agreed. */
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

/** Starts one on a free port of loopback. */
export async function startLoopbackProvider(): Promise<LoopbackProvider> {
  const own = await generateKeyPair('RS256');
  const others = await generateKeyPair('RS256');
  let asked = 0;
  /** Of the last address that somebody was sent to. */
  let nonce = '';

  async function idToken(): Promise<string> {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: provider.issuer,
      aud: CLIENT.id,
      sub: 'somebody',
      iat: seconds,
      exp: seconds + 300,
      nonce,
      ...provider.claims,
    };
    const given = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
    const sign = (key: CryptoKey | Uint8Array, alg: string) =>
      new SignJWT(given).setProtectedHeader({ alg, kid: 'first' }).sign(key);
    switch (provider.signing) {
      case 'its key':
        return sign(own.privateKey, 'RS256');
      case 'a key of others':
        return sign(others.privateKey, 'RS256');
      case 'the client secret':
        return sign(Buffer.from(CLIENT.secret), 'HS256');
      case 'not at all':
        return new UnsecuredJWT(given).encode();
    }
  }

  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return [
          200,
          {
            issuer: provider.issuer,
            authorization_endpoint: `${provider.issuer}/auth`,
            token_endpoint: `${provider.issuer}/token`,
            jwks_uri: `${provider.issuer}/keys`,
            userinfo_endpoint: `${provider.issuer}/me`,
            authorization_response_iss_parameter_supported: true,
            ...provider.metadata,
          },
        ];
      case '/keys':
        return [
          200,
          { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'first', use: 'sig', alg: 'RS256' }] },
        ];
      case '/token': {
        const form = new URLSearchParams(await bodyOf(request));
        provider.questions.push({ form, authorization: request.headers.authorization });
        if (form.get('code') !== CODE) return [400, { error: 'invalid_grant' }];
        return [200, { access_token: 'an-access-token', token_type: 'Bearer', id_token: await idToken() }];
      }
      case '/me':
        return [200, { sub: provider.claims.sub ?? 'somebody', ...provider.userInfo }];
      default:
        return [404, {}];
    }
  }

  const server = createServer(async (request, response) => {
    asked++;
    if (provider.trouble === 'silent') return;
    const [status, body] = provider.trouble === 'broken' ? [503, {}] : await answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: LoopbackProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    claims: {},
    userInfo: {},
    metadata: {},
    signing: 'its key',
    trouble: null,
    questions: [],
    asked: () => asked,
    answerTo(url, changed = {}) {
      const sent = new URL(url).searchParams;
      nonce = sent.get('nonce') ?? '';
      const parts = { code: CODE, state: sent.get('state') ?? '', iss: provider.issuer, ...changed };
      const given = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined);
      return new URLSearchParams(given).toString();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}
