import { SaxesParser } from 'saxes';

/** What is read of a store's XML: the name of its root, and the texts of its elements by their names. */
interface S3Document {
  /** '' when there is no XML, or no sound one. */
  readonly root: string;
  /** Texts in the order of the document, however deep they stand; names are without namespace prefix. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

const NOTHING: S3Document = { root: '', texts: new Map() };

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads an answer of a store. Blanks may stand before it: a store that takes long to answer sends them to keep the
 * connection. A document that is cut off, broken, or declares a document type counts as none: nothing half is believed.
 */
export function readS3Document(xml: string): S3Document {
  const texts = new Map<string, string[]>();
  const open: { readonly name: string; text: string }[] = [];
  let root = '';
  const parser = new SaxesParser();
  const refuse = (): never => {
    throw new SyntaxError('the answer is no XML of a store');
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

/** A text as it stands between two tags. */
export const xmlText = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
