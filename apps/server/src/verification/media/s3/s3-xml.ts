import { SaxesParser } from 'saxes';

/** Parsed XML of a store: the root name, and the element texts by name. */
interface S3Document {
  /** '' for missing or malformed XML. */
  readonly root: string;
  /** Texts in document order at any depth; names have no namespace prefix. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

const NOTHING: S3Document = { root: '', texts: new Map() };

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses a store's response. Leading whitespace is accepted, because slow stores send it to keep the
 * connection open. A truncated or malformed document, or one with a DOCTYPE, counts as empty, so that no
 * partial data is used.
 */
export function readS3Document(xml: string): S3Document {
  const texts = new Map<string, string[]>();
  const open: { readonly name: string; text: string }[] = [];
  let root = '';
  const parser = new SaxesParser();
  const refuse = (): never => {
    throw new SyntaxError("the response isn't valid XML");
  };
  const addText = (part: string): void => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', (tag) => {
    const name = localName(tag.name);
    if (open.length === 0) root = name;
    open.push({ name, text: '' });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    const known = texts.get(element.name);
    if (known) known.push(element.text.trim());
    else texts.set(element.name, [element.text.trim()]);
  });
  try {
    parser.write(xml.trim()).close();
  } catch {
    return NOTHING;
  }
  return { root, texts };
}

const ENTITIES: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text for XML content. */
export const xmlText = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
