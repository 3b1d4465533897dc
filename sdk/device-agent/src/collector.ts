import { attempt, now, within } from './natives';
import type { AgentOptions } from './options';
import type { ServerConfig } from './server-config';
import type { DeviceSignals, Signal, SignalName } from './session';
import type { WorkerAnswer } from './worker-realm';

/** What collectors share. */
export interface Scene {
  readonly options: AgentOptions;
  /** Window of a fresh, hidden iframe of the same origin; null when the page allows none. */
  frame(): (Window & typeof globalThis) | null;
  /** What a dedicated worker sees; null when the page allows none. */
  worker(): Promise<WorkerAnswer | null>;
  /** The server's answer; null when it did not come. */
  readonly config: Promise<ServerConfig | null>;
}

/** One signal. `null` from `collect` says that the browser has no such thing. */
export interface Collector<Name extends SignalName> {
  readonly name: Name;
  /** ms; the options may shorten it. */
  readonly limit: number;
  /** Read anew at every `getSession`: it changes while the page is open. */
  readonly fresh?: true;
  /** Left out in performance mode. */
  readonly costly?: true;
  /** The options may leave it out. */
  readonly wanted?: (options: AgentOptions) => boolean;
  collect(scene: Scene): DeviceSignals[Name] | null | Promise<DeviceSignals[Name] | null>;
}

/** Any one of the collectors. */
export type AnyCollector = { readonly [Name in SignalName]: Collector<Name> }[SignalName];

export interface Collected {
  readonly signal: Signal<unknown>;
  /** ms */
  readonly took: number;
}

const LATE = Symbol('late');

/** Runs one collector within its time. Never throws and always ends. */
export async function collect(collector: AnyCollector, scene: Scene): Promise<Collected> {
  const { options } = scene;
  const start = now();
  const done = (signal: Signal<unknown>): Collected => ({ signal, took: now() - start });
  if (collector.wanted?.(options) === false || (collector.costly && options.performanceMode)) {
    return done({ e: 'skipped' });
  }
  const limit = Math.min(collector.limit, options.fieldTimeoutMs);
  try {
    const value = await within<unknown, typeof LATE>(collector.collect(scene), limit, LATE);
    if (value === LATE) return done({ e: 'timeout' });
    return done(value === null || value === undefined ? { e: 'unsupported' } : { v: value });
  } catch {
    return done({ e: 'error' });
  }
}

/** A number of an object that may lack it. */
export function numberOf(holder: unknown, name: string): number | null {
  const value = attempt(() => (holder as Record<string, unknown>)[name], null);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A text of an object that may lack it. */
export function textOf(holder: unknown, name: string): string | null {
  const value = attempt(() => (holder as Record<string, unknown>)[name], null);
  return typeof value === 'string' ? value : null;
}
