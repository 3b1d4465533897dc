/** Returns an integer from 0 to below the bound. */
export type Below = (bound: number) => number;

const QUANTIFIER = /^(?:\?|\{(\d+)(?:,(\d+))?\})/;

/**
 * Generates a text that a pattern of the phone metadata matches: digits, classes, groups, `|`, `?` and
 * `{n,m}`.
 */
export function drawText(pattern: string, below: Below): string {
  const ways = splitWays(pattern);
  let rest = ways[below(ways.length)]!;
  let text = '';
  while (rest !== '') {
    const atom = firstAtom(rest);
    rest = rest.slice(atom.length);
    const [quantifier, least, most] = QUANTIFIER.exec(rest) ?? [''];
    rest = rest.slice(quantifier.length);
    const fewest = quantifier === '' ? 1 : Number(least ?? 0);
    const times = fewest + below(Number(most ?? (quantifier === '?' ? 1 : fewest)) - fewest + 1);
    for (let n = 0; n < times; n++) text += drawAtom(atom, below);
  }
  return text;
}

function drawAtom(atom: string, below: Below): string {
  if (atom === '$') return '';
  if (atom === '\\d') return String(below(10));
  if (atom.startsWith('(')) return drawText(atom.replace(/^\((?:\?:)?/, '').slice(0, -1), below);
  if (!atom.startsWith('[')) return atom;
  const spans = [...atom.matchAll(/(\d)(?:-(\d))?/g)];
  const [, first = '', last = first] = spans[below(spans.length)] ?? [];
  return String(Number(first) + below(Number(last) - Number(first) + 1));
}

function firstAtom(pattern: string): string {
  if (pattern.startsWith('\\')) return pattern.slice(0, 2);
  if (pattern.startsWith('[')) return pattern.slice(0, pattern.indexOf(']') + 1);
  if (!pattern.startsWith('(')) return pattern.slice(0, 1);
  let depth = 0;
  let end = 0;
  do depth += bracketAt(pattern, end++);
  while (depth > 0);
  return pattern.slice(0, end);
}

function splitWays(pattern: string): string[] {
  const ways: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < pattern.length; at++) {
    depth += bracketAt(pattern, at);
    if (pattern[at] !== '|' || depth > 0) continue;
    ways.push(pattern.slice(start, at));
    start = at + 1;
  }
  return [...ways, pattern.slice(start)];
}

function bracketAt(pattern: string, at: number): number {
  if (pattern[at] === '(') return 1;
  return pattern[at] === ')' ? -1 : 0;
}
