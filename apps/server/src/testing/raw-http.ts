import { connect } from 'node:net';

/** A response as received over the network. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly text: string;
}

/** Parses one HTTP/1.1 response; returns null if the bytes aren't a response. */
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
 * Writes raw bytes to a loopback port and reads until the server closes the connection.
 * @throws Error when the received bytes aren't an HTTP response
 */
export async function sendBytes(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  // A server that rejects a request may close early; its response still counts.
  socket.on('error', () => undefined);
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  const answer = parseAnswer(Buffer.concat(received));
  if (!answer)
    throw new Error(`no HTTP response: ${Buffer.concat(received).toString('latin1').slice(0, 200)}`);
  return answer;
}

/** Returns the bytes of a request with these headers; the connection closes after the response. */
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
