import { shortBin } from '../cards/card-data';
import { ApiError, type ErrorDetail } from '../errors';
import { textOf } from '../json-text';
import { SCREENING_SETTINGS } from '../screening/settings';
import {
  AML_CONFIG,
  type AmlConfig,
  CONFIG_KEYS,
  type ConfigNode,
  type FraudConfig,
  type InlineScreeningSettings,
} from './config';
import { type FieldKind, type FraudItem, type FraudRequest, ITEM_FIELDS, REQUEST_FIELDS } from './fields';
import {
  isWithin,
  nestsWithin,
  readBoolean,
  readDate,
  readExpiry,
  readFloat,
  readInteger,
  readObject,
} from './values';

const DEEPEST = 16;
const MOST_ITEMS = 1000;
/** Of `custom_fields`, all levels together: rules read them, and every call is kept with them. */
const OBJECT_LIMITS = { members: 1_000, characters: 65_536 } as const;
const LIMITS_IN_WORDS = `at most ${OBJECT_LIMITS.members} members and ${OBJECT_LIMITS.characters} characters`;
const LONGEST_TIMEOUT_MS = 60_000;

const EXPECTED: Record<FieldKind, string> = {
  string: 'string',
  integer: 'integer',
  float: 'float',
  boolean: 'boolean',
  date: 'date (YYYY-MM-DD)',
  expiry: 'date (YYYY-MM-DD, YYYY-MM or MM/YY)',
  object: 'object',
  items: 'array of objects',
};

interface FieldSpec {
  readonly kind: FieldKind;
  readonly max?: number;
  readonly digits?: true;
  readonly trimmed?: true;
}

/** A value as its field reads it: an id that came as a number as its digits, a target without what stands around it. */
function sentValue(source: { readonly [key: string]: unknown }, name: string, spec: FieldSpec): unknown {
  const value = spec.digits ? (textOf(source, name) ?? source[name]) : source[name];
  return spec.trimmed && typeof value === 'string' ? value.trim() : value;
}

class Reading {
  readonly wrong: ErrorDetail[] = [];
  readonly long: { field: string; max: number }[] = [];

  text(path: string, value: unknown, spec: FieldSpec): string | undefined {
    if (typeof value !== 'string') return this.reject(path, spec.kind);
    if (value.length > (spec.max ?? 255)) {
      this.long.push({ field: path, max: spec.max ?? 255 });
      return undefined;
    }
    return value;
  }

  reject(path: string, kind: FieldKind): undefined {
    this.wrong.push({ field: path, expected: EXPECTED[kind] });
    return undefined;
  }

  value(path: string, value: unknown, spec: FieldSpec): unknown {
    switch (spec.kind) {
      case 'string':
        return this.text(path, value, spec);
      case 'integer':
        return readInteger(value) ?? this.reject(path, spec.kind);
      case 'float':
        return readFloat(value) ?? this.reject(path, spec.kind);
      case 'boolean':
        return readBoolean(value) ?? this.reject(path, spec.kind);
      case 'date':
        return readDate(value) ?? this.reject(path, spec.kind);
      case 'expiry':
        return readExpiry(value) ?? this.reject(path, spec.kind);
      case 'object':
        return this.object(path, value);
      case 'items':
        return this.items(path, value);
    }
  }

  object(path: string, value: unknown): unknown {
    const object = readObject(value);
    if (!object || !nestsWithin(object, DEEPEST)) return this.reject(path, 'object');
    if (isWithin(object, OBJECT_LIMITS)) return object;
    this.wrong.push({ field: path, expected: `object with ${LIMITS_IN_WORDS}` });
    return undefined;
  }

  items(path: string, value: unknown): readonly FraudItem[] | undefined {
    if (!Array.isArray(value) || value.length > MOST_ITEMS) return this.reject(path, 'items');
    return value.flatMap((entry: unknown, index) => {
      const object = readObject(entry);
      if (!object) {
        this.reject(`${path}[${index}]`, 'object');
        return [];
      }
      return [this.fields(ITEM_FIELDS, object, `${path}[${index}].`) as FraudItem];
    });
  }

  fields(
    specs: { readonly [name: string]: FieldSpec },
    source: { readonly [key: string]: unknown },
    prefix = '',
  ) {
    const read: { [name: string]: unknown } = {};
    for (const name in source) {
      const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
      if (!spec) continue;
      const value = sentValue(source, name, spec);
      if (value === null || value === '' || value === undefined) continue;
      const result = this.value(prefix + name, value, spec);
      if (result !== undefined) read[name] = result;
    }
    return read;
  }
}

const CONFIG_FORMAT: Record<Exclude<ConfigNode['kind'], 'enum'>, string> = {
  boolean: 'boolean',
  milliseconds: 'integer (milliseconds)',
  count: 'integer',
  string: 'string',
  number: 'number',
  group: 'object',
};

/** @param root the object of the request that `path` lies in; empty = the request itself. */
function badConfig(path: string, format: string, root = 'config'): ApiError {
  return new ApiError('badConfig', `Incorrect config object: ${path} should be sent as ${format}`, {
    details: [{ field: root === '' ? path : `${root}.${path}`, expected: format }],
  });
}

