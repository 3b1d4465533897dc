import type Sigma from 'sigma';
import { NodeCircleProgram } from 'sigma/rendering';

/** A circle that is drawn once: the library would draw each a second time, to read back from the graphics card which one is pointed at. */
export class SeenOnly extends NodeCircleProgram {
  constructor(gl: WebGLRenderingContext, _picking: WebGLFramebuffer | null, renderer: Sigma) {
    super(gl, null, renderer);
  }
}

/** The node at a place of the picture, the nearest where several are; null = none. */
function nodeAt(sigma: Sigma, at: { readonly x: number; readonly y: number }): string | null {
  const cameraState = sigma.getCamera().getState();
  const { x, y } = sigma.viewportToFramedGraph(at, { cameraState });
  const [zero, one] = [0, 1].map((end) => sigma.framedGraphToViewport({ x: end, y: 0 }, { cameraState }));
  const unit = Math.hypot(one!.x - zero!.x, one!.y - zero!.y);
  let best: { readonly key: string; readonly far: number } | null = null;
  for (const key of sigma.getGraph().nodes()) {
    const node = sigma.getNodeDisplayData(key);
    if (!node || node.hidden) continue;
    const far = Math.hypot(node.x - x, node.y - y) * unit;
    if (far <= sigma.scaleSize(node.size) && (!best || far < best.far)) best = { key, far };
  }
  return best?.key ?? null;
}

/** Lets a picture find by reckoning what is pointed at: reading it back would wait for everything that is still being drawn. */
export function findByReckoning(sigma: Sigma): void {
  Object.assign(sigma, {
    getNodeAtPosition: (at: { readonly x: number; readonly y: number }) => nodeAt(sigma, at),
  });
}
