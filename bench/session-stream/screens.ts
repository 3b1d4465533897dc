import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { freePort } from '../fraud-call/servers';
import { sleep } from './hands';
import { type Line, openLine } from './line';
import { openRfbHand } from './rfb-hand';
import { type Hand, openX11Hand } from './x11-hand';

const START_MS = 20_000;
const STOP_MS = 2_000;
/** Pixels. */
export const SCREEN = { width: 1280, height: 900 };

export const hasTool = (tool: string): boolean => spawnSync('which', [tool]).status === 0;

/** A viewer that people use; without it ours stands in. */
const VIEWER = 'xtigervncviewer';
export const VIEWER_NAME = hasTool(VIEWER) ? 'TigerVNC' : 'our own viewer';

/** A program that runs until it is stopped. */
interface Program {
  stop(): Promise<void>;
}

function startProgram(command: string, args: readonly string[], display?: string): Program {
  const env = display ? { ...process.env, DISPLAY: display } : process.env;
  const child: ChildProcess = spawn(command, args, { stdio: 'ignore', env });
  return {
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      // x11vnc that scales does not always listen.
      const hard = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await exited;
      clearTimeout(hard);
    },
  };
}

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const limit = Date.now() + START_MS;
  while (!(await isSo())) {
    if (Date.now() > limit) throw new Error(`${what} did not start`);
    await sleep(50);
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      settle(true);
    });
    socket.on('error', () => settle(false));
  });

export interface Screen extends Program {
  readonly display: string;
}

/** An X server without a screen that anybody sees. @param part its size, as a share of the usual one */
export async function startScreen(part = 1): Promise<Screen> {
  let number = 90 + (process.pid % 900);
  const socketOf = (display: number) => `/tmp/.X11-unix/X${display}`;
  while (existsSync(socketOf(number))) number++;
  const display = `:${number}`;
  const size = `${Math.ceil(SCREEN.width * part)}x${Math.ceil(SCREEN.height * part)}x24`;
  const server = startProgram('Xvfb', [display, '-screen', '0', size, '-nolisten', 'tcp']);
  await until(() => existsSync(socketOf(number)), 'Xvfb');
  return { display, ...server };
}

/** How somebody works on a screen from elsewhere. */
export interface Way {
  readonly server: 'x11vnc' | 'x0vncserver';
  /** The viewer shows the screen smaller by this factor. */
  readonly scale: number;
  readonly line?: Line;
}

const SERVER_ARGS: {
  readonly [server in Way['server']]: (display: string, port: string, scale: number) => readonly string[];
} = {
  x11vnc: (display, port, scale) => [
    ...['-display', display, '-rfbport', port, '-localhost', '-nopw', '-forever', '-shared', '-quiet'],
    ...(scale === 1 ? [] : ['-scale', `1/${scale}`]),
  ],
  x0vncserver: (display, port) => [
    ...['-display', display, '-rfbport', port, '-localhost', '-SecurityTypes', 'None', '-AlwaysShared'],
  ],
};

/** Starts a viewer in which a hand can work. */
async function openViewer(port: number, scale: number): Promise<{ hand: Hand; close(): Promise<void> }> {
  if (!hasTool(VIEWER)) {
    const hand = await openRfbHand(port);
    return { hand, close: async () => hand.close() };
  }
  const screen = await startScreen(1 / scale);
  const args = ['-FullScreen', '-RemoteResize=0', '-Shared', '-SecurityTypes', 'None', `127.0.0.1::${port}`];
  const viewer = startProgram(VIEWER, args, screen.display);
  const hand = await openX11Hand(screen.display);
  return {
    hand,
    async close() {
      hand.close();
      await viewer.stop();
      await screen.stop();
    },
  };
}

/** A real VNC server on a screen and a viewer at the other end. @returns the hand in the viewer */
export async function openRemoteHand(
  display: string,
  { server, scale, line }: Way,
): Promise<{ hand: Hand; close(): Promise<void> }> {
  const port = await freePort();
  const program = startProgram(server, SERVER_ARGS[server](display, String(port), scale));
  await until(() => isOpen(port), server);
  const carrier = line && (await openLine(port, line));
  const viewer = await openViewer(carrier?.port ?? port, scale);
  return {
    hand: viewer.hand,
    async close() {
      await viewer.close();
      carrier?.close();
      await program.stop();
    },
  };
}

/** Keeps every core busy. */
export function startHogs(count: number): Program {
  const hogs = Array.from({ length: count }, () => startProgram(process.execPath, ['-e', 'for (;;);']));
  return {
    async stop() {
      for (const hog of hogs) await hog.stop();
    },
  };
}
