import { SaxesParser } from 'saxes';
import { ListRefused } from './list-file';

/** Maximum length of a line in characters; no list has longer entities. */
const MAX_LINE_LENGTH = 16 * 1024 * 1024;

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Parses a text with one JSON object per line; skips blank lines.
 * @throws ListRefused when a line isn't a JSON object, or is over 16 Mi characters
 */
export async function* jsonLines(text: AsyncIterable<string>): AsyncGenerator<JsonObject> {
  let rest = '';
  let line = 0;
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    if (rest.length > MAX_LINE_LENGTH)
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
    if (isLast) throw new ListRefused('cut-off', `The last line, ${line}, isn't a complete JSON object.`);
    throw new ListRefused('malformed', `Line ${line} isn't a JSON object.`);
  }
  if (!isObject(value)) throw new ListRefused('malformed', `Line ${line} isn't a JSON object.`);
  return value;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the strings of a string, a number or a list of them; empty for anything else. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  return Array.isArray(value) ? value.flatMap(textsOf) : [];
}

export function textOfMember(object: JsonObject, member: string): string {
  return textsOf(object[member])[0] ?? '';
}

/** Returns the objects of a list; empty for anything else. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** An element with its content. Names don't include their namespace prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** Text directly inside, with its parts joined and trimmed. */
  text: string;
}

/** Maximum size of one element of a list, and of a text without any element, in characters. */
const MAX_RECORD_LENGTH = 16 * 1024 * 1024;

/**
 * Yields the elements of an XML document that have one of the given names, each as soon as it is complete, so
 * memory contains only one at a time. The root comes first, with its attributes but without its children.
 *
 * Rejects document types, and entities other than the five of XML, because no list needs them.
 * @throws ListRefused when it isn't well-formed, ends before its root does, has another root, or a record is
 *   too large
 */
export async function* xmlRecords(
  text: AsyncIterable<string>,
  root: string,
  names: readonly string[],
): AsyncGenerator<XmlElement> {
  const wanted = new Set(names);
  const parser = new SaxesParser();
  let complete: XmlElement[] = [];
  const open: XmlElement[] = [];
  let depth = 0;
  let sinceRecord = 0;
  let isRootClosed = false;

  parser.on('error', (error) => {
    throw new ListRefused('malformed', `The XML is invalid at line ${parser.line}: ${reasonOf(error)}.`);
  });
  parser.on('doctype', () => {
    throw new ListRefused('malformed', "The XML declares a document type, which isn't allowed in a list.");
  });
  parser.on('opentag', (tag) => {
    const element: XmlElement = {
      name: localName(tag.name),
      attributes: localAttributes(tag.attributes),
      children: [],
      text: '',
    };
    if (depth === 0) {
      if (element.name !== root) {
        throw new ListRefused(
          'malformed',
          `The XML contains ${element.name.slice(0, 40)} instead of ${root}.`,
        );
      }
      complete.push(element);
    } else if (open.length > 0) {
      open.at(-1)!.children.push(element);
      open.push(element);
    } else if (wanted.has(element.name)) open.push(element);
    depth++;
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth--;
    isRootClosed = depth === 0;
    const element = open.pop();
    if (element === undefined) return;
    element.text = element.text.trim();
    if (open.length === 0) {
      complete.push(element);
      sinceRecord = 0;
    }
  });

  for await (const piece of text) {
    sinceRecord += piece.length;
    parser.write(piece);
    if (complete.length > 0) {
      const ready = complete;
      complete = [];
      sinceRecord = 0;
      yield* ready;
    } else if (sinceRecord > MAX_RECORD_LENGTH) {
      throw new ListRefused('too-large', 'A record of the XML is too large.');
    }
  }
  if (!isRootClosed)
    throw new ListRefused('cut-off', `The XML ends before the end of its root element ${root}.`);
  parser.close();
  yield* complete;
}

/** Returns the first child with a name. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((one) => one.name === name);
}

/** Returns every descendant at the end of a path of names. */
export function descendants(
  element: XmlElement | undefined,
  ...path: readonly string[]
): readonly XmlElement[] {
  let found: readonly XmlElement[] = element === undefined ? [] : [element];
  for (const name of path) {
    const below: XmlElement[] = [];
    for (const { children } of found) {
      for (const one of children) if (one.name === name) below.push(one);
    }
    found = below;
  }
  return found;
}

/** Returns the text of the first element at the end of a path; '' without one. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string {
  return descendants(element, ...path)[0]?.text ?? '';
}

/** Returns the non-empty texts of all elements at the end of a path. */
export function textsAt(element: XmlElement | undefined, ...path: readonly string[]): readonly string[] {
  return descendants(element, ...path)
    .map(({ text }) => text)
    .filter((text) => text !== '');
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

function localAttributes(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  for (const name in attributes) {
    if (!name.includes(':')) continue;
    return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), value]));
  }
  return attributes;
}

/** Returns the parser's reason without its position and without quoted parts of the document. */
function reasonOf(error: Error): string {
  return error.message.replace(/^[^:]*:\d+:\d+: /, '').split(/[:.]/)[0]!;
}
