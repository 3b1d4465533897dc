import type { FastifyInstance } from 'fastify';
import type { Job } from './feature';

/** Tells a collector of traces where the time of calls and jobs goes; names and times only, never a value. */
export interface Tracing {
  /** Does a part of what is being done, and notes how long it took. @returns what the work returns */
  part<T>(name: string, work: () => T): T;
  /** Notes every request, as a part of the trace that its caller names (W3C Trace Context). Call it before any other hook. */
  requests(app: FastifyInstance): void;
  /** The job, noted wherever it did something. */
  job(job: Job): Job;
  /** By which a line of the log finds its trace; empty outside of one. */
  ids(): { readonly trace_id?: string; readonly span_id?: string };
  /** Sends what is still to be sent, for a moment. */
  close(): Promise<void>;
}

/** Without a collector. */
export const NO_TRACING: Tracing = {
  part: (_name, work) => work(),
  requests: () => undefined,
  job: (job) => job,
  ids: () => ({}),
  close: async () => undefined,
};
