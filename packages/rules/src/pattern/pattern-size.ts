/** A group of a pattern during counting. */
interface Group {
  /** States of its content so far. */
  states: number;
  /** States of its last part, which a repeat would multiply. */
  last: number;
}

/** States of an empty group: its two ends and the empty content. */
const EMPTY_GROUP = 3;
/** States of an alternative: its fork, and the empty content after it. */
const ANOTHER_WAY = 2;
/** Forks of `*`, which needs two if a part may be empty. */
const ANY_NUMBER = 2;

/** An escape for one character class or one place: `\d`, `\pL`, `\p{Greek}`, `\x{1F600}`. */
const ESCAPE = /\\(?:[pP](?:\{[^}]*\}|.)|x(?:\{[^}]*\}|[0-9A-Fa-f]{2})|[0-7]{1,3}|[\s\S])/uy;
const CLASS = /\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]?/uy;
const GROUP_HEAD = /\((?:\?(?:P?<[^>]*>|[a-zA-Z-]*:))?/uy;
const FLAGS = /\(\?[a-zA-Z-]*\)/uy;
const QUOTED = /\\Q([\s\S]*?)(?:\\E|$)/uy;
const REPEAT = /\{(\d{1,6})(,?)(\d{0,6})\}/uy;

/** Matches a sticky expression at a position; null without a match. */
function at(expression: RegExp, source: string, place: number): RegExpExecArray | null {
  expression.lastIndex = place;
  return expression.exec(source);
}

function addPart(group: Group, states: number): void {
  group.states += states;
  group.last = states;
}

/** Repeats the last part of a group: every copy is expanded, and every optional copy is a fork. */
function repeatLast(group: Group, copies: number, forks: number): void {
  const added = group.last * (copies - 1) + forks;
  group.states += added;
  group.last += added;
}

function repeatOf([, least = '', open = '', most = '']: RegExpExecArray): { copies: number; forks: number } {
  const fewest = Number(least);
  if (open === '') return { copies: Math.max(1, fewest), forks: 0 };
  if (most === '') return { copies: fewest + 1, forks: ANY_NUMBER };
  return { copies: Math.max(1, Number(most)), forks: Math.max(0, Number(most) - fewest) };
}

/**
 * Counts the states of a pattern with expanded repeats, in time proportional to its text. It runs before
 * compilation, which would take time proportional to the states. The compiler checks whether the pattern is
 * valid.
 */
export function patternSize(source: string): number {
  const groups: Group[] = [{ states: EMPTY_GROUP, last: 0 }];
  for (let place = 0; place < source.length; ) {
    const group = groups.at(-1)!;
    const character = source[place];
    let read: RegExpExecArray | null = null;
    if (character === '\\') {
      read = at(QUOTED, source, place);
      if (read === null) {
        read = at(ESCAPE, source, place);
        addPart(group, 1);
      } else {
        group.states += read[1]!.length;
        group.last = 1;
      }
    } else if (character === '[') {
      read = at(CLASS, source, place);
      addPart(group, 1);
    } else if (character === '(') {
      read = at(FLAGS, source, place);
      if (read === null) {
        read = at(GROUP_HEAD, source, place);
        groups.push({ states: EMPTY_GROUP, last: 0 });
      }
    } else if (character === ')' && groups.length > 1) {
      groups.pop();
      addPart(groups.at(-1)!, group.states);
    } else if (character === '*' || character === '+' || character === '?') {
      repeatLast(group, 1, ANY_NUMBER);
    } else if (character === '|') {
      addPart(group, ANOTHER_WAY);
    } else if (character === '{') {
      read = at(REPEAT, source, place);
      if (read === null) addPart(group, 1);
      else {
        const { copies, forks } = repeatOf(read);
        repeatLast(group, copies, forks);
      }
    } else addPart(group, 1);
    place += read === null ? 1 : Math.max(1, read[0].length);
  }
  return groups.reduce((sum, { states }) => sum + states, 0);
}
