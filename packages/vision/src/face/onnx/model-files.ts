import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readWeights, type WeightManifest, type Weights } from '../weights';

/** Trained nets in the package @vladmandic/face-api. */
type FaceModel =
  | 'tiny_face_detector_model'
  | 'face_landmark_68_tiny_model'
  | 'ssd_mobilenetv1_model'
  | 'face_landmark_68_model'
  | 'face_recognition_model';

/** The weights of a net, from the installed package. */
export async function readFaceModel(name: FaceModel): Promise<Weights> {
  const { resolve } = createRequire(import.meta.url);
  const path = (file: string) => resolve(`@vladmandic/face-api/model/${file}`);
  const [manifest, bytes] = await Promise.all([
    readFile(path(`${name}-weights_manifest.json`), 'utf8'),
    readFile(path(`${name}.bin`)),
  ]);
  return readWeights(JSON.parse(manifest) as WeightManifest, bytes);
}
