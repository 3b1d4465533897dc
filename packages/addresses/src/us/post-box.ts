import { RURAL_ROUTES } from './data/route-words';
import { type DeliveryLine, NO_LINE } from './secondary-unit';
import { type Token, wordsOf, written } from './tokens';

const BOX_ID = /^[\w-]*\d[\w-]*$|^[A-Z]{1,3}$/;

const BOX_WORDS = new Set(['BOX', 'DRAWER', 'BIN', 'CALLER', 'LOCKBOX', 'SERVICE', 'NO', '#', 'BX']);
/** Words that mean a box without further words. */
const LONE_BOX_WORDS = new Set(['CALLER', 'DRAWER', 'LOCKBOX', 'BOX']);
const GLUED_BOX = /^(?:POBOX|BOX|POB)(\d+)$/;

/** Returns the index after the words of a post office (`P O`, `POB`, `POST OFFICE`); `at` if there are none. */
function behindOffice(tokens: readonly Token[], at: number): number {
  const { word } = tokens[at]!;
  if (word === 'P' && tokens[at + 1]?.word === 'O') return at + 2;
  if (word === 'PO' || word === 'POB' || word === 'POBOX') return at + 1;
  return word === 'POST' && tokens[at + 1]?.word === 'OFFICE' ? at + 2 : at;
}

/** Reads a post office box at `at`, and the index after it. */
export function postBoxAt(
  tokens: readonly Token[],
  at: number,
  end: number,
): { box: string; next: number } | null {
  const { word } = tokens[at]!;
  const joined = GLUED_BOX.exec(word);
  if (joined) return { box: joined[1]!, next: at + 1 };
  let next = behindOffice(tokens, at);
  if (next === at && !LONE_BOX_WORDS.has(word)) return null;
  // `POB 12` and `P.O. 123` mean a box without the word.
  let isBox = word === 'POB' || word === 'POBOX' || (next > at && /^\d+$/.test(tokens[next]?.word ?? ''));
  while (next < end && BOX_WORDS.has(tokens[next]!.word)) {
    isBox = true;
    next += 1;
  }
  const id = tokens[next];
  if (!isBox || !id || next >= end || !BOX_ID.test(id.word)) return null;
  return boxId(tokens, next, end);
}

/** Reads the number of a box with letters before or after it: `CS 198422`, `164 A`. */
function boxId(tokens: readonly Token[], at: number, end: number): { box: string; next: number } {
  const [first, second] = [tokens[at]!, tokens[at + 1]];
  const isParted =
    at + 1 < end &&
    second !== undefined &&
    !second.begins &&
    ((/^[A-Z]{1,3}$/.test(first.word) && /^\d+$/.test(second.word)) ||
      (/^\d+$/.test(first.word) && /^[A-Z]$/.test(second.word) && at + 2 === end));
  const next = isParted ? at + 2 : at + 1;
  return { box: written(tokens, at, next)!, next };
}

/** Reads `BOX 123` or `# 123` after a route. */
function routeBox(tokens: readonly Token[], at: number, end: number): { box: string | null; next: number } {
  const first = at < end ? behindOffice(tokens, at) : at;
  const word = tokens[first]?.word;
  if (first >= end || (word !== 'BOX' && word !== 'BX' && word !== '#')) return { box: null, next: at };
  const next = tokens[first + 1]?.word === '#' ? first + 2 : first + 1;
  return next < end ? boxId(tokens, next, end) : { box: null, next: at };
}

const RURAL_BEGINNINGS = new Set(RURAL_ROUTES.map(([spelling]) => spelling.split(' ')[0]!));

/** Route and number without a space: `RR2`. */
const GLUED_ROUTE = /^(RR|HC)(\d+[A-Z]?)$/;

/** Reads rural and highway contract routes: `RR 2 BOX 152`. Words that can also be a street require the box. */
export function ruralRoute(
  tokens: readonly Token[],
  from: number,
  end: number,
): { line: DeliveryLine; next: number } | null {
  const glued = GLUED_ROUTE.exec(tokens[from]!.word);
  if (glued) {
    const { box, next } = routeBox(tokens, from + 1, end);
    return box === null
      ? null
      : { line: { ...NO_LINE, street_name: `${glued[1]} ${glued[2]}`, po_box: box }, next };
  }
  if (!RURAL_BEGINNINGS.has(tokens[from]!.word)) return null;
  for (const [spelling, standard] of RURAL_ROUTES) {
    const length = spelling.split(' ').length;
    if (wordsOf(tokens, from, Math.min(end, from + length)) !== spelling) continue;
    let at = from + length;
    // `Route Box # 100`: the route has no number.
    const own = standard === 'RR' && tokens[at]?.word === 'BOX' ? routeBox(tokens, at, end) : null;
    if (own && own.box !== null && /\d/.test(own.box))
      return { line: { ...NO_LINE, po_box: own.box }, next: own.next };
    if (tokens[at]?.word === '#' || tokens[at]?.word === 'NO') at += 1;
    const route = tokens[at];
    if (!route || at >= end || !/^\d+[A-Z]?$|^[A-Z]$/.test(route.word)) continue;
    const { box, next } = routeBox(tokens, at + 1, end);
    const isSure =
      standard === 'HC' ||
      spelling.startsWith('RURAL') ||
      spelling.replace(' ', '') === 'RR' ||
      spelling.startsWith('RFD');
    if (box === null && !isSure) continue;
    return { line: { ...NO_LINE, street_name: `${standard} ${route.word}`, po_box: box }, next };
  }
  return null;
}

/**
 * Reads `PSC 3 BOX 4120`, `UNIT 2050 BOX 4190` or `USS NIMITZ` before a military post office (Publication 28,
 * 22).
 */
export function militaryLine(tokens: readonly Token[], from: number, end: number): DeliveryLine | null {
  const { word } = tokens[from]!;
  if (word === 'PSC' || word === 'CMR' || word === 'UNIT' || word === 'OMC') {
    const number = tokens[from + 1];
    if (!number || from + 1 >= end || !/^\d+[A-Z]?$/.test(number.word)) return null;
    const { box } = routeBox(tokens, from + 2, end);
    return { ...NO_LINE, street_name: `${word} ${number.word}`, po_box: box };
  }
  if (word === 'USS' || word === 'USCGC' || word === 'USNS') {
    return { ...NO_LINE, street_name: written(tokens, from, end) };
  }
  return null;
}

/** Words that begin a box after a street: of a post office or of a bank's lockbox. */
const TRAILING_BOX = /^(?:P|PO|POB|POBOX|BOX|LOCKBOX|LB|LBX|DRAWER)$/;

/** Reads the box of `123 Main St PO Box 5` or `6000 Feldwood Rd Lockbox 402605`. */
export function trailingBox(
  tokens: readonly Token[],
  from: number,
  end: number,
): { box: string | null; before: number } {
  for (let at = from + 1; at < end; at++) {
    const { word } = tokens[at]!;
    if (!TRAILING_BOX.test(word)) continue;
    if (word === 'LB' || word === 'LBX') {
      const next = tokens[at + 1]?.word === '#' ? at + 2 : at + 1;
      if (next + 1 === end && /^\d{3,}$/.test(tokens[next]!.word))
        return { box: tokens[next]!.raw, before: at };
      continue;
    }
    const found = postBoxAt(tokens, at, end);
    if (found && found.next === end) return { box: found.box, before: at };
  }
  return { box: null, before: end };
}
