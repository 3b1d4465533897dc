import { readFile } from 'node:fs/promises';
import { createAddressPolicy } from '@assay/providers';
import { BadConfiguration } from '../../platform/environment';

type Environment = { readonly [name: string]: string | undefined };
type Members = { readonly [name: string]: unknown };

/** Assigns a role in an account to users with a claim value. */
interface MappedRole {
  /** Value of the claim. */
  readonly value: string;
  readonly account: number;
  /** A built-in role, or the id of a custom role of the account. */
  readonly role: string;
}

/** Operator settings of an OpenID Connect provider. */
export interface OidcSettings {
  /** Name shown on the sign-in button. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** null = a public client, which authenticates with PKCE only. */
  readonly clientSecret: string | null;
  /** Public URL of the panel, without a path. */
  readonly panelUrl: string;
  readonly scopes: readonly string[];
  /** Path of the role claim: member names from the outside in. */
  readonly rolesClaim: readonly string[];
  /** The first matching role applies; empty = roles are assigned in Assay. */
  readonly roles: readonly MappedRole[];
  /** Allowed email domains in lower case; empty = any. */
  readonly emailDomains: readonly string[];
  /** Source of the second factor: the provider only, or also Assay for users who have one. */
  readonly secondFactor: 'provider' | 'assay';
  /** Token claims that count as a second factor, so Assay requires none. Empty = no claim counts. */
  readonly secondFactorClaims: { readonly amr: readonly string[]; readonly acr: readonly string[] };
  /**
   * Maximum length of a session opened through the provider, in minutes; then a new provider sign-in is
   * required.
   */
  readonly sessionMinutes: number;
  readonly allowNetworks: readonly string[];
  readonly ca: string | null;
  /** Timeout of each request to the provider, in milliseconds. */
  readonly timeoutMs: number;
}

const VARIABLE = 'ASSAY_OIDC_FILE';
const FROM_ENVIRONMENT = /^env:([A-Z][A-Z0-9_]*)$/;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const DOMAIN = /^(?=.{1,253}$)([a-z0-9_]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const ROLE = /^(owner|admin|analyst|reviewer|read-only|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const KNOWN = new Set([
  'name',
  'issuer',
  'clientId',
  'clientSecret',
  'panelUrl',
  'scopes',
  'rolesClaim',
  'roles',
  'emailDomains',
  'secondFactor',
  'secondFactorClaims',
  'sessionMinutes',
  'allowNetworks',
  'ca',
  'timeoutMs',
]);

/** Returns an error that never quotes the value, because it may be a secret. */
const bad = (member: string, expected: string) =>
  new BadConfiguration(`${VARIABLE}: "${member}" must be ${expected}.`);

function text(members: Members, name: string, most = 200): string | undefined {
  const value = members[name];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value.trim() !== '' && value.length <= most) return value;
  throw bad(name, `text with 1 to ${most} characters`);
}

function needed(members: Members, name: string): string {
  const value = text(members, name);
  if (value === undefined) throw bad(name, 'there');
  return value;
}

function texts(members: Members, name: string): readonly string[] {
  const value = members[name] ?? [];
  if (Array.isArray(value) && value.length <= 1000 && value.every((one) => typeof one === 'string' && one))
    return value;
  throw bad(name, 'an array of text values');
}

/** Returns true for `https`, or `http` on this machine. */
export const isSafeUrl = (url: URL): boolean =>
  url.username === '' &&
  url.password === '' &&
  (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname)));

function address(members: Members, name: string): URL {
  const value = needed(members, name);
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && isSafeUrl(url) && url.search === '' && url.hash === '') return url;
  throw bad(name, 'an address such as https://id.example.com (http on this machine only)');
}

function panelUrl(members: Members): string {
  const url = address(members, 'panelUrl');
  if (url.pathname === '/') return url.origin;
  throw bad('panelUrl', 'the address of the panel without a path, such as https://assay.example.com');
}

/** Reads the secret from the named environment variable; the file itself never holds a secret. */
function secret(members: Members, env: Environment): string | null {
  const value = text(members, 'clientSecret');
  if (value === undefined) return null;
  const name = FROM_ENVIRONMENT.exec(value)?.[1];
  if (!name) throw bad('clientSecret', 'env: with the name of the variable that contains it, or omitted');
  const found = env[name];
  if (!found)
    throw new BadConfiguration(`${VARIABLE}: the variable ${name} isn't set. Set it or change the file.`);
  return found;
}

