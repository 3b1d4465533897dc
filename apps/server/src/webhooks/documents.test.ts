import { builtInRole } from '@assay/management-api';
import type { WebhookEndpoint } from '@assay/store';
import { describe, expect, it } from 'vitest';
import { managedWebhook } from './documents';

const URL_WITH_SECRETS = 'https://hooks.example:8443/services/T0/secret?token=secret';
const endpoint: WebhookEndpoint = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  environmentId: 1,
  name: 'Shop',
  url: URL_WITH_SECRETS,
  events: [],
  secret: Buffer.alloc(0),
  previousSecret: null,
  previousSecretEnds: null,
  failures: 0,
  failingSince: null,
  pausedUntil: 0,
  disabledAt: null,
  disabledReason: null,
  createdAt: 0,
};

describe('endpoint URL', () => {
  it.each([
    ['owner', URL_WITH_SECRETS],
    ['admin', URL_WITH_SECRETS],
    ['analyst', 'https://hooks.example:8443/•••'],
    ['reviewer', 'https://hooks.example:8443/•••'],
    ['read-only', 'https://hooks.example:8443/•••'],
  ] as const)('is shown to the role %s as %s', (role, url) => {
    expect(managedWebhook(endpoint, 0, builtInRole(role)).url).toBe(url);
  });
});
