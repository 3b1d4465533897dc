import { beforeEach, describe, expect, it } from 'vitest';
import { DraftStore, draftKey, type Keeping, TRIAL } from './draft-store';

const SAVED = { name: 'Gifts', points: 5, tags: ['new'] };
const KEY = draftKey('1 user 7', 'rule GIFT');

/** In-memory replacement for sessionStorage. */
class Tab implements Keeping {
  readonly #texts = new Map<string, string>();
  get length() {
    return this.#texts.size;
  }
  key = (index: number) => [...this.#texts.keys()][index] ?? null;
  getItem = (key: string) => this.#texts.get(key) ?? null;
  setItem = (key: string, text: string) => void this.#texts.set(key, text);
  removeItem = (key: string) => void this.#texts.delete(key);
}

describe('draft store', () => {
  let tab: Tab;
  let drafts: DraftStore;
  beforeEach(() => {
    tab = new Tab();
    drafts = new DraftStore(tab);
  });

  it('preserves edited members and their previous values across a reload', () => {
    drafts.change(KEY, { name: 'Presents' }, SAVED);
    drafts.change(KEY, { points: 7 }, SAVED);
    expect(new DraftStore(tab).read(KEY)).toEqual({
      changed: { name: 'Presents', points: 7 },
      before: { name: 'Gifts', points: 5 },
    });
  });

  it('removes reverted edits', () => {
    drafts.change(KEY, { tags: ['new', 'seen'] }, SAVED);
    drafts.change(KEY, { tags: ['new'] }, SAVED);
    expect(drafts.read(KEY)).toBeNull();
    expect(tab.length).toBe(0);
  });

  it('stores the original value of a member even if it changes later', () => {
    drafts.change(KEY, { name: 'Pres' }, SAVED);
    drafts.change(KEY, { name: 'Presents' }, { ...SAVED, name: 'Theirs' });
    expect(drafts.read(KEY)?.before).toEqual({ name: 'Gifts' });
  });

  it('lists the drafts of one user, and those with a form on the page', () => {
    drafts.change(KEY, { name: 'Presents' }, SAVED);
    drafts.change(draftKey('1 user 8', 'rule GIFT'), { name: 'Other' }, SAVED);
    const reloaded = new DraftStore(tab);
    expect(reloaded.draftsOf('1 user 7')).toEqual([KEY]);
    expect(reloaded.openDrafts()).toEqual([]);
    const close = reloaded.open(KEY);
    expect(reloaded.openDrafts()).toEqual([KEY]);
    close();
    expect(reloaded.openDrafts()).toEqual([]);
  });

  it('ignores rule tests in the unsaved-changes prompt, and clears them with the others', () => {
    const trial = draftKey('1 user 7', `${TRIAL}a rule`);
    drafts.change(trial, { name: 'Presents' }, SAVED);
    drafts.open(trial);
    expect(drafts.openDrafts()).toEqual([]);
    expect(drafts.draftsOf('1 user 7')).toEqual([]);
    expect(new DraftStore(tab).read(trial)?.changed).toEqual({ name: 'Presents' });
    drafts.change(KEY, { name: 'Presents' }, SAVED);
    drafts.forgetAllOf('1 user 7');
    expect(tab.length).toBe(0);
  });

  it('works in memory without session storage, and ignores unreadable entries', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const closed = new DraftStore({
      length: 0,
      key: refuse,
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    });
    closed.change(KEY, { name: 'Presents' }, SAVED);
    expect(closed.read(KEY)?.changed).toEqual({ name: 'Presents' });
    closed.forget(KEY);
    expect(closed.read(KEY)).toBeNull();
    tab.setItem(KEY, '{half');
    expect(drafts.read(KEY)).toBeNull();
  });
});
