import { createHash } from 'node:crypto';
import {
  ApiError,
  badInput,
  DEFAULT_MONITORING_SCHEDULE,
  DEFAULT_RETENTION_DAYS,
  MONITORING_SCHEDULES,
  RETIRED_VERSIONS,
  TIMEOUT_MODULES,
} from '@assay/contract';
import {
  type AccountChange,
  DEFAULT_SESSION_HOURS,
  DEFAULT_SESSION_IDLE_MINUTES,
  LOGO_LIMITS,
  LOGO_TYPES,
  MANAGEMENT,
  type ManagedAccount,
} from '@assay/management-api';
import {
  type Account,
  type AccountSettings,
  dropLogo,
  findAccount,
  listAccounts,
  renameAccount,
  saveLogo,
  saveSettings,
} from '@assay/store';
import { type Change, changes, type ManagementApi, reads, timestamp } from '../../management/index';
import { isWholePicture, pictureSize, pictureType } from '../../platform/picture-head';
import { isTimeZone } from '../../platform/time-slices';
import {
  currentPolicy,
  type PolicyDocument,
  policyToChange,
  publish,
  requireThresholdOrder,
} from '../../policy/index';
import { SCOPES } from '../keys/authenticate';
import { issuedKey } from '../keys/key-routes';
import { requireOwner } from '../roles/principal';
import { openAccount } from './bootstrap';

const TAIL_BYTES = 2048;
const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const refused = (expected: string) => badInput([{ field: 'picture', expected }]);

type Logo = NonNullable<AccountSettings['logo']>;

/**
 * Reads a logo file. The name is derived from the content.
 * @throws ApiError 1006 when the file isn't an image that a page can show
 */
function readLogoFile(bytes: Buffer): Logo {
  if (bytes.length > LOGO_LIMITS.bytes) throw refused(`a file of at most ${LOGO_LIMITS.bytes} bytes`);
  const type = bytes.length < 32 ? null : pictureType(bytes);
  const size = type && pictureSize(type, bytes);
  if (!type || !size || !isWholePicture(type, bytes.length, bytes, bytes.subarray(-TAIL_BYTES)))
    throw refused('a complete PNG, JPEG or WebP file in base64');
  const { width, height } = size;
  if (width < 1 || height < 1 || width > LOGO_LIMITS.side || height > LOGO_LIMITS.side)
    throw refused(`at most ${LOGO_LIMITS.side} pixels per side`);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { name: `${digest}.${EXTENSIONS[type]}`, media_type: type, width, height };
}

/** Saves the settings with another logo, or without one, and returns the updated account. */
async function withLogo({ connection, account }: Change<unknown, unknown>, logo: Logo | null) {
  const { logo: _, ...others } = account.settings;
  await saveSettings(connection, account.id, logo ? { ...others, logo } : others);
  const saved = (await findAccount(connection, account.id)) ?? account;
  const { document } = await currentPolicy(connection, saved);
  return managedAccount(saved, document.thresholds);
}

/** Adds the routes of /account/logo. */
export function logoRoutes(api: ManagementApi): void {
  changes(api, MANAGEMENT.setLogo, async (change) => {
    const { body, connection, account } = change;
    if (!BASE64.test(body.picture)) throw refused('a complete PNG, JPEG or WebP file in base64');
    const bytes = Buffer.from(body.picture, 'base64');
    const logo = readLogoFile(bytes);
    await saveLogo(connection, account.id, { name: logo.name, bytes });
    return {
      data: await withLogo(change, logo),
      audit: { action: 'account.logo', target: String(account.id), change: { ...logo, bytes: bytes.length } },
    };
  });

  changes(api, MANAGEMENT.removeLogo, async (change) => {
    const { connection, account } = change;
    await dropLogo(connection, account.id);
    return {
      data: await withLogo(change, null),
      audit: {
        action: 'account.logo',
        target: String(account.id),
        change: { removed: account.settings.logo !== undefined },
      },
    };
  });
}

