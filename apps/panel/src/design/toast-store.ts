import type { Tone } from './tones';

interface Toast {
  readonly text: string;
  readonly tone?: Tone;
  /** Reverses the action; the toast then has an Undo button. */
  readonly undo?: () => unknown;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

/** Visible toasts; the oldest are removed. */
const MAX_SHOWN = 3;

let shown: readonly ShownToast[] = [];
let next = 1;
const listeners = new Set<() => void>();

function change(to: readonly ShownToast[]): void {
  shown = to;
  for (const listener of listeners) listener();
}

/** Shows a message for ten seconds, with an Undo button if the action can be reversed. */
export function showToast(toast: Toast): void {
  change([...shown, { ...toast, id: next++ }].slice(-MAX_SHOWN));
}

export const dismissToast = (id: number): void => change(shown.filter((toast) => toast.id !== id));

export const shownToasts = (): readonly ShownToast[] => shown;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
