import { CELL_ALPHABET } from '../mrz/cells/cell-net';
import type { CellReading } from '../mrz/cells/read-cells';
import { MRZ_LAYOUTS, type MrzFormat, type MrzLayout, type Stretch } from '../mrz/data/layouts';
import { STATE_CODES } from '../mrz/data/states';
import { type Mrz, parseMrz } from '../mrz/parse';
import type { MrzReading } from '../mrz/read-rows';
import { withTypes } from '../mrz/repair';

/** The readings of a zone in one image before they are combined. */
export interface ZoneEvidence {
  readonly lines: MrzReading | null;
  readonly cells: readonly CellReading[];
}

/** The image of a zone as a voter. */
export interface ZoneVoter {
  /** Result of the image alone. */
  readonly zone: MrzReading | null;
  readonly evidence: readonly ZoneEvidence[];
}

/** Probability of each character of the network's alphabet, per position and line, for one image. */
type Ballot = readonly (readonly Float32Array[])[];

/** Weight of the line reader's characters, because it gives no probabilities per character. */
const LINE_READER = 0.7;
/** Minimum probability of a character, so that no image can exclude one. */
const LEAST = 0.01;
/** Minimum confidence for a vote; a reading from a grid that doesn't fit doesn't vote. */
const MIN_CONFIDENCE = 0.6;
/**
 * Minimum confidence of a character in only one image, and maximum confidence of other images in a different
 * one.
 */
const SURE_ALONE = 0.9;
const DOUBTFUL = 0.6;

const placeIn = new Map([...CELL_ALPHABET].map((character, place) => [character, place]));

const top = (places: Float32Array): number => {
  let best = 0;
  for (let at = 1; at < places.length; at++) if (places[at]! > places[best]!) best = at;
  return best;
};

function ballotOf({ evidence }: ZoneVoter, format: MrzFormat, layout: MrzLayout): Ballot | null {
  const sums = Array.from({ length: layout.lines }, () =>
    Array.from({ length: layout.length }, () => new Float32Array(CELL_ALPHABET.length)),
  );
  let voices = 0;
  const add = (of: (line: number, at: number, into: Float32Array) => void) => {
    voices++;
    for (const [line, row] of sums.entries()) for (const [at, into] of row.entries()) of(line, at, into);
  };
  for (const { lines, cells } of evidence) {
    const net = cells
      .filter(({ mrz, sureness }) => mrz.format === format && sureness >= MIN_CONFIDENCE)
      .reduce<CellReading | null>((best, one) => (best && best.sureness >= one.sureness ? best : one), null);
    if (net)
      add((line, at, into) => {
        const cell = net.rows[line]![at]!;
        for (let place = 0; place < into.length; place++) into[place]! += cell[place]!;
      });
    if (lines?.mrz.format === format)
      add((line, at, into) => {
        const place = placeIn.get(lines.mrz.lines[line]![at]!) ?? 0;
        const rest = (1 - LINE_READER) / into.length;
        for (let other = 0; other < into.length; other++) into[other]! += rest;
        into[place]! += LINE_READER;
      });
  }
  if (voices === 0) return null;
  for (const row of sums)
    for (const places of row) for (let at = 0; at < places.length; at++) places[at]! /= voices;
  return sums;
}

interface Choice {
  readonly character: string;
  /** True if images agree on it, or one has high confidence and none contradicts it. */
  readonly isSettled: boolean;
}

/** Returns the most likely character at a position from all images together. */
function chosen(ballots: readonly Ballot[], line: number, at: number): Choice {
  const votes = ballots.map((ballot) => ballot[line]![at]!);
  const sums = new Float32Array(CELL_ALPHABET.length);
  for (const vote of votes)
    for (let place = 0; place < sums.length; place++) sums[place]! += Math.log(vote[place]! + LEAST);
  const winner = top(sums);
  const others = votes.filter((vote) => top(vote) !== winner);
  const isAgreed = votes.length - others.length >= 2;
  const isSureAlone =
    votes.some((vote) => vote[winner]! >= SURE_ALONE) && others.every((vote) => vote[top(vote)]! < DOUBTFUL);
  return { character: CELL_ALPHABET[winner]!, isSettled: isAgreed || isSureAlone };
}

const LOOSE = ['documentCode', 'issuer', 'nationality', 'sex', 'names'] as const;

const isIn = ([on, from, to]: Stretch, line: number, at: number): boolean =>
  line === on && at >= from && at < to;

