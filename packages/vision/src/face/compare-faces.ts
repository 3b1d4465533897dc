import type { Raster } from '../image/raster';
import { areSeveral } from './check-selfie';
import { faceDistance, judgeDistance } from './match';
import type { FaceEngine } from './onnx/face-engine';

/** How two pictures compare. */
interface FaceComparison {
  /** 0 the same picture, about 0.3 one person, 0.8 two; null = there is not one face on each to compare. */
  readonly distance: number | null;
  /** RETRY_REQUIRED: no face is found on one of them, or several of about one size. */
  readonly decision: 'PASS' | 'REVIEW' | 'FAIL' | 'RETRY_REQUIRED';
  readonly facesA: number;
  readonly facesB: number;
}

/** Compares the person of one picture with that of another, each the highest face of its picture. */
export async function compareFaces(engine: FaceEngine, a: Raster, b: Raster): Promise<FaceComparison> {
  const [of, other] = [await engine.faces(a), await engine.faces(b)];
  const counts = { facesA: of.length, facesB: other.length };
  const [one, two] = [of[0], other[0]];
  if (!one || !two || areSeveral(of) || areSeveral(other))
    return { distance: null, decision: 'RETRY_REQUIRED', ...counts };
  const distance = faceDistance(await engine.embed(a, one.landmarks), await engine.embed(b, two.landmarks));
  return { distance: Math.round(distance * 1000) / 1000, decision: judgeDistance(distance), ...counts };
}
