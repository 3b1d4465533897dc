import { ApiError, type ErrorDetail, readInteger, readObject, textOf } from '@assay/contract';

/** `config` of the email and phone lookups. */
export interface ContactConfig {
  readonly timeout?: number;
  readonly priority_timeout?: number;
  readonly priority_sites?: string;
  readonly priority_accuracy?: string;
  readonly flags_timeframe_days?: number;
  readonly include?: string;
  readonly exclude?: string;
}

const NUMBERS = new Set(['timeout', 'priority_timeout', 'flags_timeframe_days']);
const TEXTS = new Set(['priority_sites', 'priority_accuracy', 'include', 'exclude']);
const MAX_TEXT_LENGTH = 1000;

/** Reads one config member. Adds an error to `wrong` if the value is invalid. */
function readEntry(key: string, value: unknown, wrong: ErrorDetail[]): number | string | undefined {
  if (value === null || value === '' || value === undefined) return undefined;
  if (NUMBERS.has(key)) {
    const number = readInteger(value);
    if (number !== undefined && number >= 0) return number;
    wrong.push({ field: `config.${key}`, expected: 'integer' });
    return undefined;
  }
  if (!TEXTS.has(key)) return undefined;
  if (typeof value === 'string' && value.length <= MAX_TEXT_LENGTH) return value;
  wrong.push({ field: `config.${key}`, expected: 'string' });
  return undefined;
}

/** Returns error 1001 with all invalid keys. */
function badConfig(wrong: readonly ErrorDetail[]): ApiError {
  const [{ field, expected }] = wrong as readonly [ErrorDetail];
  const key = field.replace(/^config\./, '');
  return new ApiError('badConfig', `Incorrect config object: ${key} should be sent as ${expected}`, {
    details: wrong,
  });
}

/**
 * Reads the target and the config of a lookup body. A missing or unreadable target is undefined, because each
 * endpoint has a different code for it.
 * @throws ApiError 1000 (no bytes), 1006 (not an object), 1001 (config), 3000 (too long)
 */
export function readLookup(
  body: unknown,
  targetName: 'email' | 'phone',
  longest: number,
): { readonly target: string | undefined; readonly config: ContactConfig } {
  if (body === undefined) throw new ApiError('emptyBody');
  const object = readObject(body);
  if (!object) throw new ApiError('badJson', 'Invalid input json: the body should be an object');
  const sentTarget = targetName === 'phone' ? textOf(object, targetName) : object[targetName];
  const text = typeof sentTarget === 'string' ? sentTarget.trim() : undefined;
  if (text !== undefined && text.length > longest) {
    throw new ApiError('length', `${targetName} size must be between 1 and ${longest}`, {
      details: [{ field: targetName, expected: `at most ${longest} characters` }],
    });
  }
  const sent = object.config;
  const config = sent === undefined || sent === null || sent === '' ? {} : readObject(sent);
  if (!config) throw badConfig([{ field: 'config', expected: 'object' }]);
  const wrong: ErrorDetail[] = [];
  const read = Object.entries(config).flatMap(([key, entry]) => {
    const result = readEntry(key, entry, wrong);
    return result === undefined ? [] : [[key, result]];
  });
  if (wrong.length > 0) throw badConfig(wrong);
  return { target: text, config: Object.fromEntries(read) };
}
