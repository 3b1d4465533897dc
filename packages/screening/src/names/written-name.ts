import { textHash } from './index/text-table';
import { foldOnce } from './sound-fold';
import { type Word, wordsOf } from './words';

/** `WrittenWords.whole` of a name with these Latin letters. */
export const lettersHash = (letters: string): number => textHash(foldOnce(letters)) | 0;

/** The words of a name as they are written, before what is read into them. */
export class WrittenWords {
  private hash: number | undefined;

  constructor(readonly words: readonly Word[]) {}

  /** As `ParsedName.whole`; worked out when it is first asked for. */
  get whole(): number {
    if (this.hash === undefined) {
      let letters = '';
      for (const { latin } of this.words) letters += latin;
      this.hash = lettersHash(letters);
    }
    return this.hash;
  }
}

/** A name as its source spells it. Its words are shared by all that read it: as a person's, as an organisation's, and to tell which it is. */
export class WrittenName {
  private read: WrittenWords | undefined;

  constructor(readonly text: string) {}

  /** The words; what follows the first thousand characters or 32 words is not among them. */
  get written(): WrittenWords {
    this.read ??= new WrittenWords(wordsOf(this.text));
    return this.read;
  }
}
