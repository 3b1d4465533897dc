import {
  ADDRESS_LABELS,
  COMPANY_WORDS,
  DOCUMENT_WORDS,
  ISSUER_DATA,
  ISSUER_LABELS,
  NAME_LABELS,
  POSTAL_NOTES,
  RECIPIENT_LABELS,
  SALUTATIONS,
} from './data/letter-words';
import type { PaperBlock, PaperLine } from './paper-lines';
import { isJoinedPlace, isPlaceLine } from './place-line';

/** Name and address of the addressee of a document. */
interface Recipient {
  readonly name: string | null;
  /** Lines of the address without the name. */
  readonly address: readonly string[];
}

/** Addressee and issuer of a letter, a bill or a statement. */
export interface Letter {
  readonly recipient: Recipient | null;
  /** Blocks with an address of the issuer. */
  readonly issuer: readonly (readonly string[])[];
}

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').replace(/’/g, "'").toLowerCase().trim();

/** Pages begin at multiples of this distance (`inspectPdf`). */
const PAGE_STEP = 10_000;

/**
 * Vertical area of the address window in points from the top of the page: DIN 5008 A and B, NF Z 11-001, UK and
 * US #10 windows lie between 27 and 100 mm, with a margin for statements below a letterhead.
 */
const [WINDOW_TOP, WINDOW_BOTTOM] = [70, 340];
/** Footers begin below this position. */
const FOOTER = 700;

const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const HONORIFIC = /\s*(?:様|殿|さま|귀하|님|先生收?|女士收?|收)$/u;

