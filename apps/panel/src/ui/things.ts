import { english, type Sentence } from '../i18n/language';

interface ThingWords {
  /** Title of its page while it cannot be read. */
  readonly title: Sentence;
  readonly unread: Sentence;
  readonly missing: Sentence;
}

/** What a page is about, in whole sentences: the article differs from noun to noun in other languages. */
export const THINGS = {
  case: {
    title: english('The case'),
    unread: english('This case could not be read'),
    missing: english('This case is not here'),
  },
  decision: {
    title: english('The decision'),
    unread: english('This decision could not be read'),
    missing: english('This decision is not here'),
  },
  execution: {
    title: english('The execution'),
    unread: english('This execution could not be read'),
    missing: english('This execution is not here'),
  },
  list: {
    title: english('The list'),
    unread: english('This list could not be read'),
    missing: english('This list is not here'),
  },
  person: {
    title: english('The person'),
    unread: english('This person could not be read'),
    missing: english('This person is not here'),
  },
  rule: {
    title: english('The rule'),
    unread: english('This rule could not be read'),
    missing: english('This rule is not here'),
  },
  session: {
    title: english('The session'),
    unread: english('This session could not be read'),
    missing: english('This session is not here'),
  },
  workflow: {
    title: english('The workflow'),
    unread: english('This workflow could not be read'),
    missing: english('This workflow is not here'),
  },
} as const satisfies { readonly [thing: string]: ThingWords };

export type Thing = keyof typeof THINGS;
