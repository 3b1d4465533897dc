import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { InferenceSession } from 'onnxruntime-node';
import type { Raster } from '../../image/raster';
import { eyesOpen } from '../eyes';
import {
  type Box,
  type Detection,
  distance,
  distinct,
  eyeCentre,
  type Landmarks,
  LEFT_EYE,
  middle,
  mouthCentre,
  mouthOpen,
  poseOf,
  RIGHT_EYE,
  within,
} from '../landmarks';
import type { Embedding } from '../match';
import { type Normalisation, sampleSquare, type Tensor } from '../sample';
import { LANDMARK_NORMALISATION, placed } from '../tiny/nets';
import type { TrackedFace } from '../tracker';
import { readWeights, type WeightManifest, type Weights, weight } from '../weights';
import { detectionModel, landmarkModel, recognitionModel } from './nets';

/** Square of the image, possibly rotated: its center, its side in pixels, and its clockwise angle. */
interface Crop {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly angle: number;
}

/**
 * Distance from eyes to mouth relative to the side of the crop in the recognition network's training data,
 * and the position of their midpoint.
 */
const EYES_TO_MOUTH = 0.45;
const MIDDLE_DOWN = 0.43;

/**
 * Returns the crop of a face for the recognition network: horizontal eyes, with eyes and mouth always at the
 * same positions.
 */
function faceCrop(landmarks: Landmarks): Crop {
  const left = eyeCentre(landmarks, LEFT_EYE);
  const right = eyeCentre(landmarks, RIGHT_EYE);
  const mouth = mouthCentre(landmarks);
  const size = (distance(left, mouth) + distance(right, mouth)) / 2 / EYES_TO_MOUTH;
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const centre = middle([left, right, mouth]);
  const down = (0.5 - MIDDLE_DOWN) * size;
  return { x: centre.x - Math.sin(angle) * down, y: centre.y + Math.cos(angle) * down, size, angle };
}

/** Adds the color interpolated between four pixels; outside the image it is black. */
function addPixel({ width, height, data }: Raster, x: number, y: number, sum: Float64Array): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  for (let corner = 0; corner < 4; corner++) {
    const column = left + (corner & 1);
    const row = top + (corner >> 1);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row));
    const at = (row * width + column) * 4;
    sum[0]! += data[at]! * share;
    sum[1]! += data[at + 1]! * share;
    sum[2]! += data[at + 2]! * share;
  }
}

/** Returns the pixels of a crop, rotated upright, `side` × `side`. */
export function sampleCrop(raster: Raster, crop: Crop, side: number, { mean, scale }: Normalisation): Tensor {
  const step = crop.size / side;
  // When the crop is reduced in size, several samples of the image make one pixel.
  const probes = Math.max(1, Math.min(8, Math.round(step)));
  const [sine, cosine] = [Math.sin(crop.angle), Math.cos(crop.angle)];
  const values = new Float32Array(side * side * 3);
  const sum = new Float64Array(3);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      sum.fill(0);
      for (let probe = 0; probe < probes * probes; probe++) {
        const across = (x + ((probe % probes) + 0.5) / probes - side / 2) * step;
        const down = (y + (Math.floor(probe / probes) + 0.5) / probes - side / 2) * step;
        const [column, row] = [across * cosine - down * sine, across * sine + down * cosine];
        addPixel(raster, crop.x + column - 0.5, crop.y + row - 0.5, sum);
      }
      const place = (y * side + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        values[place + channel] = (sum[channel]! / (probes * probes) - mean[channel]!) * scale;
      }
    }
  }
  return { height: side, width: side, channels: 3, values };
}

/** Loaded network: input values → values of each output. */
interface Net {
  run(input: Float32Array, sides: readonly number[]): Promise<{ readonly [output: string]: Float32Array }>;
  close(): Promise<void>;
}

/** Loads a model. @param threads maximum number for one run */
export async function openNet(model: Uint8Array, threads: number): Promise<Net> {
  const { InferenceSession, Tensor: OnnxTensor } = await import('onnxruntime-node');
  const session: InferenceSession = await InferenceSession.create(model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // Each input has one size, so the arena grows only once. Without it, every run allocates large tensors
    // from the system again.
    enableCpuMemArena: true,
    enableMemPattern: false,
    // Idle threads sleep instead of spinning, because the machine has other work.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    logSeverityLevel: 3,
  });
  const name = session.inputNames[0] ?? '';
  return {
    async run(input, sides) {
      const outputs = await session.run({ [name]: new OnnxTensor('float32', input, sides) });
      return Object.fromEntries(
        session.outputNames.map((output) => [output, outputs[output]?.data as Float32Array]),
      );
    },
    close: () => session.release(),
  };
}

/** Returns the channels of an image one after the other, the layout that these networks expect. */
export function planes({ height, width, channels, values }: Tensor): Float32Array {
  const out = new Float32Array(values.length);
  const size = height * width;
  for (let pixel = 0; pixel < size; pixel++) {
    for (let channel = 0; channel < channels; channel++) {
      out[channel * size + pixel] = values[pixel * channels + channel]!;
    }
  }
  return out;
}

/** Trained networks in the package @vladmandic/face-api. */
type FaceModel =
  | 'tiny_face_detector_model'
  | 'face_landmark_68_tiny_model'
  | 'ssd_mobilenetv1_model'
  | 'face_landmark_68_model'
  | 'face_recognition_model';

/** Reads the weights of a network from the installed package. */
export async function readFaceModel(name: FaceModel): Promise<Weights> {
  const { resolve } = createRequire(import.meta.url);
  const path = (file: string) => resolve(`@vladmandic/face-api/model/${file}`);
  const [manifest, bytes] = await Promise.all([
    readFile(path(`${name}-weights_manifest.json`), 'utf8'),
    readFile(path(`${name}.bin`)),
  ]);
  return readWeights(JSON.parse(manifest) as WeightManifest, bytes);
}

