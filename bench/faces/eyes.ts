import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePicture, type FaceEngine, type Raster, UnreadablePicture } from '@assay/vision';
import { eyeEvidence } from '../../packages/vision/src/face/testing/index';
import type { Row } from '../row';
import { areaUnderCurve } from './pairs';

/** Pictures that were cut close around a face get room on all sides, which the detector wants. */
function withRoom({ width, height, data }: Raster): Raster {
  const room = Math.round(width * 0.35);
  const whole = { width: width + 2 * room, height: height + 2 * room };
  const out = new Uint8ClampedArray(whole.width * whole.height * 4).fill(128);
  for (let y = 0; y < height; y++) {
    out.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((y + room) * whole.width + room) * 4);
  }
  return { ...whole, data: out };
}

/** Photographs of open and closed eyes. @param folder with folders `open` and `closed` */
export async function benchEyes(engine: FaceEngine, folder: string): Promise<readonly Row[]> {
  const evidence = { open: [] as number[], closed: [] as number[] };
  for (const kind of ['open', 'closed'] as const) {
    const pictures = join(folder, kind);
    if (!existsSync(pictures)) {
      process.stderr.write(`No eyes: ${pictures} is not there.\n`);
      return [];
    }
    for (const file of readdirSync(pictures)) {
      try {
        const picture = withRoom(await decodePicture(readFileSync(join(pictures, file))));
        const [face] = await engine.faces(picture);
        if (face && Math.abs(face.yaw) < 0.35) evidence[kind].push(eyeEvidence(picture, face.landmarks));
      } catch (error) {
        if (!(error instanceof UnreadablePicture)) throw error;
      }
    }
  }
  const { open, closed } = evidence;
  return [
    {
      figure: `eyes of different persons, ${open.length} open and ${closed.length} closed, area under the curve`,
      value: areaUnderCurve(closed, open),
      unit: '',
    },
  ];
}
