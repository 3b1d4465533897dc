/** A line's depth and what stands on it; a `- ` in front is turned into depth when its item is read. */
interface Line {
  indent: number;
  text: string;
}

/** What is not known to read as a YAML parser reads it. */
class NotPlain extends Error {}

const KEY = /^([a-z][a-z_0-9-]*):(?: (\S.*))?$/;
/** Words that cannot be taken for another type, a comment, a key, a quote or an end of the line. */
const WORDS = /^[\p{L}\p{N}/(](?:[^\p{C}\u2028\u2029:#]|:(?! |$)|(?<! )#)*$/u;
const OTHER_TYPES = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
const QUOTED = /^'((?:[^'\p{C}\u2028\u2029]|'')*)'$/u;

/**
 * The value of a YAML document that consists of nothing but keys, `- ` items, whole numbers, single-quoted texts and
 * bare texts, each on a line: what congress-legislators is written in. A tenth of the time of a whole parser.
 * @returns `undefined` when any line is something else; a whole parser then has to say what it means
 */
export function readPlainYaml(text: string): unknown {
  const lines = text
    .replace(/\n$/, '')
    .split('\n')
    .map((line): Line => {
      const plain = line.trimStart();
      return { indent: line.length - plain.length, text: plain };
    });
  const reading = { lines, at: 0 };
  try {
    const value = block(reading, 0);
    return reading.at === lines.length ? value : undefined;
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

interface Reading {
  readonly lines: readonly Line[];
  at: number;
}

const isItem = ({ text }: Line): boolean => text.startsWith('- ');

/** No person of the files is written deeper; a document made to be deep is none. */
const DEEPEST = 20;

function block(reading: Reading, indent: number): unknown {
  const first = reading.lines[reading.at];
  if (first === undefined || indent > DEEPEST || first.indent !== indent) throw new NotPlain();
  return isItem(first) ? items(reading, indent) : members(reading, indent);
}

function items(reading: Reading, indent: number): unknown[] {
  const found: unknown[] = [];
  for (;;) {
    const line = reading.lines[reading.at];
    if (line === undefined || line.indent !== indent || !isItem(line)) return found;
    line.text = line.text.slice(2);
    if (KEY.test(line.text)) {
      line.indent += 2;
      found.push(members(reading, line.indent));
    } else {
      reading.at++;
      found.push(scalar(reading, line.text, indent));
    }
  }
}

function members(reading: Reading, indent: number): { readonly [key: string]: unknown } {
  const found: { [key: string]: unknown } = {};
  for (;;) {
    const line = reading.lines[reading.at];
    if (line === undefined || line.indent !== indent || isItem(line)) return found;
    const [, key, value] = KEY.exec(line.text) ?? [];
    if (key === undefined || Object.hasOwn(found, key)) throw new NotPlain();
    reading.at++;
    if (value !== undefined) {
      found[key] = scalar(reading, value, indent);
      continue;
    }
    const next = reading.lines[reading.at];
    // Items may stand as deep as the key they belong to.
    if (next !== undefined && next.indent === indent && isItem(next)) found[key] = items(reading, indent);
    else if (next !== undefined && next.indent > indent) found[key] = block(reading, next.indent);
    else throw new NotPlain();
  }
}

function scalar(reading: Reading, text: string, indent: number): string | number {
  // A deeper line after it would go on with the text.
  if ((reading.lines[reading.at]?.indent ?? 0) > indent) throw new NotPlain();
  const quoted = QUOTED.exec(text);
  if (quoted !== null) return quoted[1]!.replaceAll("''", "'");
  if (!WORDS.test(text) || text.endsWith(' ') || OTHER_TYPES.test(text)) throw new NotPlain();
  if (/^(?:0|[1-9]\d{0,14})$/.test(text)) return Number(text);
  if (!Number.isNaN(Number(text))) throw new NotPlain();
  return text;
}
