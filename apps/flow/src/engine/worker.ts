import {
  analyseFrame,
  createFaceTracker,
  type FaceTracker,
  readWeights,
  type WeightManifest,
  type Weights,
} from '@assay/vision/browser';
import type { EngineAnswer, EngineRequest, NetFiles } from './messages';

/** The used part of a worker's global scope; the types of the page describe a window. */
interface Scope {
  onmessage: ((event: { readonly data: EngineRequest }) => void) | null;
  postMessage(answer: EngineAnswer): void;
}
const scope = self as unknown as Scope;

async function load({ manifest, values }: NetFiles): Promise<Weights> {
  const [described, bytes] = await Promise.all([fetch(manifest), fetch(values)]);
  if (!described.ok || !bytes.ok) throw new Error('Could not load the weights of the face tracker.');
  return readWeights((await described.json()) as WeightManifest, new Uint8Array(await bytes.arrayBuffer()));
}

/** Processes requests one at a time and tracks a face from frame to frame. */
class FrameReader {
  private tracker: FaceTracker | null = null;

  async answer(request: EngineRequest): Promise<EngineAnswer> {
    if (request.kind === 'prepare') {
      if (request.task === 'face') {
        const [detector, landmarks] = await Promise.all([load(request.detector), load(request.landmarks)]);
        this.tracker = createFaceTracker({ detector, landmarks });
      }
      return { kind: 'ready' };
    }
    const { width, height, pixels } = request;
    const raster = { width, height, data: new Uint8ClampedArray(pixels) };
    if (request.task === 'document') return { kind: 'document', seen: analyseFrame(raster) };
    if (!this.tracker) return { kind: 'failed' };
    const faces = this.tracker.track(raster).faces.map(({ box, yaw, mouthOpen, eyesOpen }) => {
      return { box, yaw, mouthOpen, eyesOpen };
    });
    return { kind: 'face', faces };
  }
}

const reader = new FrameReader();
scope.onmessage = ({ data }) => {
  reader.answer(data).then(
    (answer) => scope.postMessage(answer),
    () => scope.postMessage({ kind: 'failed' }),
  );
};
