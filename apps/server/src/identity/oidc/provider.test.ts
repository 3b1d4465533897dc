import { ApiError } from '@assay/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT, type LoopbackProvider, startLoopbackProvider } from '../../testing/loopback-provider';
import { OidcProvider } from './provider';
import { oidcSettings } from './settings';

const FLOW = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };

let there: LoopbackProvider;
let troubles: string[];
let ahead: number;
beforeEach(async () => {
  there = await startLoopbackProvider();
  troubles = [];
  ahead = 0;
});
afterEach(() => there.close());

const providerWith = (more: object = {}) =>
  new OidcProvider({
    settings: oidcSettings(
      {
        issuer: there.issuer,
        clientId: CLIENT.id,
        panelUrl: 'https://assay.example.com',
        allowNetworks: ['127.0.0.0/8'],
        timeoutMs: 2000,
        ...more,
      },
      { SECRET: CLIENT.secret },
    ),
    now: () => Date.now() + ahead,
    onTrouble: (code) => troubles.push(code),
  });
const codeOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'none',
    (error: unknown) => (error instanceof ApiError ? error.entry.code : String(error)),
  );

describe('OidcProvider', () => {
  it('loads metadata on the first sign-in, caches it for ten minutes and retries after a failure', async () => {
    const provider = providerWith();
    expect(there.asked()).toBe(0);
    there.trouble = 'broken';
    expect(await codeOf(provider.begin(FLOW))).toBe('2012');
    there.trouble = null;
    await provider.begin(FLOW);
    const asked = there.asked();
    await provider.begin(FLOW);
    expect(there.asked()).toBe(asked);
    ahead = 600_001;
    await provider.begin(FLOW);
    expect(there.asked()).toBe(asked + 1);
    expect(troubles).toEqual(['PROVIDER_AWAY']);
  });

  it.each([
    ['another issuer', { issuer: 'https://id.example.com' }],
    ['an address that is not a web page', { authorization_endpoint: 'javascript:alert(1)' }],
    ['an address without TLS', { authorization_endpoint: 'http://id.example.com/auth' }],
    ['no address', { authorization_endpoint: undefined }],
  ])('rejects metadata with %s', async (_what, metadata) => {
    there.metadata = metadata;
    expect(await codeOf(providerWith().begin(FLOW))).toBe('2012');
  });

  it('blocks a private network unless the operator allows it', async () => {
    expect(await codeOf(providerWith({ allowNetworks: [] }).begin(FLOW))).toBe('2012');
    expect(there.asked()).toBe(0);
  });

  it('blocks a private network for the key set', async () => {
    there.metadata = { jwks_uri: 'http://169.254.169.254/keys' };
    const provider = providerWith();
    there.claims = { nonce: FLOW.nonce };
    const answer = there.answerTo(await provider.begin(FLOW));
    expect(await codeOf(provider.finish(FLOW, answer))).toBe('2012');
  });

  it('sends no client secret for a public client, only the PKCE verifier', async () => {
    const provider = providerWith();
    const person = await provider.finish(FLOW, there.answerTo(await provider.begin(FLOW)));
    expect(person).toMatchObject({ issuer: there.issuer, subject: 'somebody', email: null, roleValues: [] });
    const [question] = there.questions;
    expect(question?.authorization).toBeUndefined();
    expect(question?.form.get('client_id')).toBe(CLIENT.id);
    expect(question?.form.get('code_verifier')).toBe(FLOW.verifier);
  });

  it('sends the secret in the body when the provider accepts only that', async () => {
    there.metadata = { token_endpoint_auth_methods_supported: ['client_secret_post'] };
    const provider = providerWith({ clientSecret: 'env:SECRET' });
    await provider.finish(FLOW, there.answerTo(await provider.begin(FLOW)));
    const [question] = there.questions;
    expect(question?.authorization).toBeUndefined();
    expect(question?.form.get('client_secret')).toBe(CLIENT.secret);
  });

  it("rejects a token that has expired by the deployment's clock", async () => {
    const provider = providerWith();
    const answer = there.answerTo(await provider.begin(FLOW));
    ahead = 400_000;
    expect(await codeOf(provider.finish(FLOW, answer))).toBe('2010');
    expect(troubles).toEqual(['OAUTH_JWT_TIMESTAMP_CHECK_FAILED']);
  });

  it.each([
    ['text', ['team'], 'team'],
    ['array', ['a', 'b'], ['a', 'b']],
    ['array with items that are not text', ['a'], ['a', 7, null, {}]],
    ['number', [], 7],
    ['object', [], { admin: true }],
  ])('reads roles from a claim that is a %s', async (_what, expected, groups) => {
    const provider = providerWith({ rolesClaim: 'groups' });
    there.claims = { groups };
    const person = await provider.finish(FLOW, there.answerTo(await provider.begin(FLOW)));
    expect(person.roleValues).toEqual(expected);
  });
});
