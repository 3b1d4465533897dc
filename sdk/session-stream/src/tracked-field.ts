import { now, timeOf } from './moment';

/** Lower bounds of the time classes, in milliseconds; the server has the same list. */
const CLASSES = [0, 2, 10, 20, 40, 60, 80, 100, 130, 160, 200, 250, 320, 400, 600, 1000];
/** Longer pauses are not part of the rhythm, in milliseconds. */
const MAX_GAP = 2000;
const DISTINCT_MS = 8;
/** Fingers hold a key longer than this, in milliseconds. */
const MIN_HOLD_MS = 10;
/** A change within this time after a key counts as caused by the key, in milliseconds. */
const KEY_REACH = 250;

const SECRET_HINT = /cc-|password|one-time/i;
const SECRET_NAME = /passw|pwd|passcode|\bpin\b|card.?n|cc.?n|cvv|cvc|csc|iban|secret|ssn|otp/i;
/** Twelve or more digits may be a card number, so the typing of such a field is not reported. */
const CARD_LIKE = /^\D?(\d[ -]?){12,}$/;
const NOT_FIELDS = /^(button|submit|reset|image|hidden)$/;
const CHOICES = /^(checkbox|radio|range|color|file|date|datetime-local|month|week|time)$/;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLElement;

/** Count, sum, sum of squares and histogram of times, without their order. */
interface Times {
  n: number;
  s: number;
  q: number;
  readonly h: number[];
}
const noTimes = (): Times => ({ n: 0, s: 0, q: 0, h: [] });

function addTime(times: Times, ms: number): void {
  times.n++;
  times.s += ms;
  times.q += ms * ms;
  let at = CLASSES.length - 1;
  while (ms < (CLASSES[at] as number)) at--;
  for (let i = times.h.length; i <= at; i++) times.h.push(0);
  times.h[at] = (times.h[at] as number) + 1;
}

export const COUNTS = [
  'add',
  'del',
  'bs',
  'keys',
  'paste',
  'copy',
  'cut',
  'drop',
  'fill',
  'jump',
  'fake',
  'off',
] as const;
export type Counts = { [name in (typeof COUNTS)[number]]: number };
export const noCounts = () => Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;

/** A watched field: counts and rhythms, never values, never which key. */
export interface TrackedField {
  readonly element: Field;
  kind: 'text' | 'secret' | 'choice';
  length: number;
  counts: Counts;
  /** Time at which the field was entered or last reported; 0 if it is not in use. */
  since: number;
  firstEdit: number;
  lastEdit: number;
  lastDown: number;
  /**
   * Time at which the listener of the newest key ran. The key's effect follows immediately, even if both are
   * late.
   */
  lastKey: number;
  /** Pressed keys by their place on the keyboard; never sent. */
  readonly down: Map<string, number>;
  between: Times;
  distinct: Set<number>;
  held: Times;
  zero: number;
  burst: number;
}

export function kindOf(element: Element): TrackedField['kind'] | null {
  const name = element.localName;
  if (name === 'select') return 'choice';
  if (name !== 'input' && name !== 'textarea')
    return (element as HTMLElement).isContentEditable ? 'text' : null;
  const { type } = element as HTMLInputElement;
  if (NOT_FIELDS.test(type)) return null;
  if (CHOICES.test(type)) return 'choice';
  const hint = element.getAttribute('autocomplete') ?? '';
  const called = `${element.getAttribute('name')} ${element.id}`;
  return type === 'password' || SECRET_HINT.test(hint) || SECRET_NAME.test(called) ? 'secret' : 'text';
}

/** Only the length is read, never the value. */
const lengthOf = (element: Field): number =>
  'value' in element ? element.value.length : (element.textContent ?? '').length;

function isAutofilled(element: Element): boolean {
  try {
    return element.matches(':autofill');
  } catch {
    return false;
  }
}

