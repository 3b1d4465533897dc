import type { ReactNode } from 'react';
import classes from './figures.module.css';

interface SmallTableProps {
  /** Accessible name. */
  readonly name: string;
  /** Headings; the first column names the rows, the others contain numbers. */
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly cells: readonly ReactNode[];
    /** Tones of the cells after the first one, to mark good and bad counts. */
    readonly tones?: readonly ('positive' | 'negative' | null)[];
  }[];
}

/** Table with few columns for narrow places, such as the results next to an editor. */
export function SmallTable({ name, head, rows }: SmallTableProps) {
  return (
    <div className={classes.smallTableBox}>
      <table className={classes.smallTable}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {head.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...cells], tones = [] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]} data-tone={tones[at] ?? undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
