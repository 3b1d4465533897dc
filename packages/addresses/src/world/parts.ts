import { plainText } from '../place-name';

/** A part of an address that commas or line ends set off. */
export interface Part {
  readonly text: string;
  /** The same by `plainText`. */
  readonly plain: string;
}

const MARKS = '.,;:،、，_/–—';
const OUTER = new RegExp(`^[\\s${MARKS}-]+|[\\s${MARKS}-]+$`, 'g');

/** Text without the marks around it; a closing dot of an abbreviation goes too. */
export const trimmed = (text: string): string => text.replace(OUTER, '').replace(/\s+/g, ' ');

/** A hyphen between blanks parts, but not two numbers of houses: `14 - 16`. */
const BREAK = /[,،，、\n\r\t]+|\s[-–—]\s(?!(?<=\d\p{L}?\s[-–—]\s)\d{1,4}\p{L}?(?:[,\s]|$))/u;
/** Who receives the mail at somebody else's address. */
const CARE_OF = /(?<![\p{L}\p{N}])(?:c\/o|℅|z\. ?hd\.|attn\.?|att:|a\/c)\s.*$/iu;

/** The parts of a text in their order; empty ones and who is asked for are left out. */
export function partsOf(text: string): Part[] {
  return text
    .split(BREAK)
    .map((part) => trimmed(part.replace(CARE_OF, '')))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => ({ text: part, plain: plainText(part) }));
}
