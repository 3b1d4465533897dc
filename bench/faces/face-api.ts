import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Raster } from '@assay/vision';

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

/** The part of face-api that is compared with: its own nets on the TensorFlow.js that it bundles. */
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

/** Loads the bundle as if there were neither Node.js nor a browser: it would ask for packages that are not installed. */
export async function openFaceApi(): Promise<FaceApi> {
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

/** A picture as face-api takes it. */
export function tensorOf({ tf }: FaceApi, { width, height, data }: Raster): TfTensor {
  const values = Float32Array.from(
    { length: width * height * 3 },
    (_, index) => data[Math.floor(index / 3) * 4 + (index % 3)] ?? 0,
  );
  return tf.tensor3d(values, [height, width, 3]);
}
