import type { Raster } from '../../image/raster';
import { faceCrop, sampleCrop } from '../align';
import { type Box, type Detection, distinct, within } from '../box';
import { eyesOpen } from '../eyes';
import { type Landmarks, mouthOpen } from '../landmarks';
import type { Embedding } from '../match';
import { poseOf } from '../pose';
import { sampleSquare } from '../sample';
import { LANDMARK_NORMALISATION, placed } from '../tiny/landmark-net';
import type { TrackedFace } from '../tracker';
import { type Weights, weight } from '../weights';
import { openNet, planes } from './net';
import { detectionModel, landmarkModel, recognitionModel } from './nets';

interface FaceEngineWeights {
  /** Of `ssd_mobilenetv1_model`. */
  readonly detector: Weights;
  /** Of `face_landmark_68_model`. */
  readonly landmarks: Weights;
  /** Of `face_recognition_model`. */
  readonly recognition: Weights;
}

/** Finds faces and distinguishes them, with the large nets, in an ONNX runtime. */
export interface FaceEngine {
  /** Boxes of faces, the highest first. */
  detect(raster: Raster): Promise<readonly Detection[]>;
  /** Faces with their 68 places and how they look, the highest first. */
  faces(raster: Raster): Promise<readonly TrackedFace[]>;
  /** What the face is known by again. */
  embed(raster: Raster, landmarks: Landmarks): Promise<Embedding>;
  close(): Promise<void>;
}

const DETECTOR_SIDE = 512;
const DETECTOR_NORMALISATION = { mean: [127.5, 127.5, 127.5], scale: 1 / 127.5 } as const;
const LEAST_SCORE = 0.5;
const OVERLAP = 0.5;
const LANDMARK_SIDE = 112;
const FACE_SIDE = 150;
const FACE_NORMALISATION = { mean: LANDMARK_NORMALISATION.mean, scale: 1 / 256 } as const;

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** Boxes, as shares of the square, from their differences to the anchors (top, left, bottom, right). */
function decode(boxes: Float32Array, classes: Float32Array, anchors: Float32Array): readonly Detection[] {
  const found: Detection[] = [];
  for (let index = 0; index < anchors.length / 4; index++) {
    const score = sigmoid(classes[index * 3 + 1]!);
    if (score <= LEAST_SCORE) continue;
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
 * Opens the nets; takes a third of a second and about 100 MB.
 * @param threads that one look at a picture may use
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
