import { connect } from 'node:net';
import { type Hand, reader } from './x11-hand';

/** Message types and sizes of RFC 6143 (the Remote Framebuffer protocol), as far as a hand needs them. */
const KEY_EVENT = 4;
const POINTER_EVENT = 5;
const VERSION_BYTES = 12;
const NO_SECURITY = 1;
/** ServerInit: size, pixel format and the length of the name that follows. */
const SERVER_INIT_BYTES = 24;

/** TigerVNC's PointerEventInterval, ms: viewers send the newest place so often, and presses at once. */
const POINTER_EVERY_MS = 17;

/**
 * A viewer of our own, for machines that have none: sends what a hand does as TigerVNC does.
 * @param port of a VNC server on loopback that asks for no password
 */
export async function openRfbHand(port: number): Promise<Hand> {
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
