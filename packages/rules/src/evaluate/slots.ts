/**
 * Reading a transaction once. Every path that any rule of a set uses gets a slot; a decision fills all slots
 * in one walk over the facts, and the compiled conditions then index an array instead of walking objects.
 */
import { isRecord, present, type Value } from '../semantics/values';
import type { Work } from '../work';

/** The request's fields at top level with the modules' answers (`ip_details`, …) nested inside. */
export type Facts = Readonly<Record<string, unknown>>;

/** A filled slot: never null, '', NaN or infinite; those are undefined. */
export type Slots = (Value | undefined)[];

/** Where a value for a list stands. */
export interface ListSlot {
  readonly value: number;
  /** The value there makes an equal one a guess; null = none does. */
  readonly guess: number | null;
}

interface Step {
  readonly key: string;
  /** Read own members only: the key is also the name of something every object inherits. */
  readonly ownOnly: boolean;
  /** Slots that take the value found here, usually one; empty for a mere way-point. */
  readonly slots: number[];
  readonly next: Step[];
}

/** Elements of an array of objects that are looked through by a path such as `items.item_category`. */
const MAX_PROJECTED = 1_000;

export class SlotLayout {
  private readonly roots: Step[] = [];
  private readonly slotByPath = new Map<string, number>();

  /** The slot of a path; the same path always gets the same one. */
  slotOf(path: string): number {
    const known = this.slotByPath.get(path);
    if (known !== undefined) return known;
    const slot = this.slotByPath.size;
    this.slotByPath.set(path, slot);
    this.add(path.split('.'), slot);
    // A custom field's own name may hold dots: {"custom_fields": {"a.b": 1}} is custom_fields.a.b as well.
    const [first, ...rest] = path.split('.');
    if (first === 'custom_fields' && rest.length > 1) this.add([first, rest.join('.')], slot);
    return slot;
  }

  /** Whether a rule of the set reads a path. */
  reads(path: string): boolean {
    return this.slotByPath.has(path);
  }

  get size(): number {
    return this.slotByPath.size;
  }

  private add(keys: readonly string[], slot: number): void {
    let level = this.roots;
    let step: Step | undefined;
    for (const key of keys) {
      step = level.find((candidate) => candidate.key === key);
      if (step === undefined) {
        step = { key, ownOnly: key in Object.prototype, slots: [], next: [] };
        level.push(step);
      }
      level = step.next;
    }
    step?.slots.push(slot);
  }

  /** Reads the facts into fresh slots; what the work does not suffice for stays unknown. */
  fill(facts: Facts, work: Work): Slots {
    const slots: Slots = new Array<Value | undefined>(this.slotByPath.size).fill(undefined);
    if (isRecord(facts)) readInto(facts, this.roots, slots, work);
    return slots;
  }
}

const valueAt = (object: Readonly<Record<string, unknown>>, { key, ownOnly }: Step): Value | undefined =>
  ownOnly && !Object.hasOwn(object, key) ? undefined : present(object[key]);

function readInto(
  object: Readonly<Record<string, unknown>>,
  steps: readonly Step[],
  slots: Slots,
  work: Work,
): void {
  if (!work.spend(steps.length)) return;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as Step;
    const value = valueAt(object, step);
    if (value === undefined) continue;
    for (let k = 0; k < step.slots.length; k++) slots[step.slots[k] as number] = value;
    if (step.next.length === 0 || typeof value !== 'object') continue;
    if (Array.isArray(value)) {
      const found = new Map<number, unknown[]>();
      projectInto(value, step.next, found, work);
      for (const [slot, values] of found) slots[slot] = values;
    } else readInto(value as Readonly<Record<string, unknown>>, step.next, slots, work);
  }
}

/** A path through an array of objects yields the array of what its elements hold there. */
function projectInto(
  elements: readonly unknown[],
  steps: readonly Step[],
  found: Map<number, unknown[]>,
  work: Work,
): void {
  for (const element of elements.slice(0, MAX_PROJECTED)) {
    if (isRecord(element)) projectOne(element, steps, found, work);
  }
}

function projectOne(
  element: Readonly<Record<string, unknown>>,
  steps: readonly Step[],
  found: Map<number, unknown[]>,
  work: Work,
): void {
  if (!work.spend(steps.length)) return;
  for (const step of steps) {
    const value = valueAt(element, step);
    if (value === undefined) continue;
    for (const slot of step.slots) addTo(found, slot, value, work);
    if (step.next.length === 0 || typeof value !== 'object') continue;
    if (Array.isArray(value)) projectInto(value, step.next, found, work);
    else projectOne(value as Readonly<Record<string, unknown>>, step.next, found, work);
  }
}

function addTo(found: Map<number, unknown[]>, slot: number, value: Value, work: Work): void {
  const values = found.get(slot) ?? [];
  found.set(slot, values);
  if (!Array.isArray(value)) values.push(value);
  else if (work.spend(value.length)) for (const item of value) values.push(item);
}
