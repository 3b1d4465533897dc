import type { DeviceSignals, Signal, SignalName } from '@assay/contract';
import { attempt, now, within } from './natives';
import type { AgentOptions } from './options';
import type { ServerConfig } from './server-config';
import type { WorkerAnswer } from './worker-realm';

/** What collectors share. */
export interface Scene {
  readonly options: AgentOptions;
  /** Window of a fresh, hidden iframe of the same origin; null when the page allows none. */
  frame(): Promise<(Window & typeof globalThis) | null>;
  /** What a dedicated worker sees; null when the page allows none. */
  worker(): Promise<WorkerAnswer | null>;
  /** The server's answer; null when it did not come. */
  readonly config: Promise<ServerConfig | null>;
}

/** One signal. `null` from `collect` means that the browser has no such thing. */
export interface Collector<Name extends SignalName> {
  readonly name: Name;
  /** ms; the options may shorten it. */
  readonly limit: number;
  /** Read anew at every `getSession`: it changes while the page is open. */
  readonly fresh?: true;
  /**
   * Begins when the worker has answered: who touches the graphics process or the languages' data first waits for them, and
   * only the worker can wait without holding the page.
   */
  readonly afterWorker?: true;
  /** Left out in performance mode. */
  readonly costly?: true;
  /** The options may leave it out. */
  readonly wanted?: (options: AgentOptions) => boolean;
  collect(scene: Scene): DeviceSignals[Name] | null | Promise<DeviceSignals[Name] | null>;
}

/** Any one of the collectors. */
export type AnyCollector = { readonly [Name in SignalName]: Collector<Name> }[SignalName];

/** A signal that is on its way. */
export interface Running {
  /** ms, by `now`. */
  readonly start: number;
  /** Never rejects and may never end: wait for it with `signalOf`. */
  readonly work: Promise<Collected>;
}

export interface Collected {
  readonly signal: Signal<unknown>;
  /** ms */
  readonly took: number;
}

/** Starts a collector. Never throws. */
export function begin(collector: AnyCollector, scene: Scene): Running {
  const { options } = scene;
  const start = now();
  const work = async (): Promise<Signal<unknown>> => {
    if (collector.wanted?.(options) === false || (collector.costly && options.performanceMode)) {
      return { e: 'skipped' };
    }
    try {
      const value: unknown = await collector.collect(scene);
      return value === null || value === undefined ? { e: 'unsupported' } : { v: value };
    } catch {
      return { e: 'error' };
    }
  };
  return { start, work: work().then((signal) => ({ signal, took: now() - start })) };
}

/**
 * The signal, as far as it is there in its time. What came too late for one session is there for the next one.
 */
export function signalOf(
  { limit }: AnyCollector,
  { start, work }: Running,
  { fieldTimeoutMs }: AgentOptions,
): Promise<Collected> {
  const most = Math.min(limit, fieldTimeoutMs);
  const left = Math.max(0, start + most - now());
  return within(work, left, { signal: { e: 'timeout' }, took: most });
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
