import { ListRefused } from './list-refused';

/** A line that is longer is no entity of a list. */
const LONGEST_LINE = 16 * 1024 * 1024;

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Objects of a text with one JSON object per line; blank lines are left out.
 * @throws ListRefused when a line is no JSON object, or over 16 Mi characters
 */
export async function* jsonLines(text: AsyncIterable<string>): AsyncGenerator<JsonObject> {
  let rest = '';
  let line = 0;
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    if (rest.length > LONGEST_LINE)
      throw new ListRefused('too-large', `Line ${line + lines.length + 1} is too long.`);
    for (const one of lines) {
      line++;
      if (one.trim() !== '') yield jsonObject(one, line, false);
    }
  }
  if (rest.trim() !== '') yield jsonObject(rest, line + 1, true);
}

function jsonObject(text: string, line: number, isLast: boolean): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    if (isLast) throw new ListRefused('cut-off', `Line ${line}, the last one, is no whole JSON object.`);
    throw new ListRefused('malformed', `Line ${line} is no JSON object.`);
  }
  if (!isObject(value)) throw new ListRefused('malformed', `Line ${line} is no JSON object.`);
  return value;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text, number or the texts of a list of them; anything else is none. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  return Array.isArray(value) ? value.flatMap(textsOf) : [];
}

export function textOfMember(object: JsonObject, member: string): string {
  return textsOf(object[member])[0] ?? '';
}

/** Objects of a list; anything else is none. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
