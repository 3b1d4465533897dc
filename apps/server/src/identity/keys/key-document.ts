import type { IssuedKey, ManagedKey } from '@assay/management-api';
import type { ApiKey } from '@assay/store';
import { timestamp, timestampOrNull } from '../../management/index';
import { SCOPES } from './scopes';

/** A key as it is answered; the key itself is not known any more. */
export function managedKey(key: ApiKey): ManagedKey {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    kind: key.kind,
    scopes: SCOPES.filter((scope) => key.scopes.includes(scope)),
    allowed_ips: [...key.allowedIps],
    created_at: timestamp(key.createdAt),
    expires_at: timestampOrNull(key.expiresAt),
    revoked_at: timestampOrNull(key.revokedAt),
  };
}

/** A key just made, with the only showing of its value. */
export const issuedKey = (key: ApiKey, value: string): IssuedKey => ({ ...managedKey(key), api_key: value });
