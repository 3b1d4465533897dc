const LOCAL = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

interface TimeProps {
  /** ISO 8601; null shows a dash. */
  readonly at: string | null;
}

/** A moment in the reader's own time zone, with the UTC one on pointing at it. */
export function Time({ at }: TimeProps) {
  if (at === null) return <span>–</span>;
  const moment = new Date(at);
  return (
    <time dateTime={at} title={moment.toISOString()} className="numeric">
      {LOCAL.format(moment)}
    </time>
  );
}
