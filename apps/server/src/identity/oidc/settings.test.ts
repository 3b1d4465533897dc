import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BadConfiguration } from '../../platform/environment';
import { oidcSettings, readOidcFile } from './settings';

const LEAST = { issuer: 'https://id.example.com', clientId: 'assay', panelUrl: 'https://assay.example.com' };
const ENV = { OIDC_SECRET: 'a secret' };
const read = (more: object) => oidcSettings({ ...LEAST, ...more }, ENV);

describe('provider settings file', () => {
  it('requires few members and has defaults for the rest', () => {
    expect(read({})).toEqual({
      ...LEAST,
      name: 'id.example.com',
      clientSecret: null,
      scopes: ['openid', 'email'],
      rolesClaim: [],
      roles: [],
      emailDomains: [],
      secondFactor: 'assay',
      secondFactorClaims: { amr: [], acr: [] },
      sessionMinutes: 60,
      allowNetworks: [],
      ca: null,
      timeoutMs: 5000,
    });
  });

  it('reads the secret from the environment, roles by account, and nested claims', () => {
    const roles = [{ value: 'team', account: 1, role: 'analyst' }];
    const more = {
      clientSecret: 'env:OIDC_SECRET',
      rolesClaim: ['realm_access', 'roles'],
      roles,
      emailDomains: ['Example.com'],
    };
    expect(read(more)).toMatchObject({
      clientSecret: 'a secret',
      rolesClaim: ['realm_access', 'roles'],
      roles,
      emailDomains: ['example.com'],
    });
    expect(read({ rolesClaim: 'https://example.com/roles' }).rolesClaim).toEqual([
      'https://example.com/roles',
    ]);
    expect(read({ panelUrl: 'http://localhost:8080/' }).panelUrl).toBe('http://localhost:8080');
  });

  it.each([
    ['issuer', { issuer: 'id.example.com' }],
    ['issuer', { issuer: 'http://id.example.com' }],
    ['issuer', { issuer: 'https://user:word@id.example.com' }],
    ['issuer', { issuer: 'https://id.example.com/?a=b' }],
    ['issuer', { issuer: undefined }],
    ['clientId', { clientId: ' ' }],
    ['clientId', { clientId: 7 }],
    ['clientSecret', { clientSecret: 'in the file' }],
    ['OIDC_OTHER', { clientSecret: 'env:OIDC_OTHER' }],
    ['panelUrl', { panelUrl: 'http://assay.example.com' }],
    ['panelUrl', { panelUrl: 'https://assay.example.com/panel' }],
    ['scopes', { scopes: ['email'] }],
    ['scopes', { scopes: ['openid', 'two words'] }],
    ['scopes', { scopes: 'openid' }],
    ['rolesClaim', { roles: [{ value: 'team', account: 1, role: 'analyst' }] }],
    ['roles', { rolesClaim: 'groups', roles: { team: 'analyst' } }],
    ['roles[0]', { rolesClaim: 'groups', roles: [null] }],
    ['roles[0]', { rolesClaim: 'groups', roles: [{ value: 'team', account: 1, role: 'king' }] }],
    ['roles[0]', { rolesClaim: 'groups', roles: [{ value: 'team', account: '1', role: 'analyst' }] }],
    ['roles[0]', { rolesClaim: 'groups', roles: [{ value: 'team', account: 1, role: 'analyst', more: 1 }] }],
    ['emailDomains', { emailDomains: ['example'] }],
    ['emailDomains', { emailDomains: ['*.example.com'] }],
    ['secondFactor', { secondFactor: 'none' }],
    ['secondFactorClaims', { secondFactorClaims: ['mfa'] }],
    ['secondFactorClaims', { secondFactorClaims: { amr: ['mfa'], other: [] } }],
    ['amr', { secondFactorClaims: { amr: 'mfa' } }],
    ['sessionMinutes', { sessionMinutes: 1 }],
    ['allowNetworks', { allowNetworks: ['10.0.0.0/99'] }],
    ['timeoutMs', { timeoutMs: 50 }],
    ['timeoutMs', { timeoutMs: '5000' }],
    ['clientSecrets', { clientSecrets: 'env:OIDC_SECRET' }],
  ])('rejects an invalid %s with a message that quotes no value', (member, more) => {
    expect(() => read(more)).toThrow(BadConfiguration);
    expect(() => read(more)).toThrow(member);
    expect(() => read(more)).not.toThrow('in the file');
  });

  it.each([null, [], 'text', 7])('rejects a file that contains %j', (json) => {
    expect(() => oidcSettings(json, ENV)).toThrow(BadConfiguration);
  });

  it('is read from the configured path and is optional', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'assay-oidc-'));
    try {
      const path = join(folder, 'oidc.json');
      await expect(readOidcFile(path, ENV)).rejects.toThrow("isn't valid JSON");
      await writeFile(path, JSON.stringify(LEAST));
      expect(await readOidcFile(path, ENV)).toMatchObject(LEAST);
      await writeFile(path, '{');
      await expect(readOidcFile(path, ENV)).rejects.toThrow(BadConfiguration);
      expect(await readOidcFile(undefined, ENV)).toBeNull();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
