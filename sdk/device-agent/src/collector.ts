import type { DeviceSignals, Signal, SignalName } from '@assay/contract';
import { attempt, now, within } from './natives';
import type { AgentOptions } from './options';
import type { ServerConfig } from './server';
import type { WorkerAnswer } from './worker-realm';

/** Context that all collectors share. */
export interface Scene {
  readonly options: AgentOptions;
  /** Returns the window of a new, hidden iframe of the same origin; null if the page doesn't allow one. */
  frame(): Promise<(Window & typeof globalThis) | null>;
  /** Returns what a dedicated worker sees; null if the page doesn't allow one. */
  worker(): Promise<WorkerAnswer | null>;
  /** The server's response; null if none arrived. */
  readonly config: Promise<ServerConfig | null>;
}

/** Collector of one signal. `null` from `collect` means that the browser doesn't support it. */
export interface Collector<Name extends SignalName> {
  readonly name: Name;
  /** Time limit in milliseconds; the options may shorten it. */
  readonly limit: number;
  /** Read again for every `getSession`, because it changes while the page is open. */
  readonly fresh?: true;
  /**
   * Starts after the worker has responded. The first access to the graphics process or to language data waits
   * for it, and only the worker can wait without blocking the page.
   */
  readonly afterWorker?: true;
  /** Skipped in performance mode. */
  readonly costly?: true;
  /** Returns whether the options include this signal. */
  readonly wanted?: (options: AgentOptions) => boolean;
  collect(scene: Scene): DeviceSignals[Name] | null | Promise<DeviceSignals[Name] | null>;
}

/** Any of the collectors. */
export type AnyCollector = { readonly [Name in SignalName]: Collector<Name> }[SignalName];

/** A signal that is being collected. */
export interface Running {
  /** Start time in milliseconds, from `now`. */
  readonly start: number;
  /** Never rejects and may never settle: wait for it with `signalOf`. */
  readonly work: Promise<Collected>;
}

export interface Collected {
  readonly signal: Signal<unknown>;
  /** Duration in milliseconds. */
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
 * Returns the signal if it arrives in time. A signal that is too late for one session is available for the
 * next.
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

/** Reads a number from an object; null if it is missing. */
export function numberOf(holder: unknown, name: string): number | null {
  const value = attempt(() => (holder as Record<string, unknown>)[name], null);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Reads a text from an object; null if it is missing. */
export function textOf(holder: unknown, name: string): string | null {
  const value = attempt(() => (holder as Record<string, unknown>)[name], null);
  return typeof value === 'string' ? value : null;
}
