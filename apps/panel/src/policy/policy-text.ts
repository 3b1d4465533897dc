import type { PolicyFile } from '@assay/management-api';
import { t } from '../i18n/language';
import { describeThen, modeLabel } from '../rules/draft';

/** One changed part of a policy as texts, for a comparison line by line. */
export interface PolicyChange {
  readonly id: string;
  readonly title: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Empty if the part was added. */
  readonly before: string;
  /** Empty if the part was removed. */
  readonly after: string;
}

type Rule = PolicyFile['rules'][number];

/** Returns the parts of a rule, one per line; the condition has a line for each `and` and `or`. */
function ruleText(rule: Rule): string {
  const lines = [
    `${t('Name')}: ${rule.name}`,
    `${t('Condition')}: ${rule.when_text.replace(/ (and|or) /g, '\n  $1 ')}`,
    `${t('Effect')}: ${describeThen(rule.then)}`,
    `${t('Mode')}: ${modeLabel(rule)}`,
    `${t('Category')}: ${rule.category ?? '–'}`,
    `${t('Priority')}: ${rule.priority}`,
  ];
  if (rule.starts_at) lines.push(`${t('Active from')}: ${rule.starts_at}`);
  if (rule.ends_at) lines.push(`${t('Until')}: ${rule.ends_at}`);
  return lines.join('\n');
}

/** Returns the members of an object, one per line; nested ones as JSON. */
const membersText = (value: object): string =>
  Object.entries(value)
    .map(([name, member]) => `${name}: ${typeof member === 'string' ? member : JSON.stringify(member)}`)
    .join('\n');

/** Returns the settings of a policy outside its rules, categories and lists. */
const settingsText = ({ thresholds, velocity, typologies }: PolicyFile): string =>
  [
    `${t('Review at')}: ${thresholds.review}`,
    `${t('Decline at')}: ${thresholds.decline}`,
    membersText(velocity ?? {}),
    ...(typologies ?? []).map((typology) => JSON.stringify(typology)),
  ]
    .filter(Boolean)
    .join('\n');

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Compares the parts of one kind by ID. */
function compared<Part extends Named>(
  kind: string,
  before: readonly Part[],
  after: readonly Part[],
  text: (part: Part) => string,
): readonly PolicyChange[] {
  const old = new Map(before.map((part) => [part.id, part]));
  const now = new Map(after.map((part) => [part.id, part]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [from, to] = [old.get(id), now.get(id)];
    const [first, last] = [from ? text(from) : '', to ? text(to) : ''];
    if (first === last) return [];
    return [
      {
        id: `${kind} ${id}`,
        title: `${kind} ${id}: ${(to ?? from)?.name ?? ''}`,
        kind: from ? (to ? ('changed' as const) : ('removed' as const)) : ('added' as const),
        before: first,
        after: last,
      },
    ];
  });
}

/** Returns the changed parts of a policy: settings first, then rules, categories and lists. */
export function policyChanges(before: PolicyFile, after: PolicyFile): readonly PolicyChange[] {
  const [old, now] = [settingsText(before), settingsText(after)];
  const settings: readonly PolicyChange[] =
    old === now
      ? []
      : [{ id: 'settings', title: t('Thresholds and settings'), kind: 'changed', before: old, after: now }];
  return [
    ...settings,
    ...compared(t('Rule'), before.rules, after.rules, ruleText),
    ...compared(t('Category'), before.categories, after.categories, membersText),
    ...compared(t('List'), before.lists, after.lists, membersText),
  ];
}
