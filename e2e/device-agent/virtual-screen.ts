import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findProgram, startProcess, stopProcess } from '../../bench/device-agent/processes';

/** Rows of four bytes per pixel. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

export interface VirtualScreen {
  /** Value for the environment variable DISPLAY. */
  readonly name: string;
  /** Returns the current picture. */
  picture(): Promise<Picture>;
  stop(): Promise<void>;
}

/** Reads an X window dump (X11/XWDFile.h): a header of big-endian numbers, a color map, the rows. */
function readDump(dump: Buffer): Picture {
  const at = (index: number) => dump.readUInt32BE(4 * index);
  const [headerBytes, width, height, bits, rowBytes, colours] = [at(0), at(4), at(5), at(11), at(12), at(19)];
  if (bits !== 32 || rowBytes !== 4 * width) throw new Error(`A screen of ${bits} bits is not read here.`);
  const start = headerBytes + 12 * colours;
  return { width, height, pixels: dump.subarray(start, start + rowBytes * height) };
}

/** @param folder where the screen's picture is stored */
export async function openVirtualScreen(folder: string): Promise<VirtualScreen> {
  const program = findProgram('Xvfb');
  if (!program) throw new Error('There is no Xvfb.');
  const server = startProcess(
    program,
    ['-displayfd', '3', '-fbdir', folder, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  let number = '';
  for await (const piece of server.stdio[3] as Readable) {
    number += piece;
    if (number.endsWith('\n')) break;
  }
  return {
    name: `:${number.trim()}`,
    picture: async () => readDump(await readFile(join(folder, 'Xvfb_screen0'))),
    stop: () => stopProcess(server),
  };
}

/** Returns the rectangle in which two pictures differ, as text; null if they are equal. */
export function difference(one: Picture, other: Picture): string | null {
  if (one.pixels.equals(other.pixels)) return null;
  const rows: number[] = [];
  const columns: number[] = [];
  for (let at = 0; at < one.pixels.length; at += 4) {
    if (one.pixels.readUInt32LE(at) === other.pixels.readUInt32LE(at)) continue;
    rows.push(Math.floor(at / 4 / one.width));
    columns.push((at / 4) % one.width);
  }
  const range = (values: readonly number[]) =>
    `${values.reduce((a, b) => Math.min(a, b))} to ${values.reduce((a, b) => Math.max(a, b))}`;
  return `${rows.length} pixels, x ${range(columns)}, y ${range(rows)}`;
}

const LOOK_MS = 250;
const STILL_MS = 3000;
const PATIENCE_MS = 90_000;

/** Waits until the screen has not changed for three seconds. @returns its picture */
export async function stillPicture(screen: VirtualScreen): Promise<Picture> {
  const end = Date.now() + PATIENCE_MS;
  let known = await screen.picture();
  let since = Date.now();
  while (Date.now() - since < STILL_MS) {
    if (Date.now() > end) throw new Error('The screen does not come to rest.');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = await screen.picture();
    if (difference(known, now) === null) continue;
    known = now;
    since = Date.now();
  }
  return known;
}
