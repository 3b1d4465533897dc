import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface SteadyLoad {
  readonly url: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  /** JSON texts, posted in turn; without them, the path is read with GET. */
  readonly bodies?: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
  /** Maximum number of open connections; a request without a free one waits, and the wait counts. */
  readonly connections: number;
}

interface SteadyResult {
  /** Responses per second. */
  readonly perSecond: number;
  /** Milliseconds from the moment a request was due to the end of its response. */
  readonly p50: number;
  readonly p99: number;
}

const HEAD_END = '\r\n\r\n';
/** Maximum wait for the last responses, in milliseconds. */
const PATIENCE_MS = 30_000;

/** One persistent connection with one request at a time; a raw socket, because the client shares the machine. */
class Line {
  private socket: Socket | undefined;
  private received = '';
  private answered: ((answer: string | Error) => void) | undefined;

  constructor(private readonly url: URL) {}

  /** Returns the connection; opens a new one if it doesn't exist yet or the server closed an idle one. */
  private open(): Socket {
    if (this.socket && !this.socket.destroyed) return this.socket;
    this.received = '';
    const socket = connect(Number(this.url.port), this.url.hostname).setNoDelay(true).setEncoding('latin1');
    socket.on('data', (text: string) => this.take(text));
    socket.on('error', (error) => this.answered?.(error));
    socket.on('close', () => this.answered?.(new Error('the server closed a connection')));
    this.socket = socket;
    return socket;
  }

  /** @throws Error when the response is not 200 */
  async send(request: string): Promise<void> {
    const answer = await new Promise<string | Error>((resolve) => {
      this.answered = resolve;
      this.open().write(request);
    });
    this.answered = undefined;
    if (answer instanceof Error) throw answer;
    if (!answer.startsWith('HTTP/1.1 200 ')) throw new Error(`the server returned ${answer.slice(0, 200)}`);
  }

  private take(text: string): void {
    this.received += text;
    const head = this.received.indexOf(HEAD_END);
    if (head < 0) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(this.received.slice(0, head + 2))?.[1];
    if (this.received.length < head + HEAD_END.length + Number(length)) return;
    const whole = this.received;
    this.received = '';
    this.answered?.(whole);
  }

  close(): void {
    this.answered = undefined;
    this.socket?.destroy();
  }
}

/** Returns the serialized requests, sent in turn. */
function requestsOf({ path, headers, bodies }: SteadyLoad, host: string): readonly string[] {
  const lines = Object.entries({ host, 'content-type': 'application/json', ...headers });
  const head = (method: string) =>
    [`${method} ${path} HTTP/1.1`, ...lines.map((line) => line.join(': '))].join('\r\n');
  if (!bodies) return [`${head('GET')}${HEAD_END}`];
  return bodies.map(
    (body) => `${head('POST')}\r\ncontent-length: ${Buffer.byteLength(body)}${HEAD_END}${body}`,
  );
}

/**
 * Sends requests at equal intervals, regardless of earlier responses, like many independent callers. The time
 * of each starts when it was due, so a stalled server is charged for all waiting requests.
 * @throws Error when any response is missing or not 200
 */
export async function steadyLoad(load: SteadyLoad): Promise<SteadyResult> {
  const url = new URL(load.url);
  const requests = requestsOf(load, url.host);
  const lines = Array.from({ length: load.connections }, () => new Line(url));
  const free = [...lines];
  const waiting: number[] = [];
  const times: number[] = [];
  const failures: unknown[] = [];
  const total = load.perSecond * load.seconds;
  const start = performance.now();
  const dueAt = (number: number) => start + (number * 1000) / load.perSecond;
  const carry = async (line: Line, first: number) => {
    for (let number: number | undefined = first; number !== undefined; number = waiting.shift()) {
      await line.send(requests[number % requests.length]!);
      times.push(performance.now() - dueAt(number));
    }
    free.push(line);
  };
  const isOpen = () => failures.length === 0 && performance.now() < dueAt(total) + PATIENCE_MS;
  for (let sent = 0; times.length < total && isOpen(); await pause(1)) {
    for (; sent < total && dueAt(sent) <= performance.now(); sent++) {
      const line = free.pop();
      if (line) carry(line, sent).catch((error: unknown) => failures.push(error));
      else waiting.push(sent);
    }
  }
  const took = (performance.now() - start) / 1000;
  for (const line of lines) line.close();
  if (failures.length > 0) throw failures[0];
  if (times.length < total) throw new Error(`${total - times.length} requests received no response`);
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { perSecond: total / took, p50: at(0.5), p99: at(0.99) };
}