function mappedRoles(members: Members): readonly MappedRole[] {
  const value = members.roles ?? [];
  if (!Array.isArray(value) || value.length > 1000) throw bad('roles', 'an array');
  return value.map((entry: Members | null, index) => {
    const { value: claimed, account, role, ...others } = entry ?? {};
    const fits =
      typeof claimed === 'string' &&
      claimed !== '' &&
      Number.isSafeInteger(account) &&
      typeof role === 'string' &&
      ROLE.test(role) &&
      Object.keys(others).length === 0;
    if (!fits) throw bad(`roles[${index}]`, '{"value": text, "account": number, "role": role}');
    return { value: claimed, account: Number(account), role };
  });
}

function claimPath(members: Members): readonly string[] {
  if (Array.isArray(members.rolesClaim)) return texts(members, 'rolesClaim');
  const name = text(members, 'rolesClaim');
  return name === undefined ? [] : [name];
}

function networks(members: Members): readonly string[] {
  const ranges = texts(members, 'allowNetworks');
  try {
    createAddressPolicy(ranges);
  } catch {
    throw bad('allowNetworks', 'an array of CIDR networks');
  }
  return ranges;
}

function scopes(members: Members): readonly string[] {
  const named = members.scopes === undefined ? ['openid', 'email'] : texts(members, 'scopes');
  if (named.includes('openid') && named.every((one) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(one))) return named;
  throw bad('scopes', 'an array of scopes that includes "openid"');
}

function wholeNumber(
  members: Members,
  name: string,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
): number {
  const value = members[name] ?? usual;
  if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return Number(value);
  throw bad(name, `a whole number from ${least} to ${most}`);
}

function factorClaims(members: Members): OidcSettings['secondFactorClaims'] {
  const value = members.secondFactorClaims ?? {};
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || Object.keys(value).some((name) => name !== 'amr' && name !== 'acr'))
    throw bad('secondFactorClaims', 'an object with "amr" and "acr", each an array of text values');
  return { amr: texts(value as Members, 'amr'), acr: texts(value as Members, 'acr') };
}

/**
 * Parses the settings in the file.
 * @throws BadConfiguration
 */
export function oidcSettings(json: unknown, env: Environment): OidcSettings {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new BadConfiguration(`${VARIABLE}: the file must contain a JSON object.`);
  const members = json as Members;
  const unknown = Object.keys(members).find((name) => !KNOWN.has(name));
  if (unknown !== undefined)
    throw new BadConfiguration(`${VARIABLE}: unknown member "${unknown}". Remove it or check its spelling.`);
  const issuer = address(members, 'issuer');
  const roles = mappedRoles(members);
  const rolesClaim = claimPath(members);
  if (roles.length > 0 && rolesClaim.length === 0) throw bad('rolesClaim', 'present if "roles" is present');
  const emailDomains = texts(members, 'emailDomains').map((domain) => domain.toLowerCase());
  if (!emailDomains.every((domain) => DOMAIN.test(domain))) throw bad('emailDomains', 'an array of domains');
  const factor = members.secondFactor ?? 'assay';
  if (factor !== 'provider' && factor !== 'assay') throw bad('secondFactor', '"provider" or "assay"');
  return {
    name: text(members, 'name', 60) ?? issuer.host,
    issuer: needed(members, 'issuer'),
    clientId: needed(members, 'clientId'),
    clientSecret: secret(members, env),
    panelUrl: panelUrl(members),
    scopes: scopes(members),
    rolesClaim,
    roles,
    emailDomains,
    secondFactor: factor,
    secondFactorClaims: factorClaims(members),
    sessionMinutes: wholeNumber(members, 'sessionMinutes', { least: 5, most: 1440, usual: 60 }),
    allowNetworks: networks(members),
    ca: text(members, 'ca', 100_000) ?? null,
    timeoutMs: wholeNumber(members, 'timeoutMs', { least: 100, most: 30_000, usual: 5000 }),
  };
}

/**
 * Reads the operator's file without contacting the provider. Returns null if no file is configured.
 * @throws BadConfiguration
 */
export async function readOidcFile(path: string | undefined, env: Environment): Promise<OidcSettings | null> {
  if (path === undefined) return null;
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw new BadConfiguration(`${VARIABLE}: ${path} isn't valid JSON.`);
  }
  return oidcSettings(json, env);
}