/** Returns the public path of the logo in the hosted verification flow, outside the management API. */
function managedLogo({ logo }: AccountSettings): ManagedAccount['logo'] {
  const type = LOGO_TYPES.find((known) => known === logo?.media_type);
  return logo && type
    ? { path: `/flow/logos/${logo.name}`, media_type: type, width: logo.width, height: logo.height }
    : null;
}

/** Returns an account as the management API represents it. */
function managedAccount(account: Account, thresholds: PolicyDocument['thresholds']): ManagedAccount {
  const { settings } = account;
  const timeouts = TIMEOUT_MODULES.flatMap((module) => {
    const limit = settings.timeouts?.[module];
    return limit === undefined ? [] : [[module, limit] as const];
  });
  const disabled = new Set<string>(settings.disabled_versions ?? []);
  return {
    id: account.id,
    name: account.name,
    owner: account.owner,
    thresholds: { ...thresholds },
    rate_limit: settings.rate_limit ?? 0,
    retention_days: settings.retention_days ?? DEFAULT_RETENTION_DAYS,
    timeouts: Object.fromEntries(timeouts),
    card_numbers: settings.card_numbers ?? 'mask',
    share_history: settings.share_history !== false,
    disabled_versions: RETIRED_VERSIONS.filter((version) => disabled.has(version)),
    monitoring_schedule:
      MONITORING_SCHEDULES.find((schedule) => schedule === settings.monitoring_schedule) ??
      DEFAULT_MONITORING_SCHEDULE,
    policy_approval: settings.policy_approval ?? false,
    require_second_factor: settings.require_second_factor ?? false,
    session_idle_minutes: settings.session_idle_minutes ?? DEFAULT_SESSION_IDLE_MINUTES,
    session_hours: settings.session_hours ?? DEFAULT_SESSION_HOURS,
    currency: settings.currency ?? null,
    time_zone: settings.time_zone ?? null,
    contact_email: settings.contact_email ?? null,
    contact_phone: settings.contact_phone ?? null,
    contact_url: settings.contact_url ?? null,
    logo: managedLogo(settings),
    policy_version: account.policyVersion,
    lists_version: account.listsVersion,
    created_at: timestamp(account.createdAt),
  };
}

/** @throws ApiError 1006 for an unknown time zone */
function requireTimeZone(name: string | null | undefined): void {
  if (name !== null && name !== undefined && !isTimeZone(name))
    throw badInput([{ field: 'time_zone', expected: 'an IANA time zone, such as Europe/Berlin' }]);
}

const CLEARED_BY_NULL = ['currency', 'time_zone', 'contact_email', 'contact_phone', 'contact_url'] as const;

/** Applies a change in which null removes a setting. */
function withClearable(settings: AccountSettings, change: AccountChange): AccountSettings {
  const members: Record<string, unknown> = { ...settings };
  for (const name of CLEARED_BY_NULL) {
    if (change[name] === null) delete members[name];
    else if (change[name] !== undefined) members[name] = change[name];
  }
  return members;
}

/** Applies a settings change; a timeout of null removes that timeout. */
function changedSettings(settings: AccountSettings, change: AccountChange): AccountSettings {
  const {
    rate_limit,
    retention_days,
    timeouts,
    share_history,
    card_numbers,
    disabled_versions,
    monitoring_schedule,
    policy_approval,
    require_second_factor,
    session_idle_minutes,
    session_hours,
  } = change;
  const merged = Object.entries({ ...settings.timeouts, ...timeouts }).filter(([, limit]) => limit !== null);
  return {
    ...withClearable(settings, change),
    ...(rate_limit === undefined ? {} : { rate_limit }),
    ...(retention_days === undefined ? {} : { retention_days }),
    ...(timeouts === undefined
      ? {}
      : { timeouts: Object.fromEntries(merged) as { [module: string]: number } }),
    ...(share_history === undefined ? {} : { share_history }),
    ...(card_numbers === undefined ? {} : { card_numbers }),
    ...(disabled_versions === undefined ? {} : { disabled_versions }),
    ...(monitoring_schedule === undefined ? {} : { monitoring_schedule }),
    ...(policy_approval === undefined ? {} : { policy_approval }),
    ...(require_second_factor === undefined ? {} : { require_second_factor }),
    ...(session_idle_minutes === undefined ? {} : { session_idle_minutes }),
    ...(session_hours === undefined ? {} : { session_hours }),
  };
}

