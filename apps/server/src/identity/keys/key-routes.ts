import { type AccountId, ApiError, badInput } from '@assay/contract';
import { type IssuedKey, MANAGEMENT, type ManagedKey } from '@assay/management-api';
import { type ApiKey, type Connection, endKey, findKey, listKeys } from '@assay/store';
import { changes, type ManagementApi, reads, timestamp, timestampOrNull, uuid } from '../../management/index';
import { issueKey } from '../accounts/bootstrap';
import { type Principal, userBehind } from '../roles/principal';
import { isAddressOrRange } from './allowed-addresses';
import { SCOPES, type Scope } from './authenticate';

/** Returns a key as the API represents it, without its value, which isn't stored. */
function managedKey(key: ApiKey): ManagedKey {
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

/** Returns a newly created key with its value, which is shown only once. */
export const issuedKey = (key: ApiKey, value: string): IssuedKey => ({ ...managedKey(key), api_key: value });

interface Rights {
  readonly kind: ApiKey['kind'];
  readonly scopes: readonly string[];
}

/**
 * Permissions that a role needs to create a key with a scope. A key can't do or show more than its creator
 * can.
 */
const NEEDED: { readonly [scope in Scope]?: Principal['role']['permissions'] } = {
  // Verification results are returned unmasked.
  verification: ['workflows:see', 'personal:see'],
  tags: ['decisions:change'],
  labels: ['decisions:change'],
  erase: ['persons:change'],
};

/**
 * Rejects keys with more rights than the caller has.
 * @throws ApiError 2003
 */
function requireRights({ caller, role }: Principal, rights: Rights): void {
  if (role.id !== 'owner' && caller.key.kind !== 'test' && rights.scopes.includes('admin'))
    throw new ApiError(
      'missingScope',
      'Only an owner can create, rotate or revoke a key with the admin scope',
    );
  const needed = rights.scopes.flatMap((scope) => NEEDED[scope as Scope] ?? []);
  if (needed.some((permission) => !role.permissions.includes(permission)))
    throw new ApiError('missingScope', "You can't create a key with permissions your role doesn't have");
  const lacking = rights.scopes.filter((scope) => !caller.key.scopes.includes(scope));
  if (lacking.length > 0) {
    throw new ApiError(
      'missingScope',
      `You can't grant scopes that your API key doesn't have: ${lacking.join(', ')}`,
    );
  }
  if (caller.key.kind === 'test' && rights.kind === 'live') {
    throw new ApiError('missingScope', 'A test key can create and revoke test keys only');
  }
}

async function requireKey(connection: Connection, accountId: AccountId, id: string): Promise<ApiKey> {
  const key = await findKey(connection, accountId, uuid(id));
  if (!key) throw new ApiError('notFound');
  return key;
}

/** Returns true for an active live key with the admin scope and without an expiry. */
const staysAdmin = (key: ApiKey) =>
  key.kind === 'live' && key.scopes.includes('admin') && key.revokedAt === null && key.expiresAt === null;

/** Adds the route that revokes a key immediately. The last admin key can't be revoked. */
function deleteRoute(api: ManagementApi): void {
  changes(api, MANAGEMENT.deleteKey, async ({ principal, param, connection, account, now }) => {
    const key = await requireKey(connection, account.id, param('id'));
    requireRights(principal, { kind: key.kind, scopes: key.scopes.filter((scope) => scope === 'admin') });
    if (key.revokedAt)
      return { data: { key: managedKey(key) }, audit: { action: 'key.delete', target: key.id, change: {} } };
    const others = (await listKeys(connection, account.id)).filter((other) => other.id !== key.id);
    if (staysAdmin(key) && !others.some(staysAdmin)) {
      throw new ApiError(
        'conflict',
        "The last live key with the admin scope can't be revoked. Create another one first",
      );
    }
    const revoked = await endKey(connection, account.id, key.id, { revokedAt: now });
    return {
      data: { key: managedKey(revoked ?? key) },
      audit: { action: 'key.delete', target: key.id, change: { name: key.name } },
    };
  });
}

/** Adds the routes of /keys. */
export function keyRoutes(api: ManagementApi): void {
  const { database, runtime } = api.routePorts;

  reads(api, MANAGEMENT.listKeys, async ({ principal }) => {
    const keys = await listKeys(database, principal.caller.account.id);
    return { keys: keys.map(managedKey) };
  });

  changes(api, MANAGEMENT.createKey, async ({ principal, body, connection, account }) => {
    const kind = body.kind ?? principal.caller.key.kind;
    const allowedIps = body.allowed_ips ?? [];
    requireRights(principal, { kind, scopes: body.scopes });
    const details = allowedIps.flatMap((text, index) =>
      isAddressOrRange(text)
        ? []
        : [{ field: `allowed_ips[${index}]`, expected: 'an IP address or a CIDR range' }],
    );
    if (details.length > 0) throw badInput(details);
    const key = await issueKey(connection, runtime, account.id, {
      name: body.name,
      kind,
      scopes: body.scopes,
      allowedIps,
      madeBy: userBehind(principal),
    });
    return {
      data: issuedKey(key.record, key.value),
      audit: {
        action: 'key.create',
        target: key.record.id,
        change: { name: body.name, kind, scopes: body.scopes },
      },
      secret: true,
    };
  });

  changes(api, MANAGEMENT.rotateKey, async ({ principal, body, param, connection, account, now }) => {
    const key = await requireKey(connection, account.id, param('id'));
    if (key.revokedAt || key.expiresAt)
      throw new ApiError('conflict', 'The key has expired or was already rotated');
    requireRights(principal, key);
    const successor = await issueKey(connection, runtime, account.id, {
      name: key.name,
      kind: key.kind,
      scopes: SCOPES.filter((scope: Scope) => key.scopes.includes(scope)),
      allowedIps: key.allowedIps,
      madeBy: userBehind(principal),
    });
    const expiresAt = new Date(now.getTime() + body.overlap_seconds * 1000);
    const previous = await endKey(connection, account.id, key.id, { expiresAt });
    return {
      data: { key: issuedKey(successor.record, successor.value), previous: managedKey(previous ?? key) },
      audit: {
        action: 'key.rotate',
        target: key.id,
        change: { successor: successor.record.id, overlap_seconds: body.overlap_seconds },
      },
      secret: true,
    };
  });

  deleteRoute(api);
}
