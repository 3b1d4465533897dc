import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../fraud-call/servers';
import { sleep } from './hands';
import { type Hand, openX11Hand, reader } from './x11-hand';

/** Network behavior between viewer and server; times in milliseconds. */
interface Line {
  /** Time until the next packet, which all data waits for. */
  readonly packetMs?: number;
  /** Delay of each message; the order stays the same. */
  readonly delayMs?: readonly [shortest: number, longest: number];
}

/** Delays data in one direction like a network; the other direction is immediate. */
function carry(from: Socket, to: Socket, { packetMs = 0, delayMs = [0, 0] }: Line): () => void {
  let waiting: Buffer[] = [];
  let arrival = 0;
  const packets = packetMs
    ? setInterval(() => {
        if (waiting.length > 0) to.write(Buffer.concat(waiting));
        waiting = [];
      }, packetMs)
    : undefined;
  from.on('data', (bytes: Buffer) => {
    if (packets) {
      waiting.push(bytes);
      return;
    }
    const [shortest, longest] = delayMs;
    const now = performance.now();
    arrival = Math.max(arrival, now + shortest + Math.random() * (longest - shortest));
    setTimeout(() => to.write(bytes), arrival - now);
  });
  to.pipe(from);
  return () => clearInterval(packets);
}

/**
 * Opens a delayed connection between a viewer and a server on loopback.
 * @param port port of the server
 * @returns the port at the viewer's end
 */
async function openLine(port: number, line: Line): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    const stop = carry(near, far, line);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        stop();
        near.destroy();
        far.destroy();
        sockets.delete(socket);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    port: address.port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Message types and sizes of RFC 6143 (the Remote Framebuffer protocol) that a hand needs. */
const KEY_EVENT = 4;
const POINTER_EVENT = 5;
const VERSION_BYTES = 12;
const NO_SECURITY = 1;
/** ServerInit: size, pixel format and the length of the following name. */
const SERVER_INIT_BYTES = 24;

/**
 * TigerVNC's PointerEventInterval in milliseconds: viewers send the newest position at this interval, and
 * presses immediately.
 */
const POINTER_EVERY_MS = 17;

/**
 * Opens a minimal viewer for machines without one; it sends a hand's input like TigerVNC.
 * @param port port of a VNC server on loopback without a password
 */
async function openRfbHand(port: number): Promise<Hand> {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  const read = reader(socket);
  await read(VERSION_BYTES);
  socket.write('RFB 003.008\n');
  const [kinds = 0] = await read(1);
  if (!(await read(kinds)).includes(NO_SECURITY)) throw new Error('the VNC server requires a password');
  socket.write(Buffer.from([NO_SECURITY]));
  if ((await read(4)).readUInt32BE(0) !== 0) throw new Error('the VNC server refused the connection');
  const shared = 1;
  socket.write(Buffer.from([shared]));
  const init = await read(SERVER_INIT_BYTES);
  await read(init.readUInt32BE(SERVER_INIT_BYTES - 4));
  socket.resume();
  let place = { x: 0, y: 0 };
  let buttons = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function sendPointer(): void {
    clearTimeout(timer);
    timer = undefined;
    const message = Buffer.from([POINTER_EVENT, buttons, 0, 0, 0, 0]);
    message.writeUInt16BE(Math.round(place.x), 2);
    message.writeUInt16BE(Math.round(place.y), 4);
    socket.write(message);
  }
  return {
    point(x, y) {
      place = { x, y };
      timer ??= setTimeout(sendPointer, POINTER_EVERY_MS);
    },
    button(isDown) {
      buttons = isDown ? 1 : 0;
      sendPointer();
    },
    key(keysym, isDown) {
      const message = Buffer.from([KEY_EVENT, isDown ? 1 : 0, 0, 0, 0, 0, 0, 0]);
      message.writeUInt32BE(keysym, 4);
      socket.write(message);
    },
    close() {
      clearTimeout(timer);
      socket.destroy();
    },
  };
}

const START_MS = 20_000;
const STOP_MS = 2_000;
/** Size in pixels. */
export const SCREEN = { width: 1280, height: 900 };

export const hasTool = (tool: string): boolean => spawnSync('which', [tool]).status === 0;

/** A common viewer; without it, the minimal viewer replaces it. */
const VIEWER = 'xtigervncviewer';
export const VIEWER_NAME = hasTool(VIEWER) ? 'TigerVNC' : 'the built-in viewer';

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
      // x11vnc with scaling sometimes ignores SIGTERM.
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

/**
 * Starts a virtual X server.
 * @param part its size, as a share of the usual one
 */
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

/** A configuration of remote access to a screen. */
export interface Way {
  readonly server: 'x11vnc' | 'x0vncserver';
  /** Factor by which the viewer shows the screen smaller. */
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

/**
 * Opens a real VNC server on a screen and a viewer that connects to it.
 * @returns the hand in the viewer
 */
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

/** Occupies every core. */
export function startHogs(count: number): Program {
  const hogs = Array.from({ length: count }, () => startProgram(process.execPath, ['-e', 'for (;;);']));
  return {
    async stop() {
      for (const hog of hogs) await hog.stop();
    },
  };
}
