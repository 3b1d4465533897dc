import { connect } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly text: string;
}

/** Reads one HTTP/1.1 answer; null for bytes that are none. */
export function parseAnswer(bytes: Buffer): RawAnswer | null {
  const text = bytes.toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1];
  if (end < 0 || !status) return null;
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(status), headers, text: text.slice(end + 4) };
}

/**
 * Writes bytes to a port of loopback as they are and reads until the server closes.
 * @throws Error when what comes back is no HTTP answer.
 */
export async function sendBytes(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  // A server that has refused need not read the rest: what it answered before counts.
  socket.on('error', () => undefined);
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  const answer = parseAnswer(Buffer.concat(received));
  if (!answer) throw new Error(`no HTTP answer: ${Buffer.concat(received).toString('latin1').slice(0, 200)}`);
  return answer;
}

/** A request with its lines and headers written out; the connection is closed behind the answer. */
export function requestBytes(
  line: string,
  headers: { readonly [name: string]: string },
  body: string | Buffer = '',
): Buffer {
  const all = {
    Host: 'localhost',
    Connection: 'close',
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from(`${[line, ...head].join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
}
