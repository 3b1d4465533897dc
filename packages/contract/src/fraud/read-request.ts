import { shortBin } from '../cards/card-data';
import { ApiError, ERRORS, type ErrorDetail } from '../errors';
import { textOf } from '../json-text';
import { CONFIG_KEYS, type FraudConfig } from './config';
import { type FieldKind, type FraudItem, type FraudRequest, ITEM_FIELDS, REQUEST_FIELDS } from './fields';
import { badConfig, isAbsent, noObject, readConfigGroup, type WrongKey } from './read-config';
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
const MAX_ITEMS = 1000;
/** Limits of `custom_fields`, all levels together: rules read them, and every transaction stores them. */
const OBJECT_LIMITS = { members: 1_000, characters: 65_536 } as const;
const LIMITS_IN_WORDS = `at most ${OBJECT_LIMITS.members} members and ${OBJECT_LIMITS.characters} characters`;

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

/**
 * Returns a value as its field reads it: an id sent as a number becomes its digits, and a lookup target is
 * trimmed.
 */
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
    if (!Array.isArray(value) || value.length > MAX_ITEMS) return this.reject(path, 'items');
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

/**
 * HTTP clients remove these segments from a path before sending it (RFC 3986 §5.2.4, `%2E` too), so the
 * transaction could not be tagged or labeled.
 */
const isPathSegment = (id: string | undefined): boolean => id !== '.' && id !== '..';

const isLastFour = (text: string | undefined): boolean => text === undefined || /^\d{4}$/.test(text);

/**
 * Reads the body of a fraud request: known fields only, `null` and "" as absent, numbers and booleans also
 * from texts, dates only if they exist.
 * @param isIp checks whether a text is an IP address; by default any text is accepted
 * @throws ApiError 1001 (config), 1006 (unreadable values), 3000 (too long), 1018 (card_last), 1002 (ip), in
 *   this order; every fault is named.
 */
export function readFraudRequest(
  body: unknown,
  isIp: (text: string) => boolean = () => true,
): { request: FraudRequest; config: FraudConfig } {
  const object = readObject(body);
  if (!object) throw new ApiError('badJson', 'Invalid input json: the body should be an object');
  const wrongKeys: WrongKey[] = [];
  const sent = isAbsent(object.config) ? {} : readObject(object.config);
  if (!sent) throw noObject('config');
  const config: FraudConfig = readConfigGroup(CONFIG_KEYS, sent, '', wrongKeys);
  const reading = new Reading();
  const request = reading.fields(REQUEST_FIELDS, object) as FraudRequest;
  if (!isPathSegment(request.transaction_id))
    reading.wrong.push({ field: 'transaction_id', expected: 'string other than . and ..' });
  refuse(wrongKeys, reading, {
    hasLastFour: isLastFour(request.card_last),
    hasIp: request.ip === undefined || isIp(request.ip),
  });
  // In place, because copying all members costs more than reading them.
  if (request.card_bin !== undefined) Object.assign(request, { card_bin: shortBin(request.card_bin) });
  return { request, config };
}

/**
 * Throws the error for the collected faults.
 * @throws ApiError with the code of the first fault and all faults in its details
 */
function refuse(
  wrongKeys: readonly WrongKey[],
  { wrong, long }: Reading,
  { hasLastFour, hasIp }: { readonly hasLastFour: boolean; readonly hasIp: boolean },
): void {
  const lengths = long.filter(({ field }) => field !== 'card_last');
  const isLastFourWrong = !hasLastFour || lengths.length < long.length;
  const others = [
    ...wrong,
    ...lengths.map(({ field, max }) => ({ field, expected: `at most ${max} characters` })),
    ...(isLastFourWrong ? ERRORS.badCardLast.details : []),
    ...(hasIp ? [] : ERRORS.badIp.details),
  ];
  if (wrongKeys.length > 0) throw badConfig(wrongKeys, 'config', others);
  const [firstWrong] = wrong;
  if (firstWrong)
    throw new ApiError(
      'badJson',
      `Invalid input json: ${firstWrong.field} should be sent as ${firstWrong.expected}`,
      { details: others },
    );
  const [firstLong] = lengths;
  if (firstLong)
    throw new ApiError('length', `${firstLong.field} size must be between 0 and ${firstLong.max}`, {
      details: others,
    });
  if (isLastFourWrong) throw new ApiError('badCardLast', undefined, { details: others });
  if (!hasIp) throw new ApiError('badIp');
}
