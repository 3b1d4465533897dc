import type { Queue, QueueItem, WholeItem } from '../api/queues';

export const SOURCES = [
  { value: 'DECISIONS', label: 'Calls in review' },
  { value: 'SCREENING', label: 'Screening cases' },
  { value: 'VERIFICATIONS', label: 'Verifications in review' },
] as const satisfies readonly { value: Queue['source']; label: string }[];

type Person = NonNullable<QueueItem['assignee']>;
/** A key has no name; it is told by the end of its id. */
export const personName = ({ id, name }: Person): string => name ?? `${id.split(' ')[0]} …${id.slice(-6)}`;

/** What an item is called in a list. */
export function itemName({ evaluation, case: found, execution, id }: QueueItem): string {
  if (evaluation)
    return (
      evaluation.person.name ??
      evaluation.person.email ??
      evaluation.person.user_id ??
      evaluation.transaction_id
    );
  return found?.name ?? execution?.workflow.name ?? id;
}

const DONE: Readonly<Record<WholeItem['history'][number]['action'], string>> = {
  CLAIMED: 'took it',
  ASSIGNED: 'assigned it',
  RELEASED: 'gave it back',
  CHANGED: 'changed it',
  NOTED: 'wrote',
  PROPOSED: 'proposed',
  DECIDED: 'decided',
};

/** What somebody did, in a few words. */
export function doneWords({ action, decision, mentions }: WholeItem['history'][number]): string {
  const to = mentions.length === 0 ? '' : ` to ${mentions.map(personName).join(', ')}`;
  return `${DONE[action]}${decision ? ` ${decision}` : ''}${to}`;
}
