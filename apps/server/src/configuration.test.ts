import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration';
import { BadConfiguration } from './platform/environment';

describe('readConfiguration', () => {
  it('has a default for everything, also for empty variables', () => {
    const defaults = readConfiguration({});
    expect(defaults).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dataDir: '.assay',
      databaseUrl: undefined,
      rateLimit: 100,
      trustProxy: false,
      requestTimeoutMs: 15_000,
      providersFile: undefined,
    });
    expect(readConfiguration({ PORT: '', DATABASE_URL: '', ASSAY_RATE_LIMIT: '' })).toEqual(defaults);
  });

  it('reads the variables that are set', () => {
    expect(
      readConfiguration({
        HOST: '::',
        PORT: '0',
        ASSAY_RATE_LIMIT: '0',
        ASSAY_TRUST_PROXY: '10.0.0.0/8, ::1',
        ASSAY_OPERATORS_FROM: '203.0.113.0/24',
        ASSAY_PATH_ALIASES: '/Old=/RestService, /Older=/RestService',
        ASSAY_ADMIN_EMAIL: 'a@example.com',
        ASSAY_ADMIN_PASSWORD: 'secret',
      }),
    ).toMatchObject({
      host: '::',
      port: 0,
      rateLimit: 0,
      trustProxy: ['10.0.0.0/8', '::1'],
      operatorsFrom: ['203.0.113.0/24'],
      compatibility: { pathPrefixes: { '/Old': '/RestService', '/Older': '/RestService' } },
      adminEmail: 'a@example.com',
    });
  });

  it('configures a media bucket only if all of its variables are valid', () => {
    const whole = {
      ASSAY_MEDIA_S3_ENDPOINT: 'https://s3.example.com/',
      ASSAY_MEDIA_S3_BUCKET: 'media',
      ASSAY_MEDIA_S3_ACCESS_KEY_ID: 'AK',
      ASSAY_MEDIA_S3_SECRET_ACCESS_KEY: 'the secret',
    };
    expect(readConfiguration({}).verification.mediaS3).toBeNull();
    expect(readConfiguration(whole).verification.mediaS3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'media',
      accessKeyId: 'AK',
      secretAccessKey: 'the secret',
      region: 'us-east-1',
      prefix: '',
    });
    for (const [name, value] of [
      ['ASSAY_MEDIA_S3_SECRET_ACCESS_KEY', ''],
      ['ASSAY_MEDIA_S3_ENDPOINT', 's3.example.com'],
      ['ASSAY_MEDIA_S3_BUCKET', 'Media Files'],
      ['ASSAY_MEDIA_S3_PREFIX', '../'],
    ] as const) {
      expect(() => readConfiguration({ ...whole, [name]: value }), name).toThrow(BadConfiguration);
    }
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['PORT', '1e9'],
    ['ASSAY_RATE_LIMIT', '0.5'],
    ['ASSAY_CALL_DEADLINE_MS', '1'],
    ['ASSAY_REQUEST_TIMEOUT_MS', '5'],
    ['ASSAY_DB_CONNECTIONS', '1'],
    ['ASSAY_API_KEY', 'short'],
    ['ASSAY_API_KEY', 'a key with spaces in it'],
    ['ASSAY_ADMIN_PASSWORD', 'alone'],
    ['ASSAY_PATH_ALIASES', '/Old'],
    ['ASSAY_TRUST_PROXY', 'true'],
    ['ASSAY_CITUS_NODES', 'true'],
    ['ASSAY_CITUS_NODES', 'secret-worker=10.0.0.5:5432'],
    ['ASSAY_CITUS_NODES', 'one:5432=10.0.0.5:5432=10.0.0.6:5432'],
    ['ASSAY_CITUS_NODES', 'one:5432=u:p@two:5432'],
    ['ASSAY_CITUS_NODES', 'one:5432=two:5432,one:5432=three:5432'],
    ['ASSAY_TRUST_PROXY', '10.0.0.0/99'],
    ['ASSAY_TRUST_PROXY', '10.0.0.1,::1/129'],
  ])('rejects %s=%s with a message that names the variable and not the value', (name, value) => {
    const read = () => readConfiguration({ [name]: value });
    expect(read).toThrow(BadConfiguration);
    expect(read).toThrow(new RegExp(`${name}.*\\.$`));
    expect(read).not.toThrow(value);
  });

  it('reads the Citus nodes: default addresses, other addresses, or off', () => {
    const read = (text: string) => readConfiguration({ ASSAY_CITUS_NODES: text }).citusNodes;
    expect(read('')).toEqual(new Map());
    expect(read('off')).toBe('off');
    expect(read('one:5432=10.0.0.5:6432, [fd00::1]:5432=[::1]:5433')).toEqual(
      new Map([
        ['one:5432', '10.0.0.5:6432'],
        ['[fd00::1]:5432', '[::1]:5433'],
      ]),
    );
  });

  it.each([
    { ASSAY_STANDBY_DATABASE_URL: 'postgres://u:hidden@two/assay' },
    {
      DATABASE_URL: 'postgres://one/assay',
      ASSAY_STANDBY_DATABASE_URL: 'postgres://u:hidden@two,three/assay',
    },
  ])('rejects a standby that is not one server of a configured database: %o', (env) => {
    const read = () => readConfiguration(env);
    expect(read).toThrow(BadConfiguration);
    expect(read).toThrow(/ASSAY_STANDBY_DATABASE_URL/);
    expect(read).not.toThrow('hidden');
  });
});
