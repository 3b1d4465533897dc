import { SaxesParser } from 'saxes';
import { ListRefused } from './list-file';

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

/** An element with what it holds. Names are without their namespace prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** The text directly inside, its parts joined, without blanks around it. */
  text: string;
}

/** One element of a list is never larger; a text without any element in it neither. */
const LONGEST_RECORD = 16 * 1024 * 1024;

/**
 * The elements of an XML document that are called by one of the given names, one after the other, each as soon as it
 * is complete: memory holds one at a time. The root comes first, with its attributes and without its children.
 *
 * Entities beyond the five of XML, and document types, are refused: no list needs them.
 * @throws ListRefused when it is not well-formed, ends before its root does, has another root, or a record is too large
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
    throw new ListRefused('malformed', `The XML is broken at line ${parser.line}: ${reasonOf(error)}.`);
  });
  parser.on('doctype', () => {
    throw new ListRefused('malformed', 'The XML declares a document type, which no list does.');
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
        throw new ListRefused('malformed', `The XML holds ${element.name.slice(0, 40)} instead of ${root}.`);
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
    } else if (sinceRecord > LONGEST_RECORD) {
      throw new ListRefused('too-large', 'A record of the XML is too large.');
    }
  }
  if (!isRootClosed) throw new ListRefused('cut-off', `The XML ends before its root element ${root} does.`);
  parser.close();
  yield* complete;
}

/** The first child of a name. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((one) => one.name === name);
}

/** Every element below, at the end of a path of names. */
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

/** The text of the first element at the end of a path; '' without one. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string {
  return descendants(element, ...path)[0]?.text ?? '';
}

/** The texts of all elements at the end of a path that have one. */
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

/** The parser's reason without its position, and without what it quotes of the document. */
function reasonOf(error: Error): string {
  return error.message.replace(/^[^:]*:\d+:\d+: /, '').split(/[:.]/)[0]!;
}
