import {
  boolean,
  closed,
  integer,
  label,
  literals,
  MONITORING_SCHEDULES,
  named,
  nullable,
  RETIRED_VERSIONS,
  type Static,
  string,
  TIMEOUT_MODULES,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { issuedKey } from './keys';
import { changeNote, expectedVersion, newLabel, scoreThreshold } from './members';

type TimeoutModule = (typeof TIMEOUT_MODULES)[number];

export const DEFAULT_SESSION_IDLE_MINUTES = 120;
export const DEFAULT_SESSION_HOURS = 12;

const milliseconds = Type.Integer({ minimum: 1, maximum: 60_000 });
const rateLimit = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'Requests per second; 0 means no limit',
});
const retentionDays = Type.Integer({ minimum: 1, maximum: 36_500 });
const monitoringSchedule = literals(MONITORING_SCHEDULES);
const handling = literals(['mask', 'reject']);
const cardNumbers = {
  ...handling,
  description:
    '`mask` stores and returns only the first six and last four digits of a card number in a request; `reject` returns 1006',
} as typeof handling;
const requireSecondFactor = {
  ...boolean,
  description: 'Panel users must set up a second factor before they get access; only an owner can change it',
} as typeof boolean;
const policyApproval = {
  ...boolean,
  description: 'Policy changes need the approval of a second person; only an owner can change it',
} as typeof boolean;
const sessionIdleMinutes = Type.Integer({
  minimum: 5,
  maximum: 1440,
  description: 'Minutes without activity after which a panel session ends',
});
const sessionHours = Type.Integer({
  minimum: 1,
  maximum: 168,
  description:
    'Hours after login after which a panel session ends; a shorter time also applies to open sessions',
});
const currency = nullable(
  Type.String({
    pattern: '^[A-Z]{3}$',
    description: 'Currency of amounts that were sent without one, ISO 4217; `null` shows plain numbers',
  }),
);
const timeZone = nullable(
  Type.String({
    maxLength: 64,
    description:
      'Time zone of the panel and of its charts: IANA name, such as Europe/Berlin; `null` uses the time zone of the browser',
  }),
);
const contactEmail = nullable(
  Type.String({
    pattern: '^[^\\s@]{1,64}@[^\\s@]{1,190}$',
    description: 'Contact that the hosted flow shows to end users who could not be verified',
  }),
);
const contactPhone = nullable(
  Type.String({
    pattern: '^\\+?[0-9][0-9 ()./-]{2,30}$',
    description: 'Contact that the hosted flow shows to end users who could not be verified',
  }),
);
const contactUrl = nullable(
  Type.String({
    pattern: '^https://[^\\s]{1,500}$',
    description: 'Contact page that the hosted flow shows to end users who could not be verified, https',
  }),
);
const disabledVersions = Type.Array(literals(RETIRED_VERSIONS), { uniqueItems: true });

export const thresholds = named('AccountThresholds', { review: scoreThreshold, decline: scoreThreshold });

const timeoutMembers = <S extends Parameters<typeof Type.Optional>[0]>(member: S) =>
  Object.fromEntries(TIMEOUT_MODULES.map((name) => [name, Type.Optional(member)])) as {
    [M in TimeoutModule]: ReturnType<typeof Type.Optional<S>>;
  };

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const LOGO_LIMITS = { bytes: 65_536, side: 1024 } as const;

const logo = named('AccountLogo', {
  /** Path on the server; it changes with the image. */
  path: string,
  media_type: literals(LOGO_TYPES),
  width: integer,
  height: integer,
});

const managedAccount = named('Account', {
  id: integer,
  name: label,
  owner: boolean,
  thresholds,
  rate_limit: rateLimit,
  retention_days: retentionDays,
  timeouts: named('AccountTimeouts', timeoutMembers(milliseconds)),
  share_history: boolean,
  card_numbers: cardNumbers,
  disabled_versions: disabledVersions,
  monitoring_schedule: monitoringSchedule,
  policy_approval: policyApproval,
  require_second_factor: requireSecondFactor,
  session_idle_minutes: sessionIdleMinutes,
  session_hours: sessionHours,
  currency,
  time_zone: timeZone,
  contact_email: contactEmail,
  contact_phone: contactPhone,
  contact_url: contactUrl,
  /** Shown on the verification page if the workflow sets no logo; null = none. */
  logo: nullable(logo),
  policy_version: integer,
  lists_version: integer,
  created_at: timestamp,
});
export type ManagedAccount = Static<typeof managedAccount>;

