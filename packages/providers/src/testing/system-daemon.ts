import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of an installed server program, or `null` if it is not on this machine. Installs nothing. */
export function installedProgram(name: string): string | null {
  // Servers are installed in sbin, which an ordinary user's PATH leaves out.
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

/** Returns the option that gives another user to servers that refuse to run as root. */
export function unprivileged(): readonly string[] {
  return process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
}

/** Returns a UDP port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}

/** Starts a program in the foreground; `stop` ends exactly this process and waits for its end. */
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
