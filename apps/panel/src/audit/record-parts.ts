import type { AuditRecord } from '../api/operations';
import type { Destination } from '../ui/shown-values';

interface Actor {
  /** Name of a key, or the actor as recorded. */
  readonly name: string;
  /** Prefix of the key; null for other actors. */
  readonly keyPrefix: string | null;
}

/** Splits an actor such as `key assay_live_ab (Shop)` into name and prefix. */
export function actorOf(actor: string): Actor {
  const [, keyPrefix, name] = /^key (\S+) \((.+)\)$/.exec(actor) ?? [];
  return keyPrefix && name ? { name, keyPrefix } : { name: actor, keyPrefix: null };
}

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/;

/** Shortens IDs in a text to their last 8 characters, which differ between IDs of the same time. */
export const shortened = (text: string): string =>
  text.replaceAll(new RegExp(UUID, 'g'), (id) => `…${id.slice(-8)}`);

const PAGES = [
  [/^alert\./, '/panel/alerts/$id'],
  [/^case\.|^person\.readCase$/, '/panel/cases/$id'],
  [/^execution\.|^person\.read(Managed|Workflow)?Execution(Review)?$/, '/panel/verifications/$id'],
  [/^list\.(?!delete)|^person\.readListEntries$/, '/panel/lists/$id'],
  [/^person\.readEvaluation$|^transaction\./, '/panel/evaluations/$id'],
  [/^person\.readStream$/, '/panel/sessions/$id'],
  [/^person\.(readAlert|exportAlert)$/, '/panel/alerts/$id'],
] as const;

/** Returns the page of the object of a record; null without one. */
export function pageOf({
  action,
  target,
}: Pick<AuditRecord, 'action' | 'target'>): Required<Pick<Destination, 'to' | 'params'>> | null {
  const to = PAGES.find(([pattern]) => pattern.test(action))?.[1];
  const id = to === '/panel/lists/$id' ? target : UUID.exec(target)?.[0];
  return to && id ? { to, params: { id } } : null;
}

/** Members of a change that list values, and so are never a pair of old and new value. */
const LISTS = new Set(['targets', 'networks', 'permissions', 'flags', 'members', 'fields', 'sources']);

export interface ChangePart {
  readonly name: string;
  /** undefined if the record has no previous value. */
  readonly before?: string;
  readonly after: string;
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(written).join(', ');
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

/** Returns the members of a change; arrays of two are a previous and a new value. */
export const changeParts = (change: AuditRecord['change']): readonly ChangePart[] =>
  Object.entries(change).map(([name, value]: [string, unknown]) =>
    Array.isArray(value) && value.length === 2 && !LISTS.has(name)
      ? { name, before: written(value[0]), after: written(value[1]) }
      : { name, after: written(value) },
  );
