import { HONORIFICS } from '../data/person-words';
import type { PartyType } from '../model';
import { textHash } from './index/text-table';
import { findLegalForms, type LegalForm } from './legal-form';
import { type Lexeme, lexeme } from './lexeme';
import { respellForms } from './respell-forms';
import { soundFold } from './sound-fold';
import { type Word, wordsOf } from './words';

export type Role = 'family' | 'given' | null;

/** A name taken apart for comparing. */
export interface ParsedName {
  readonly type: PartyType;
  readonly words: readonly Lexeme[];
  /** For each word the part of a person's name it was given as, where that is known. */
  readonly roles: readonly Role[];
  readonly legalForms: readonly LegalForm[];
  /** Letters and digits of the whole name, legal forms included. */
  readonly letters: number;
  /** Hash of all letters without spaces, as romanisations agree on them: equal for names that differ in spaces alone. */
  readonly whole: number;
  /** Written in another script than Latin. */
  readonly foreign: boolean;
}

/** Parts of a person's name that its source tells apart. */
export interface NameParts {
  readonly given?: string | undefined;
  readonly family?: string | undefined;
}

const keyOf = (word: Word): string => (word.vowelless ? `~${word.latin}` : word.latin);

const lettersIn = (words: readonly Word[]): number => words.reduce((sum, { latin }) => sum + latin.length, 0);

const wholeHash = (words: readonly Word[]): number =>
  textHash(soundFold(words.map(({ latin }) => latin).join('')));

const ABD = /^abd[aeou]?[lrnsdt]?$/;
const ARTICLE = /^(?:al|el|ul|ur|ar|as|ad|an|us|ud|at|il|ol)$/;

/** "Abd al-Rahman", "Abdul Rahman" and "Abdulrahman" are one given name: the servant of the following word. */
function joinServants(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    let next = index + 1;
    if (ABD.test(word.latin) && words[next] && ARTICLE.test(words[next]!.latin) && words[next + 1]) next++;
    const noun = words[next];
    const glued =
      ABD.test(word.latin) && !word.beforeComma && noun && noun.latin.length > (noun.vowelless ? 1 : 2);
    if (glued) {
      const servant = word.vowelless ? 'abd' : 'abdul';
      joined.push({ ...noun, latin: servant + noun.latin });
      index = next;
    } else {
      joined.push(word);
    }
  }
  return joined;
}

/** Initials written without spaces are words of their own. */
const partInitials = (words: readonly Word[]): Word[] =>
  words.flatMap((word) =>
    word.dotted && word.latin.length <= 4 ? [...word.latin].map((latin) => ({ ...word, latin })) : [word],
  );

function withoutHonorifics(words: readonly Word[]): readonly Word[] {
  const kept = words.filter((word) => word.latin.length === 1 || !HONORIFICS.has(word.latin));
  return kept.length >= 2 || (kept.length === 1 && words.length === 1) ? kept : words;
}

function rolesByParts(words: readonly Word[], parts: NameParts): Role[] {
  const family = new Set(wordsOf(parts.family ?? '').map((word) => word.latin));
  const given = new Set(wordsOf(parts.given ?? '').map((word) => word.latin));
  return words.map(({ latin }) => (family.has(latin) ? 'family' : given.has(latin) ? 'given' : null));
}

function rolesByComma(words: readonly Word[]): Role[] {
  const comma = words.findIndex((word) => word.beforeComma);
  if (comma < 0 || comma === words.length - 1) return words.map(() => null);
  return words.map((_, index) => (index <= comma ? 'family' : 'given'));
}

function parsePerson(words: readonly Word[], parts: NameParts): ParsedName {
  const kept = joinServants(withoutHonorifics(partInitials(words)));
  const roles = parts.family !== undefined ? rolesByParts(kept, parts) : rolesByComma(kept);
  return {
    type: 'PERSON',
    words: kept.map((word) => lexeme(keyOf(word))),
    roles,
    legalForms: [],
    letters: lettersIn(words),
    whole: wholeHash(words),
    foreign: words.some((word) => word.foreign),
  };
}

/**
 * Takes a name apart: Latin words, roles from the parts or from "FAMILY, Given", honorifics dropped while a name of
 * two words remains, legal forms of organisations set aside.
 * @param text as its source spells it; what follows the first thousand characters or 32 words is not read
 */
export function parseName(text: string, type: PartyType, parts: NameParts = {}): ParsedName {
  const written = wordsOf(text);
  if (type === 'PERSON') return parsePerson(written, parts);
  const words = written.flatMap((word) =>
    word.vowelless ? [word] : respellForms(word.latin).map((latin) => ({ ...word, latin })),
  );
  const { forms, taken } = findLegalForms(words.map((word) => word.latin));
  const kept = words.filter((_, index) => !taken[index]);
  return {
    type,
    words: kept.map((word) => lexeme(keyOf(word))),
    roles: kept.map(() => null),
    legalForms: forms,
    letters: lettersIn(written),
    whole: wholeHash(written),
    foreign: words.some((word) => word.foreign),
  };
}
