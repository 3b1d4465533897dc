import { reasonText } from '../alerts/reason-text';
import { dispositionName } from '../alerts/words';
import type { Queue, QueueItem, WholeItem } from '../api/queues';
import { builtInName, english, type Sentence, t, wordsOf } from '../i18n/language';

export const SOURCES = [
  { value: 'DECISIONS', label: english('Transactions in review') },
  { value: 'SCREENING', label: english('Screening cases') },
  { value: 'VERIFICATIONS', label: english('Verifications in review') },
  { value: 'ALERTS', label: english('Alerts of transaction monitoring') },
] as const satisfies readonly { value: Queue['source']; label: Sentence }[];

export type Decision = 'APPROVE' | 'DECLINE';
const VERBS: Readonly<Record<Decision, Sentence>> = {
  APPROVE: english('Approve'),
  DECLINE: english('Decline'),
};
/** A decision on an alert is a disposition. */
const DISPOSITION_OF = { APPROVE: 'FALSE_POSITIVE', DECLINE: 'SUSPICIOUS' } as const;

/** Names a decision on an item. */
export const verbOf = (source: WholeItem['source'], decision: Decision): string =>
  source === 'ALERTS' ? dispositionName(DISPOSITION_OF[decision]) : t(VERBS[decision]);

type Person = NonNullable<QueueItem['assignee']>;
/** Returns the name of a user; API keys are named by the end of their ID. */
export const personName = ({ id, name }: Person): string =>
  name ?? t(id.startsWith('key ') ? 'key …{end}' : 'user …{end}', { end: id.slice(-6) });

/** Returns the name of an item. */
export function itemName({ evaluation, case: found, execution, alert, id }: QueueItem): string {
  const person = (evaluation ?? execution)?.person;
  return (
    person?.name ??
    person?.email ??
    person?.user_id ??
    evaluation?.transaction_id ??
    found?.name ??
    execution?.workflow.name ??
    (alert ? wordsOf(alert.name) : id)
  );
}

/** Returns the main reason why an item is in the queue; null without one. */
export function reasonOf({ evaluation, case: found, execution, alert }: QueueItem): string | null {
  if (found)
    return t('{undecided} of {matches} matches undecided', {
      undecided: found.undecided,
      matches: found.matches,
    });
  const rule = evaluation?.reasons[0]?.name;
  if (rule !== undefined) return builtInName(rule);
  return execution?.workflow.name ?? (alert ? reasonText(alert.reason) : null);
}

const DONE: Readonly<Record<WholeItem['history'][number]['action'], Sentence>> = {
  CLAIMED: english('{who} claimed it'),
  ASSIGNED: english('{who} assigned it to {target}'),
  RELEASED: english('{who} released it'),
  CHANGED: english('{who} updated it'),
  NOTED: english('{who} added a note'),
  ATTACHED: english('{who} attached a file'),
  DETACHED: english('{who} removed a file'),
  PROPOSED: english('{who} proposed {decision}'),
  DECIDED: english('{who} decided {decision}'),
};

const WROTE_TO = english('{who} mentioned {target}');

/** Returns a history entry as text. */
export function doneWords({ action, by, decision, mentions }: WholeItem['history'][number]): string {
  const isWrittenTo = action === 'NOTED' && mentions.length > 0;
  return t(isWrittenTo ? WROTE_TO : DONE[action], {
    who: personName(by),
    target: mentions.map(personName).join(', '),
    decision: decision ?? '',
  });
}
