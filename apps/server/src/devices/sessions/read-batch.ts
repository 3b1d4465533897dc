import { inflateSync } from 'node:zlib';
import {
  ApiError,
  badInput,
  STREAM_EVENTS,
  STREAM_LIMITS,
  type StreamEvent,
  type StreamEventKind,
  type StreamMember,
} from '@assay/contract';
import { parseJsonBody } from '../../platform/json-body';

/** A received batch; every member is validated against the contract. Times are in milliseconds. */
interface ReadBatch {
  /** Token in the body; null when it is in the header. */
  readonly token: string | null;
  readonly streamId: string;
  readonly seq: number;
  /** Time of the client's clock. */
  readonly t0: number;
  /** Time at which the batch was sent, relative to `t0`. */
  readonly sent: number;
  readonly version: string | null;
  readonly label: string | null;
  /** Active, idle and off-screen time since the previous batch. */
  readonly time: readonly [number, number, number];
  readonly events: readonly StreamEvent[];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const HASH = /^[0-9a-f]{8}$/;
const LARGEST = 1_000_000_000;
const MAX_TOKEN_LENGTH = 1_000;
const MAX_VERSION_LENGTH = 32;
/** First byte of a zlib stream with the default window (RFC 1950 §2.2); no JSON text starts with it. */
const ZLIB = 0x78;

/** @throws ApiError 1006 when the bytes can't be decompressed, 3000 when there are too many */
function unpack(bytes: Buffer): Buffer {
  if (bytes.length > STREAM_LIMITS.batchBytes) throw tooLong('body', STREAM_LIMITS.batchBytes, 'bytes');
  if (bytes[0] !== ZLIB) return bytes;
  try {
    return inflateSync(bytes, { maxOutputLength: STREAM_LIMITS.unpackedBytes });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') {
      throw tooLong('body', STREAM_LIMITS.unpackedBytes, 'bytes');
    }
    throw new ApiError('badJson', "Invalid input json: the body can't be decompressed");
  }
}

const tooLong = (field: string, most: number, unit: string) =>
  new ApiError('length', `${field} size must be between 0 and ${most}`, {
    details: [{ field, expected: `at most ${most} ${unit}` }],
  });

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LARGEST;

/** Returns a member's value; null when it wasn't sent, undefined when it is invalid. */
function readMember(
  spec: StreamMember,
  value: unknown,
): string | number | readonly number[] | null | undefined {
  switch (spec.kind) {
    case 'text':
      return value === undefined || value === null
        ? null
        : typeof value === 'string' && value.length <= spec.max
          ? value
          : undefined;
    case 'hash':
      return value === undefined || value === null
        ? null
        : typeof value === 'string' && HASH.test(value)
          ? value
          : undefined;
    case 'histogram':
      if (value === undefined || value === null) return [];
      return Array.isArray(value) && value.length <= spec.max && value.every(isAmount) ? value : undefined;
    case 'flag':
      return value === 1 || value === true
        ? 1
        : value === undefined || value === 0 || value === false
          ? 0
          : undefined;
    default:
      return value === undefined || value === null ? 0 : isAmount(value) ? value : undefined;
  }
}

/** Members of every kind as lists, built once because event parsing is the hot loop of the ingest. */
const MEMBERS = new Map(
  Object.entries<{ readonly [member: string]: StreamMember }>(STREAM_EVENTS).map(([kind, members]) => [
    kind as StreamEventKind,
    Object.entries(members),
  ]),
);

/** Returns an event with all its members; null for an unknown kind or an invalid member. */
function readEvent(value: unknown): StreamEvent | null {
  if (typeof value !== 'object' || value === null) return null;
  const sent = value as { readonly [member: string]: unknown };
  const members = MEMBERS.get(sent.k as StreamEventKind);
  if (!members || !isAmount(sent.t)) return null;
  const event: { [member: string]: unknown } = { k: sent.k, t: sent.t };
  for (const [name, spec] of members) {
    const read = readMember(spec, sent[name]);
    if (read === undefined) return null;
    event[name] = read;
  }
  return event as unknown as StreamEvent;
}

const text = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.length <= most ? value : null;

function readTime(value: unknown): readonly [number, number, number] {
  const [active, idle, off] = Array.isArray(value) ? value : [];
  return isAmount(active) && isAmount(idle) && isAmount(off) ? [active, idle, off] : [0, 0, 0];
}

/**
 * Reads the body of an ingest request. The envelope must be valid; invalid events are skipped, so that a
 * newer browser package works with an older server.
 * @throws ApiError 1000, 1006, 3000
 */
export function readBatch(body: Buffer): ReadBatch {
  const value = parseJsonBody(unpack(body));
  if (value === undefined) throw new ApiError('emptyBody');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ApiError('badJson');
  const sent = value as { readonly [member: string]: unknown };
  const stream = typeof sent.stream === 'string' ? sent.stream.toLowerCase() : '';
  const label = text(sent.label, Number.POSITIVE_INFINITY);
  const wrong = [
    ...(UUID.test(stream) ? [] : [{ field: 'stream', expected: 'UUID' }]),
    ...(Number.isSafeInteger(sent.seq) && Number(sent.seq) >= 0
      ? []
      : [{ field: 'seq', expected: 'integer (0 or more)' }]),
    ...(typeof sent.t0 === 'number' && sent.t0 >= 0 && sent.t0 <= Number.MAX_SAFE_INTEGER
      ? []
      : [{ field: 't0', expected: 'number (UNIX milliseconds)' }]),
    ...(Array.isArray(sent.events) ? [] : [{ field: 'events', expected: 'array' }]),
  ];
  if (wrong.length > 0) throw badInput(wrong);
  const events = sent.events as readonly unknown[];
  if (events.length > STREAM_LIMITS.batchEvents) throw tooLong('events', STREAM_LIMITS.batchEvents, 'events');
  if (label !== null && label.length > STREAM_LIMITS.label) {
    throw tooLong('label', STREAM_LIMITS.label, 'characters');
  }
  return {
    token: text(sent.token, MAX_TOKEN_LENGTH),
    streamId: stream,
    seq: Number(sent.seq),
    t0: Number(sent.t0),
    sent: isAmount(sent.sent) ? sent.sent : 0,
    version: text(sent.v, MAX_VERSION_LENGTH),
    label: label || null,
    time: readTime(sent.time),
    events: events.flatMap((event) => readEvent(event) ?? []),
  };
}