function readLeaf(node: Exclude<ConfigNode, { kind: 'group' }>, value: unknown): unknown {
  switch (node.kind) {
    case 'boolean':
      return readBoolean(value);
    case 'milliseconds': {
      const ms = readInteger(value);
      return ms !== undefined && ms >= 0 ? Math.min(ms, LONGEST_TIMEOUT_MS) : undefined;
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

function readConfigGroup(
  keys: { readonly [key: string]: ConfigNode },
  value: object,
  path: string,
  root?: string,
): object {
  const read: { [key: string]: unknown } = {};
  for (const [key, child] of Object.entries(value)) {
    const node = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!node || child === null || child === '') continue;
    const childPath = path + key;
    if (node.kind === 'group') {
      const object = readObject(child);
      if (!object) throw badConfig(childPath, CONFIG_FORMAT.group, root);
      read[key] = readConfigGroup(node.keys, object, `${childPath}.`, root);
      continue;
    }
    const leaf = readLeaf(node, child);
    if (leaf === undefined) throw badConfig(childPath, formatOf(node), root);
    read[key] = leaf;
  }
  return read;
}

/**
 * Reads the `config` object of a fraud call.
 * @throws ApiError 1001 that names the key and its format.
 */
export function readConfig(value: unknown): FraudConfig {
  if (value === undefined || value === null || value === '') return {};
  const object = readObject(value);
  if (!object) throw new ApiError('badConfig', 'Incorrect config object: config should be sent as object');
  return readConfigGroup(CONFIG_KEYS, object, '') as FraudConfig;
}

/**
 * Reads the `config` object of a stand-alone screening: `config.aml` of the fraud call, or its members without the
 * group around them.
 * @throws ApiError 1001 that names the key and its format.
 */
export function readAmlConfig(value: unknown): AmlConfig {
  if (value === undefined || value === null || value === '') return {};
  const object = readObject(value);
  if (!object) throw new ApiError('badConfig', 'Incorrect config object: config should be sent as object');
  const { aml, ...flat } = object;
  return { ...readConfigGroup(AML_CONFIG, flat, ''), ...(aml === undefined ? {} : readConfig({ aml }).aml) };
}

/** Members of a stand-alone screening's settings that may also stand in the request itself. */
export const AML_MEMBERS_BESIDE = ['monitoring_required', 'monitoring_schedule'] as const;

/**
 * Reads the settings that stand in the request of a stand-alone screening itself.
 * @throws ApiError 1001 that names the member and its format.
 */
export function readAmlMembers(request: { readonly [key: string]: unknown }): AmlConfig {
  const sent = AML_MEMBERS_BESIDE.flatMap((name) =>
    request[name] === undefined ? [] : [[name, request[name]] as const],
  );
  return readConfigGroup(AML_CONFIG, Object.fromEntries(sent), '', '') as AmlConfig;
}

/**
 * Reads the settings of a search profile. Unlike in a call, a name that no setting has is an error.
 * @throws ApiError 1001 that names the key and its format.
 */
export function readScreeningSettings(value: unknown): InlineScreeningSettings {
  const object = readObject(value);
  if (!object) throw new ApiError('badConfig', 'Incorrect config object: settings should be sent as object');
  const unknown = unknownKey(SCREENING_SETTINGS, object, '');
  if (unknown) throw badConfig(unknown, 'one of the documented settings', 'settings');
  return readConfigGroup(SCREENING_SETTINGS, object, '', 'settings') as InlineScreeningSettings;
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

/**
 * Reads the body of a fraud call: known fields only, `null` and "" as absent, numbers and booleans also from
 * their texts, dates only when they exist.
 * @throws ApiError 1006 (unreadable values, every one named), 3000 (too long), 1018 (card_last), 1001 (config).
 */
export function readFraudRequest(body: unknown): { request: FraudRequest; config: FraudConfig } {
  const object = readObject(body);
  if (!object) throw new ApiError('badJson', 'Invalid input json: the body should be an object');
  const config = readConfig(object.config);
  const reading = new Reading();
  const request = reading.fields(REQUEST_FIELDS, object) as FraudRequest;
  if (reading.long.some((entry) => entry.field === 'card_last')) throw new ApiError('badCardLast');
  const tooLong = reading.long.map(({ field, max }) => ({ field, expected: `at most ${max} characters` }));
  const firstWrong = reading.wrong[0];
  if (firstWrong) {
    throw new ApiError(
      'badJson',
      `Invalid input json: ${firstWrong.field} should be sent as ${firstWrong.expected}`,
      { details: [...reading.wrong, ...tooLong] },
    );
  }
  const firstLong = reading.long[0];
  if (firstLong) {
    throw new ApiError('length', `${firstLong.field} size must be between 0 and ${firstLong.max}`, {
      details: tooLong,
    });
  }
  if (request.card_last !== undefined && !/^\d{4}$/.test(request.card_last))
    throw new ApiError('badCardLast');
  // In place: a copy of so many members costs more than reading them.
  if (request.card_bin !== undefined) Object.assign(request, { card_bin: shortBin(request.card_bin) });
  return { request, config };
}
