import { Button, CloseButton, Group, Popover } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { t } from '../i18n/language';
import classes from './filter-chips.module.css';

export interface FilterChip {
  readonly id: string;
  readonly label: string;
  /** Selected value in words; null if the filter is not set. */
  readonly value: string | null;
  /** Fields that change the filter. @param close closes the popover */
  readonly editor: (close: () => void) => ReactNode;
  readonly onClear: () => void;
}

interface FilterChipsProps {
  readonly filters: readonly FilterChip[];
  /** Removes all filters; without it, each is removed by itself. */
  readonly onClearAll?: () => void;
  /** After the chips, such as a menu of saved views. */
  readonly children?: ReactNode;
}

/** Filters of a list as chips: set ones show their value, the others offer to add one. */
export function FilterChips({ filters, onClearAll, children }: FilterChipsProps) {
  const isSet = ({ value }: FilterChip) => value !== null;
  const ordered = [...filters.filter(isSet), ...filters.filter((filter) => !isSet(filter))];
  return (
    <Group gap={6} role="group" aria-label={t('Filters')}>
      {ordered.map((filter) => (
        <Chip key={filter.id} {...filter} />
      ))}
      {onClearAll && filters.some(isSet) ? (
        <Button variant="subtle" size="compact-sm" onClick={onClearAll}>
          {t('Clear filters')}
        </Button>
      ) : null}
      {children}
    </Group>
  );
}

function Chip({ label, value, editor, onClear }: FilterChip) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={classes.chip} data-set={value !== null || undefined}>
      <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <button type="button" className={classes.open} onClick={() => setOpen(!isOpen)}>
            {value === null ? <IconPlus size={12} aria-hidden /> : null}
            <span>{label}</span>
            {value === null ? null : <span className={classes.value}>{value}</span>}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={label}>{editor(() => setOpen(false))}</Popover.Dropdown>
      </Popover>
      {value === null ? null : (
        <CloseButton size={24} aria-label={t('Remove filter: {name}', { name: label })} onClick={onClear} />
      )}
    </span>
  );
}
