import { Button, Group, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { names, useMe } from '../api/account';
import type { AlertStatus } from '../api/alerts';
import { typologies } from '../api/typologies';
import { type FilterChip, FilterChips } from '../design/filter-chips';
import { locale, percentage, t, wordsOf } from '../i18n/language';
import { beginOf, dayOf, lastDayBefore } from '../ui/days';
import { FigureInput } from '../ui/inputs';
import { useActorName } from './actor-name';
import type { AlertsSearch, SearchChange } from './search';
import { statusName } from './words';

interface FilterProps {
  readonly search: AlertsSearch;
  readonly onChange: (change: SearchChange) => void;
}

type Choice = AlertStatus | 'ALL';
const CHOICES: readonly Choice[] = ['OPEN', 'SNOOZED', 'CLOSED', 'ALL'];

/** Status of the listed alerts. */
export function StatusFilter({
  value,
  onChange,
}: {
  readonly value: Choice;
  readonly onChange: (status: Choice) => void;
}) {
  return (
    <SegmentedControl<Choice>
      size="xs"
      aria-label={t('Status')}
      data={CHOICES.map((status) => ({
        value: status,
        label: status === 'ALL' ? t('All') : statusName(status),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

const PERIODS = [1, 7, 30, 90] as const;
const USUAL_SCORE = 70;

/** Formats a local day. */
const dayText = (day: string): string =>
  new Date(beginOf(day) ?? day).toLocaleDateString(locale(), { dateStyle: 'medium' });

/** Filters as chips: typology, score, assignee, period and overdue alerts. */
export function AlertFilters({ search, onChange }: FilterProps) {
  const nameOf = useActorName();
  const { data } = useQuery(typologies);
  const chosen = data?.typologies.find(({ id }) => id === search.typology);
  const chips: readonly FilterChip[] = [
    {
      id: 'typology',
      label: t('Typology'),
      value: search.typology ? wordsOf(chosen?.name ?? search.typology) : null,
      editor: (close) => <TypologyChoice search={search} onChange={onChange} onDone={close} />,
      onClear: () => onChange({ typology: undefined }),
    },
    {
      id: 'score',
      label: t('Minimum score'),
      value: search.score === undefined ? null : percentage(search.score / 100),
      editor: (close) => <ScoreChoice search={search} onChange={onChange} onDone={close} />,
      onClear: () => onChange({ score: undefined }),
    },
    {
      id: 'assignee',
      label: t('Assigned to'),
      value: search.assignee ? nameOf(search.assignee) : null,
      editor: (close) => <AssigneeChoice search={search} onChange={onChange} onDone={close} />,
      onClear: () => onChange({ assignee: undefined }),
    },
    {
      id: 'period',
      label: t('Period'),
      value: periodText(search),
      editor: (close) => <PeriodChoice search={search} onChange={onChange} onDone={close} />,
      onClear: () => onChange({ from: undefined, to: undefined }),
    },
    {
      id: 'overdue',
      label: t('Overdue'),
      value: search.only ? t('only') : null,
      editor: (close) => (
        <Button
          size="xs"
          onClick={() => {
            onChange({ only: 'overdue' });
            close();
          }}
        >
          {t('Only overdue alerts')}
        </Button>
      ),
      onClear: () => onChange({ only: undefined }),
    },
    ...(search.entity
      ? [
          {
            id: 'entity',
            label: t('Entity'),
            value: `…${search.entity.slice(-4)}`,
            onClear: () => onChange({ entity: undefined }),
          },
        ]
      : []),
    ...(search.case
      ? [
          {
            id: 'case',
            label: t('Case'),
            value: `…${search.case.slice(-4)}`,
            onClear: () => onChange({ case: undefined }),
          },
        ]
      : []),
  ];
  return <FilterChips filters={chips} />;
}

/** Formats the period; `to` is exclusive, so that the last day is the one before it. */
function periodText({ from, to }: AlertsSearch): string | null {
  const first = from ? dayText(dayOf(new Date(from))) : null;
  const last = to ? dayText(lastDayBefore(to)) : null;
  if (first && last) return `${first} – ${last}`;
  if (first) return t('from {day}', { day: first });
  return last ? t('until {day}', { day: last }) : null;
}

interface ChoiceProps extends FilterProps {
  readonly onDone: () => void;
}

function TypologyChoice({ search, onChange, onDone }: ChoiceProps) {
  const { data } = useQuery(typologies);
  const known = [...(data?.typologies ?? [])].sort(
    (a, b) => Number(b.mode === 'on') - Number(a.mode === 'on'),
  );
  return (
    <Select
      aria-label={t('Typology')}
      placeholder={t('Any typology')}
      searchable
      comboboxProps={{ withinPortal: false }}
      data={known.map(({ id, name }) => ({ value: id, label: wordsOf(name) }))}
      value={search.typology ?? null}
      onChange={(typology) => {
        onChange({ typology: typology ?? undefined });
        onDone();
      }}
    />
  );
}

function ScoreChoice({ search, onChange, onDone }: ChoiceProps) {
  const [score, setScore] = useState(search.score ?? USUAL_SCORE);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ score: Math.min(100, Math.max(1, Math.round(score))) });
    onDone();
  };
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <FigureInput
          label={t('Minimum score')}
          data-autofocus
          w="9rem"
          suffix=" %"
          min={1}
          max={100}
          value={score}
          onChange={setScore}
        />
        <Button type="submit">{t('Apply')}</Button>
      </Group>
    </form>
  );
}

function AssigneeChoice({ search, onChange, onDone }: ChoiceProps) {
  const { data } = useQuery(names);
  const me = useMe();
  const users = (data?.names ?? []).filter(({ id }) => id !== me);
  return (
    <Select
      aria-label={t('Assigned to')}
      placeholder={t('Anyone')}
      searchable
      comboboxProps={{ withinPortal: false }}
      data={[
        ...(me ? [{ value: me, label: t('Me') }] : []),
        ...users.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={search.assignee ?? null}
      onChange={(assignee) => {
        onChange({ assignee: assignee ?? undefined });
        onDone();
      }}
    />
  );
}

function PeriodChoice({ search, onChange, onDone }: ChoiceProps) {
  return (
    <Stack gap="xs">
      <Group gap={6}>
        {PERIODS.map((count) => (
          <Button
            key={count}
            size="compact-sm"
            variant="default"
            onClick={() => {
              onChange({ from: beginOf(dayOf(new Date()), -count), to: undefined });
              onDone();
            }}
          >
            {t('{count, plural, one {# day} other {# days}}', { count })}
          </Button>
        ))}
      </Group>
      <Group gap="xs" grow>
        <TextInput
          type="date"
          label={t('From')}
          value={search.from ? dayOf(new Date(search.from)) : ''}
          onChange={({ currentTarget }) => onChange({ from: beginOf(currentTarget.value) })}
        />
        <TextInput
          type="date"
          label={t('To')}
          value={search.to ? lastDayBefore(search.to) : ''}
          onChange={({ currentTarget }) => onChange({ to: beginOf(currentTarget.value, 1) })}
        />
      </Group>
    </Stack>
  );
}
