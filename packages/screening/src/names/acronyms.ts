import type { LegalForm } from './legal-form';
import type { Lexeme } from './lexeme';
import type { Side } from './name-side';

/** Two letters are short for anything. */
const SHORTEST = 3;
const LONGEST = 6;

/** Whether a word may be short for others. */
export const isShort = ({ text, vowelless, loan }: Lexeme): boolean =>
  !vowelless && !loan && text.length >= SHORTEST && text.length <= LONGEST;

/** The initials of an organisation's words, and those with the words of its legal forms behind them: "NIO" and "NIOC". */
export function acronymsOf(words: readonly Lexeme[], forms: readonly LegalForm[]): readonly string[] {
  let initials = '';
  for (const word of words)
    if (!word.particle && !word.numeric && !word.vowelless && !word.character) initials += word.text[0]!;
  const formed = forms.reduce(
    (all, { spelling }) => all + spelling.split(' ').reduce((letters, part) => letters + part[0]!, ''),
    initials,
  );
  return [...new Set([initials, formed])].filter(({ length }) => length >= SHORTEST && length <= LONGEST);
}

/** Whether the only word left over on one side is short for the words left over on the other. */
export const isAcronym = (short: Side, long: Side, forms: readonly LegalForm[]): boolean => {
  if (short.leftCount !== 1 || long.leftCount <= 1) return false;
  const word = short.words.find((_, index) => short.isLeft(index))!;
  return isShort(word) && acronymsOf(long.leftWords(), forms).includes(word.text);
};
