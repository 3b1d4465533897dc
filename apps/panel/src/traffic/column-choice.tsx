import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { preferences, useChangePreferences } from '../api/find';
import { inWords, t } from '../i18n/language';
import { COLUMN_NAMES, DEFAULT_COLUMNS } from './evaluation-columns';

const CHOICE = 'traffic.columns';
const ALWAYS = 'transaction';

/** The columns that who is signed in has chosen; those of the beginning until then. */
export function useChosenColumns(): readonly string[] {
  const kept = useQuery(preferences).data?.preferences[CHOICE];
  return kept === undefined ? DEFAULT_COLUMNS : kept.split(',');
}

/** Chooses columns; the choice is kept with the person. */
export function ColumnChoice() {
  const chosen = useChosenColumns();
  const change = useChangePreferences();
  const choose = (id: string, isShown: boolean) => {
    const ids = COLUMN_NAMES.map((column) => column.id).filter((known) =>
      known === id ? isShown : chosen.includes(known),
    );
    change.mutate({ [CHOICE]: ids.join(',') });
  };
  return (
    <Popover position="bottom-end" withArrow shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default">{t('Columns')}</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Columns')}>
        <Stack gap={6}>
          {COLUMN_NAMES.map(({ id, name }) => (
            <Checkbox
              key={id}
              size="xs"
              label={inWords(name)}
              disabled={id === ALWAYS}
              checked={id === ALWAYS || chosen.includes(id)}
              onChange={(event) => choose(id, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
