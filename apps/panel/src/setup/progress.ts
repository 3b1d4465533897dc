import type { Account } from '../api/account';
import type { DataUpdates } from '../api/operations';

/** Steps of the setup, in order. */
export const STEPS = ['data', 'conventions', 'samples', 'request'] as const;
export type StepName = (typeof STEPS)[number];

/** `running` and `attention` describe steps that aren't complete. */
export type StepState = 'done' | 'running' | 'attention' | 'todo';
export type Progress = { readonly [step in StepName]: StepState };

/** Preference that stores the choice to start without sample transactions. */
export const SAMPLES_PREFERENCE = 'setup_samples';

interface Known {
  readonly updates: Pick<DataUpdates, 'enabled' | 'updates'>;
  readonly account: Pick<Account, 'currency' | 'time_zone'>;
  readonly hasLive: boolean;
  readonly hasTest: boolean;
  readonly preferences: { readonly [name: string]: unknown };
}

function dataState({ enabled, updates }: Known['updates']): StepState {
  if (updates.some(({ running, waiting }) => running || waiting)) return 'running';
  const hasData = updates.some(({ succeeded_at }) => succeeded_at !== null);
  if (enabled && hasData) return 'done';
  return updates.some(({ outcome }) => outcome === 'failed' || outcome === 'refused') ? 'attention' : 'todo';
}

const stateOf = (isDone: boolean): StepState => (isDone ? 'done' : 'todo');

/** Returns the state of every step. */
export const progressOf = ({ updates, account, hasLive, hasTest, preferences }: Known): Progress => ({
  data: dataState(updates),
  conventions: stateOf(account.currency !== null && account.time_zone !== null),
  samples: stateOf(hasTest || hasLive || preferences[SAMPLES_PREFERENCE] === 'none'),
  request: stateOf(hasLive),
});

/** Returns the first open step after another one, or the first open step of all; null if all are done. */
export function nextStep(progress: Progress, after: StepName | null): StepName | null {
  const open = STEPS.filter((step) => progress[step] !== 'done');
  const place = after === null ? -1 : STEPS.indexOf(after);
  const isOther = (step: StepName) => step !== after;
  return open.find((step) => STEPS.indexOf(step) > place) ?? open.find(isOther) ?? null;
}
