import Graph from 'graphology';
import forceAtlas2 from 'graphology-layout-forceatlas2';

const FRAME_BUDGET_MS = 8;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const SPREAD = 4;
/** Returns the number of layout steps after which nothing moves visibly; it grows with the number of nodes. */
const stepsFor = (order: number): number => 150 + Math.min(350, Math.round(order / 4));

/** Returns a free position next to a node; neighbors form a spiral. */
export function placeNear(beside: { readonly x: number; readonly y: number }, index: number) {
  const angle = index * GOLDEN_ANGLE;
  const radius = SPREAD * Math.sqrt(index + 1);
  return { x: beside.x + radius * Math.cos(angle), y: beside.y + radius * Math.sin(angle) };
}

/** Copy of the graph without rendering. */
function shadowOf(graph: Graph): Graph {
  const shadow = new Graph({ type: 'undirected' });
  graph.forEachNode((key, { x, y, size }) => {
    shadow.addNode(key, { x, y, size });
  });
  graph.forEachEdge((_key, _attributes, from, to) => {
    shadow.addEdge(from, to);
  });
  return shadow;
}

/**
 * Runs the layout (ForceAtlas2, Jacomy et al. 2014) in steps per frame, so that the page stays responsive.
 * The worker of the package is not used: it is created from a string, which the content policy forbids.
 * @param everyMs interval of updates; 0 updates every frame
 * @returns a function that stops it
 */
export function settle(graph: Graph, everyMs: () => number): () => void {
  const { order } = graph;
  if (order < 3) return () => {};
  const shadow = shadowOf(graph);
  const settings = {
    ...forceAtlas2.inferSettings(graph),
    barnesHutOptimize: order > 200,
    outboundAttractionDistribution: true,
    gravity: 1,
  };
  const show = () =>
    graph.updateEachNodeAttributes(
      (key, attributes) => {
        if (!shadow.hasNode(key)) return attributes;
        const { x, y } = shadow.getNodeAttributes(key);
        return { ...attributes, x, y };
      },
      { attributes: ['x', 'y'] },
    );
  let left = stepsFor(order);
  let frame = 0;
  let shownAt = performance.now();
  const step = () => {
    const began = performance.now();
    let took = 0;
    while (left > 0 && took < FRAME_BUDGET_MS) {
      const before = performance.now();
      forceAtlas2.assign(shadow, { iterations: 1, settings });
      left -= 1;
      // The next step would exceed the frame budget.
      took = performance.now() - began;
      if (took + (performance.now() - before) > 2 * FRAME_BUDGET_MS) break;
    }
    if (left === 0 || began - shownAt >= everyMs()) {
      show();
      shownAt = performance.now();
    }
    if (left > 0) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
