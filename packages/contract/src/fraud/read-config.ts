import { ApiError, type ErrorDetail } from '../errors';
import { SCREENING_SETTINGS } from '../screening/settings';
import {
  AML_CONFIG,
  type AmlConfig,
  CONFIG_KEYS,
  type ConfigNode,
  type FraudConfig,
  type InlineScreeningSettings,
} from './config';
import { readBoolean, readFloat, readInteger, readObject } from './values';

const MAX_TIMEOUT_MS = 60_000;

const CONFIG_FORMAT: Record<Exclude<ConfigNode['kind'], 'enum'>, string> = {
  boolean: 'boolean',
  milliseconds: 'integer (milliseconds)',
  count: 'integer',
  string: 'string',
  number: 'number',
  group: 'object',
};

/** A `config` key that can't be read, and its expected format. */
export interface WrongKey {
  readonly path: string;
  readonly format: string;
}

/**
 * Builds error 1001 that names every key.
 * @param root the request object that contains the paths; empty = the request itself
 * @param others other errors in the request
 */
export function badConfig(
  wrong: readonly WrongKey[],
  root = 'config',
  others: readonly ErrorDetail[] = [],
): ApiError {
  const [{ path, format }] = wrong as readonly [WrongKey];
  return new ApiError('badConfig', `Incorrect config object: ${path} should be sent as ${format}`, {
    details: [
      ...wrong.map((key) => ({
        field: root === '' ? key.path : `${root}.${key.path}`,
        expected: key.format,
      })),
      ...others,
    ],
  });
}

/**
 * Builds error 1001 for a value that is not an object.
 * @param name its name in the request
 */
export const noObject = (name: string): ApiError =>
  new ApiError('badConfig', `Incorrect config object: ${name} should be sent as object`, {
    details: [{ field: name, expected: CONFIG_FORMAT.group }],
  });

function readLeaf(node: Exclude<ConfigNode, { kind: 'group' }>, value: unknown): unknown {
  switch (node.kind) {
    case 'boolean':
      return readBoolean(value);
    case 'milliseconds': {
      const ms = readInteger(value);
      return ms !== undefined && ms >= 0 ? Math.min(ms, MAX_TIMEOUT_MS) : undefined;
    }
    case 'count': {
      const count = readInteger(value);
      return count !== undefined && count >= 0 && count <= node.max ? count : undefined;
    }
    case 'number': {
      const number = readFloat(value);
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = node;
      return number !== undefined && number >= min && number <= max ? number : undefined;
    }
    case 'string':
      return typeof value === 'string' && value.length <= node.max ? value : undefined;
    case 'enum':
      return typeof value === 'string' && node.values.includes(value) ? value : undefined;
  }
}

function formatOf(node: Exclude<ConfigNode, { kind: 'group' }>): string {
  if (node.kind === 'enum') return `one of ${node.values.join(', ')}`;
  if (node.kind === 'number' && node.max !== undefined) return `number (${node.min ?? 0} to ${node.max})`;
  return CONFIG_FORMAT[node.kind];
}

/**
 * Reads the known members of an object.
 * @param wrong receives the members that can't be read
 */
export function readConfigGroup(
  keys: { readonly [key: string]: ConfigNode },
  value: object,
  path: string,
  wrong: WrongKey[],
): object {
  const read: { [key: string]: unknown } = {};
  for (const [key, child] of Object.entries(value)) {
    const node = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!node || child === null || child === '') continue;
    const childPath = path + key;
    if (node.kind === 'group') {
      const object = readObject(child);
      if (object) read[key] = readConfigGroup(node.keys, object, `${childPath}.`, wrong);
      else wrong.push({ path: childPath, format: CONFIG_FORMAT.group });
      continue;
    }
    const leaf = readLeaf(node, child);
    if (leaf === undefined) wrong.push({ path: childPath, format: formatOf(node) });
    else read[key] = leaf;
  }
  return read;
}

/**
 * Reads the members of an object.
 * @throws ApiError 1001 that names every member that can't be read
 */
function readMembers(keys: { readonly [key: string]: ConfigNode }, value: object, root?: string): object {
  const wrong: WrongKey[] = [];
  const read = readConfigGroup(keys, value, '', wrong);
  if (wrong.length > 0) throw badConfig(wrong, root);
  return read;
}

export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Reads the `config` object of a fraud request.
 * @throws ApiError 1001 that names every key that can't be read and its format.
 */
export function readConfig(value: unknown): FraudConfig {
  if (isAbsent(value)) return {};
  const object = readObject(value);
  if (!object) throw noObject('config');
  return readMembers(CONFIG_KEYS, object) as FraudConfig;
}

/**
 * Reads the `config` object of a standalone screening: `config.aml` of the fraud request, or its members
 * without the enclosing group.
 * @throws ApiError 1001 that names the key and its format.
 */
export function readAmlConfig(value: unknown): AmlConfig {
  if (isAbsent(value)) return {};
  const object = readObject(value);
  if (!object) throw noObject('config');
  const { aml, ...flat } = object;
  return { ...readMembers(AML_CONFIG, flat), ...(aml === undefined ? {} : readConfig({ aml }).aml) };
}

/** Settings of a standalone screening that may also be members of the request itself. */
export const AML_MEMBERS_BESIDE = ['monitoring_required', 'monitoring_schedule'] as const;

/**
 * Reads the settings that are members of a standalone screening request.
 * @throws ApiError 1001 that names the member and its format.
 */
export function readAmlMembers(request: { readonly [key: string]: unknown }): AmlConfig {
  const sent = AML_MEMBERS_BESIDE.flatMap((name) =>
    request[name] === undefined ? [] : [[name, request[name]] as const],
  );
  return readMembers(AML_CONFIG, Object.fromEntries(sent), '') as AmlConfig;
}

/**
 * Reads the settings of a search profile. Unlike in a request, an unknown setting name is an error.
 * @throws ApiError 1001 that names the key and its format.
 */
export function readScreeningSettings(value: unknown): InlineScreeningSettings {
  const object = readObject(value);
  if (!object) throw noObject('settings');
  const unknown = unknownKey(SCREENING_SETTINGS, object, '');
  if (unknown) throw badConfig([{ path: unknown, format: 'one of the documented settings' }], 'settings');
  return readMembers(SCREENING_SETTINGS, object, 'settings') as InlineScreeningSettings;
}

function unknownKey(
  keys: { readonly [key: string]: ConfigNode },
  value: object,
  path: string,
): string | null {
  for (const [key, child] of Object.entries(value)) {
    const node = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!node) return path + key;
    const object = node.kind === 'group' ? readObject(child) : undefined;
    const found = node.kind === 'group' && object ? unknownKey(node.keys, object, `${path}${key}.`) : null;
    if (found) return found;
  }
  return null;
}
