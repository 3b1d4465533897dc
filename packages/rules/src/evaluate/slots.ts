/**
 * Reads a transaction once. Every path that a rule of the set uses has a slot. A decision fills all slots in
 * one walk over the facts; compiled conditions then index an array instead of walking objects.
 */
import { isRecord, present, type Value } from '../semantics/values';
import type { Work } from '../work';

/** Request fields at top level, with the module results (`ip_details`, …) nested. */
export type Facts = Readonly<Record<string, unknown>>;

/** A filled slot is never null, '', NaN or infinite; those are undefined. */
export type Slots = (Value | undefined)[];

/** Place of a value for a list. */
export interface ListSlot {
  readonly value: number;
  /** Slot whose equal value marks the value as provisional; null = none. */
  readonly guess: number | null;
}

interface Step {
  readonly key: string;
  /** Read own members only: every object inherits a member of this name. */
  readonly ownOnly: boolean;
  /** Slots that receive the value at this step, usually one; empty for an intermediate step. */
  readonly slots: number[];
  readonly next: Step[];
}

/** Maximum number of array elements that a path such as `items.item_category` reads. */
const MAX_PROJECTED = 1_000;

export class SlotLayout {
  private readonly roots: Step[] = [];
  private readonly slotByPath = new Map<string, number>();

  /** Returns the slot of a path; always the same for the same path. */
  slotOf(path: string): number {
    const known = this.slotByPath.get(path);
    if (known !== undefined) return known;
    const slot = this.slotByPath.size;
    this.slotByPath.set(path, slot);
    this.add(path.split('.'), slot);
    // A custom field's name may contain dots: {"custom_fields": {"a.b": 1}} is custom_fields.a.b as well.
    const [first, ...rest] = path.split('.');
    if (first === 'custom_fields' && rest.length > 1) this.add([first, rest.join('.')], slot);
    return slot;
  }

  /** Checks whether a rule of the set reads a path. */
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

  /** Reads the facts into new slots; values beyond the step budget are unknown. */
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

/** Reads a path through an array of objects: the array of the values in its elements. */
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
