import { Autocomplete, Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Space, State } from '../api/evaluations';
import { tagValues } from '../api/feedback';
import { type FilterChip, FilterChips } from '../design/filter-chips';
import { english, type Sentence, t } from '../i18n/language';
import { labelChoices, labelName } from '../labels/label-names';
import { MomentInput } from '../ui/inputs';
import { keyName, typedFor } from './found-words';
import { FILTERS, type FilterName, type SearchChange, shownValue, type TrafficSearch } from './search';

interface FiltersProps {
  readonly search: TrafficSearch;
  readonly onChange: (change: SearchChange) => void;
}

const HOUR_MS = 3_600_000;
const PERIODS: readonly { readonly name: Sentence; readonly hours: number }[] = [
  { name: english('Last hour'), hours: 1 },
  { name: english('Last 24 hours'), hours: 24 },
  { name: english('Last 7 days'), hours: 7 * 24 },
  { name: english('Last 30 days'), hours: 30 * 24 },
];

const STATES: readonly { readonly state: State; readonly name: Sentence }[] = [
  { state: 'APPROVE', name: english('Approve') },
  { state: 'REVIEW', name: english('Review') },
  { state: 'DECLINE', name: english('Decline') },
];

const MAX_SUGGESTIONS = 20;

/** Filters with their own chip in the bar; the others are in a menu until they are set. */
const FREQUENT: readonly FilterName[] = ['country', 'rule'];
/** Filters that are part of a range. */
const IN_RANGES: readonly FilterName[] = ['from', 'to', 'amount_from', 'amount_to', 'score_from', 'score_to'];

/** Formats a range; null without limits. */
function rangeText(from: string | undefined, to: string | undefined): string | null {
  if (from !== undefined && to !== undefined) return `${from} – ${to}`;
  if (from !== undefined) return `≥ ${from}`;
  return to === undefined ? null : `≤ ${to}`;
}

/** Filters of the transactions as chips. */
export function TransactionFilters({ search, onChange }: FiltersProps) {
  const moment = (value: string | undefined) =>
    value === undefined ? undefined : shownValue('moment', value);
  const range = (id: string, label: string, [from, to]: readonly [FilterName, FilterName]): FilterChip => ({
    id,
    label,
    value: rangeText(search[from], search[to]),
    onClear: () => onChange({ [from]: undefined, [to]: undefined }),
    editor: (close) => <FieldsForm names={[from, to]} search={search} onChange={onChange} onDone={close} />,
  });
  const own = FILTERS.filter(({ name }) => !IN_RANGES.includes(name)).map(
    ({ name, label }): FilterChip => ({
      id: name,
      label: t(label),
      value: search[name] ?? null,
      isRare: !FREQUENT.includes(name),
      onClear: () => onChange({ [name]: undefined }),
      editor: (close) => <FieldsForm names={[name]} search={search} onChange={onChange} onDone={close} />,
    }),
  );
  const filters: readonly FilterChip[] = [
    ...foundFilters(search, onChange),
    stateFilter(search, onChange),
    {
      ...range('time', t('Time'), ['from', 'to']),
      value: rangeText(moment(search.from), moment(search.to)),
      editor: (close) => <PeriodForm search={search} onChange={onChange} onDone={close} />,
    },
    range('amount', t('Amount'), ['amount_from', 'amount_to']),
    range('score', t('Fraud score'), ['score_from', 'score_to']),
    labelFilter(search, onChange),
    tagFilter(search, onChange),
    ...own,
  ];
  const isSet = filters.some(({ value }) => value !== null);
  return (
    <FilterChips
      filters={filters}
      {...(isSet
        ? {
            onClearAll: () =>
              onChange(
                Object.fromEntries(
                  ['key', 'transaction', 'now', 'label', 'tag', ...FILTERS.map(({ name }) => name)].map(
                    (name) => [name, undefined],
                  ),
                ),
              ),
          }
        : {})}
    />
  );
}

/** Search result and transaction ID; set by a search or a link. */
function foundFilters({ key, transaction }: TrafficSearch, onChange: FiltersProps['onChange']) {
  const found: FilterChip[] = [];
  if (key)
    found.push({
      id: 'key',
      label: keyName(key),
      value: typedFor(key) ?? t('search result'),
      onClear: () => onChange({ key: undefined }),
    });
  if (transaction)
    found.push({
      id: 'transaction',
      label: t('Transaction'),
      value: transaction,
      onClear: () => onChange({ transaction: undefined }),
    });
  return found;
}

