import type { FastifyInstance } from 'fastify';
import type { Job } from './feature';

/** Sends traces of requests and jobs to a collector; only names and times, never values. */
export interface Tracing {
  /**
   * Runs work as a span.
   * @returns the result of the work
   */
  part<T>(name: string, work: () => T): T;
  /**
   * Traces every request as part of the trace that its caller names (W3C Trace Context). Call it before any
   * other hook.
   */
  requests(app: FastifyInstance): void;
  /** Wraps a job so that each run with an effect is traced. */
  job(job: Job): Job;
  /** Returns the ids that link a log line to its trace; empty outside a trace. */
  ids(): { readonly trace_id?: string; readonly span_id?: string };
  /** Sends the remaining spans, with a time limit. */
  close(): Promise<void>;
}

/** Tracing without a collector. */
export const NO_TRACING: Tracing = {
  part: (_name, work) => work(),
  requests: () => undefined,
  job: (job) => job,
  ids: () => ({}),
  close: async () => undefined,
};
