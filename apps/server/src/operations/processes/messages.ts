import type { Addresses } from '../../platform/embedded-store';
import type { GroupAnswers, Question, Role } from '../../platform/process-group';

/** Start parameters of a process in a group. */
export interface Beginning {
  /** Number of the process in the group, from 1. */
  readonly number: number;
  readonly role: Role;
  /** The process does one-time work: building data and serving DNS. */
  readonly leads: boolean;
  /** The process prints notices; those of the others would be identical. */
  readonly speaks: boolean;
  /** Address of the embedded database, which the group's first process started. */
  readonly database: Addresses | null;
}

/** Message from the GroupKeeper to a process of the group. */
export type Order =
  | ({ readonly kind: 'begin' } & Beginning)
  /** Sent together with a connection. */
  | { readonly kind: 'connection'; readonly id: number }
  | { readonly kind: 'question'; readonly id: number; readonly question: Question }
  | { readonly kind: 'answers'; readonly id: number; readonly answers: GroupAnswers }
  /** @property all every process leaves, so clients get a response that the server is stopping */
  | { readonly kind: 'leave'; readonly all: boolean };

/** Message of a process when it is ready. */
export interface Readiness {
  /** Key of the first account, if this start created it. */
  readonly firstKey: string | null;
  /** Setup code for the first panel user; null once a user exists. */
  readonly setUpCode: string | null;
}

/** Message from a process of the group to its GroupKeeper. */
export type Word =
  | { readonly kind: 'here' }
  | ({ readonly kind: 'ready' } & Readiness)
  | { readonly kind: 'connection-answered'; readonly id: number; readonly accepted: boolean }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown };
