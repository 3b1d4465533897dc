import { join } from 'node:path';
import { parsePrefix, readIp } from '@assay/networks';
import { type Nodes, serversOf } from '@assay/store';
import {
  BadConfiguration,
  citusNodes,
  type Environment,
  headerName,
  listed,
  mapping,
  onOrOff,
  setting,
  wholeNumber,
  yesOrNo,
} from './environment';
import { PRIVATE_NETWORKS } from './inside';

/** Server settings from the environment, without the sections that domains read themselves. */
export interface PlatformConfig {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** URL of an external PostgreSQL; undefined means the embedded one in the data folder. */
  readonly databaseUrl: string | undefined;
  /**
   * URL of the same database for the role that may change the schema; undefined means the role of
   * `databaseUrl`.
   */
  readonly migrateDatabaseUrl: string | undefined;
  /** URL of a standby of that database, which the panel reads from; undefined without a standby. */
  readonly standbyDatabaseUrl: string | undefined;
  /** Addresses of the nodes of a distributed (Citus) database. */
  readonly citusNodes: Nodes;
  /** Archive of the embedded database's log, and the number of days to retain it; null means no archive. */
  readonly logArchive: { readonly folder: string; readonly days: number } | null;
  readonly masterKey: MasterKeySource;
  /** Folder of the record keys; null means that records have no separate keys. */
  readonly recordKeysDir: string | null;
  readonly firstApiKey: string | undefined;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  /** Requests per second of new accounts; 0 means no limit. */
  readonly rateLimit: number;
  /** Trust in X-Forwarded-For: none, a number of hops, or these addresses and networks. */
  readonly trustProxy: false | number | readonly string[];
  /** Addresses and networks that may read metrics and the state of each component. */
  readonly operatorsFrom: readonly string[];
  readonly callDeadlineMs: number;
  /** Maximum processor time of the check of a policy, in milliseconds. */
  readonly policyCheckMs: number;
  /** Maximum time to receive a whole request, in milliseconds. */
  readonly requestTimeoutMs: number;
  readonly maxConnections: number;
  /**
   * Time during which a stopping server still responds, as not ready, before it closes its connections. In
   * milliseconds.
   */
  readonly stopPauseMs: number;
  /** Maximum time until a stopping server exits, in milliseconds. */
  readonly stopDeadlineMs: number;
  /** JSON file that enables live lookups; undefined means that no network requests are sent. */
  readonly providersFile: string | undefined;
  /** JSON file that configures an SSO provider; undefined without one. */
  readonly oidcFile: string | undefined;
  /** Address of the trace collector without the protocol path (null means no traces), and the service name. */
  readonly tracing: { readonly collector: string | null; readonly service: string };
  /** Token for fetching the European Union's list; each operator registers for one. */
  readonly euListToken: string | undefined;
  /** True if feeds and lists are fetched automatically; null means the setting in the panel. */
  readonly dataUpdates: boolean | null;
  /** Hours of the day (UTC) during which no such update starts, `HH:MM-HH:MM`. */
  readonly updateQuietHours: string | undefined;
  /** Folder for the newest record of every audit log; null means that it is held in memory only. */
  readonly auditHeadsDir: string | null;
  /** File to which checkpoints of the audit log are appended; null means none. */
  readonly auditCheckpoints: string | null;
  /** True if webhook endpoints may be on this machine, also over http. */
  readonly allowLoopbackWebhooks: boolean;
  /** True if a model scores transactions. */
  readonly blackboxScore: boolean;
  /** Addresses at which browsers reach the session ingest; empty means the one of the auth request. */
  readonly ingestUrls: readonly string[];
  /**
   * Resolver discovery: the zone delegated to this deployment, the address of its DNS server, and its
   * responses.
   */
  readonly dns: DnsConfig;
  readonly compatibility: Compatibility;
}

/** Sources of the master key: at most one of the three is set. */
export interface MasterKeySource {
  readonly file: string | undefined;
  readonly value: string | undefined;
  /** Shell command that prints the key. */
  readonly command: string | undefined;
  /** True if the data folder may contain the key although the database is external. */
  readonly besideDatabase: boolean;
}

