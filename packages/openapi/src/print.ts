import type { JsonSchema } from '@assay/contract';

/** Maximum line length of the document, in characters. */
const WIDTH = 120;

/** Prints a value on one line: `{ "type": "string" }`. */
function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${onOneLine(member)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Prints texts and numbers in filled lines. */
function filled(values: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const [index, value] of values.entries()) {
    const text = index === values.length - 1 ? value : `${value},`;
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + text.length <= WIDTH)
      lines[lines.length - 1] = `${line} ${text}`;
    else lines.push(`${indent}  ${text}`);
  }
  return `[\n${lines.join('\n')}\n${indent}]`;
}

/**
 * Prints a value.
 * @param before number of characters already on the line
 */
function print(value: unknown, indent: string, before: number): string {
  const line = onOneLine(value);
  if (before + line.length < WIDTH || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every((entry) => typeof entry !== 'object' || entry === null)) {
      return filled(value.map(onOneLine), indent);
    }
    const entries = value.map((entry) => inner + print(entry, inner, inner.length));
    return `[\n${entries.join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return name + print(member, inner, name.length);
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}

/** Returns the document as text: two spaces of indentation, and short values on one line. */
export const printOpenApi = (document: JsonSchema): string =>
  `${print(JSON.parse(JSON.stringify(document)), '', 0)}\n`;
