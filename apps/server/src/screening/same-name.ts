import { scorePair } from '@assay/screening';

/** From here on two spellings are taken for the name of one person; a slip weighs more in a name of one word. */
const SAME = { oneWord: 0.78, words: 0.85 } as const;

const isOneWord = (name: string): boolean => !/\S[\s-]+\S/.test(name);

/** Whether two names are those of one person: compared as screening compares them, both known to be persons. */
export const sameName = (asked: string, known: string): boolean =>
  scorePair({ name: asked, type: 'PERSON' }, { names: [known] }).score >=
  (isOneWord(asked) && isOneWord(known) ? SAME.oneWord : SAME.words);
