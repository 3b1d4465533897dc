import type { Session } from '@assay/management-api';
import { createContext, useContext } from 'react';

/** Edited members of a form and their previous values. */
interface Edits {
  readonly changed: { readonly [member: string]: unknown };
  readonly before: { readonly [member: string]: unknown };
}

/** Part of `sessionStorage` that the store uses. */
export type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'assay.draft';
const TRIAL_PREFIX = 'assay.trial';
/**
 * Name prefix of forms that only run a test. They have nothing to save, so leaving them needs no
 * confirmation.
 */
export const TRIAL = 'trial of ';

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Returns the members of a form by name. */
export const membersOf = (value: object) => value as { readonly [member: string]: unknown };

/**
 * Returns the key of a form's draft. It contains the owner, so that another user in the same tab doesn't see
 * the draft.
 */
export const draftKey = (owner: string, form: string): string =>
  `${form.startsWith(TRIAL) ? TRIAL_PREFIX : PREFIX} ${owner} ${form}`;

/**
 * Unsaved edits of forms. They outlive the form, the session and a reload, until sign-out or until the tab
 * closes. Without session storage (blocked or full) they stay in memory.
 */
export class DraftStore {
  readonly #keeping: Keeping;
  /** Cached, so that equal edits are the same object; null without edits. */
  readonly #known = new Map<string, Edits | null>();
  /** Number of forms on the page, by draft. */
  readonly #open = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read(key: string): Edits | null {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const edits = this.#load(key);
    this.#known.set(key, edits);
    return edits;
  }

  /**
   * Stores a change of some members.
   * @param shown values without edits; an edit equal to them is removed
   */
  change(key: string, part: object, shown: object): void {
    const edits = this.read(key);
    const members = Object.entries({ ...edits?.changed, ...part });
    const current = membersOf(shown);
    const changed = members.filter(([member, value]) => !isSame(value, current[member]));
    if (changed.length === 0) {
      this.forget(key);
      return;
    }
    const before = changed.map(([member]) => [
      member,
      edits && member in edits.before ? edits.before[member] : current[member],
    ]);
    this.#put(key, { changed: Object.fromEntries(changed), before: Object.fromEntries(before) });
  }

  forget(key: string): void {
    this.#put(key, null);
  }

  /** Registers a form on the page. @returns a function that unregisters it */
  open(key: string): () => void {
    this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return () => {
      const left = (this.#open.get(key) ?? 1) - 1;
      if (left === 0) this.#open.delete(key);
      else this.#open.set(key, left);
    };
  }

  /** Returns the drafts of forms on the page, except rule tests. */
  openDrafts(): readonly string[] {
    return [...this.#open.keys()].filter((key) => key.startsWith(`${PREFIX} `) && this.read(key) !== null);
  }

  /** Returns all unsaved drafts of a user in this tab, except rule tests. */
  draftsOf(owner: string): readonly string[] {
    return this.#unsavedUnder(draftKey(owner, ''));
  }

  /** Deletes all drafts of a user, including rule tests. */
  forgetAllOf(owner: string): void {
    for (const prefix of [draftKey(owner, ''), draftKey(owner, TRIAL)])
      for (const key of this.#unsavedUnder(prefix)) this.forget(key);
  }

  #unsavedUnder(prefix: string): readonly string[] {
    const keys = new Set(this.#known.keys());
    try {
      for (let index = 0; index < this.#keeping.length; index++) keys.add(this.#keeping.key(index) ?? '');
    } catch {
      // Session storage is unavailable: use the drafts in memory.
    }
    return [...keys].filter((key) => key.startsWith(prefix) && this.read(key) !== null);
  }

  #load(key: string): Edits | null {
    try {
      return JSON.parse(this.#keeping.getItem(key) ?? 'null') as Edits | null;
    } catch {
      return null;
    }
  }

  #put(key: string, edits: Edits | null): void {
    this.#known.set(key, edits);
    try {
      if (edits) this.#keeping.setItem(key, JSON.stringify(edits));
      else this.#keeping.removeItem(key);
    } catch {
      // Session storage is unavailable: the draft stays in memory.
    }
    for (const listener of this.#listeners) listener();
  }
}

/** Accessed at each use, because a module loaded by a test has no session storage. */
const tabStorage: Keeping = {
  get length() {
    return sessionStorage.length;
  },
  key: (index) => sessionStorage.key(index),
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

/** Drafts of this tab. */
export const drafts = new DraftStore(tabStorage);

/** Returns the owner of drafts: one user of one account. */
export const ownerOf = ({ account, actor }: Session): string => `${account.id} ${actor.kind} ${actor.id}`;

const Owner = createContext('');
export const DraftOwner = Owner.Provider;
export const useDraftOwner = (): string => useContext(Owner);
