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

interface Target {
  /** Technical name of the kind, such as `execution`; null if unknown. */
  readonly kind: string | null;
  /** ID or name of the object. */
  readonly name: string;
  /** Further objects of the same record. */
  readonly more: number;
}

const KIND_AND_NAME = /^([a-z-]+) (.+)$/s;

/** Returns the object of a record. Views of one minute are one record with several objects. */
export function targetOf({
  action,
  target,
  change,
}: Pick<AuditRecord, 'action' | 'target' | 'change'>): Target | null {
  // The target of a sign-in or a sign-out is the user or key that is the actor.
  if (action === 'session.create' || action === 'session.delete') return null;
  const listed = Array.isArray(change.targets) ? change.targets.map(String) : [];
  const [first, ...others] = target === '' ? listed.filter((one) => one !== '') : [target];
  if (first === undefined) return null;
  const [, kind, name] = KIND_AND_NAME.exec(first) ?? [];
  if (kind && name) return { kind, name, more: others.length };
  const [object = '', operation = ''] = action.split('.');
  return { kind: object === 'person' ? operation : object, name: first, more: others.length };
}

const PAGES = [
  [/^alert\.|^person\.(readAlert|exportAlert)$/, '/panel/alerts/$id'],
  [/^case\.|^person\.readCase$/, '/panel/cases/$id'],
  [
    /^execution\.|^person\.read(ManagedExecution|ExecutionReview|WorkflowExecution)$/,
    '/panel/verifications/$id',
  ],
  [/^list\.(?!delete)|^person\.readListEntries$/, '/panel/lists/$id'],
  [/^person\.(readEvaluation|testRuleOnEvaluation)$|^transaction\./, '/panel/evaluations/$id'],
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
