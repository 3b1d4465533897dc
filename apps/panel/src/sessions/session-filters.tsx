import type { StreamSummaryDocument } from '@assay/management-api';
import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type FilterChip, FilterChips } from '../design/filter-chips';
import { locale, t } from '../i18n/language';
import type { SessionsSearch } from '../page-searches';
import { highestLevel } from './session-risk';
import classes from './sessions.module.css';

type Risk = SessionsSearch['risk'];

/** Returns the sessions of a risk filter. */
export function withRisk(
  sessions: readonly StreamSummaryDocument[],
  risk: Risk,
): readonly StreamSummaryDocument[] {
  if (risk === undefined) return sessions;
  return sessions.filter(({ session_risk }) => {
    const level = highestLevel(session_risk);
    return level === 'high' || (risk === 'raised' && level === 'medium');
  });
}

interface IdFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onFind: (id: string) => void;
}

/** Field for a complete ID. */
function IdField({ label, value, onFind }: IdFieldProps) {
  const [typed, setTyped] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          label={label}
          data-autofocus
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit">{t('Apply')}</Button>
      </Group>
    </form>
  );
}

interface SessionFiltersProps {
  readonly search: SessionsSearch;
  readonly onChange: (change: { readonly risk?: Risk; readonly transaction?: string | undefined }) => void;
  /** Not in the URL, because URLs are logged and shared. */
  readonly user: string;
  readonly onUser: (user: string) => void;
  /** Loaded sessions, for the counts; undefined while loading. */
  readonly sessions: readonly StreamSummaryDocument[] | undefined;
}

/** Filters of the sessions: risk, transaction and user. */
export function SessionFilters({ search, onChange, user, onUser, sessions }: SessionFiltersProps) {
  const counted = (name: string, risk: Risk) =>
    sessions ? `${name} ${withRisk(sessions, risk).length.toLocaleString(locale())}` : name;
  const idChip = (id: string, label: string, value: string, onFind: (id: string) => void): FilterChip => ({
    id,
    label,
    value: value === '' ? null : value,
    editor: (close) => (
      <IdField
        label={label}
        value={value}
        onFind={(found) => {
          onFind(found);
          close();
        }}
      />
    ),
    onClear: () => onFind(''),
  });
  return (
    <div className={classes.filters}>
      <SegmentedControl
        size="xs"
        aria-label={t('Risk')}
        data={[
          { value: 'all', label: counted(t('All'), undefined) },
          { value: 'raised', label: counted(t('Medium+'), 'raised') },
          { value: 'high', label: counted(t('High'), 'high') },
        ]}
        value={search.risk ?? 'all'}
        onChange={(value) => onChange({ risk: value === 'all' ? undefined : (value as Risk) })}
      />
      <FilterChips
        filters={[
          idChip('user', t('User ID'), user, onUser),
          idChip('transaction', t('Transaction ID'), search.transaction ?? '', (transaction) =>
            onChange({ transaction: transaction || undefined }),
          ),
        ]}
      />
    </div>
  );
}
