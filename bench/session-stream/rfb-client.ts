import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Message types and sizes of RFC 6143 (the Remote Framebuffer protocol), as far as a hand needs them. */
const KEY_EVENT = 4;
const POINTER_EVENT = 5;
const VERSION_BYTES = 12;
const NO_SECURITY = 1;
/** ServerInit: size, pixel format and the length of the name that follows. */
const SERVER_INIT_BYTES = 24;

/** A viewer's hand on the screen of a VNC server. */
export interface RfbHand {
  /** @param buttons mask, 1 = left */
  point(x: number, y: number, buttons: number): void;
  /** @param key an X keysym; of ASCII letters that is their code */
  key(key: number, isDown: boolean): void;
  close(): void;
}

/** Reads so many bytes at a time, however they arrive. */
function reader(socket: Socket): (length: number) => Promise<Buffer> {
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

/** Connects to a VNC server on loopback that asks for no password. */
export async function openRfbHand(port: number): Promise<RfbHand> {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  const read = reader(socket);
  await read(VERSION_BYTES);
  socket.write('RFB 003.008\n');
  const [kinds = 0] = await read(1);
  if (!(await read(kinds)).includes(NO_SECURITY)) throw new Error('the VNC server asks for a password');
  socket.write(Buffer.from([NO_SECURITY]));
  if ((await read(4)).readUInt32BE(0) !== 0) throw new Error('the VNC server refused');
  const shared = 1;
  socket.write(Buffer.from([shared]));
  const init = await read(SERVER_INIT_BYTES);
  await read(init.readUInt32BE(SERVER_INIT_BYTES - 4));
  socket.resume();
  return {
    point(x, y, buttons) {
      const message = Buffer.from([POINTER_EVENT, buttons, 0, 0, 0, 0]);
      message.writeUInt16BE(Math.round(x), 2);
      message.writeUInt16BE(Math.round(y), 4);
      socket.write(message);
    },
    key(key, isDown) {
      const message = Buffer.from([KEY_EVENT, isDown ? 1 : 0, 0, 0, 0, 0, 0, 0]);
      message.writeUInt32BE(key, 4);
      socket.write(message);
    },
    close: () => socket.destroy(),
  };
}
