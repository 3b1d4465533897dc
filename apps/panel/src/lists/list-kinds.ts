import type { ManagedList } from '../api/lists';
import { english, type Sentence } from '../i18n/language';

interface ListKind {
  /** In a word. */
  readonly word: Sentence;
  /** Of a list's page. */
  readonly name: Sentence;
  readonly colour: string;
  readonly about: Sentence;
}

/** What a list of each kind does by itself. */
export const LIST_KINDS: Readonly<Record<ManagedList['kind'], ListKind>> = {
  allow: {
    word: english('allow'),
    name: english('An allow list of {field}, id {id}.'),
    colour: 'teal',
    about: english('What is on it is approved, before any rule.'),
  },
  block: {
    word: english('block'),
    name: english('A block list of {field}, id {id}.'),
    colour: 'red',
    about: english('What is on it is declined, unless an allow list holds it too.'),
  },
  plain: {
    word: english('plain'),
    name: english('A plain list of {field}, id {id}.'),
    colour: 'gray',
    about: english('Does nothing by itself; rules read it.'),
  },
};
