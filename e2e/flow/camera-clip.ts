import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LivenessAction } from '@assay/contract';
import { encodeJpeg, type Quad, type Raster } from '@assay/vision';
import { renderHead } from '../../packages/vision/src/face/testing/render-head';
import { blur, photograph, scanned } from '../../packages/vision/src/testing/degrade';
import { drawDocument, surface } from '../../packages/vision/src/testing/draw-document';
import { printedDocument, TRAVELLER } from '../../packages/vision/src/testing/printed-document';
import { DRAWN } from './flow-server';

/**
 * Content of Chromium's test camera: pictures of one size, each with its number of frames; it restarts at its
 * end.
 */
type Clip = readonly (readonly [picture: Raster, frames: number])[];

const SIZE = { width: 1280, height: 720 } as const;
/** Frames that Chromium shows per second. */
const A_SECOND = 30;
const seconds = (count: number) => Math.round(count * A_SECOND);

/** Writes a clip as Motion JPEG: complete JPEG pictures, one after the other. */
async function writeClip(path: string, clip: Clip): Promise<void> {
  const parts: Uint8Array[] = [];
  for (const [picture, frames] of clip) {
    const bytes = await encodeJpeg(picture, 90);
    for (let frame = 0; frame < frames; frame++) parts.push(bytes);
  }
  writeFileSync(path, Buffer.concat(parts));
}

const TABLE = [88, 74, 62] as const;
/** A passport page in the middle of the picture, nearly as large as the guide. */
const IN_GUIDE: Quad = [
  { x: 205, y: 58 },
  { x: 1075, y: 66 },
  { x: 1080, y: 668 },
  { x: 200, y: 660 },
];

/** The person in front of the camera and on the passport. */
const HOLDER = 3;
const NEIGHBOUR = 8;

const passport = () => {
  const portrait = renderHead({
    identity: HOLDER,
    width: 420,
    height: 540,
    scale: 0.62,
    background: [205, 210, 216],
  });
  return drawDocument({ ...printedDocument(TRAVELLER), portrait }, 10);
};

const goodDocument = (): Clip => [[photograph(passport(), SIZE.width, SIZE.height, IN_GUIDE), A_SECOND]];
/** Returns the camera picture of `goodDocument` as a file, and its page as a scan on white. */
export async function passportFiles(): Promise<{ readonly photo: Buffer; readonly scan: Buffer }> {
  const page = passport();
  const photo = photograph(page, SIZE.width, SIZE.height, IN_GUIDE);
  return {
    photo: Buffer.from(await encodeJpeg(photo, 90)),
    scan: Buffer.from(await encodeJpeg(scanned(page, 120), 90)),
  };
}

const blurredDocument = (): Clip => [
  [blur(photograph(passport(), SIZE.width, SIZE.height, IN_GUIDE), 6), A_SECOND],
];
const standingTable = (): Clip => [[surface(SIZE.height, SIZE.width, TABLE), A_SECOND]];
const noDocument = (): Clip => [[surface(SIZE.width, SIZE.height, TABLE), A_SECOND]];

type Pose = Omit<Parameters<typeof renderHead>[0], 'identity' | 'width' | 'height'>;
const head = (pose: Pose, identity = HOLDER): Raster =>
  renderHead({ identity, ...SIZE, scale: 0.55, ...pose });

const ACTS: { readonly [action in LivenessAction]: Pose } = {
  TURN_LEFT: { yaw: 0.6 },
  TURN_RIGHT: { yaw: -0.6 },
  BLINK: { eyesOpen: 0 },
  OPEN_MOUTH: { mouthOpen: 1 },
  COME_CLOSER: { scale: 0.85 },
};

/** Creates a clip of a person who performs the challenge actions repeatedly, and rests in between. */
function livelyFace(): Clip {
  const rest = head({});
  return DRAWN.flatMap((action) => [
    [rest, seconds(1.5)] as const,
    [head(ACTS[action]), seconds(0.9)] as const,
  ]);
}

/**
 * Creates a clip of a photo of a face that is held in front of the camera and moved; the face itself doesn't
 * move.
 */
const flatPhoto = (): Clip => [
  [head({}), seconds(1)],
  [head({ at: [0.47, 0.44] }), seconds(1)],
  [head({ at: [0.53, 0.48] }), seconds(1)],
];

/** Creates a clip of two heads next to each other. */
function twoFaces(): Clip {
  const picture = head({ at: [0.3, 0.46] });
  const other = head({ at: [0.7, 0.46] }, NEIGHBOUR);
  const half = SIZE.width / 2;
  const data = new Uint8ClampedArray(picture.data);
  for (let y = 0; y < SIZE.height; y++) {
    const from = (y * SIZE.width + half) * 4;
    data.set(other.data.subarray(from, from + half * 4), from);
  }
  return [[{ ...SIZE, data }, A_SECOND]];
}

const CLIPS = {
  goodDocument,
  blurredDocument,
  noDocument,
  standingTable,
  livelyFace,
  flatPhoto,
  twoFaces,
} as const;
export type ClipName = keyof typeof CLIPS;

/**
 * Writes clips as files before a server starts: drawing blocks the process for seconds, and connections to a
 * database would time out meanwhile.
 */
export async function prepareClips<Name extends ClipName>(
  ...names: readonly Name[]
): Promise<{ readonly paths: { readonly [name in Name]: string }; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-clips-'));
  const paths: { [name: string]: string } = {};
  for (const name of names) {
    const path = join(folder, `${name}.mjpeg`);
    await writeClip(path, CLIPS[name]());
    paths[name] = path;
  }
  return {
    paths: paths as { readonly [name in Name]: string },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