const accountSummary = named('AccountSummary', {
  id: integer,
  name: label,
  owner: boolean,
  rate_limit: rateLimit,
  created_at: timestamp,
});

const newAccount = closed({ name: newLabel, rate_limit: Type.Optional(rateLimit) });

const accountChange = closed({
  name: Type.Optional(newLabel),
  thresholds: Type.Optional(thresholds),
  rate_limit: Type.Optional(rateLimit),
  retention_days: Type.Optional(retentionDays),
  timeouts: Type.Optional(named('AccountTimeoutsChange', timeoutMembers(nullable(milliseconds)))),
  share_history: Type.Optional(boolean),
  card_numbers: Type.Optional(cardNumbers),
  disabled_versions: Type.Optional(disabledVersions),
  monitoring_schedule: Type.Optional(monitoringSchedule),
  policy_approval: Type.Optional(policyApproval),
  require_second_factor: Type.Optional(requireSecondFactor),
  session_idle_minutes: Type.Optional(sessionIdleMinutes),
  session_hours: Type.Optional(sessionHours),
  currency: Type.Optional(currency),
  time_zone: Type.Optional(timeZone),
  contact_email: Type.Optional(contactEmail),
  contact_phone: Type.Optional(contactPhone),
  contact_url: Type.Optional(contactUrl),
  expected_version: Type.Optional(expectedVersion),
  note: Type.Optional(changeNote),
});
export type AccountChange = Static<typeof accountChange>;

const newLogo = closed({
  picture: Type.String({
    contentEncoding: 'base64',
    maxLength: Math.ceil(LOGO_LIMITS.bytes / 3) * 4,
    description: 'Base64 of a PNG, JPEG or WebP file, up to 64 KiB and 1,024 pixels per side',
  }),
});

export const ACCOUNT_ROUTES = {
  createAccount: managementRoute({
    operationId: 'createAccount',
    method: 'post',
    path: '/accounts',
    tag: 'Account',
    summary: 'Create an account',
    description:
      "Creates an account with its first API key, which has every scope and is returned once. Only the owner's account can call this operation.",
    body: newAccount,
    bodyExample: { name: 'Shop' },
    data: closed({ account: managedAccount, key: issuedKey }),
    errors: ['missingScope'],
  }),
  listAccounts: managementRoute({
    operationId: 'listAccounts',
    method: 'get',
    path: '/accounts',
    tag: 'Account',
    summary: 'List accounts',
    description:
      "Returns names and settings of every account of the deployment, without access to their data. Only the owner's account can call this operation.",
    data: closed({ accounts: Type.Array(accountSummary) }),
  }),
  readAccount: managementRoute({
    operationId: 'readAccount',
    method: 'get',
    path: '/account',
    tag: 'Account',
    summary: 'Get the account',
    description:
      "Returns thresholds, rate limit, retention and the other settings of the caller's account, with its policy version.",
    data: managedAccount,
  }),
  changeAccount: managementRoute({
    operationId: 'changeAccount',
    method: 'patch',
    path: '/account',
    tag: 'Account',
    summary: 'Change the account',
    description:
      "Changes settings of the caller's account; omitted fields do not change. Thresholds (0 ≤ review ≤ decline ≤ 100) are part of the policy, so they create a policy version.",
    body: accountChange,
    bodyExample: { thresholds: { review: 15, decline: 40 }, retention_days: 180 },
    data: managedAccount,
    errors: ['conflict'],
  }),
  setLogo: managementRoute({
    operationId: 'setLogo',
    method: 'put',
    path: '/account/logo',
    tag: 'Account',
    summary: 'Set the account logo',
    description:
      "Replaces the logo that the hosted flow shows if a workflow doesn't have one. Accepts PNG, JPEG or WebP, but not SVG.",
    body: newLogo,
    bodyExample: {
      picture:
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
    data: managedAccount,
  }),
  removeLogo: managementRoute({
    operationId: 'removeLogo',
    method: 'delete',
    path: '/account/logo',
    tag: 'Account',
    summary: 'Remove the account logo',
    description: 'Removes the logo of the account. The hosted flow then shows a default symbol.',
    data: managedAccount,
  }),
};