/** Checks for a line that may be the name of a person. */
function isPersonLine(line: string): boolean {
  const folded = fold(line);
  if (HONORIFIC.test(line)) return true;
  if (COMPANY_WORDS.test(folded) || DOCUMENT_WORDS.test(folded)) return false;
  if (!/^[\p{L}\p{M}.,'’&()/\- ]{4,70}$/u.test(line)) return false;
  return / \p{L}/u.test(line.trim());
}

/** A name whose spaces OCR has lost: `CAMILLEDURAND`. */
const isJoinedName = (line: string): boolean =>
  /^\p{Lu}{8,40}$/u.test(line) && !COMPANY_WORDS.test(fold(line)) && !DOCUMENT_WORDS.test(fold(line));

/** Checks for the sender's address in one line above the recipient, as in windows: `Firma · Weg 1 · 12345 Ort`. */
const isReturnLine = (line: string, size: number, next: number | undefined): boolean =>
  /\d/.test(line) &&
  (/\s[·•|*–-]\s|,.*,/.test(line) || (next !== undefined && size < 0.85 * next)) &&
  isPlaceLine(line);

const isNote = (line: string): boolean => {
  const folded = fold(line);
  return SALUTATIONS.test(folded) || POSTAL_NOTES.test(folded) || RECIPIENT_LABELS.test(folded);
};

/** Returns the lines of a block without the sender's line, postal notes and salutations above the name. */
function cleaned({ lines, sizes }: PaperBlock): readonly string[] {
  let from = 0;
  while (
    from < lines.length - 1 &&
    (isNote(lines[from]!) || isReturnLine(lines[from]!, sizes[from]!, sizes[from + 1]))
  )
    from += 1;
  return lines.slice(from);
}

interface Candidate {
  readonly block: PaperBlock;
  readonly lines: readonly string[];
  readonly isIssuer: boolean;
  readonly score: number;
}

const isStreetLine = (line: string): boolean => /\p{N}/u.test(line) && /\p{L}{2}/u.test(line);

/** Rates a block with an address; null for a block without one. */
function rated(block: PaperBlock, firstPage: number, label: string | null): Candidate | null {
  const lines = cleaned(block);
  const place = lines.findIndex((line) => isPlaceLine(line) || isJoinedPlace(line));
  if (place < 0 || (place === 0 && lines.length === 1)) return null;
  const page = Math.floor(block.top / PAGE_STEP);
  const offset = block.top - page * PAGE_STEP;
  const all = block.lines.map(fold);
  const first = lines[0]!;
  const isOfIssuer = label !== null && ISSUER_LABELS.test(label);
  const hasData = all.some((line) => ISSUER_DATA.test(line));
  const isCompany = COMPANY_WORDS.test(fold(first));
  const isPerson = lines.some(
    (line, at) => (at < 2 || HONORIFIC.test(line)) && isPersonLine(line) && at !== place,
  );
  const inWindow = page === firstPage && offset >= WINDOW_TOP && offset <= WINDOW_BOTTOM;
  const score =
    (isPerson ? 3 : isJoinedName(first) ? 1 : 0) +
    (lines.some((line, at) => at !== place && isStreetLine(line)) ? 2 : 0) +
    (label !== null && RECIPIENT_LABELS.test(label) ? 3 : 0) +
    (all.some((line) => SALUTATIONS.test(line)) ? 1 : 0) +
    (inWindow ? 2 : 0) -
    (isOfIssuer ? 5 : 0) -
    (hasData ? 4 : 0) -
    (isCompany ? 2 : 0) -
    (offset < WINDOW_TOP ? 2 : 0) -
    (offset > FOOTER ? 3 : 0) -
    (page === firstPage ? 0 : 2);
  return { block, lines, isIssuer: isOfIssuer || hasData || isCompany, score };
}

/** Minimum score of a recipient: for example a name in the window, or a company with a street in the window. */
const MIN_SCORE = 2;

/** Returns the text right above a block with its left edge, or its own first line; folded. */
function labelOf(block: PaperBlock, blocks: readonly PaperBlock[]): string | null {
  const own = fold(block.lines[0]!);
  if (RECIPIENT_LABELS.test(own) || ISSUER_LABELS.test(own)) return own;
  const above = blocks.find(
    ({ lines, left, top, sizes }) =>
      lines.length === 1 &&
      Math.abs(left - block.left) < 12 &&
      block.top - top > 0 &&
      block.top - top < 4 * sizes[0]!,
  );
  return above ? fold(above.lines[0]!) : null;
}

/** Returns lines up to the last one of an address: its town, and a country below it. */
function addressEnd(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => isPlaceLine(line) || isJoinedPlace(line));
  // `1137 Budapest`, `Pozsonyi út 24.`: in Hungary the street is below the town.
  if (!lines.slice(0, last).some(isStreetLine) && isStreetLine(lines[last + 1] ?? ''))
    return lines.slice(0, last + 2);
  const isBox = /\bBOX:?\s*\d+$/i.test(lines[last] ?? '');
  // `P.O. Box 11234`, `Dubai`, `United Arab Emirates`: the town is below the box.
  if (isBox) return lines.slice(0, last + 3);
  const next = lines[last + 1];
  const isCountry =
    next !== undefined && /^\p{L}[\p{L} .'-]{3,40}$/u.test(next) && !DOCUMENT_WORDS.test(fold(next));
  return lines.slice(0, last + (isCountry ? 2 : 1));
}

/** Splits a block into name and address. */
function recipientIn(lines: readonly string[]): Recipient {
  const honored = lines.findIndex((line) => HONORIFIC.test(line));
  if (honored >= 0)
    return {
      name: lines[honored]!.replace(HONORIFIC, '').trim() || null,
      address: lines.filter((_, at) => at !== honored).map((line) => line.replace(/^〒\s*/, '〒')),
    };
  const [first = '', ...rest] = lines;
  if (isStreetLine(first) && !EAST_ASIAN.test(first)) return { name: null, address: addressEnd(lines) };
  return { name: first.replace(/[,;]$/, ''), address: addressEnd(rest.filter((line) => !isNote(line))) };
}

/** Maximum number of lines of an address after its label. */
const MAX_LABELLED = 5;
/** Maximum length of an address after its label. */
const MAX_ADDRESS = 300;

/** Returns the value of an address label: after it, and in the lines below until another label begins. */
function labelledAddress(lines: readonly PaperLine[]): readonly string[] | null {
  for (const [at, { cells, size, middle }] of lines.entries()) {
    for (const [place, cell] of cells.entries()) {
      const label = ADDRESS_LABELS.exec(fold(cell.text))?.[0];
      if (label === undefined) continue;
      const inline = cell.text.slice(label.trimEnd().length).replace(/^[\s:：.]+/, '');
      const beside = inline === '' ? cells[place + 1] : undefined;
      const value = inline || beside?.text || '';
      const found = value === '' ? [] : [value];
      let bottom = middle;
      for (const below of lines.slice(at + 1, at + 1 + MAX_LABELLED)) {
        if (found.some(isPlaceLine) || below.middle - bottom > 2.1 * Math.max(size, below.size)) break;
        const next = below.cells.find(
          ({ left }) =>
            Math.abs(left - (beside?.left ?? cell.left)) < 12 || (left > cell.left && left < cell.right),
        );
        if (!next || /^[\p{L} .'-]{2,30}[:：]/u.test(next.text)) break;
        found.push(next.text);
        bottom = below.middle;
      }
      const text = found.join(' ');
      if (text.length > MAX_ADDRESS) continue;
      if (/\p{N}/u.test(text) && /\p{L}{3}|[\u3400-\u9fff]/u.test(text)) return found;
    }
  }
  return null;
}

/** Returns the value of a name label. */
function labelledName(lines: readonly PaperLine[]): string | null {
  for (const { cells } of lines) {
    for (const [place, { text }] of cells.entries()) {
      const label = NAME_LABELS.exec(fold(text))?.[0];
      if (label === undefined) continue;
      const value =
        text.slice(label.trimEnd().length).replace(/^[\s:：.]+/, '') || (cells[place + 1]?.text ?? '');
      const name = value.replace(HONORIFIC, '').trim();
      const isName = isPersonLine(name) || (EAST_ASIAN.test(name) && /^[\p{L} 　]{2,20}$/u.test(name));
      if (isName && !isPlaceLine(name)) return name;
    }
  }
  return null;
}

/** Maximum number of lines that are searched; the letter is on the first pages. */
const MAX_SEARCHED = 600;
const MAX_CANDIDATES = 60;

/**
 * Finds the recipient of a document by the position and the content of its text blocks, and separates the
 * addresses of its issuer. Labeled values (`Address: …`) are used if no block is addressed to a person.
 */
export function readLetter(all: readonly PaperLine[], blocks: readonly PaperBlock[]): Letter {
  const lines = all.slice(0, MAX_SEARCHED);
  const firstPage = Math.floor((lines[0]?.middle ?? 0) / PAGE_STEP);
  const candidates = blocks
    .slice(0, MAX_SEARCHED)
    .flatMap((block) => {
      const found = rated(block, firstPage, labelOf(block, blocks.slice(0, MAX_SEARCHED)));
      return found ? [found] : [];
    })
    .slice(0, MAX_CANDIDATES);
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  const [name, address] = [labelledName(lines), labelledAddress(lines)];
  const isAddressed = best !== undefined && best.score >= MIN_SCORE;
  const read = isAddressed ? recipientIn(best.lines) : null;
  const isLabelled = address !== null && (read === null || best!.score < MIN_LABELLED);
  const recipient = isLabelled
    ? { name: name ?? read?.name ?? null, address }
    : read
      ? { name: isNamed(read.name) ? read.name : (name ?? read.name), address: read.address }
      : name === null
        ? null
        : { name, address: [] };
  return {
    recipient,
    issuer: candidates.filter((one) => one !== best && one.isIssuer).map(({ block }) => block.lines),
  };
}

/** Score from which a block is preferred to a labeled address. */
const MIN_LABELLED = 5;
const isNamed = (name: string | null): boolean => name !== null && (isPersonLine(name) || isJoinedName(name));
