import { createHash } from 'node:crypto';
import type { Box } from '../face/landmarks';
import { sampleSquare } from '../face/sample';
import type { Raster } from '../image/raster';
import { openNetwork } from '../ocr/session';
import type { ModelManifest } from './manifest';

/**
 * Thrown when an operator's model can't be used, or its result is invalid. The message is one sentence
 * without image data.
 */
export class UnusableModel extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'UnusableModel';
  }
}

/** An operator's network that is ready to use. */
export interface DropInModel {
  /**
   * Returns the probability that an image is an attack, 0 to 1.
   * @param face bounding box of the face in pixels; ignored by a model that uses whole images
   * @throws UnusableModel when its result is invalid
   */
  suspicion(raster: Raster, face: Box): Promise<number>;
  close(): Promise<void>;
}

const AS_IT_IS = { mean: [0, 0, 0], scale: 1 } as const;

/**
 * Returns the square that the model sees, in pixels of the image; it may extend past the image, which is
 * black there.
 */
function seenBy({ crop }: ModelManifest, raster: Raster, face: Box): Box {
  if (crop === null) return { x: 0, y: 0, width: raster.width, height: raster.height };
  const side = Math.max(face.width, face.height) * crop;
  return {
    x: face.x + face.width / 2 - side / 2,
    y: face.y + face.height / 2 - side / 2,
    width: side,
    height: side,
  };
}

function inputOf(manifest: ModelManifest, raster: Raster, face: Box): Float32Array {
  const { size, layout, colours, mean, scale } = manifest.input;
  const { values } = sampleSquare(raster, seenBy(manifest, raster, face), size, AS_IT_IS, true);
  const pixels = size * size;
  const input = new Float32Array(pixels * 3);
  for (let pixel = 0; pixel < pixels; pixel++) {
    for (let colour = 0; colour < 3; colour++) {
      const value = values[pixel * 3 + (colours === 'RGB' ? colour : 2 - colour)]!;
      const at = layout === 'NCHW' ? colour * pixels + pixel : pixel * 3 + colour;
      input[at] = (value - mean[colour]!) * scale[colour]!;
    }
  }
  return input;
}

/** Returns the relevant output as described by the manifest. @throws UnusableModel */
function answerOf({ output }: ModelManifest, values: unknown): number {
  const { index, of, activation } = output;
  if (!(values instanceof Float32Array))
    throw new UnusableModel("its first output doesn't contain 32-bit floats");
  if (values.length !== of)
    throw new UnusableModel(`its first output has ${values.length} numbers, not ${of}`);
  if (!values.every(Number.isFinite)) throw new UnusableModel("its output isn't a finite number");
  const value = values[index]!;
  if (activation === 'sigmoid') return 1 / (1 + Math.exp(-value));
  if (activation === 'softmax') {
    const most = values.reduce((highest, one) => Math.max(highest, one));
    return Math.exp(value - most) / values.reduce((sum, one) => sum + Math.exp(one - most), 0);
  }
  if (value < 0 || value > 1)
    throw new UnusableModel("its output isn't between 0 and 1, and the manifest names no activation");
  return value;
}

/** Shortens a runtime error to one line for logs. */
const reported = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[^\x20-\x7e]+/g, ' ').slice(0, 200);

/**
 * Opens an operator's model.
 * @param bytes of its ONNX file
 * @throws UnusableModel when they don't match the manifest, or aren't a model
 */
export async function openDropInModel(
  manifest: ModelManifest,
  bytes: Uint8Array,
  threads: number,
): Promise<DropInModel> {
  if (createHash('sha256').update(bytes).digest('hex') !== manifest.sha256)
    throw new UnusableModel("its file doesn't match the sha256 in the manifest");
  const network = await openNetwork(bytes, threads).catch((error: unknown) => {
    throw new UnusableModel(`the runtime can't open it (${reported(error)})`);
  });
  const { size, layout } = manifest.input;
  const shape = layout === 'NCHW' ? [1, 3, size, size] : [1, size, size, 3];
  return {
    async suspicion(raster, face) {
      const ran = await network.run(inputOf(manifest, raster, face), shape).catch((error: unknown) => {
        throw new UnusableModel(`it can't process its input (${reported(error)})`);
      });
      const answer = answerOf(manifest, ran.data);
      return manifest.output.means === 'attack' ? answer : 1 - answer;
    },
    close: () => network.close(),
  };
}

const TRIAL_SIDE = 96;

/** Draws an image without a person: one gray, or stripes of every color. */
function drawn(colour: (at: number) => number): Raster {
  const data = new Uint8ClampedArray(TRIAL_SIDE * TRIAL_SIDE * 4);
  for (let at = 0; at < data.length; at++) data[at] = at % 4 === 3 ? 255 : colour(at);
  return { width: TRIAL_SIDE, height: TRIAL_SIDE, data };
}

/**
 * Runs a model on two drawn images, to detect an unusable model before it sees a person.
 * @throws UnusableModel
 */
export async function tryModel(model: DropInModel): Promise<void> {
  const face = { x: TRIAL_SIDE / 4, y: TRIAL_SIDE / 4, width: TRIAL_SIDE / 2, height: TRIAL_SIDE / 2 };
  await model.suspicion(
    drawn(() => 128),
    face,
  );
  await model.suspicion(
    drawn((at) => (at * 37) % 256),
    face,
  );
}

/** Converts a suspicion to a result by the manifest's thresholds. */
export function judgeSuspicion(
  { thresholds }: ModelManifest,
  suspicion: number,
): { readonly result: 'PASS' | 'REVIEW' | 'FAIL'; readonly reasons: readonly string[] } {
  if (thresholds.fail !== null && suspicion >= thresholds.fail)
    return { result: 'FAIL', reasons: ['FOUND_BY_MODEL'] };
  if (suspicion >= thresholds.review) return { result: 'REVIEW', reasons: ['SUSPECTED_BY_MODEL'] };
  return { result: 'PASS', reasons: [] };
}
