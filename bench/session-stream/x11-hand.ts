import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Requests of the X protocol and of its extension XTEST 2.2 that a hand needs. */
const QUERY_EXTENSION = 98;
const GET_KEYBOARD_MAPPING = 101;
const FAKE_INPUT = 2;
const KEY_PRESS = 2;
const BUTTON_PRESS = 4;
const MOTION = 6;
/** Offsets in the response to the first message. */
const SETUP = { bytes: 8, vendorLength: 24, formats: 29, firstKey: 34, lastKey: 35, end: 40 } as const;
const FORMAT_BYTES = 8;
const REPLY_BYTES = 32;
const WORD = 4;
const LEFT = 1;

/** Moves, clicks and types. */
export interface Hand {
  /** @param x,y screen pixels */
  point(x: number, y: number): void;
  /** Presses or releases the left button at the pointer's position. */
  button(isDown: boolean): void;
  /** @param keysym X keysym; for ASCII letters it is their code */
  key(keysym: number, isDown: boolean): void;
  close(): void;
}

const padded = (bytes: number): number => Math.ceil(bytes / WORD) * WORD;

/** Returns a function that reads an exact number of bytes, however they arrive. */
export function reader(socket: Socket): (length: number) => Promise<Buffer> {
  let waiting = Buffer.alloc(0);
  return async (length) => {
    while (waiting.length < length) {
      const [part] = (await once(socket, 'data')) as [Buffer];
      waiting = Buffer.concat([waiting, part]);
    }
    const taken = waiting.subarray(0, length);
    waiting = waiting.subarray(length);
    return taken;
  };
}

async function readReply(read: (length: number) => Promise<Buffer>): Promise<Buffer> {
  const head = await read(REPLY_BYTES);
  if (head[0] !== 1) throw new Error('the X server refused the connection');
  return Buffer.concat([head, await read(head.readUInt32LE(WORD) * WORD)]);
}

/**
 * Opens a mouse and a keyboard of an X server; input takes effect immediately, as from a connected device.
 * @param display display such as `:7` of this machine, open to its users
 */
export async function openX11Hand(display: string): Promise<Hand> {
  const socket = connect(`/tmp/.X11-unix/X${display.slice(1)}`);
  const read = reader(socket);
  // Little-endian, version 11.0, no authorization.
  socket.write(Buffer.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const answer = await read(SETUP.bytes);
  if (answer[0] !== 1) throw new Error(`could not connect to an X server at ${display}`);
  const setup = Buffer.concat([answer, await read(answer.readUInt16LE(6) * WORD)]);
  const firstKey = setup[SETUP.firstKey] ?? 0;
  const keys = (setup[SETUP.lastKey] ?? 0) - firstKey + 1;
  const screen =
    SETUP.end + padded(setup.readUInt16LE(SETUP.vendorLength)) + (setup[SETUP.formats] ?? 0) * FORMAT_BYTES;
  const root = setup.readUInt32LE(screen);

  const name = 'XTEST';
  const query = Buffer.alloc(2 * WORD + padded(name.length));
  query[0] = QUERY_EXTENSION;
  query.writeUInt16LE(query.length / WORD, 2);
  query.writeUInt16LE(name.length, WORD);
  query.write(name, 2 * WORD);
  socket.write(query);
  const xtest = (await readReply(read))[9] ?? 0;
  socket.write(Buffer.from([GET_KEYBOARD_MAPPING, 0, 2, 0, firstKey, keys, 0, 0]));
  const mapping = await readReply(read);
  const perKey = mapping[1] ?? 1;
  const keycodes = new Map<number, number>();
  for (let key = 0; key < keys; key++) {
    const keysym = mapping.readUInt32LE(REPLY_BYTES + key * perKey * WORD);
    if (!keycodes.has(keysym)) keycodes.set(keysym, firstKey + key);
  }
  socket.resume();

  function fake(type: number, detail: number, x = 0, y = 0): void {
    const request = Buffer.alloc(36);
    request[0] = xtest;
    request[1] = FAKE_INPUT;
    request.writeUInt16LE(request.length / WORD, 2);
    request[4] = type;
    request[5] = detail;
    request.writeUInt32LE(root, 12);
    request.writeInt16LE(x, 24);
    request.writeInt16LE(y, 26);
    socket.write(request);
  }
  return {
    point: (x, y) => fake(MOTION, 0, x, y),
    button: (isDown) => fake(isDown ? BUTTON_PRESS : BUTTON_PRESS + 1, LEFT),
    key: (keysym, isDown) => fake(isDown ? KEY_PRESS : KEY_PRESS + 1, keycodes.get(keysym) ?? 0),
    close: () => socket.destroy(),
  };
}
