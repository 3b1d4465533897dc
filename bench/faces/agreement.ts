import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crop, type FaceEngine, type Raster, readFaceModel } from '@assay/vision';
import {
  faceDistance,
  openNet,
  planes,
  recognitionModel,
  sampleSquare,
} from '../../packages/vision/src/face/testing/index';
import { above, type Bar, median, type Row, ratioAbove } from '../row';

type TfTensor = { readonly shape: readonly number[]; dispose(): void };
interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Net {
  loadFromWeightMap(map: unknown): void;
}

/** Used part of face-api: its nets on the TensorFlow.js that it bundles. */
interface FaceApi {
  readonly tf: {
    env(): { setPlatform(name: string, platform: object): void };
    setBackend(name: string): Promise<boolean>;
    ready(): Promise<void>;
    tensor3d(values: Float32Array, shape: readonly [number, number, number]): TfTensor;
    readonly io: { decodeWeights(bytes: ArrayBuffer, weights: readonly unknown[]): unknown };
  };
  readonly env: { setEnv(environment: object): void };
  readonly nets: {
    readonly ssdMobilenetv1: Net & {
      locateFaces(
        picture: TfTensor,
        options: object,
      ): Promise<readonly { readonly score: number; readonly box: Rectangle }[]>;
    };
    readonly faceLandmark68Net: Net & {
      detectLandmarks(
        face: TfTensor,
      ): Promise<{ readonly positions: readonly { readonly x: number; readonly y: number }[] }>;
    };
    readonly faceRecognitionNet: Net & { computeFaceDescriptor(face: TfTensor): Promise<Float32Array> };
  };
}

class Missing {}

/**
 * Loads the bundle without Node.js or browser globals; otherwise it would request packages that are not
 * installed.
 */
async function openFaceApi(): Promise<FaceApi> {
  const { resolve } = createRequire(import.meta.url);
  const source = readFileSync(resolve('@vladmandic/face-api/dist/face-api.js'), 'utf8');
  const api = new Function('process', `${source}; return faceapi;`)(undefined) as FaceApi;
  api.tf.env().setPlatform('plain', {
    now: () => performance.now(),
    encode: (text: string) => new TextEncoder().encode(text),
    decode: (bytes: Uint8Array) => new TextDecoder().decode(bytes),
    isTypedArray: (value: unknown) => ArrayBuffer.isView(value) && !(value instanceof DataView),
    setTimeoutCustom: setTimeout,
  });
  api.env.setEnv({ Canvas: Missing, Image: Missing, ImageData: Missing, Video: Missing });
  await api.tf.setBackend('cpu');
  await api.tf.ready();
  for (const [net, name] of [
    [api.nets.ssdMobilenetv1, 'ssd_mobilenetv1_model'],
    [api.nets.faceLandmark68Net, 'face_landmark_68_model'],
    [api.nets.faceRecognitionNet, 'face_recognition_model'],
  ] as const) {
    const path = (file: string) => resolve(`@vladmandic/face-api/model/${file}`);
    const manifest = JSON.parse(readFileSync(path(`${name}-weights_manifest.json`), 'utf8')) as {
      weights: unknown[];
    }[];
    const bytes = new Uint8Array(readFileSync(path(`${name}.bin`)));
    net.loadFromWeightMap(
      api.tf.io.decodeWeights(
        bytes.buffer,
        manifest.flatMap(({ weights }) => weights),
      ),
    );
  }
  return api;
}

/** Converts a picture to face-api's format. */
function tensorOf({ tf }: FaceApi, { width, height, data }: Raster): TfTensor {
  const values = Float32Array.from(
    { length: width * height * 3 },
    (_, index) => data[Math.floor(index / 3) * 4 + (index % 3)] ?? 0,
  );
  return tf.tensor3d(values, [height, width, 3]);
}

function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let [both, first, second] = [0, 0, 0];
  for (let index = 0; index < one.length; index++) {
    both += one[index]! * other[index]!;
    first += one[index]! ** 2;
    second += other[index]! ** 2;
  }
  return both / Math.sqrt(first * second);
}

const SIDE = 150;
const NORMALISATION = { mean: [122.782, 117.001, 104.298], scale: 1 / 256 } as const;

