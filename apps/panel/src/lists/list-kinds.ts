import type { ManagedList } from '../api/lists';

interface ListKind {
  readonly name: string;
  readonly colour: string;
  readonly about: string;
}

/** What a list of each kind does by itself. */
export const LIST_KINDS: Readonly<Record<ManagedList['kind'], ListKind>> = {
  allow: { name: 'An allow list', colour: 'teal', about: 'What is on it is approved, before any rule.' },
  block: {
    name: 'A block list',
    colour: 'red',
    about: 'What is on it is declined, unless an allow list holds it too.',
  },
  plain: { name: 'A plain list', colour: 'gray', about: 'Does nothing by itself; rules read it.' },
};
