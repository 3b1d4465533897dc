import type { AccountId, SpaceId } from '@assay/contract';
import type { FastifyInstance } from 'fastify';
import type { ComponentHealth } from './health';

/** Work that comes again until the server closes. */
export interface Job {
  /** Kind of its failures in the log and the metrics. */
  readonly name: string;
  readonly everyMs: number;
  /** It keeps up what this process holds, and so runs in each of them; the others are the deployment's, and workers do them. */
  readonly inEvery?: true;
  run(): Promise<unknown>;
}

/** What a feature removes when its time is over; moments are UNIX milliseconds. */
interface Retention {
  /** Once an account: what its live and its test data share. */
  account?(accountId: AccountId, before: number): Promise<unknown>;
  /** Once each space of data: an account's live one and its test one. */
  space?(spaceId: SpaceId, before: number): Promise<unknown>;
}

/**
 * A part of the server, ready to be wired. It offers what it has and leaves out the rest.
 * @typeParam Management what its management routes are registered with
 */
export interface Feature<Management = never> {
  readonly name: string;
  /** Registers its routes outside the management API. */
  routes?(app: FastifyInstance): void;
  /** Registers its routes of the management API. */
  management?(api: Management): void;
  /** Its modules of the fraud call, by their name in the answer. */
  readonly signals?: object;
  readonly jobs?: readonly Job[];
  /** Its components for /readyz; never throws. */
  health?(): Promise<readonly ComponentHealth[]>;
  /** Brings its gauges up to date; never throws. */
  measure?(): Promise<void>;
  readonly retention?: Retention;
  /** Ends what is under way, once no request comes any more and its jobs are stopped. */
  stop?(): Promise<void>;
}
