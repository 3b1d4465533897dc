import type { AuditRecord } from '../api/operations';
import type { DataColumn } from '../design/data-table';
import { english } from '../i18n/language';
import { AnchorLink, PersonName } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { actionName, objectName } from './action-names';
import classes from './audit.module.css';
import { actorOf, pageOf, shortened } from './record-parts';

/** Name of the user or key that caused a record. */
export function ActorName({ actor }: { readonly actor: string }) {
  const { name } = actorOf(actor);
  return <PersonName of={name} />;
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

/** Short form of a target; the kind says already that it is an evaluation. */
const nameOfTarget = (target: string): string => shortened(target).replace(/^evaluation /, '');

/** Object of a record: its kind, and a link to its page or a short ID. */
export function RecordObject({ record }: { readonly record: AuditRecord }) {
  const kind = objectName(record.action);
  return (
    <span className={classes.object}>
      {kind ? <span className={classes.kind}>{kind}</span> : null}
      {record.target === '' ? null : <Target record={record} />}
    </span>
  );
}

function Target({ record }: { readonly record: AuditRecord }) {
  const page = pageOf(record);
  if (page === null)
    return (
      <span className={classes.line} title={record.target}>
        {record.target.startsWith('user ') ? <PersonName of={record.target} /> : nameOfTarget(record.target)}
      </span>
    );
  return (
    <span className={classes.line} title={record.target}>
      <AnchorLink {...page}>{nameOfTarget(record.target)}</AnchorLink>
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
