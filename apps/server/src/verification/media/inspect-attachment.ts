import { type InspectedMedia, inspectMedia, refused, showsFile, tooLarge } from './inspect-media';

/** Number of bytes needed to identify the file type. */
const BEGINNING_BYTES = 16;
/** Number of characters used to detect a table. */
const SHOWN_CHARACTERS = 65_536;
const SEPARATORS = [',', ';', '\t'];

const NO_TEXT = "The file cannot be used: it isn't a PDF, JPEG, PNG, WebP or UTF-8 text file";
/** Control characters that text files don't contain, except tabs, line ends and form feeds. */
const CONTROL = /[\x00-\x08\x0b\x0e-\x1f\x7f]/;
/** HTML, SVG and other XML, which a browser would execute if it were displayed. */
const MARKUP = /^\ufeff?\s*<[a-z!?/]/i;

/** Returns the number of columns in each complete row, for this separator (RFC 4180 §2). */
function columnsOf(text: string, separator: string): readonly number[] {
  const rows: number[] = [];
  let columns = 1;
  let isQuoted = false;
  let isEmpty = true;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === separator) columns++;
    else if (letter === '\n') {
      if (!isEmpty) rows.push(columns);
      columns = 1;
      isEmpty = true;
      continue;
    }
    if (letter !== '\r') isEmpty = false;
  }
  return rows;
}

/**
 * Returns true if a text is a table: rows with equal numbers of columns.
 * @param isWhole true when the text is complete
 */
function isTable(text: string, isWhole: boolean): boolean {
  const whole = isWhole ? `${text}\n` : text;
  return SEPARATORS.some((separator) => {
    const [first = 1, ...others] = columnsOf(whole, separator);
    return first > 1 && others.length > 0 && others.every((columns) => columns === first);
  });
}

/** Returns a source whose first bytes are also available for inspection. */
async function begun(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  let isOver = false;
  while (!isOver && head.length < BEGINNING_BYTES) {
    const next = await iterator.next();
    if (next.done) isOver = true;
    else head = Buffer.concat([head, next.value]);
  }
  async function* all(): AsyncGenerator<Buffer> {
    try {
      if (head.length > 0) yield head;
      while (!isOver) {
        const next = await iterator.next();
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  }
  return { head, all: all() };
}

function inspectText(source: AsyncIterable<Buffer>, limit: number): ReturnType<typeof inspectMedia> {
  let found: InspectedMedia | undefined;
  async function* bytes(): AsyncGenerator<Buffer> {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    let shown = '';
    let length = 0;
    let size = 0;
    const read = (chunk?: Buffer): void => {
      let text: string;
      try {
        text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
      } catch {
        throw refused(NO_TEXT);
      }
      if (CONTROL.test(text)) throw refused(NO_TEXT);
      length += text.length;
      shown += text.slice(0, Math.max(0, SHOWN_CHARACTERS - shown.length));
    };
    for await (const chunk of source) {
      size += chunk.length;
      if (size > limit) throw tooLarge(limit);
      read(chunk);
      yield chunk;
    }
    read();
    if (size === 0) throw refused('The file cannot be used: it is empty');
    if (MARKUP.test(shown)) throw refused('The file cannot be used: it is HTML, SVG or another kind of XML');
    found = { mediaType: isTable(shown, length === shown.length) ? 'text/csv' : 'text/plain', size };
  }
  return {
    bytes: bytes(),
    found: () => {
      if (!found) throw new Error("the file isn't fully read yet");
      return found;
    },
  };
}

/**
 * Inspects an attached file while it streams: a picture, a PDF, or UTF-8 text, which may be a table.
 * @returns the bytes, and the file type after all bytes have passed
 * @throws ApiError 1020 from the stream: empty, unsupported, truncated or damaged; 1021: too large
 */
export function inspectAttachment(
  source: AsyncIterable<Buffer>,
  limit: number,
): ReturnType<typeof inspectMedia> {
  let inspected: ReturnType<typeof inspectMedia> | undefined;
  async function* bytes(): AsyncGenerator<Buffer> {
    const { head, all } = await begun(source);
    inspected = showsFile(head) ? inspectMedia(all, 'file', limit) : inspectText(all, limit);
    yield* inspected.bytes;
  }
  return {
    bytes: bytes(),
    found: () => {
      if (!inspected) throw new Error("the file isn't fully read yet");
      return inspected.found();
    },
  };
}