export interface DnsConfig {
  /** Zone in lowercase, without a trailing dot; undefined means off. */
  readonly zone: string | undefined;
  readonly host: string;
  readonly port: number;
  /** IPv4 address in the responses. */
  readonly address: string;
}

/** Names for clients that migrate (docs/reference/configuration.md); empty by default. */
export interface Compatibility {
  /** Extra path prefix → the real one. */
  readonly pathPrefixes: { readonly [prefix: string]: string };
  /** Response key → the name in the response. */
  readonly responseKeys: { readonly [key: string]: string };
  /** Name of the header that contains a webhook's plain signature. */
  readonly signatureHeader: string;
}

export const REQUEST_TIMEOUT_MS = 15_000;

const MIN_STATEMENT_MS = 500;

/** Returns the time limit of a statement in a request, in milliseconds: less than the deadline of the request. */
export const statementLimit = ({ callDeadlineMs }: Pick<PlatformConfig, 'callDeadlineMs'>): number =>
  Math.max(MIN_STATEMENT_MS, Math.floor(callDeadlineMs * 0.75));

/** Time reserved to stop everything after the requests, in milliseconds. */
const STOPPING_MS = 3000;

/** Returns the time during which requests may still complete while the server closes, in milliseconds. */
export const closingLimit = ({
  requestTimeoutMs,
  stopDeadlineMs,
}: Pick<PlatformConfig, 'requestTimeoutMs' | 'stopDeadlineMs'>): number =>
  Math.min(requestTimeoutMs, Math.max(stopDeadlineMs / 2, stopDeadlineMs - STOPPING_MS));