/** Opens the recognition net for crops without preprocessing. */
async function openEmbedder(): Promise<(chip: Raster) => Promise<Float32Array>> {
  const net = await openNet(recognitionModel(await readFaceModel('face_recognition_model')), 1);
  return async (chip) => {
    const square = sampleSquare(chip, { x: 0, y: 0, width: SIDE, height: SIDE }, SIDE, NORMALISATION, true);
    return (await net.run(planes(square), [1, 3, SIDE, SIDE])).embedding!;
  };
}

async function timed<Result>(times: number[], work: () => Promise<Result>): Promise<Result> {
  const began = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(began);
  times.push((user + system) / 1000);
  return result;
}

/**
 * Compares this project's nets with face-api's on the same input, on pictures of 512 × 512. Crops have 150 ×
 * 150 pixels, so that neither side resizes them.
 */
export async function benchAgreement(
  engine: FaceEngine,
  pictures: readonly Raster[],
): Promise<readonly Row[]> {
  const api = await openFaceApi();
  const embed = await openEmbedder();
  // The first run allocates a net's memory.
  await embed(crop(pictures[0]!, { x: 0, y: 0, width: SIDE, height: SIDE }));
  const times = { detect: [], detectTheirs: [], embed: [], embedTheirs: [] } as {
    [name in 'detect' | 'detectTheirs' | 'embed' | 'embedTheirs']: number[];
  };
  let [least, farthest, boxes, places] = [1, 0, 0, 0];
  for (const picture of pictures) {
    const whole = tensorOf(api, picture);
    const [ours] = await timed(times.detect, () => engine.detect(picture));
    const theirs = await timed(times.detectTheirs, () => api.nets.ssdMobilenetv1.locateFaces(whole, {}));
    const found = [...theirs].sort((a, b) => b.box.height - a.box.height)[0];
    if (!ours || !found) throw new Error('a face of the benchmark was not found');
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      boxes = Math.max(boxes, Math.abs(ours[side] - found.box[side]));
    }
    const [face] = await engine.faces(picture);
    const [x, y] = [Math.max(0, Math.floor(ours.x)), Math.max(0, Math.floor(ours.y))];
    const [right, bottom] = [Math.floor(ours.x + ours.width), Math.floor(ours.y + ours.height)];
    const around = crop(picture, {
      x,
      y,
      width: Math.min(picture.width, right) - x,
      height: Math.min(picture.height, bottom) - y,
    });
    const marked = await api.nets.faceLandmark68Net.detectLandmarks(tensorOf(api, around));
    marked.positions.forEach((place, index) => {
      const our = face!.landmarks[index]!;
      places = Math.max(places, Math.hypot(place.x + x - our.x, place.y + y - our.y) / ours.width);
    });
    const chip = crop(picture, {
      x: (picture.width - SIDE) / 2,
      y: (picture.height - SIDE) / 2,
      width: SIDE,
      height: SIDE,
    });
    const embedding = await timed(times.embed, () => embed(chip));
    const reference = await timed(times.embedTheirs, () =>
      api.nets.faceRecognitionNet.computeFaceDescriptor(tensorOf(api, chip)),
    );
    least = Math.min(least, cosine(embedding, reference));
    farthest = Math.max(farthest, faceDistance(embedding, reference));
  }
  const beside = (figure: string, ours: number[], theirs: number[], bar: Bar): Row => ({
    figure,
    value: median(ours),
    unit: 'ms',
    reference: `face-api on its own TensorFlow.js (cpu): ${Math.round(median(theirs))} ms`,
    ratio: median(theirs) / median(ours),
    bar,
  });
  return [
    {
      figure: `embeddings, minimum cosine to face-api's, of ${pictures.length}`,
      value: least,
      unit: '',
      bar: above(0.999),
    },
    { figure: "embeddings, largest distance from face-api's", value: farthest, unit: '' },
    { figure: "boxes, largest difference from face-api's", value: boxes, unit: 'pixels of 512' },
    {
      figure: "68 landmarks, largest difference from face-api's",
      value: places * 100,
      unit: '% of the face width',
    },
    beside('large detector, CPU time', times.detect, times.detectTheirs, ratioAbove(1)),
    beside('embedding, CPU time', times.embed, times.embedTheirs, ratioAbove(1)),
  ];
}
