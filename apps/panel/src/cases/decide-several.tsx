import { Checkbox, Paper, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import type { ScreeningCase } from '../api/screening';
import { t } from '../i18n/language';
import { DecideMatch } from './decide-match';
import { matchKey } from './match-list';
import classes from './match-list.module.css';

interface DecideSeveralProps {
  readonly person: ScreeningCase;
  readonly onDecided: () => void;
}

/** Undecided matches with one decision for all selected ones. */
export function DecideSeveral({ person, onDecided }: DecideSeveralProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = person.entries.filter(({ decision }) => decision === null);
  const chosen = open.filter((match) => !left.has(matchKey(match)));
  const toggle = (key: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(key);
    else next.add(key);
    setLeft(next);
  };
  return (
    <Paper withBorder p="md" mb="md">
      <Title order={2} size="h4" mb="xs">
        {t('Decide all remaining matches: {undecided} undecided', { undecided: open.length })}
      </Title>
      <DecideMatch key={`rest ${person.id}`} person={person} matches={chosen} isBulk onDecided={onDecided} />
      <Stack gap="xs" mt="md" className={classes.several ?? ''}>
        {open.map((match) => {
          const key = matchKey(match);
          return (
            <Checkbox
              key={key}
              size="sm"
              label={`${match.entry.name} · ${match.source_id}`}
              checked={!left.has(key)}
              onChange={(event) => toggle(key, event.currentTarget.checked)}
            />
          );
        })}
      </Stack>
    </Paper>
  );
}
