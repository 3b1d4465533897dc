/** Longest line that is read; a longer one is no row of an address file. */
const LONGEST_LINE = 65_536;

/** The lines of bytes that come in pieces. @throws RangeError for a line that is too long */
export async function* textLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new RangeError('A line is too long for a row of addresses.');
    yield lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield [rest];
}

/** The cells of one line of comma-separated values (RFC 4180, without line ends within cells). */
export function cellsOf(line: string): string[] {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (!text.includes('"')) return text.split(',');
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    if (text[at] !== '"') {
      const end = text.indexOf(',', at);
      cells.push(end < 0 ? text.slice(at) : text.slice(at, end));
      if (end < 0) break;
      at = end + 1;
      continue;
    }
    let cell = '';
    at += 1;
    for (;;) {
      const end = text.indexOf('"', at);
      if (end < 0) {
        cells.push(cell + text.slice(at));
        return cells;
      }
      cell += text.slice(at, end);
      at = end + 1;
      if (text[at] !== '"') break;
      cell += '"';
      at += 1;
    }
    cells.push(cell);
    if (at >= text.length) break;
    at += 1;
  }
  return cells;
}
