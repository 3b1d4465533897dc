import {
  closed,
  KEY_SCOPES,
  label,
  literals,
  named,
  nullable,
  type Static,
  string,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { keyKind, newLabel } from './members';

const MAX_OVERLAP_SECONDS = 7 * 24 * 3600;

const scopes = Type.Array(literals(KEY_SCOPES), { minItems: 1, uniqueItems: true });
const allowedIps = Type.Array(
  Type.String({
    minLength: 2,
    maxLength: 49,
    description: 'an IPv4 or IPv6 address, or a range in CIDR notation',
  }),
  { maxItems: 100 },
);

const KEY_MEMBERS = {
  id: string,
  name: label,
  /** First characters of the key. */
  prefix: string,
  kind: keyKind,
  scopes: Type.Array(literals(KEY_SCOPES)),
  /** Empty = any IP address. */
  allowed_ips: Type.Array(string),
  created_at: timestamp,
  expires_at: nullable(timestamp),
  revoked_at: nullable(timestamp),
};

const managedKey = named('ApiKey', KEY_MEMBERS);
export type ManagedKey = Static<typeof managedKey>;

/** A new key with its secret, which is returned only once. */
export const issuedKey = named('NewApiKey', {
  ...KEY_MEMBERS,
  api_key: Type.String({ description: 'Secret API key, returned only once' }),
});
export type IssuedKey = Static<typeof issuedKey>;

const newKey = closed({
  name: newLabel,
  scopes,
  kind: Type.Optional(keyKind),
  allowed_ips: Type.Optional(allowedIps),
});

export const KEY_ROUTES = {
  listKeys: managementRoute({
    operationId: 'listKeys',
    method: 'get',
    path: '/keys',
    tag: 'Keys',
    summary: 'List API keys',
    description:
      'Returns the API keys of the account, including expired and revoked ones. The secret of a key is not included.',
    data: closed({ keys: Type.Array(managedKey) }),
  }),
  createKey: managementRoute({
    operationId: 'createKey',
    method: 'post',
    path: '/keys',
    tag: 'Keys',
    summary: 'Create an API key',
    description:
      'Creates an API key and returns it once. A key cannot have a scope that the caller lacks (403), and a test key can only create test keys. `kind` is `live` by default.',
    body: newKey,
    bodyExample: { name: 'Checkout', scopes: ['fraud'], kind: 'live', allowed_ips: ['203.0.113.0/24'] },
    data: issuedKey,
  }),
  deleteKey: managementRoute({
    operationId: 'deleteKey',
    method: 'delete',
    path: '/keys/{id}',
    tag: 'Keys',
    summary: 'Revoke an API key',
    description: 'Revokes an API key immediately. Returns 409 for the last live key with the scope `admin`.',
    data: named('RevokedApiKey', { key: managedKey }),
    errors: ['conflict'],
  }),
  rotateKey: managementRoute({
    operationId: 'rotateKey',
    method: 'post',
    path: '/keys/{id}/rotate',
    tag: 'Keys',
    summary: 'Rotate an API key',
    description:
      'Creates a successor with the same scopes and returns it once. The old key stays valid for `overlap_seconds`. A key can be rotated once.',
    body: closed({ overlap_seconds: Type.Integer({ minimum: 0, maximum: MAX_OVERLAP_SECONDS }) }),
    bodyExample: { overlap_seconds: 86_400 },
    data: named('RotatedApiKey', { key: issuedKey, previous: managedKey }),
  }),
};
