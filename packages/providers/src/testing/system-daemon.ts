import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of an installed server program, `null` when it is not on this machine. Nothing is installed. */
export function installedProgram(name: string): string | null {
  // Servers live in sbin, which an ordinary user's PATH leaves out.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  for (const folder of folders) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/** The option by which servers that refuse to run as root are given another user. */
export function unprivileged(): readonly string[] {
  return process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
}

/** A port that was free a moment ago, over UDP. */
export async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}

/** Starts a program in the foreground; `stop` ends this very process and waits for its end. */
export function startDaemon(program: string, options: readonly string[]): { stop(): Promise<void> } {
  const child: ChildProcess = spawn(program, options, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
