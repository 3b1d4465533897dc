import Graph from 'graphology';
import Sigma from 'sigma';
import { NodeCircleProgram } from 'sigma/rendering';
import type { Network } from '../network';
import { periodOf, recencyOf } from '../network-view';
import { CarriedPicture } from './carried-picture';
import { placeNear, settle } from './layout';
import { colourOf, drawHover, edgeColour, labelOf, PALETTES, type Palette, sizeOf } from './looks';
import { NodeIcons } from './node-icons';

/**
 * Circle drawn once. The library draws each circle twice, to read the pointed node back from the graphics
 * card.
 */
class SeenOnly extends NodeCircleProgram {
  constructor(gl: WebGLRenderingContext, _picking: WebGLFramebuffer | null, renderer: Sigma) {
    super(gl, null, renderer);
  }
}

/** Returns the node at a position, the nearest if several overlap; null if none. */
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

/** Computes the pointed node. Reading it from the graphics card waits for all pending drawing. */
function findByReckoning(sigma: Sigma): void {
  Object.assign(sigma, {
    getNodeAtPosition: (at: { readonly x: number; readonly y: number }) => nodeAt(sigma, at),
  });
}

interface DrawingEvents {
  onCurrent(key: string): void;
  onExpand(key: string): void;
  /** Called when the WebGL context is lost. */
  onLost(): void;
}

const LABEL_SIZE = 12;
const THICKEST = 4;
/** Number of nodes above which edges and labels are hidden while the picture moves. */
const MANY = 1500;
/** Weight of the sideways distance when an arrow key selects the next node. */
const SIDEWAYS = 1.5;
const MOVE_MS = 200;
/** Update interval of the layout on slow devices, in milliseconds. */
const SLOW_SHOW_MS = 1000;

const reducesMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Network on a canvas; nodes that stay preserve their position. */
export class Drawing {
  private readonly graph = new Graph({ type: 'undirected' });
  private readonly sigma: Sigma;
  private readonly picture: CarriedPicture;
  private readonly icons: NodeIcons;
  /** Positions of nodes that a filter hides, for when they return. */
  private readonly places = new Map<string, { readonly x: number; readonly y: number }>();
  private showEveryMs = 0;
  private palette: Palette = PALETTES.light;
  private network: Network = { nodes: [], edges: [] };
  private current: string | null = null;
  private chosen: ReadonlySet<string> = new Set();
  private stop = () => {};
  private readonly ended = new AbortController();

  constructor(container: HTMLElement, events: DrawingEvents) {
    this.sigma = new Sigma(this.graph, container, {
      allowInvalidContainer: true,
      nodeProgramClasses: { circle: SeenOnly },
      enableCameraRotation: false,
      labelSize: LABEL_SIZE,
      labelFont: getComputedStyle(container).fontFamily,
      labelRenderedSizeThreshold: 7,
      labelDensity: 0.7,
      zIndex: true,
      nodeReducer: (key, data) =>
        this.current === key || this.chosen.has(key)
          ? { ...data, highlighted: true, forceLabel: true, zIndex: 1 }
          : data,
    });
    findByReckoning(this.sigma);
    this.icons = new NodeIcons(this.sigma);
    this.picture = new CarriedPicture(this.sigma, () => {
      this.showEveryMs = SLOW_SHOW_MS;
    });
    this.sigma.on('clickNode', ({ node }) => events.onCurrent(node));
    this.sigma.on('doubleClickNode', ({ node, preventSigmaDefault }) => {
      preventSigmaDefault();
      events.onExpand(node);
    });
    for (const canvas of container.querySelectorAll('canvas')) {
      // The parent element describes the picture.
      canvas.setAttribute('aria-hidden', 'true');
      canvas.addEventListener('webglcontextlost', () => events.onLost(), { signal: this.ended.signal });
    }
  }

  wear(palette: Palette): void {
    this.palette = palette;
    this.sigma.setSetting('labelColor', { color: palette.text });
    this.sigma.setSetting('defaultDrawNodeHover', drawHover(palette));
    for (const node of this.network.nodes)
      this.graph.setNodeAttribute(node.key, 'color', colourOf(node, palette));
    this.showEdges();
    this.icons.show(this.network.nodes, palette.icon);
  }

