import { Button, CloseButton, Group, Menu, Popover } from '@mantine/core';
import { IconFilterPlus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { t } from '../i18n/language';
import classes from './filter-chips.module.css';

export interface FilterChip {
  readonly id: string;
  readonly label: string;
  /** Selected value in words; null if the filter is not set. */
  readonly value: string | null;
  /** Offered in the menu "Add filter" until it is set. */
  readonly isRare?: boolean;
  /**
   * Fields that change the filter; without them, it can only be removed.
   * @param close closes the popover
   */
  readonly editor?: (close: () => void) => ReactNode;
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
  const [added, setAdded] = useState<string | null>(null);
  const isRare = (filter: FilterChip) => filter.isRare === true && !isSet(filter);
  const shown = filters.filter((filter) => !isRare(filter) || filter.id === added);
  const ordered = [...shown.filter(isSet), ...shown.filter((filter) => !isSet(filter))];
  return (
    <Group gap={6} className={classes.chips ?? ''} role="group" aria-label={t('Filters')}>
      {ordered.map((filter) => (
        <Chip
          key={filter.id}
          {...filter}
          isNew={filter.id === added}
          onClosed={() => setAdded((id) => (id === filter.id ? null : id))}
        />
      ))}
      <AddFilter
        filters={filters.filter((filter) => isRare(filter) && filter.id !== added)}
        onAdd={setAdded}
      />
      {onClearAll && filters.some(isSet) ? (
        <Button variant="subtle" size="compact-sm" onClick={onClearAll}>
          {t('Clear filters')}
        </Button>
      ) : null}
      {children}
    </Group>
  );
}

interface AddFilterProps {
  readonly filters: readonly FilterChip[];
  readonly onAdd: (id: string) => void;
}

/** Menu of the filters without a chip. */
function AddFilter({ filters, onAdd }: AddFilterProps) {
  if (filters.length === 0) return null;
  return (
    <Menu position="bottom-start" shadow="md" returnFocus={false}>
      <Menu.Target>
        <button type="button" className={classes.more}>
          <IconFilterPlus size={14} aria-hidden />
          {t('More filters')}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {filters.map(({ id, label }) => (
          <Menu.Item key={id} onClick={() => onAdd(id)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ChipProps extends FilterChip {
  /** Opens its fields at once. */
  readonly isNew: boolean;
  readonly onClosed: () => void;
}

function Chip({ label, value, editor, onClear, isNew, onClosed }: ChipProps) {
  const [isOpen, setShown] = useState(isNew);
  const setOpen = (open: boolean) => {
    setShown(open);
    if (!open) onClosed();
  };
  const words = (
    <>
      {value === null ? <IconPlus size={12} aria-hidden /> : null}
      <span>{label}</span>
      {value === null ? null : (
        <span className={classes.value} title={value}>
          {value}
        </span>
      )}
    </>
  );
  return (
    <span className={classes.chip} data-set={value !== null || undefined}>
      {editor ? (
        <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
          <Popover.Target>
            <button type="button" className={classes.open} onClick={() => setOpen(!isOpen)}>
              {words}
            </button>
          </Popover.Target>
          <Popover.Dropdown aria-label={label}>{editor(() => setOpen(false))}</Popover.Dropdown>
        </Popover>
      ) : (
        <span className={classes.open}>{words}</span>
      )}
      {value === null ? null : (
        <CloseButton size={24} aria-label={t('Remove filter: {name}', { name: label })} onClick={onClear} />
      )}
    </span>
  );
}
