import { ORGANISATION_PHRASES } from '../data/organisation-phrases';

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

/** Words with the phrases among them in English. What a word came from stays with it. */
export function phrasesInEnglish<Item extends { readonly latin: string }>(
  words: readonly Item[],
): readonly Item[] {
  if (!words.some(({ latin }) => PHRASES.has(latin))) return words;
  const found: Item[] = [];
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
