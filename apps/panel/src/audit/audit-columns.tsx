import type { AuditRecord } from '../api/operations';
import type { DataColumn } from '../design/data-table';
import { english, t } from '../i18n/language';
import { AnchorLink, PersonName } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { actionName, kindName } from './action-names';
import classes from './audit.module.css';
import { actorOf, pageOf, shortened, targetOf } from './record-parts';

/** Name of the user or key that caused a record. */
export function ActorName({ actor }: { readonly actor: string }) {
  const { name } = actorOf(actor);
  return name === 'link' ? t('Verification link') : <PersonName of={name} />;
}

function Action({ action }: Pick<AuditRecord, 'action'>) {
  const name = actionName(action);
  return (
    <span className={classes.line} title={action}>
      {name ? <span className={classes.action}>{name}</span> : null}
      <code className={classes.technical}>{action}</code>
    </span>
  );
}

/** Object of a record as a link to its page, or as a short ID. */
export function RecordObject({ record }: { readonly record: AuditRecord }) {
  const target = targetOf(record);
  if (target === null) return null;
  const { kind, name, more } = target;
  const full = kind === null ? name : `${kind} ${name}`;
  const page = pageOf({ action: record.action, target: record.target === '' ? name : record.target });
  const kindText = kind === null ? null : kindName(kind);
  const text = kindText === null ? shortened(name) : `${kindText} ${shortened(name)}`;
  return (
    <span className={classes.line} title={full}>
      {kind === 'user' ? <PersonName of={full} /> : page ? <AnchorLink {...page}>{text}</AnchorLink> : text}
      {more > 0 ? ` ${t('and {count} more', { count: more })}` : null}
    </span>
  );
}

/** Columns of the audit log; each record takes one line. */
export const AUDIT_COLUMNS: readonly DataColumn<AuditRecord>[] = [
  { id: 'time', name: english('Time'), kind: 'digits', line: 'end', cell: ({ at }) => <ShortTime at={at} /> },
  {
    id: 'actor',
    name: english('Actor'),
    line: 'meta',
    cell: ({ actor }) => (
      <span className={classes.line} title={actor}>
        <ActorName actor={actor} />
      </span>
    ),
  },
  { id: 'action', name: english('Action'), line: 'title', cell: ({ action }) => <Action action={action} /> },
  {
    id: 'object',
    name: english('Object'),
    line: 'meta',
    cell: (record) => <RecordObject record={record} />,
  },
  { id: 'number', name: english('No.'), kind: 'figure', cell: ({ sequence }) => sequence },
];
