import { Button, Paper } from '@mantine/core';
import { useRef } from 'react';
import type { CaseMatch } from '../api/screening';
import { StateBadge } from '../design/state-badge';
import { percentage, t } from '../i18n/language';
import { useRowKeys } from '../ui/keys';
import { kindName } from './case-match';
import { decisionName } from './case-table';
import classes from './match-list.module.css';

/** Identifies a match in its case. */
export const matchKey = ({ list, source_id: id }: CaseMatch): string => `${list} ${id}`;

interface MatchListProps {
  /** In display order. */
  readonly matches: readonly CaseMatch[];
  /** Key of the open match; null if the form for several matches is open. */
  readonly current: string | null;
  readonly onOpen: (key: string) => void;
  /** Opens the form for several matches; null if it isn't offered. */
  readonly onBulk: (() => void) | null;
  readonly undecided: number;
}

/** Matches of a case: name, list, similarity and decision. j and k move, Enter opens. */
export function MatchList({ matches, current, onOpen, onBulk, undecided }: MatchListProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useRowKeys(body, {
    onOpen: (index) => {
      const match = matches[index];
      if (match) onOpen(matchKey(match));
    },
  });
  return (
    <Paper withBorder>
      {onBulk ? (
        <Button m="xs" size="compact-sm" variant={current === null ? 'light' : 'default'} onClick={onBulk}>
          {t('Decide {undecided} undecided at once', { undecided })}
        </Button>
      ) : null}
      <table className={classes.matches} aria-label={t('Matches')}>
        <tbody ref={body} {...keys}>
          {matches.map((match) => (
            <tr key={matchKey(match)} aria-current={matchKey(match) === current ? 'true' : undefined}>
              <td>
                <button type="button" className={classes.entry} onClick={() => onOpen(matchKey(match))}>
                  <span className={classes.line}>
                    <span className={classes.name}>{match.entry.name}</span>
                    <span className="numeric">{percentage(match.score)}</span>
                  </span>
                  <span className={classes.line}>
                    <span className={classes.list}>
                      {kindName(match.list_kind)} · {match.source_id}
                    </span>
                    <StateBadge
                      size="sm"
                      state={match.decision ?? 'OPEN'}
                      label={match.decision === null ? t('Undecided') : decisionName(match.decision)}
                    />
                  </span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
