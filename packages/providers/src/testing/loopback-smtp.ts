import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { TestCertificate } from './self-signed';

export interface LoopbackSmtp {
  readonly port: number;
  /** Commands of the envelope, e.g. `MAIL <>`, `RCPT a@example.test`, and `TLS` for a secured session. */
  readonly seen: string[];
  close(): Promise<void>;
}

/** The reply to one recipient; `null` = accepted. */
export type RecipientReply = { readonly code: number; readonly text: string } | null;

/**
 * Starts a real SMTP server that answers each recipient as configured; it offers STARTTLS if it has a
 * certificate.
 */
export async function startLoopbackSmtp(
  recipient: (address: string) => RecipientReply,
  certificate?: TestCertificate,
): Promise<LoopbackSmtp> {
  const seen: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: certificate === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    ...certificate,
    disableReverseLookup: true,
    closeTimeout: 1,
    onMailFrom({ address }, session, done) {
      if (session.secure) seen.push('TLS');
      seen.push(`MAIL <${address}>`);
      done();
    },
    onRcptTo({ address }, _session, done) {
      seen.push(`RCPT ${address}`);
      const reply = recipient(address);
      done(reply === null ? null : Object.assign(new Error(reply.text), { responseCode: reply.code }));
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    seen,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/**
 * Starts a server that follows a script, for servers that break the rules: the reply to each command line,
 * the first for the greeting (line `""`); `null` = send nothing.
 */
export async function startScriptedSmtp(reply: (line: string) => string | null): Promise<LoopbackSmtp> {
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    const say = (line: string): void => {
      const text = reply(line);
      if (text !== null) socket.write(text);
    };
    say('');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString('latin1').split('\r\n').filter(Boolean)) {
        seen.push(line);
        say(line);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