/** Returns the format of most zones; null without one. */
function formatOf(voters: readonly ZoneVoter[]): MrzFormat | null {
  const counts = new Map<MrzFormat, number>();
  for (const { zone } of voters)
    if (zone) counts.set(zone.mrz.format, (counts.get(zone.mrz.format) ?? 0) + (zone.mrz.isValid ? 10 : 1));
  return (
    [...counts].reduce<readonly [MrzFormat, number] | null>(
      (best, one) => (best && best[1] >= one[1] ? best : one),
      null,
    )?.[0] ?? null
  );
}

const withRows = (lines: readonly string[], [line, from, to]: Stretch, of: readonly string[]) =>
  lines.map((text, at) =>
    at === line ? text.slice(0, from) + of[line]!.slice(from, to) + text.slice(to) : text,
  );

/** Returns the fields without a check digit: each letter by vote if images agree, else from the best image. */
function withLoose(
  mrz: Mrz,
  voted: readonly string[],
  settled: (line: number, at: number) => boolean,
  now: number,
): Mrz {
  const { fields } = MRZ_LAYOUTS[mrz.format];
  const mixed = mrz.lines.map((text, line) =>
    [...text].map((character, at) => (settled(line, at) ? voted[line]![at]! : character)).join(''),
  );
  const isCode = (lines: readonly string[], [line, from, to]: Stretch) =>
    STATE_CODES.has(lines[line]!.slice(from, to).replace(/<+$/, ''));
  const lines = LOOSE.reduce<readonly string[]>((rows, name) => {
    const isCountry = name === 'issuer' || name === 'nationality';
    const isWorse = isCountry && isCode(mrz.lines, fields[name]) && !isCode(mixed, fields[name]);
    return isWorse ? rows : withRows(rows, fields[name], mixed);
  }, mrz.lines);
  return parseMrz(lines, now) ?? mrz;
}

/**
 * Combines several images of a zone: at each position, the character that all readings together make most
 * likely. Numbers and dates are used if every check digit is valid and images agree on each of their
 * characters, other letters if images agree.
 * @param voters the best image first
 * @returns null if the combination isn't better than the first image alone
 */
export function voteZone(voters: readonly ZoneVoter[], now: number): MrzReading | null {
  const format = formatOf(voters);
  if (!format) return null;
  const layout = MRZ_LAYOUTS[format];
  const ballots = voters.map((voter) => ballotOf(voter, format, layout)).filter((ballot) => ballot !== null);
  if (ballots.length < 2) return null;
  const choices = Array.from({ length: layout.lines }, (_, line) =>
    Array.from({ length: layout.length }, (_at, at) => chosen(ballots, line, at)),
  );
  const voted = withTypes(
    choices.map((row) => row.map(({ character }) => character).join('')),
    layout,
  );
  const isSettled = (line: number, at: number) => choices[line]![at]!.isSettled;
  const first = voters[0]?.zone ?? null;
  if (first?.mrz.isValid && first.mrz.format === format)
    return { ...first, mrz: withLoose(first.mrz, voted, isSettled, now) };
  const mrz = parseMrz(voted, now);
  if (mrz?.format !== format || !mrz.isValid) return null;
  const isLoose = (line: number, at: number) => LOOSE.some((name) => isIn(layout.fields[name], line, at));
  const isAgreed = choices.every((row, line) =>
    row.every((choice, at) => choice.isSettled || isLoose(line, at)),
  );
  return isAgreed ? { mrz, row: first?.row ?? 0, isSubstituted: false } : null;
}

/** Minimum confidence of a character, and minimum number of such differing characters that mean two documents. */
const SURELY = 0.95;
const MAX_DIFFERENCE = 7;

/** Returns the number if its check digit is valid in the reading. */
const numberOf = (zone: MrzReading | null): string | null =>
  zone?.mrz.checks.some(({ field, isRight }) => field === 'documentNumber' && isRight) && !zone.isSubstituted
    ? zone.mrz.documentNumber
    : null;

/**
 * Checks whether two images show zones of different documents: a different number with a valid check digit in
 * both, or too many differing characters with high confidence in both.
 */
export function showAnotherZone(one: ZoneVoter, other: ZoneVoter): boolean {
  const [a, b] = [numberOf(one.zone), numberOf(other.zone)];
  if (a !== null && b !== null && a !== b) return true;
  const format = one.zone?.mrz.format;
  if (!format || format !== other.zone?.mrz.format) return false;
  const layout = MRZ_LAYOUTS[format];
  const [mine, theirs] = [ballotOf(one, format, layout), ballotOf(other, format, layout)];
  if (!mine || !theirs) return false;
  let differing = 0;
  for (const [line, row] of mine.entries())
    for (const [at, places] of row.entries()) {
      const against = theirs[line]![at]!;
      const [own, rival] = [top(places), top(against)];
      if (own !== rival && places[own]! >= SURELY && against[rival]! >= SURELY) differing++;
    }
  return differing > MAX_DIFFERENCE;
}
