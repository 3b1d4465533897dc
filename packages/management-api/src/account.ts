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
  description: 'Requests per second; 0 = no limit',
});
const retentionDays = Type.Integer({ minimum: 1, maximum: 36_500 });
const monitoringSchedule = literals(MONITORING_SCHEDULES);
const handling = literals(['mask', 'reject']);
const cardNumbers = {
  ...handling,
  description:
    'A card number in a call is kept and answered as its first six and last four digits, or the call is refused (1006)',
} as typeof handling;
const requireSecondFactor = {
  ...boolean,
  description:
    'Users of the panel set up a second factor before anything else is open to them; only an owner changes it',
} as typeof boolean;
const policyApproval = {
  ...boolean,
  description:
    'Changes of the policy are proposed, and become a version when a second person approves them; only an owner changes it',
} as typeof boolean;
const sessionIdleMinutes = Type.Integer({
  minimum: 5,
  maximum: 1440,
  description: 'A session of the panel that nobody uses for so long ends',
});
const sessionHours = Type.Integer({
  minimum: 1,
  maximum: 168,
  description:
    'A session of the panel ends so long after it was opened, one that is open now too; a longer time is for new ones',
});
const currency = nullable(
  Type.String({
    pattern: '^[A-Z]{3}$',
    description:
      'ISO 4217: the panel shows amounts that were sent without a currency in it; null = as bare numbers',
  }),
);
const timeZone = nullable(
  Type.String({
    maxLength: 64,
    description:
      "IANA name, such as Europe/Berlin: the panel's times and the days of its charts are told in it; null = the time zone of each browser",
  }),
);
const contactEmail = nullable(
  Type.String({
    pattern: '^[^\\s@]{1,64}@[^\\s@]{1,190}$',
    description: 'The verification page shows it to whom it could not verify',
  }),
);
const contactPhone = nullable(
  Type.String({
    pattern: '^\\+?[0-9][0-9 ()./-]{2,30}$',
    description: 'The verification page shows it to whom it could not verify',
  }),
);
const contactUrl = nullable(
  Type.String({
    pattern: '^https://[^\\s]{1,500}$',
    description: 'https address; the verification page shows it to whom it could not verify',
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
    description: 'The file in base64: PNG, JPEG or WebP, at most 64 KiB, at most 1,024 pixels at each side',
  }),
});

export const ACCOUNT_ROUTES = {
  createAccount: managementRoute({
    operationId: 'createAccount',
    method: 'post',
    path: '/accounts',
    tag: 'Account',
    summary: "Makes an account with its first key (the owner's account only)",
    description: 'The key has every scope and is shown this once.',
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
    summary: "Every account of the deployment (the owner's account only)",
    description: 'Names and settings only: being the owner gives no access to what other accounts keep.',
    data: closed({ accounts: Type.Array(accountSummary) }),
  }),
  readAccount: managementRoute({
    operationId: 'readAccount',
    method: 'get',
    path: '/account',
    tag: 'Account',
    summary: "The caller's account",
    description: 'Thresholds, rate limit, retention and the other settings, with the version of its policy.',
    data: managedAccount,
  }),
  changeAccount: managementRoute({
    operationId: 'changeAccount',
    method: 'patch',
    path: '/account',
    tag: 'Account',
    summary: "Changes the caller's account",
    description:
      'Thresholds (0 ≤ review ≤ decline ≤ 100) are part of the policy: changing them makes a new policy version. A timeout of null removes it. Monitored names without a schedule of their own are checked by `monitoring_schedule`, and once when it changes.',
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
    summary: "Replaces the account's logo",
    description:
      'The verification page shows it where a workflow has no logo of its own. PNG, JPEG or WebP; drawings with text inside (SVG) are not taken.',
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
    summary: "Takes the account's logo away",
    description: 'The verification page shows a shield in its place.',
    data: managedAccount,
  }),
};