const stateFilter = ({ now }: TrafficSearch, onChange: FiltersProps['onChange']): FilterChip => ({
  id: 'now',
  label: t('Decision'),
  value: now ?? null,
  onClear: () => onChange({ now: undefined }),
  editor: (close) => (
    <Stack gap={4}>
      {STATES.map(({ state, name }) => (
        <Button
          key={state}
          size="compact-sm"
          variant={state === now ? 'light' : 'subtle'}
          justify="flex-start"
          aria-pressed={state === now}
          onClick={() => {
            onChange({ now: state });
            close();
          }}
        >
          {t(name)}
        </Button>
      ))}
    </Stack>
  ),
});

const labelFilter = ({ label }: TrafficSearch, onChange: FiltersProps['onChange']): FilterChip => ({
  id: 'label',
  label: t('Label'),
  value: label === undefined ? null : labelName(label),
  onClear: () => onChange({ label: undefined }),
  editor: (close) => (
    <Select
      label={t('Label')}
      w="16rem"
      searchable
      data-autofocus
      comboboxProps={{ withinPortal: false }}
      data={labelChoices(({ value }) => labelName(value))}
      value={label ?? null}
      onChange={(picked) => {
        onChange({ label: picked ?? undefined });
        close();
      }}
    />
  ),
});

const tagFilter = ({ tag, space }: TrafficSearch, onChange: FiltersProps['onChange']): FilterChip => ({
  id: 'tag',
  label: t('Tag'),
  value: tag ?? null,
  onClear: () => onChange({ tag: undefined }),
  editor: (close) => (
    <TagForm
      space={space}
      tag={tag}
      onTag={(typed) => {
        onChange({ tag: typed });
        close();
      }}
    />
  ),
});

interface TagFormProps {
  readonly space: Space;
  readonly tag: string | undefined;
  readonly onTag: (tag: string | undefined) => void;
}

function TagForm({ space, tag, onTag }: TagFormProps) {
  const known = useQuery(tagValues(space));
  const [typed, setTyped] = useState(tag ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onTag(typed.trim() || undefined);
  };
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <Autocomplete
          label={t('Tag')}
          data-autofocus
          comboboxProps={{ withinPortal: false }}
          value={typed}
          data={[...(known.data?.tags ?? [])]}
          limit={MAX_SUGGESTIONS}
          onChange={setTyped}
          onOptionSubmit={onTag}
        />
        <Button type="submit">{t('Apply')}</Button>
      </Group>
    </form>
  );
}

interface FormProps extends FiltersProps {
  readonly onDone: () => void;
}

/** Fields of one filter or a range; Enter applies them. */
function FieldsForm({
  names,
  search,
  onChange,
  onDone,
}: FormProps & { readonly names: readonly FilterName[] }) {
  const [values, setValues] = useState<{ readonly [name in FilterName]?: string }>(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(Object.fromEntries(names.map((name) => [name, values[name]?.trim() || undefined])));
    onDone();
  };
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        {FILTERS.filter(({ name }) => names.includes(name)).map((filter) => (
          <TextInput
            key={filter.name}
            w="9rem"
            label={t(filter.label)}
            {...('example' in filter ? { placeholder: filter.example } : {})}
            {...(filter.name === names[0] ? { 'data-autofocus': true } : {})}
            inputMode={filter.kind === 'number' ? 'decimal' : 'text'}
            value={values[filter.name] ?? ''}
            onChange={(event) => setValues({ ...values, [filter.name]: event.currentTarget.value })}
          />
        ))}
        <Button type="submit">{t('Apply')}</Button>
      </Group>
    </form>
  );
}

function PeriodForm({ search, onChange, onDone }: FormProps) {
  const [{ from, to }, setPeriod] = useState({ from: search.from ?? '', to: search.to ?? '' });
  const apply = (change: SearchChange) => {
    onChange(change);
    onDone();
  };
  return (
    <Stack gap="xs">
      <Group gap={4}>
        {PERIODS.map(({ name, hours }) => (
          <Button
            key={hours}
            size="compact-sm"
            variant="default"
            onClick={() =>
              apply({ from: new Date(Date.now() - hours * HOUR_MS).toISOString(), to: undefined })
            }
          >
            {t(name)}
          </Button>
        ))}
      </Group>
      <Group gap="xs" align="flex-end">
        <MomentInput label={t('From')} value={from} onChange={(iso) => setPeriod({ from: iso, to })} />
        <MomentInput label={t('To')} value={to} onChange={(iso) => setPeriod({ from, to: iso })} />
        <Button onClick={() => apply({ from: from || undefined, to: to || undefined })}>{t('Apply')}</Button>
      </Group>
    </Stack>
  );
}
