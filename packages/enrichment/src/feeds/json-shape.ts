import { FeedFormatError } from './feed-content';

/** A JSON object of unknown members. */
export type JsonObject = { readonly [key: string]: unknown };

/** @throws FeedFormatError when the text is not JSON or not an object at the top. */
export function parseJsonObject(text: string): JsonObject {
  return objectOf(parseJson(text), 'the document');
}

/** @throws FeedFormatError when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedFormatError('the document is not whole JSON', null, true);
  }
}

/** @throws FeedFormatError */
export function objectOf(value: unknown, what: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FeedFormatError(`${what} is not an object`);
  }
  return value as JsonObject;
}

/** @throws FeedFormatError */
export function arrayOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new FeedFormatError(`${what} is not an array`);
  return value;
}

/** The strings of an array. @throws FeedFormatError when one is something else. */
export function stringsOf(value: unknown, what: string): readonly string[] {
  return arrayOf(value, what).map((item) => {
    if (typeof item !== 'string') throw new FeedFormatError(`${what} holds something other than text`);
    return item;
  });
}

/** The value when it is a text that is not blank, else `null`. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The day at the start of an ISO-like moment (`2025-07-03T…`, `2025-07-03-04-13-14`), else `null`. */
export function dayOrNull(value: unknown): string | null {
  return typeof value === 'string' ? (/^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? null) : null;
}