export function trackField(element: Field, kind: TrackedField['kind']): TrackedField {
  return {
    element,
    kind,
    length: lengthOf(element),
    counts: noCounts(),
    since: 0,
    firstEdit: 0,
    lastEdit: 0,
    lastDown: 0,
    lastKey: 0,
    down: new Map(),
    between: noTimes(),
    distinct: new Set(),
    held: noTimes(),
    zero: 0,
    burst: 0,
  };
}

/** Treats a text field as secret if it may contain a card number. */
export function hideCardNumber(field: TrackedField): void {
  if (field.kind === 'text' && CARD_LIKE.test((field.element as HTMLInputElement).value ?? '')) {
    field.kind = 'secret';
  }
}

/** Returns the rhythm of a text field and starts a new one. */
export function takeRhythm(field: TrackedField): object {
  const { between, held } = field;
  const members =
    field.kind === 'text'
      ? {
          fn: between.n,
          fs: Math.round(between.s),
          fq: Math.round(between.q),
          fd: field.distinct.size,
          fh: between.h,
          dn: held.n,
          ds: Math.round(held.s),
          dq: Math.round(held.q),
          dz: field.zero,
          dh: held.h,
          burst: field.burst,
        }
      : {};
  field.between = noTimes();
  field.held = noTimes();
  field.distinct = new Set();
  field.zero = field.burst = 0;
  return members;
}

/** Counts a change of length that no event explains. */
export function settleLength(field: TrackedField): void {
  const length = lengthOf(field.element);
  if (length !== field.length && field.kind !== 'choice') {
    field.counts[isAutofilled(field.element) ? 'fill' : 'jump']++;
    field.counts.add += Math.max(0, length - field.length);
  }
  field.length = length;
}

/**
 * Counts a key press.
 * @returns whether it may change the field
 */
export function pressKey(field: TrackedField, event: KeyboardEvent): boolean {
  if (!event.isTrusted) field.counts.fake++;
  const erases = event.key === 'Backspace' || event.key === 'Delete';
  const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  const unnamed = event.key === 'Unidentified' || event.key === 'Process';
  if (!erases && !writes && !unnamed) return false;
  field.counts.keys++;
  if (erases) field.counts.bs++;
  field.lastKey = now();
  // A held key repeats, and a phone's keyboard has no keys to time.
  if (event.repeat || unnamed || field.kind !== 'text') return true;
  const gap = event.timeStamp - field.lastDown;
  if (field.lastDown && gap < MAX_GAP) {
    addTime(field.between, gap);
    field.distinct.add(Math.round(gap / DISTINCT_MS));
    if (gap < 2) field.burst++;
  }
  field.lastDown = event.timeStamp;
  field.down.set(event.code, event.timeStamp);
  return true;
}

/** Measures how long a released key was held. */
export function releaseKey(field: TrackedField, event: KeyboardEvent): void {
  const since = field.down.get(event.code);
  if (since === undefined) return;
  field.down.delete(event.code);
  addTime(field.held, event.timeStamp - since);
  if (event.timeStamp - since < MIN_HOLD_MS) field.zero++;
}

/** Counts a change of the field's content by its cause. */
export function countInput(field: TrackedField, event: InputEvent): void {
  const { counts } = field;
  const length = lengthOf(field.element);
  const grown = length - field.length;
  field.length = length;
  if (!event.isTrusted) counts.fake++;
  if (field.kind === 'choice') return;
  counts[grown > 0 ? 'add' : 'del'] += Math.abs(grown);
  const way = event.inputType ?? '';
  if (way === 'insertFromDrop') counts.drop++;
  else if (way === 'insertReplacementText' || isAutofilled(field.element)) counts.fill++;
  else if (
    !/^(insertFromPaste|delete|history|insertComposition)/.test(way) &&
    now() - field.lastKey > KEY_REACH
  ) {
    counts.jump++;
  }
  const at = timeOf(event);
  field.firstEdit ||= at;
  field.lastEdit = at;
}
