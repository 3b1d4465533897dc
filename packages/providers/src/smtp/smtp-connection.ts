import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { LookupFailure } from '../lookup';
import { type GuardedNetwork, guardedConnect } from '../net/guarded-network';

/** One reply of an SMTP server (RFC 5321 §4.2); several lines become one text. */
export interface SmtpReply {
  readonly code: number;
  /** Enhanced status code (RFC 3463), e.g. `5.2.2`; `null` if the server sends none. */
  readonly enhanced: string | null;
  /** May quote the address: never log it or pass it on. */
  readonly text: string;
}

/**
 * Takes the first complete reply from the start of the received text.
 * @returns `null` while the reply is incomplete; `malformed` if it is not SMTP
 */
export function takeSmtpReply(received: string): { reply: SmtpReply; rest: string } | 'malformed' | null {
  const texts: string[] = [];
  let at = 0;
  for (;;) {
    const end = received.indexOf('\n', at);
    if (end < 0) return null;
    const line = /^([2-5]\d\d)(?:([ -])(.*))?$/.exec(received.slice(at, end).replace(/\r$/, ''));
    if (line === null) return 'malformed';
    texts.push(line[3] ?? '');
    at = end + 1;
    if (line[2] === '-') continue;
    const text = texts.join('\n');
    const enhanced = /^([245]\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ?? null;
    return { reply: { code: Number(line[1]), enhanced, text }, rest: received.slice(at) };
  }
}

// RFC 5321 §4.5.3.1.5 allows 512 octets per line; an EHLO reply has a few dozen lines.
const maxReplyBytes = 64 * 1024;

/** Client side of an SMTP dialogue, one command at a time. */
export class SmtpConnection {
  #socket: Socket;
  #received = '';
  #failure: LookupFailure | null = null;
  #wake: () => void = () => {};
  readonly #signal: AbortSignal;

  private constructor(socket: Socket, signal: AbortSignal) {
    this.#socket = socket;
    this.#signal = signal;
    this.#listen(socket);
  }

  /**
   * Connects; the first {@link reply} reads the greeting.
   * @throws LookupFailure as `guardedConnect`
   */
  static async open(
    host: string,
    port: number,
    network: GuardedNetwork,
    signal: AbortSignal,
  ): Promise<SmtpConnection> {
    return new SmtpConnection(await guardedConnect(host, port, network, signal), signal);
  }

  /** @throws LookupFailure `unreachable` if the server hung up, `malformed`, `too-large`, `timeout` */
  async reply(): Promise<SmtpReply> {
    for (;;) {
      const taken = takeSmtpReply(this.#received);
      if (taken === 'malformed') throw new LookupFailure('malformed');
      if (taken !== null) {
        this.#received = taken.rest;
        return taken.reply;
      }
      if (this.#failure !== null) throw this.#failure;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Sends one command and reads its reply. */
  async command(line: string): Promise<SmtpReply> {
    this.#socket.write(`${line}\r\n`);
    return this.reply();
  }

  /**
   * Upgrades to TLS (RFC 3207) without checking the certificate: mail servers often have self-signed ones,
   * and the dialogue contains no secret.
   * @throws LookupFailure `tls`, `timeout`
   */
  async startTls(host: string): Promise<void> {
    const plain = this.#socket;
    plain.removeAllListeners('data');
    plain.removeAllListeners('end');
    // Text received before the handshake may be injected; RFC 3207 §4.2 requires discarding it.
    this.#received = '';
    this.#socket = await new Promise<Socket>((resolve, reject) => {
      const secure = connectTls({ socket: plain, servername: host, rejectUnauthorized: false });
      const fail = (): void => reject(new LookupFailure(this.#signal.aborted ? 'timeout' : 'tls'));
      secure.once('secureConnect', () => resolve(secure));
      secure.on('error', fail);
      plain.once('close', fail);
    });
    this.#listen(this.#socket);
  }

  /** Sends QUIT without waiting for the answer. */
  close(): void {
    this.#socket.end('QUIT\r\n');
    // A server that doesn't close its side would leave ours half-open until its time limit.
    this.#socket.destroySoon();
  }

  #listen(socket: Socket): void {
    socket.on('data', (chunk: Buffer) => {
      this.#received += chunk.toString('latin1');
      if (this.#received.length > maxReplyBytes) this.#fail('too-large');
      this.#wake();
    });
    socket.on('end', () => this.#fail('unreachable'));
    socket.on('close', () => this.#fail(this.#signal.aborted ? 'timeout' : 'unreachable'));
  }

  #fail(kind: 'too-large' | 'unreachable' | 'timeout'): void {
    this.#failure ??= new LookupFailure(kind);
    this.#socket.destroy();
    this.#wake();
  }
}
