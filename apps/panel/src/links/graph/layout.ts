import Graph from 'graphology';
import forceAtlas2 from 'graphology-layout-forceatlas2';

const FRAME_BUDGET_MS = 8;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const SPREAD = 4;
/** Steps after which nothing moves visibly, by size: more nodes need more of them. */
const stepsFor = (order: number): number => 150 + Math.min(350, Math.round(order / 4));

/** A place beside another node that no other neighbour has: they lie on a spiral. */
export function placeBeside(beside: { readonly x: number; readonly y: number }, index: number) {
  const angle = index * GOLDEN_ANGLE;
  const radius = SPREAD * Math.sqrt(index + 1);
  return { x: beside.x + radius * Math.cos(angle), y: beside.y + radius * Math.sin(angle) };
}

/** The same nodes and links, which nobody draws. */
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
 * Lets a graph find its form (ForceAtlas2, Jacomy et al. 2014), a part in every frame so that the page stays quick.
 * In steps here and not in the package's worker: that is made of a text, which the content policy forbids.
 * @param everyMs how often the places are shown; 0 = in every frame
 * @returns stops it
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
      // The next one would end after the frame.
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
