import type { ManagedList } from '../api/lists';

interface ListKind {
  readonly colour: string;
  readonly about: string;
}

/** What a list of each kind does by itself. */
export const LIST_KINDS: Readonly<Record<ManagedList['kind'], ListKind>> = {
  allow: { colour: 'teal', about: 'What is on it is approved, before any rule.' },
  block: { colour: 'red', about: 'What is on it is declined, unless an allow list holds it too.' },
  plain: { colour: 'gray', about: 'Does nothing by itself; rules read it.' },
};
