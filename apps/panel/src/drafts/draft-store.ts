import type { Session } from '@assay/management-api';
import { createContext, useContext } from 'react';

/** The members of a form that were edited, and what each was before. */
interface Edits {
  readonly changed: { readonly [member: string]: unknown };
  readonly before: { readonly [member: string]: unknown };
}

/** What the store needs of `sessionStorage`. */
export type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'assay.draft';
const TRIAL_PREFIX = 'assay.trial';
/** How the names of forms begin that only try something out: nobody is asked whether to leave them, for nothing is to be saved. */
export const TRIAL = 'trial of ';

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A form's members by name. */
export const membersOf = (value: object) => value as { readonly [member: string]: unknown };

/** Names a form's draft: nobody gets to see what another person typed in the same tab. */
export const draftKey = (owner: string, form: string): string =>
  `${form.startsWith(TRIAL) ? TRIAL_PREFIX : PREFIX} ${owner} ${form}`;

/**
 * Unsaved edits of forms. They outlive the form, the session and a reload, and go with the tab or on signing out.
 * A browser that keeps nothing (blocked or full) leaves them in memory.
 */
export class DraftStore {
  readonly #keeping: Keeping;
  /** Read once, so that the same edits are the same object; null = none. */
  readonly #known = new Map<string, Edits | null>();
  /** How many forms on the page show a draft. */
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
   * Keeps a change of some members.
   * @param shown what the form shows where nothing was edited; an edit that leads back to it is none
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

  /** Counts a form on the page. @returns what ends it */
  open(key: string): () => void {
    this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return () => {
      const left = (this.#open.get(key) ?? 1) - 1;
      if (left === 0) this.#open.delete(key);
      else this.#open.set(key, left);
    };
  }

  /** The drafts of the forms on the page, without those of trials. */
  openDrafts(): readonly string[] {
    return [...this.#open.keys()].filter((key) => key.startsWith(`${PREFIX} `) && this.read(key) !== null);
  }

  /** Of every form that somebody left unsaved in this tab, without trials. */
  draftsOf(owner: string): readonly string[] {
    return this.#keptUnder(draftKey(owner, ''));
  }

  /** Leaves nothing that somebody typed, trials neither. */
  forgetAllOf(owner: string): void {
    for (const prefix of [draftKey(owner, ''), draftKey(owner, TRIAL)])
      for (const key of this.#keptUnder(prefix)) this.forget(key);
  }

  #keptUnder(prefix: string): readonly string[] {
    const keys = new Set(this.#known.keys());
    try {
      for (let index = 0; index < this.#keeping.length; index++) keys.add(this.#keeping.key(index) ?? '');
    } catch {
      // What is in memory is all there is.
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
      // Kept in memory alone.
    }
    for (const listener of this.#listeners) listener();
  }
}

/** Looked up at each use: a module that is only loaded, as by a test, has no tab. */
const tabStorage: Keeping = {
  get length() {
    return sessionStorage.length;
  },
  key: (index) => sessionStorage.key(index),
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

/** The drafts of this tab. */
export const drafts = new DraftStore(tabStorage);

/** Whose drafts are shown: the same person of the same account gets them back. */
export const ownerOf = ({ account, actor }: Session): string => `${account.id} ${actor.kind} ${actor.id}`;

const Owner = createContext('');
export const DraftOwner = Owner.Provider;
export const useDraftOwner = (): string => useContext(Owner);
