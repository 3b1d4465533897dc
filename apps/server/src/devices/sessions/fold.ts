import type { StreamEvent, StreamEventOf } from '@assay/contract';
import { MEASURES } from './data/measures';
import {
  addField,
  addNetwork,
  addScreen,
  addTag,
  type NetworkFacts,
  type PointerSum,
  type SessionSummary,
} from './summary';

/** A parsed batch with the server's data about its arrival. */
export interface ArrivedBatch {
  readonly version: string | null;
  /** Server time of the batch's `t0`; the client's clock may be hours off. */
  readonly startedAt: number;
  readonly receivedAt: number;
  readonly time: readonly [active: number, idle: number, offScreen: number];
  readonly events: readonly StreamEvent[];
  readonly network: NetworkFacts;
}

function addPace(pointer: PointerSum, move: StreamEventOf<'move'>): void {
  pointer.fast += move.fast;
  pointer.spaced += move.spaced;
  pointer.late += move.slow;
  pointer.slack += move.slack;
  pointer.pairs += move.pairs;
  pointer.uneven += move.uneven;
  pointer.odd += move.odd;
}

function addOrigin(pointer: PointerSum, move: StreamEventOf<'move'>): void {
  pointer.part += move.part;
  pointer.counted += move.counted;
  pointer.tenths = added(pointer.tenths, move.tenths);
}

/** Adds counts class by class. */
const added = (counts: readonly number[], more: readonly number[]): number[] =>
  Array.from(
    { length: Math.max(counts.length, more.length) },
    (_, at) => (counts[at] ?? 0) + (more[at] ?? 0),
  );

function addLate({ late }: SessionSummary, { input, frame, timer }: StreamEventOf<'late'>): void {
  late.input = added(late.input, input);
  late.frame = added(late.frame, frame);
  late.timer = added(late.timer, timer);
}

function addMove(summary: SessionSummary, move: StreamEventOf<'move'>): void {
  if (move.ptr !== 'mouse') return;
  const { pointer } = summary;
  pointer.events += move.n;
  addPace(pointer, move);
  addOrigin(pointer, move);
  const { ms, length, speed } = MEASURES.move;
  if (move.ms < ms || move.len < length || move.len / move.ms < speed) return;
  pointer.windows++;
  if (((move.n - 1) * 1000) / move.ms < MEASURES.slowHz) pointer.slow++;
  // Browsers that don't report the samples of a frame report equally few events on a busy page.
  if (move.c > 0 && move.c <= move.n) pointer.bare++;
  pointer.steps += move.n;
  pointer.far += move.far;
  if (move.n < MEASURES.latticeSteps) return;
  pointer.measured++;
  if (move.gcd > 1) pointer.lattice++;
}

function addClick(summary: SessionSummary, click: StreamEventOf<'click'>): void {
  const { press } = summary;
  addTag(summary, click.tag);
  if (click.fake) press.fake++;
  else if (click.ptr === 'touch') {
    press.touch++;
    if (!click.body) press.bodiless++;
  } else {
    press.n++;
    if (click.moves <= MEASURES.blind.moves && click.warp > MEASURES.blind.leap) press.blind++;
    if (click.moves > MEASURES.blind.moves) {
      press.moved++;
      if (click.tail === 0) press.untailed++;
      if (click.warp > MEASURES.warp) press.warped++;
    }
    if (click.hold < MEASURES.quickPress) press.quick++;
    if (click.echo) press.echo++;
  }
}

const UPSIDE_DOWN = 180;

function addEvent(summary: SessionSummary, event: StreamEvent, at: number): void {
  switch (event.k) {
    case 'env':
      addScreen(summary, event);
      return;
    case 'page':
      summary.pages++;
      addTag(summary, event.tag);
      return;
    case 'field':
      addField(summary, event, at);
      return;
    case 'move':
      addMove(summary, event);
      return;
    case 'click':
      addClick(summary, event);
      return;
    case 'late':
      addLate(summary, event);
      return;
    case 'seen':
      if (!event.on) summary.hidden++;
      return;
    case 'focus':
      if (!event.on) summary.blurred++;
      return;
    case 'resize':
      summary.resizes++;
      return;
    case 'turn':
      summary.turns++;
      if (event.angle === UPSIDE_DOWN) summary.upsideDown++;
      return;
    case 'tilt':
      summary.tilt.n += event.n;
      summary.tilt.flat += event.flat;
      summary.tilt.still += event.still;
      return;
    case 'idle':
      if (event.ms >= MEASURES.pause) summary.pauses++;
      summary.longestPause = Math.max(summary.longestPause, event.ms);
      return;
    case 'lost':
      summary.lost += event.n;
  }
}

/** Adds a batch to the summary of its stream, in place. */
export function addBatch(summary: SessionSummary, batch: ArrivedBatch): void {
  summary.sdkVersion = batch.version ?? summary.sdkVersion;
  const [active, idle, offScreen] = batch.time;
  summary.active += active;
  summary.idle += idle;
  summary.offScreen += offScreen;
  summary.events += batch.events.length;
  addNetwork(summary, batch.network, batch.receivedAt);
  for (const event of batch.events) {
    // An event can't have happened after it was reported.
    const at = Math.min(batch.startedAt + event.t, batch.receivedAt);
    summary.first = Math.min(summary.first ?? at, at);
    summary.last = Math.max(summary.last ?? at, at);
    addEvent(summary, event, at);
  }
}