const HOURS = /^(?!(.{5})-\1$)([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;

function quietHours(env: Environment, name: string): string | undefined {
  const text = setting(env, name);
  if (text === undefined || HOURS.test(text)) return text;
  throw new BadConfiguration(`${name} must be two times of day (UTC), such as 08:00-20:00.`);
}

function trustedProxies(env: Environment): PlatformConfig['trustProxy'] {
  const entries = listed(env, 'ASSAY_TRUST_PROXY');
  const [first] = entries;
  if (first === undefined) return false;
  if (entries.length === 1 && /^\d{1,2}$/.test(first)) return Number(first);
  if (entries.every((entry) => parsePrefix(entry, 'padded') !== null)) return entries;
  throw new BadConfiguration(
    'ASSAY_TRUST_PROXY must be the number of proxies in front, or their addresses and CIDR networks, separated by commas.',
  );
}

function operatorsFrom(env: Environment): readonly string[] {
  const entries = listed(env, 'ASSAY_OPERATORS_FROM');
  if (entries.length === 0) return PRIVATE_NETWORKS;
  if (entries.every((entry) => parsePrefix(entry) !== null)) return entries;
  throw new BadConfiguration(
    'ASSAY_OPERATORS_FROM must be addresses and CIDR networks, separated by commas.',
  );
}

function ingestUrls(env: Environment): readonly string[] {
  const urls = listed(env, 'ASSAY_INGEST_URLS');
  if (urls.every((url) => URL.canParse(url) && /^https?:\/\/[^?#]+$/.test(url))) {
    return urls.map((url) => url.replace(/\/+$/, ''));
  }
  throw new BadConfiguration(
    'ASSAY_INGEST_URLS must be addresses such as https://events.example.com, separated by commas.',
  );
}

function masterKey(env: Environment): MasterKeySource {
  const source = {
    file: setting(env, 'ASSAY_MASTER_KEY_FILE'),
    value: setting(env, 'ASSAY_MASTER_KEY'),
    command: setting(env, 'ASSAY_MASTER_KEY_COMMAND'),
  };
  if (Object.values(source).filter((one) => one !== undefined).length > 1) {
    throw new BadConfiguration(
      'Set only one of ASSAY_MASTER_KEY_FILE, ASSAY_MASTER_KEY and ASSAY_MASTER_KEY_COMMAND.',
    );
  }
  return { ...source, besideDatabase: yesOrNo(env, 'ASSAY_MASTER_KEY_BESIDE_DATABASE') };
}

/**
 * Returns the folder of the record keys. With the embedded database it is in the data folder; processes on an
 * external database must share a folder.
 */
function recordKeysDir(env: Environment): string | null {
  const folder = setting(env, 'ASSAY_RECORD_KEYS_DIR');
  if (folder !== undefined) return folder === 'off' ? null : folder;
  return setting(env, 'DATABASE_URL') === undefined
    ? join(setting(env, 'ASSAY_DATA_DIR') ?? '.assay', 'keys')
    : null;
}

function auditHeadsDir(env: Environment): string | null {
  const folder = setting(env, 'ASSAY_AUDIT_HEADS_DIR');
  if (folder === 'off') return null;
  return folder ?? join(setting(env, 'ASSAY_DATA_DIR') ?? '.assay', 'audit-heads');
}

/**
 * Returns the URL of a single standby. A list of servers is only supported for the primary, because the
 * nearest standby can't be determined.
 */
function standbyUrl(env: Environment): string | undefined {
  const url = setting(env, 'ASSAY_STANDBY_DATABASE_URL');
  if (url === undefined) return undefined;
  if (setting(env, 'DATABASE_URL') === undefined)
    throw new BadConfiguration('ASSAY_STANDBY_DATABASE_URL needs DATABASE_URL. Set both.');
  if (serversOf(url).length > 1)
    throw new BadConfiguration('ASSAY_STANDBY_DATABASE_URL must name one server.');
  return url;
}

function nodesOf(env: Environment): Nodes {
  const nodes = citusNodes(setting(env, 'ASSAY_CITUS_NODES'));
  if (nodes) return nodes;
  throw new BadConfiguration(
    'ASSAY_CITUS_NODES must be "off" or pairs such as worker-1:5432=10.0.0.5:5432, each node once.',
  );
}

function logArchive(env: Environment): PlatformConfig['logArchive'] {
  const folder = setting(env, 'ASSAY_LOG_ARCHIVE_DIR');
  const days = wholeNumber(env, 'ASSAY_LOG_ARCHIVE_DAYS', 14, { min: 1, max: 3650 });
  if (folder === undefined) return null;
  if (setting(env, 'DATABASE_URL') !== undefined)
    throw new BadConfiguration(
      'ASSAY_LOG_ARCHIVE_DIR works only with the built-in database. Archive the log of an external database with its own tools.',
    );
  return { folder, days };
}

const ZONE = /^(?=.{1,200}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

function dnsConfig(env: Environment): DnsConfig {
  const zone = setting(env, 'ASSAY_DNS_ZONE')?.toLowerCase().replace(/\.$/, '');
  if (zone !== undefined && !ZONE.test(zone)) {
    throw new BadConfiguration('ASSAY_DNS_ZONE must be a domain name, such as r.example.com.');
  }
  const address = setting(env, 'ASSAY_DNS_ADDRESS') ?? '127.0.0.1';
  if (readIp(address)?.version !== 4)
    throw new BadConfiguration('ASSAY_DNS_ADDRESS must be an IPv4 address.');
  return {
    zone,
    host: setting(env, 'ASSAY_DNS_HOST') ?? '0.0.0.0',
    port: wholeNumber(env, 'ASSAY_DNS_PORT', 5353, { min: 0, max: 65_535 }),
    address,
  };
}

/** Reads the collector's address. Source: OpenTelemetry Protocol Exporter, "Endpoint URLs for OTLP/HTTP". */
function collector(env: Environment): string | null {
  const address = setting(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (address === undefined) return null;
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address.replace(/\/$/, '');
  throw new BadConfiguration('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector:4318.');
}

/**
 * Reads the server settings.
 * @throws BadConfiguration with the name of the variable
 */
export function platformConfig(env: Environment): PlatformConfig {
  const firstApiKey = setting(env, 'ASSAY_API_KEY');
  if (firstApiKey && !/^[\x21-\x7e]{16,200}$/.test(firstApiKey)) {
    throw new BadConfiguration('ASSAY_API_KEY must be 16 to 200 printable characters without spaces.');
  }
  const adminEmail = setting(env, 'ASSAY_ADMIN_EMAIL');
  const adminPassword = setting(env, 'ASSAY_ADMIN_PASSWORD');
  if (Boolean(adminEmail) !== Boolean(adminPassword)) {
    throw new BadConfiguration('Set both ASSAY_ADMIN_EMAIL and ASSAY_ADMIN_PASSWORD, or neither.');
  }
  return {
    host: setting(env, 'HOST') ?? '127.0.0.1',
    port: wholeNumber(env, 'PORT', 8080, { min: 0, max: 65_535 }),
    dataDir: setting(env, 'ASSAY_DATA_DIR') ?? '.assay',
    databaseUrl: setting(env, 'DATABASE_URL'),
    migrateDatabaseUrl: setting(env, 'ASSAY_MIGRATE_DATABASE_URL'),
    standbyDatabaseUrl: standbyUrl(env),
    citusNodes: nodesOf(env),
    logArchive: logArchive(env),
    masterKey: masterKey(env),
    recordKeysDir: recordKeysDir(env),
    firstApiKey,
    adminEmail,
    adminPassword,
    rateLimit: wholeNumber(env, 'ASSAY_RATE_LIMIT', 100, { min: 0, max: 1_000_000 }),
    trustProxy: trustedProxies(env),
    operatorsFrom: operatorsFrom(env),
    policyCheckMs: 1000 * wholeNumber(env, 'ASSAY_POLICY_CHECK_SECONDS', 10, { min: 1, max: 600 }),
    callDeadlineMs: wholeNumber(env, 'ASSAY_CALL_DEADLINE_MS', 8000, { min: 50, max: 60_000 }),
    requestTimeoutMs: wholeNumber(env, 'ASSAY_REQUEST_TIMEOUT_MS', REQUEST_TIMEOUT_MS, {
      min: 100,
      max: 300_000,
    }),
    maxConnections: wholeNumber(env, 'ASSAY_DB_CONNECTIONS', 10, { min: 4, max: 200 }),
    stopPauseMs: wholeNumber(env, 'ASSAY_STOP_PAUSE_MS', 1000, { min: 0, max: 60_000 }),
    stopDeadlineMs: wholeNumber(env, 'ASSAY_STOP_DEADLINE_MS', 10_000, { min: 1000, max: 300_000 }),
    providersFile: setting(env, 'ASSAY_PROVIDERS_FILE'),
    oidcFile: setting(env, 'ASSAY_OIDC_FILE'),
    tracing: { collector: collector(env), service: setting(env, 'OTEL_SERVICE_NAME') ?? 'assay' },
    euListToken: setting(env, 'ASSAY_EU_LIST_TOKEN'),
    dataUpdates: onOrOff(env, 'ASSAY_DATA_UPDATES'),
    updateQuietHours: quietHours(env, 'ASSAY_UPDATE_QUIET_HOURS'),
    auditHeadsDir: auditHeadsDir(env),
    auditCheckpoints: setting(env, 'ASSAY_AUDIT_CHECKPOINTS') ?? null,
    ingestUrls: ingestUrls(env),
    allowLoopbackWebhooks: yesOrNo(env, 'ASSAY_ALLOW_LOOPBACK_WEBHOOKS'),
    blackboxScore: yesOrNo(env, 'ASSAY_BLACKBOX_SCORE', true),
    dns: dnsConfig(env),
    compatibility: {
      pathPrefixes: mapping(env, 'ASSAY_PATH_ALIASES'),
      responseKeys: mapping(env, 'ASSAY_RESPONSE_KEY_ALIASES'),
      signatureHeader: headerName(env, 'ASSAY_SIGNATURE_HEADER', 'Service-Signature'),
    },
  };
}