interface FaceEngineWeights {
  /** Weights of `ssd_mobilenetv1_model`. */
  readonly detector: Weights;
  /** Weights of `face_landmark_68_model`. */
  readonly landmarks: Weights;
  /** Weights of `face_recognition_model`. */
  readonly recognition: Weights;
}

/** Finds and identifies faces with the large networks in an ONNX runtime. */
export interface FaceEngine {
  /** Returns the boxes of faces, highest first. */
  detect(raster: Raster): Promise<readonly Detection[]>;
  /** Returns the faces with their 68 landmarks and pose, highest first. */
  faces(raster: Raster): Promise<readonly TrackedFace[]>;
  /** Returns the embedding that identifies the face. */
  embed(raster: Raster, landmarks: Landmarks): Promise<Embedding>;
  close(): Promise<void>;
}

const DETECTOR_SIDE = 512;
const DETECTOR_NORMALISATION = { mean: [127.5, 127.5, 127.5], scale: 1 / 127.5 } as const;
const MIN_SCORE = 0.5;
const OVERLAP = 0.5;
const LANDMARK_SIDE = 112;
const FACE_SIDE = 150;
const FACE_NORMALISATION = { mean: LANDMARK_NORMALISATION.mean, scale: 1 / 256 } as const;

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** Converts offsets from the anchors (top, left, bottom, right) to boxes, as shares of the square. */
function decode(boxes: Float32Array, classes: Float32Array, anchors: Float32Array): readonly Detection[] {
  const found: Detection[] = [];
  for (let index = 0; index < anchors.length / 4; index++) {
    const score = sigmoid(classes[index * 3 + 1]!);
    if (score <= MIN_SCORE) continue;
    const [top, left, bottom, right] = anchors.subarray(index * 4, index * 4 + 4) as unknown as number[];
    const [down, across, high, wide] = boxes.subarray(index * 4, index * 4 + 4) as unknown as number[];
    const [anchorHeight, anchorWidth] = [bottom! - top!, right! - left!];
    const height = Math.exp(high! / 5) * anchorHeight;
    const width = Math.exp(wide! / 5) * anchorWidth;
    const x = (across! / 10) * anchorWidth + left! + anchorWidth / 2 - width / 2;
    const y = (down! / 10) * anchorHeight + top! + anchorHeight / 2 - height / 2;
    found.push({ x, y, width, height, score });
  }
  return distinct(found, OVERLAP);
}

/**
 * Loads the networks; takes a third of a second and about 100 MB.
 * @param threads maximum number for the processing of one image
 */
export async function openFaceEngine(weights: FaceEngineWeights, threads = 1): Promise<FaceEngine> {
  const anchors = weight(weights.detector, 'Output/extra_dim');
  const [detector, locator, recogniser] = await Promise.all([
    openNet(detectionModel(weights.detector), threads),
    openNet(landmarkModel(weights.landmarks), threads),
    openNet(recognitionModel(weights.recognition), threads),
  ]);

  async function detect(raster: Raster): Promise<readonly Detection[]> {
    const whole: Box = { x: 0, y: 0, width: raster.width, height: raster.height };
    const square = sampleSquare(raster, whole, DETECTOR_SIDE, DETECTOR_NORMALISATION, false);
    const out = await detector.run(planes(square), [1, 3, DETECTOR_SIDE, DETECTOR_SIDE]);
    const side = DETECTOR_SIDE * square.step;
    return decode(out.boxes!, out.classes!, anchors)
      .map((box) => ({
        x: box.x * side,
        y: box.y * side,
        width: box.width * side,
        height: box.height * side,
        score: box.score,
      }))
      .sort((a, b) => b.height - a.height);
  }

  async function locate(raster: Raster, box: Box): Promise<Landmarks> {
    const seen = within(box, raster.width, raster.height);
    const square = sampleSquare(raster, seen, LANDMARK_SIDE, LANDMARK_NORMALISATION, true);
    const out = await locator.run(planes(square), [1, 3, LANDMARK_SIDE, LANDMARK_SIDE]);
    return placed(out.places!, seen, square, LANDMARK_SIDE);
  }

  return {
    detect,
    async faces(raster) {
      const faces: TrackedFace[] = [];
      for (const { score, ...box } of await detect(raster)) {
        const landmarks = await locate(raster, box);
        const looks = { eyesOpen: eyesOpen(raster, landmarks), mouthOpen: mouthOpen(landmarks) };
        faces.push({ box, score, landmarks, ...poseOf(landmarks), ...looks });
      }
      return faces;
    },
    async embed(raster, landmarks) {
      const face = sampleCrop(raster, faceCrop(landmarks), FACE_SIDE, FACE_NORMALISATION);
      const out = await recogniser.run(planes(face), [1, 3, FACE_SIDE, FACE_SIDE]);
      return out.embedding!;
    },
    async close() {
      await Promise.all([detector.close(), locator.close(), recogniser.close()]);
    },
  };
}

/**
 * Loads the face networks from the package that is installed with this one. @param threads maximum number for
 * the processing of one image
 */
export async function openInstalledFaceEngine(threads: number): Promise<FaceEngine> {
  const [detector, landmarks, recognition] = await Promise.all([
    readFaceModel('ssd_mobilenetv1_model'),
    readFaceModel('face_landmark_68_model'),
    readFaceModel('face_recognition_model'),
  ]);
  return openFaceEngine({ detector, landmarks, recognition }, threads);
}
