import type { BehaviourSummary, DeviceSignals } from '@assay/contract';
import { BEHAVIOUR_SHAPE, SIGNAL_SHAPES } from './signal-shapes';

/** A session in which every value has the expected shape. Signals that the browser did not send are null. */
export interface DeviceSession {
  /** UUIDv7 in lowercase. */
  readonly id: string;
  /** The browser's clock, UNIX milliseconds. */
  readonly at: number;
  readonly sdk: string;
  readonly url: string;
  readonly referrer: string;
  readonly ticket: string | null;
  readonly signals: { readonly [Name in keyof DeviceSignals]: DeviceSignals[Name] | null };
  /** Contradictions that the agent found: the ID and the affected object. */
  readonly lies: readonly { readonly id: string; readonly on: string }[];
  readonly behaviour: BehaviourSummary | null;
}

const MAX_TEXT_LENGTH = 1024;
const MAX_LIST_LENGTH = 512;
const MAX_LIES = 64;
const MISFIT = Symbol('another shape');

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Control characters are removed: neither PostgreSQL nor a reader of the response needs them. */
const CONTROL = /\p{Cc}/gu;

type Plain = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | typeof MISFIT =>
  typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH).replace(CONTROL, ' ') : MISFIT;

function list(value: unknown, item: (entry: unknown) => unknown): unknown {
  if (!Array.isArray(value)) return MISFIT;
  const items = value.slice(0, MAX_LIST_LENGTH).map(item);
  return items.includes(MISFIT) ? MISFIT : items;
}

function textsByName(value: unknown): unknown {
  if (!isObject(value)) return MISFIT;
  const entries = Object.entries(value).slice(0, MAX_LIST_LENGTH);
  if (entries.some(([, entry]) => typeof entry !== 'string')) return MISFIT;
  return Object.fromEntries(entries.map(([name, entry]) => [text(name), text(entry)]));
}

function memberValues(value: unknown, shape: { readonly [name: string]: unknown }): unknown {
  if (!isObject(value)) return MISFIT;
  const read: { [name: string]: unknown } = {};
  for (const [name, kind] of Object.entries(shape)) {
    const member = fit(value[name], kind);
    if (member === MISFIT) return MISFIT;
    read[name] = member;
  }
  return read;
}

const KINDS: { readonly [kind: string]: (value: unknown) => unknown } = {
  text,
  boolean: (value) => (typeof value === 'boolean' ? value : MISFIT),
  number: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : MISFIT),
  texts: (value) => list(value, text),
  numbers: (value) => list(value, (entry) => (entry === null || Number.isFinite(entry) ? entry : MISFIT)),
  'texts by name': textsByName,
};

/** Returns a copy of the value in its shape; MISFIT if it has another. */
function fit(value: unknown, shape: unknown): unknown {
  if (typeof shape === 'string') {
    if (shape.endsWith('?'))
      return value === null || value === undefined ? null : fit(value, shape.slice(0, -1));
    return KINDS[shape]?.(value) ?? MISFIT;
  }
  const { members, orNull } = shape as { readonly members?: Plain; readonly orNull?: Plain };
  if (orNull) return value === null || value === undefined ? null : memberValues(value, orNull);
  return memberValues(value, members ?? {});
}

const orNullOf = (value: unknown, shape: unknown): unknown => {
  const read = fit(value, shape);
  return read === MISFIT ? null : read;
};

function readSignals(sent: Plain): DeviceSession['signals'] {
  const entries = Object.entries(SIGNAL_SHAPES).map(([name, shape]) => {
    const signal = sent[name];
    return [name, isObject(signal) && 'v' in signal ? orNullOf(signal.v, shape) : null] as const;
  });
  return Object.fromEntries(entries) as unknown as DeviceSession['signals'];
}

function readLies(sent: unknown): DeviceSession['lies'] {
  if (!Array.isArray(sent)) return [];
  return sent
    .slice(0, MAX_LIES)
    .flatMap((lie: unknown) =>
      isObject(lie) && typeof lie.id === 'string'
        ? [{ id: lie.id.slice(0, 40), on: typeof lie.on === 'string' ? lie.on.slice(0, 80) : '' }]
        : [],
    );
}

const cleanText = (value: unknown): string => (typeof value === 'string' ? (text(value) as string) : '');

/** Reads the plain text of a decrypted envelope; null if it is not a session. Never throws. */
export function readSession(plain: unknown): DeviceSession | null {
  if (!isObject(plain) || plain.v !== 1 || !isObject(plain.a)) return null;
  if (typeof plain.sid !== 'string' || !UUID.test(plain.sid)) return null;
  if (typeof plain.iat !== 'number' || !Number.isFinite(plain.iat)) return null;
  return {
    id: plain.sid.toLowerCase(),
    at: plain.iat,
    sdk: /^[\w.+-]{1,32}$/.test(cleanText(plain.sdk)) ? cleanText(plain.sdk) : 'unknown',
    url: cleanText(plain.url),
    referrer: cleanText(plain.referrer),
    ticket: typeof plain.ticket === 'string' ? plain.ticket : null,
    signals: readSignals(plain.a),
    lies: readLies(plain.l),
    behaviour: orNullOf(plain.b, { orNull: BEHAVIOUR_SHAPE.members }) as BehaviourSummary | null,
  };
}
