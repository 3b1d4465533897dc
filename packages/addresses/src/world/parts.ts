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

/** The parts of a text in their order; empty ones are left out. */
export function partsOf(text: string): Part[] {
  return text
    .split(/[,،，、\n\r\t]+|\s[-–—]\s/)
    .map(trimmed)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => ({ text: part, plain: plainText(part) }));
}