  show(network: Network): void {
    this.network = network;
    const { graph } = this;
    const kept = new Set(network.nodes.map(({ key }) => key));
    for (const key of graph.nodes()) {
      if (kept.has(key)) continue;
      const { x, y } = graph.getNodeAttributes(key) as { x: number; y: number };
      this.places.set(key, { x, y });
      graph.dropNode(key);
    }
    let added = 0;
    for (const [index, node] of network.nodes.entries()) {
      const looks = { label: labelOf(node), size: sizeOf(node), color: colourOf(node, this.palette) };
      if (graph.hasNode(node.key)) {
        graph.mergeNodeAttributes(node.key, looks);
        continue;
      }
      const earlier = this.places.get(node.key);
      if (earlier) {
        graph.addNode(node.key, { ...looks, ...earlier });
        continue;
      }
      added += 1;
      const beside =
        node.over !== null && graph.hasNode(node.over)
          ? (graph.getNodeAttributes(node.over) as { x: number; y: number })
          : { x: 0, y: 0 };
      graph.addNode(node.key, { ...looks, ...placeNear(beside, index) });
    }
    this.showEdges();
    this.icons.show(network.nodes, this.palette.icon);
    const isLarge = network.nodes.length >= MANY;
    this.sigma.setSetting('hideEdgesOnMove', false);
    this.sigma.setSetting('hideLabelsOnMove', isLarge);
    if (added > 0) this.settle();
  }

  /** Draws links: more shared transactions are thicker, newer ones are darker. */
  private showEdges(): void {
    const { graph, network } = this;
    const period = periodOf(network.edges);
    const kept = new Set<string>();
    for (const edge of network.edges) {
      const { from, to, shared } = edge;
      const looks = {
        size: Math.min(THICKEST, 1 + Math.log2(shared) / 2),
        color: edgeColour(recencyOf(edge, period), this.palette),
      };
      const known = graph.edge(from, to);
      if (known === undefined) kept.add(graph.addEdge(from, to, looks));
      else {
        graph.mergeEdgeAttributes(known, looks);
        kept.add(known);
      }
    }
    for (const edge of graph.edges()) if (!kept.has(edge)) graph.dropEdge(edge);
  }

  /** Highlights the current node and the selected nodes. */
  mark(current: string | null, chosen: ReadonlySet<string>): void {
    const moved = current !== null && current !== this.current;
    this.current = current;
    this.chosen = chosen;
    this.sigma.refresh({ skipIndexation: true });
    if (moved) this.bringIn(current);
  }

  /** Returns the nearest node in a direction (x to the right, y down); the first node if none is current. */
  towards(from: string | null, [dx, dy]: readonly [number, number]): string | null {
    if (from === null || !this.graph.hasNode(from)) return this.network.nodes[0]?.key ?? null;
    const at = this.placeOf(from);
    let best: { readonly key: string; readonly cost: number } | null = null;
    for (const key of this.graph.nodes()) {
      if (key === from) continue;
      const { x, y } = this.placeOf(key);
      const ahead = (x - at.x) * dx + (y - at.y) * dy;
      const aside = Math.abs((x - at.x) * dy) + Math.abs((y - at.y) * dx);
      if (ahead <= 0 || aside > ahead * SIDEWAYS) continue;
      const cost = ahead + 2 * aside;
      if (!best || cost < best.cost) best = { key, cost };
    }
    return best?.key ?? null;
  }

  zoom(by: number): void {
    const camera = this.sigma.getCamera();
    this.move({ ratio: camera.ratio * by });
  }

  whole(): void {
    this.move({ x: 0.5, y: 0.5, ratio: 1, angle: 0 });
  }

  end(): void {
    // The library releases its contexts, which triggers the same event as a loss.
    this.ended.abort();
    this.stop();
    this.picture.end();
    this.sigma.kill();
  }

  private settle(): void {
    this.stop();
    this.stop = settle(this.graph, () => this.showEveryMs);
  }

  private placeOf(key: string): { readonly x: number; readonly y: number } {
    const { x, y } = this.graph.getNodeAttributes(key) as { x: number; y: number };
    return this.sigma.graphToViewport({ x, y });
  }

  private move(state: { readonly [name in 'x' | 'y' | 'ratio' | 'angle']?: number }): void {
    void this.sigma.getCamera().animate(state, { duration: reducesMotion() ? 0 : MOVE_MS });
  }

  /** Moves the view to a node outside of it. */
  private bringIn(key: string): void {
    const place = this.sigma.getNodeDisplayData(key);
    if (!place || !this.graph.hasNode(key)) return;
    const { x, y } = this.placeOf(key);
    const { width, height } = this.sigma.getDimensions();
    if (x < 0 || y < 0 || x > width || y > height) this.move({ x: place.x, y: place.y });
  }
}
