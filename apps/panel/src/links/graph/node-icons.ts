import type Sigma from 'sigma';
import type { Entity, NetworkNode } from '../network';

type Kind = Entity['kind'];

/** Outlines on a grid of 24 units, from Tabler Icons (MIT). */
const PERSON = 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2';
const MAIL = 'M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10M3 7l9 6l9 -6';
const PHONE =
  'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2';
const WORLD =
  'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18';
const DEVICE = 'M3 19l18 0M5 7a1 1 0 0 1 1 -1h12a1 1 0 0 1 1 1v8a1 1 0 0 1 -1 1h-12a1 1 0 0 1 -1 -1l0 -8';
const CARD =
  'M3 8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3l0 -8M3 10l18 0M7 15l.01 0M11 15l2 0';
const PIN =
  'M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0';
const BANK = 'M3 21l18 0M3 10l18 0M5 6l7 -3l7 3M4 10l0 11M20 10l0 11M8 14l0 3M12 14l0 3M16 14l0 3';
const SHOP =
  'M3 21l18 0M3 7v1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1h-18l2 -4h14l2 4M5 21l0 -10.15M19 21l0 -10.15';
const SEND = 'M10 14l11 -11M21 3l-6.5 18a.55 .55 0 0 1 -1 0l-3.5 -7l-7 -3.5a.55 .55 0 0 1 0 -1l18 -6.5';
/** Transaction at the center. */
const EXCHANGE = 'M7 10h14l-4 -4M17 14h-14l4 4';

const PATHS: { readonly [K in Kind]?: string } = {
  user_id: PERSON,
  name: PERSON,
  name_sound: PERSON,
  email: MAIL,
  phone_number: PHONE,
  ip: WORLD,
  device_hash: DEVICE,
  true_device_id: DEVICE,
  cookie_hash: DEVICE,
  card_hash: CARD,
  address: PIN,
  user_bank_account: BANK,
  receiver_bank_account: BANK,
  receiver_id: SEND,
  merchant_id: SHOP,
  affiliate_id: SHOP,
};

const GRID = 24;
/** Radius below which an icon is not readable, in pixels. */
const MIN_RADIUS = 6;
/** Size of an icon relative to the radius of its node. */
const SCALE = 1.25;
const MAX_ICONS = 600;

/** Draws the icon of each node's kind above the nodes. */
export class NodeIcons {
  private readonly canvas: HTMLCanvasElement;
  private readonly paths = new Map<string, Path2D>();
  private nodes: readonly NetworkNode[] = [];
  private color = '#ffffff';

  constructor(sigma: Sigma) {
    this.canvas = sigma.createCanvas('icons', { beforeLayer: 'mouse' });
    this.canvas.style.position = 'absolute';
    this.canvas.style.pointerEvents = 'none';
    sigma.on('afterRender', () => this.draw(sigma));
  }

  show(nodes: readonly NetworkNode[], color: string): void {
    this.nodes = nodes;
    this.color = color;
  }

  private pathOf({ entity, group }: NetworkNode): Path2D | null {
    const kind = group?.kind ?? entity?.kind;
    const text = kind === undefined ? EXCHANGE : PATHS[kind];
    if (text === undefined) return null;
    const known = this.paths.get(text) ?? new Path2D(text);
    this.paths.set(text, known);
    return known;
  }

  private draw(sigma: Sigma): void {
    const { canvas } = this;
    const { width, height } = sigma.getDimensions();
    const ratio = window.devicePixelRatio || 1;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    const context = canvas.getContext('2d');
    if (!context || this.nodes.length > MAX_ICONS) return;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = this.color;
    for (const node of this.nodes) {
      const shown = sigma.getNodeDisplayData(node.key);
      const path = this.pathOf(node);
      if (!shown || !path) continue;
      const radius = sigma.scaleSize(shown.size);
      if (radius < MIN_RADIUS) continue;
      const { x, y } = sigma.framedGraphToViewport(shown);
      const unit = (radius * SCALE) / GRID;
      context.setTransform(ratio * unit, 0, 0, ratio * unit, 0, 0);
      context.translate(x / unit - GRID / 2, y / unit - GRID / 2);
      context.lineWidth = 2.2;
      context.stroke(path);
    }
  }
}