const SETTINGS = [
  'rate_limit',
  'retention_days',
  'timeouts',
  'share_history',
  'card_numbers',
  'disabled_versions',
  'monitoring_schedule',
  'policy_approval',
  'require_second_factor',
  'session_idle_minutes',
  'session_hours',
  ...CLEARED_BY_NULL,
] as const;

async function changeAccount(change: Change<AccountChange, undefined>) {
  const { body, connection, account, principal } = change;
  if (body.require_second_factor !== undefined && principal.role.id !== 'owner')
    throw new ApiError('missingScope', 'Only an owner can change the second-factor requirement');
  if (body.policy_approval !== undefined && principal.role.id !== 'owner')
    throw new ApiError('missingScope', 'Only an owner can change four-eyes approval');
  const { thresholds, name } = body;
  requireThresholdOrder(thresholds ?? null);
  requireTimeZone(body.time_zone);
  const document = await policyToChange(change, body);
  if (thresholds) await publish(change, { ...document, thresholds }, body, 'Thresholds changed');
  if (name !== undefined && name !== account.name) await renameAccount(connection, account.id, name);
  if (SETTINGS.some((setting) => body[setting] !== undefined)) {
    await saveSettings(connection, account.id, changedSettings(account.settings, body));
  }
  const saved = (await findAccount(connection, account.id)) ?? account;
  const { expected_version: _, note: __, ...audited } = body;
  return {
    data: managedAccount(saved, thresholds ?? document.thresholds),
    audit: { action: 'account.change', target: String(account.id), change: audited },
  };
}

export interface AccountRoutePorts {
  /** Requests per second for new accounts; 0 = unlimited. */
  readonly rateLimit: number;
  /** First policy of new accounts. */
  readonly defaultPolicy: PolicyDocument;
}

/** Adds the routes of /accounts and /account. */
export function accountRoutes(api: ManagementApi, ports: AccountRoutePorts): void {
  const { database, runtime } = api.routePorts;

  changes(api, MANAGEMENT.createAccount, async ({ principal, body, connection }) => {
    requireOwner(principal);
    const rateLimit = body.rate_limit ?? ports.rateLimit;
    const { id, key } = await openAccount(connection, runtime, {
      name: body.name,
      owner: false,
      rateLimit,
      policy: ports.defaultPolicy,
      key: { name: 'First key', kind: 'live', scopes: SCOPES, allowedIps: [] },
    });
    const account = await findAccount(connection, id);
    if (!account) throw new Error('the new account could not be read after it was created');
    return {
      data: {
        account: managedAccount(account, ports.defaultPolicy.thresholds),
        key: issuedKey(key.record, key.value),
      },
      audit: {
        action: 'account.create',
        target: String(id),
        change: { name: body.name, rate_limit: rateLimit },
      },
      secret: true,
    };
  });

  reads(api, MANAGEMENT.listAccounts, async ({ principal }) => {
    requireOwner(principal);
    const accounts = await listAccounts(database);
    return {
      accounts: accounts.map(({ id, name, owner, settings, createdAt }) => ({
        id,
        name,
        owner,
        rate_limit: settings.rate_limit ?? 0,
        created_at: timestamp(createdAt),
      })),
    };
  });

  reads(api, MANAGEMENT.readAccount, async ({ principal }) => {
    const known = principal.caller.account;
    const account = (await findAccount(database, known.id)) ?? known;
    const { document } = await currentPolicy(database, account);
    return managedAccount(account, document.thresholds);
  });

  changes(api, MANAGEMENT.changeAccount, changeAccount);
}
