import type { Elements } from './elements';
import { type Emit, type Listeners, now, timeOf } from './moment';
import {
  COUNTS,
  type Counts,
  countInput,
  hideCardNumber,
  kindOf,
  noCounts,
  pressKey,
  releaseKey,
  settleLength,
  type TrackedField,
  takeRhythm,
  trackField,
} from './tracked-field';

export interface Fields {
  /** Reports changes since the last report; `leaving` also reports the rhythm of the field in use. */
  flush(leaving: boolean): void;
  /** Adds the time that the page was hidden, in milliseconds. */
  away(ms: number): void;
}

/** Watched fields of a page, by element. */
type KnownFields = WeakMap<Element, TrackedField>;

/** Returns the watched field of an element, and starts to watch a new one; null for other elements. */
function fieldOf(known: KnownFields, element: Element | null): TrackedField | null {
  const kind = element && kindOf(element);
  if (!element || !kind) return null;
  const field = known.get(element) ?? trackField(element as HTMLElement, kind);
  known.set(element, field);
  // A password that is shown as text still counts as a password.
  if (kind === 'secret') field.kind = kind;
  return field;
}

/** Starts to watch the fields of a form that were filled before the user entered them. */
function* filledUnwatched(known: KnownFields, form: EventTarget | null): Generator<TrackedField> {
  if (!(form instanceof HTMLFormElement)) return;
  for (const element of Array.from(form.elements)) {
    const { value, defaultValue } = element as HTMLInputElement;
    if (known.has(element) || !value || value === defaultValue) continue;
    if (element.closest('[data-private]')) continue;
    const field = fieldOf(known, element);
    if (!field || field.kind === 'choice') continue;
    field.length = 0;
    settleLength(field);
    yield field;
  }
}

/** Watches fields: counts and rhythms, never values, never which key. */
export function watchFields(emit: Emit, elements: Elements, { on }: Listeners): Fields {
  const known: KnownFields = new WeakMap();
  const changed = new Set<TrackedField>();
  let current: TrackedField | null = null;

  function report(field: TrackedField, leaving: boolean): void {
    const { element, counts } = field;
    if (leaving) hideCardNumber(field);
    const at = now();
    const used = field.since ? at - field.since : 0;
    if (!leaving && COUNTS.every((name) => !counts[name])) return;
    emit('field', {
      el: elements.hashOf(element),
      tag: elements.tagOf(element),
      kind: field.kind,
      ...counts,
      dur: Math.round(used),
      edit: Math.round(field.lastEdit - field.firstEdit),
      ...(leaving ? { end: 1, ...takeRhythm(field) } : {}),
    });
    field.counts = noCounts();
    field.firstEdit = field.lastEdit;
    if (field.since) field.since = at;
    changed.delete(field);
  }

  /** Listens to events on fields. */
  function watch<Kind extends Event>(types: string, listener: (field: TrackedField, event: Kind) => void) {
    on(document, types, (event: Kind) => {
      const field = fieldOf(known, elements.of(event));
      if (field) listener(field, event);
    });
  }

  watch('focusin', (field, event) => {
    current = field;
    field.since = timeOf(event);
    field.lastDown = 0;
  });
  watch('focusout', (field) => {
    if (!field.since) return;
    settleLength(field);
    report(field, true);
    field.since = 0;
    field.firstEdit = field.lastEdit = 0;
    field.down.clear();
    current = null;
  });
  watch('keydown', (field, event: KeyboardEvent) => {
    if (pressKey(field, event)) changed.add(field);
  });
  on(document, 'keyup', (event: KeyboardEvent) => {
    if (current) releaseKey(current, event);
  });
  watch('paste copy cut', (field, { type }) => {
    field.counts[type as keyof Counts]++;
    changed.add(field);
  });
  watch('input', (field, event: InputEvent) => {
    changed.add(field);
    countInput(field, event);
  });
  on(document, 'submit', (event: SubmitEvent) => {
    for (const field of filledUnwatched(known, event.target)) report(field, false);
  });

  return {
    flush(leaving) {
      const fields = leaving && current ? [...changed, current] : changed;
      for (const field of new Set(fields)) report(field, leaving && field === current);
    },
    away(ms) {
      if (!current) return;
      current.counts.off += Math.round(ms);
      changed.add(current);
    },
  };
}
