import {
  Autocomplete,
  Button,
  Group,
  Pill,
  Popover,
  SegmentedControl,
  Select,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { Space, State } from '../api/evaluations';
import { tagValues } from '../api/feedback';
import { t } from '../i18n/language';
import { labelChoices, labelName } from '../labels/label-names';
import { keyName, typedFor } from './found-words';
import { FILTERS, type FilterName, shownValue, type TrafficSearch } from './search';
import classes from './traffic.module.css';

const MAX_SUGGESTIONS = 20;

const feedbackChoices = () => labelChoices(({ value }) => labelName(value));

interface FeedbackFilterProps {
  readonly space: Space;
  readonly tag: string | undefined;
  readonly label: string | undefined;
  readonly onTag: (tag: string | undefined) => void;
  readonly onLabel: (label: string | undefined) => void;
}

/** Filters by tag and label. */
export function FeedbackFilter({ space, tag, label, onTag, onLabel }: FeedbackFilterProps) {
  const known = useQuery(tagValues(space));
  const [typed, setTyped] = useState(tag ?? '');
  const submit = () => onTag(typed.trim() || undefined);
  return (
    <>
      <Autocomplete
        aria-label={t('Tag')}
        placeholder={t('Tag')}
        w="10rem"
        value={typed}
        data={[...(known.data?.tags ?? [])]}
        limit={MAX_SUGGESTIONS}
        onChange={(text) => {
          setTyped(text);
          if (text === '') onTag(undefined);
        }}
        onOptionSubmit={(picked) => onTag(picked)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') submit();
        }}
      />
      <Select
        aria-label={t('Label')}
        placeholder={t('Any label')}
        w="14rem"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('Any label') }}
        data={feedbackChoices()}
        value={label ?? null}
        onChange={(picked) => onLabel(picked ?? undefined)}
      />
    </>
  );
}

type Choice = State | 'all';

const stateChoices = (): { value: Choice; label: string }[] => [
  { value: 'all', label: t('All') },
  { value: 'APPROVE', label: t('Approve') },
  { value: 'REVIEW', label: t('Review') },
  { value: 'DECLINE', label: t('Decline') },
];

interface StateFilterProps {
  readonly value: State | undefined;
  readonly onChange: (state: State | undefined) => void;
}

export function StateFilter({ value, onChange }: StateFilterProps) {
  return (
    <SegmentedControl<Choice>
      aria-label={t('Current decision')}
      data={stateChoices()}
      value={value ?? 'all'}
      onChange={(choice) => onChange(choice === 'all' ? undefined : choice)}
    />
  );
}

type Change = { readonly [name in keyof TrafficSearch]?: TrafficSearch[name] | undefined };

interface FilterBarProps {
  readonly search: TrafficSearch;
  readonly onChange: (change: Change) => void;
}

/** Formats a time for the input: local, without seconds. */
function localMoment(value: string): string {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return '';
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Form with all filters. */
export function MoreFilters({ search, onChange }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState<{ readonly [name in FilterName]?: string }>({});
  const open = () => {
    setValues(Object.fromEntries(FILTERS.map(({ name }) => [name, search[name]])));
    setOpen(!isOpen);
  };
  const apply = () => {
    const entries = FILTERS.map(({ name }) => [name, values[name]?.trim() || undefined]);
    onChange(Object.fromEntries(entries) as Change);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) apply();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(46rem, 94vw)"
      withArrow
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button variant="default" onClick={open} aria-expanded={isOpen}>
          {t('Filters')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Filters')} onKeyDown={onKeyDown}>
        <div className={classes.fields}>
          {FILTERS.map((filter) => (
            <TextInput
              key={filter.name}
              size="xs"
              label={t(filter.label)}
              placeholder={'example' in filter ? filter.example : undefined}
              type={filter.kind === 'moment' ? 'datetime-local' : 'text'}
              inputMode={filter.kind === 'number' ? 'decimal' : 'text'}
              value={
                filter.kind === 'moment'
                  ? localMoment(values[filter.name] ?? '')
                  : (values[filter.name] ?? '')
              }
              onChange={(event) => {
                const typed = event.currentTarget.value;
                const value =
                  filter.kind === 'moment' && typed !== '' ? new Date(typed).toISOString() : typed;
                setValues({ ...values, [filter.name]: value });
              }}
            />
          ))}
        </div>
        <Group justify="flex-end" mt="md">
          <Button variant="default" size="xs" onClick={() => setValues({})}>
            {t('Clear all')}
          </Button>
          <Button size="xs" onClick={apply}>
            {t('View')}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Active filters, each with a remove button. */
export function ActiveFilters({ search, onChange }: FilterBarProps) {
  const active: { readonly name: keyof TrafficSearch; readonly text: string }[] = [];
  if (search.key)
    active.push({
      name: 'key',
      text: `${keyName(search.key)}: ${typedFor(search.key) ?? t('search result')}`,
    });
  if (search.transaction)
    active.push({
      name: 'transaction',
      text: t('Transaction: {transaction}', { transaction: search.transaction }),
    });
  if (search.tag) active.push({ name: 'tag', text: t('Tag: {tag}', { tag: search.tag }) });
  if (search.label) active.push({ name: 'label', text: labelName(search.label) });
  for (const { name, label, kind } of FILTERS) {
    const value = search[name];
    if (value) active.push({ name, text: `${t(label)}: ${shownValue(kind, value)}` });
  }
  if (active.length === 0) return null;
  return (
    <Pill.Group mb="sm" aria-label={t('Active filters')} role="group">
      {active.map(({ name, text }) => (
        <Pill
          key={name}
          withRemoveButton
          removeButtonProps={{
            'aria-label': t('Remove {text}', { text }),
            'aria-hidden': false,
            tabIndex: 0,
          }}
          onRemove={() => onChange({ [name]: undefined })}
        >
          {text}
        </Pill>
      ))}
    </Pill.Group>
  );
}
