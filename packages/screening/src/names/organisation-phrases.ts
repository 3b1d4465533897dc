import { ORGANISATION_PHRASES } from '../data/organisation-phrases';
import { knownOf } from './known-word';
import type { Word } from './words';

interface Phrase {
  readonly written: readonly string[];
  readonly english: readonly string[];
}

/** Phrases by their first word, the longest first. */
function readPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const line of ORGANISATION_PHRASES.trim().split('\n')) {
    const [written = [], english = []] = line.split(' = ').map((side) => side.split(' '));
    const first = written[0]!;
    phrases.set(
      first,
      [...(phrases.get(first) ?? []), { written, english }].sort(
        (a, b) => b.written.length - a.written.length,
      ),
    );
  }
  return phrases;
}

const PHRASES = readPhrases();

function beginsPhrase(word: Word): boolean {
  const known = knownOf(word);
  known.beginsPhrase ??= PHRASES.has(word.latin);
  return known.beginsPhrase;
}

/** Words with the phrases among them in English. What a word came from stays with it. */
export function phrasesInEnglish(words: readonly Word[]): readonly Word[] {
  if (!words.some(beginsPhrase)) return words;
  const found: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const phrase = PHRASES.get(word.latin)?.find(({ written }) =>
      written.every((part, offset) => words[at + offset]?.latin === part),
    );
    if (phrase === undefined) found.push(word);
    else found.push(...phrase.english.map((latin) => ({ ...word, latin })));
    at += phrase?.written.length ?? 1;
  }
  return found;
}
