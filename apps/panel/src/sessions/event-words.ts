import type { StreamTimelineEvent } from '@assay/contract';

type What = StreamTimelineEvent['what'];

const text = (value: What[string] | undefined) => (typeof value === 'string' ? value : '');
const count = (value: What[string] | undefined) => (typeof value === 'number' ? value : 0);

/** `3 pasted`, for each count above none. */
const counted = (what: What, names: readonly (readonly [string, string])[]): string =>
  names
    .filter(([member]) => count(what[member]) > 0)
    .map(([member, words]) => `${count(what[member])} ${words}`)
    .join(', ');

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
const named = (what: What, otherwise: string) => (text(what.tag) ? `“${text(what.tag)}”` : otherwise);

const FIELD_COUNTS = [
  ['add', 'characters added'],
  ['del', 'deleted'],
  ['bs', 'backspaces'],
  ['paste', 'pasted'],
  ['copy', 'copied'],
  ['cut', 'cut'],
  ['drop', 'dropped in'],
  ['fill', 'filled in by the browser'],
  ['fake', 'by a script'],
] as const;

const WORDS: { readonly [kind: string]: (what: What) => string } = {
  env: (what) =>
    joined(
      `Window ${count(what.vw)} × ${count(what.vh)}`,
      text(what.lang),
      text(what.tz),
      count(what.auto) === 1 ? 'the browser says it is automated' : '',
    ),
  page: (what) => `Page ${named(what, text(what.path))} opened`,
  field: (what) => joined(`Field ${named(what, text(what.el))}`, counted(what, FIELD_COUNTS)),
  move: (what) => `Pointer moved ${count(what.len)} pixels`,
  click: (what) =>
    joined(
      `Press on ${named(what, text(what.el) || 'the page')}`,
      text(what.ptr),
      count(what.fake) > 0 ? 'made by a script' : '',
    ),
  seen: (what) => (count(what.on) === 1 ? 'Page in sight' : 'Page out of sight'),
  focus: (what) => (count(what.on) === 1 ? 'Window in focus' : 'Window out of focus'),
  online: (what) => (count(what.on) === 1 ? 'Online' : 'Offline'),
  resize: (what) => `Window ${count(what.w)} × ${count(what.h)}`,
  turn: (what) => `Device turned to ${count(what.angle)}°`,
  idle: (what) => `${Math.round(count(what.ms) / 1000)} s without input`,
  custom: (what) => joined(`“${text(what.name)}”`, text(what.data)),
  lost: (what) => `${count(what.n)} events lost`,
  end: () => 'Session finished',
};

/** One event of a timeline in words; a kind that we do not know keeps its name. */
export const eventInWords = ({ kind, what }: StreamTimelineEvent): string => WORDS[kind]?.(what) ?? kind;
