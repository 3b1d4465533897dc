import type { Addresses } from '../../platform/embedded-store';
import type { GroupAnswers, Question, Role } from '../../platform/process-group';

/** What a process of a group is told at its start. */
export interface Beginning {
  /** Which of the group it is, from 1. */
  readonly number: number;
  readonly role: Role;
  /** It does what is done once for all: it builds data, answers DNS. */
  readonly leads: boolean;
  /** Its notices are shown: those of the others would be the same. */
  readonly speaks: boolean;
  /** The embedded database, which the group's first process started. */
  readonly database: Addresses | null;
}

/** From the process that keeps a group to one of the group. */
export type Order =
  | ({ readonly kind: 'begin' } & Beginning)
  /** A connection comes with it. */
  | { readonly kind: 'connection'; readonly id: number }
  | { readonly kind: 'question'; readonly id: number; readonly question: Question }
  | { readonly kind: 'answers'; readonly id: number; readonly answers: GroupAnswers }
  /** @property all the others leave as well: whoever asks is told that the server stops */
  | { readonly kind: 'leave'; readonly all: boolean };

/** What a process says once it is ready. */
export interface Readiness {
  /** The first account's key when this start made it. */
  readonly firstKey: string | null;
  /** By which the first user of the panel is made; null once there is one. */
  readonly setUpCode: string | null;
}

/** From one of a group to the process that keeps it. */
export type Word =
  | { readonly kind: 'here' }
  | ({ readonly kind: 'ready' } & Readiness)
  | { readonly kind: 'connection-answered'; readonly id: number; readonly accepted: boolean }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown };
