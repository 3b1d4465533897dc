import { Badge, Group, Loader, Paper, Text, UnstyledButton } from '@mantine/core';
import { useClickOutside, useDebouncedValue } from '@mantine/hooks';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Answer } from '../api/client';
import { type Found, type Space, searchResults } from '../api/evaluations';
import { t } from '../i18n/language';
import { SearchField } from '../ui/inputs';
import { FailureAlert } from '../ui/notices';
import { amountText } from './amount';
import { foundName, rememberTyped } from './found-words';
import classes from './traffic.module.css';

const TYPING_MS = 250;
const MAX_COUNTED = 1000;

/**
 * Returns true for name results. Many people share a name, so the search text is shown with the latest
 * person.
 */
const isOfMany = (kind: Found['kind']): boolean => kind === 'name' || kind === 'name_sound';

interface SearchBoxProps {
  readonly space: Space;
  /** Filters the transactions by the key. */
  readonly onKey: (key: string) => void;
}

/** Search field for names, addresses, cards and IDs. */
export function SearchBox({ space, onKey }: SearchBoxProps) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [query] = useDebouncedValue(text.trim(), TYPING_MS);
  const found = useQuery(searchResults(query, space));
  const box = useClickOutside<HTMLElement>(() => setOpen(false));
  const navigate = useNavigate();
  const take = (result: Found) => {
    setOpen(false);
    if (result.kind === 'execution' && result.id) {
      void navigate({ to: '/panel/verifications/$id', params: { id: result.id }, search: { space } });
    } else if (result.key === null && result.id) {
      void navigate({ to: '/panel/evaluations/$id', params: { id: result.id }, search: { space } });
    } else if (result.key !== null) {
      rememberTyped(result.key, query);
      setText('');
      onKey(result.key);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const results = [...(box.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
    const at = results.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    results[Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1))]?.focus();
  };
  const results = found.data?.results;
  /** Text for which Enter was pressed; its result opens as soon as it arrives. */
  const [submitted, setSubmitted] = useState<string | null>(null);
  const latestTake = useRef(take);
  latestTake.current = take;
  useEffect(() => {
    if (submitted === null || submitted !== query || !results) return;
    setSubmitted(null);
    const [first, ...others] = results;
    // Many people share a name, so the user selects one.
    if (first && (others.length === 0 || !isOfMany(first.kind))) latestTake.current(first);
  }, [submitted, query, results]);
  const submit = () => {
    setOpen(true);
    setSubmitted(text.trim() || null);
  };
  return (
    <search ref={box} className={classes.search} onKeyDown={onKeyDown}>
      <SearchField
        label={t('Search people, transactions and identifiers')}
        width="min(24rem, calc(100vw - 2rem))"
        value={text}
        onChange={(typed) => {
          setText(typed);
          setOpen(true);
          setSubmitted(null);
        }}
        onSubmit={submit}
      />
      {isOpen && query !== '' ? <Results query={query} reading={found} onTake={take} /> : null}
    </search>
  );
}

interface ResultsProps {
  readonly query: string;
  readonly reading: UseQueryResult<Answer<'POST /search'>>;
  readonly onTake: (result: Found) => void;
}

function Results({ query, reading, onTake }: ResultsProps) {
  const results = reading.data?.results;
  return (
    <Paper
      withBorder
      shadow="md"
      className={classes.results}
      aria-label={t('Search results')}
      role="region"
      aria-live="polite"
    >
      <FailureAlert error={reading.error} title={t('Search failed')} />
      {reading.isFetching && !results ? <Loader size="xs" aria-label={t('Searching')} /> : null}
      {results?.length === 0 ? (
        <Text size="sm" c="dimmed" p="xs">
          {t(
            'No results. Enter complete identifiers, phone numbers with country code, or words of a name in any order.',
          )}
        </Text>
      ) : null}
      {results?.map((result) => (
        <Result
          key={`${result.kind} ${result.key ?? result.id}`}
          result={result}
          query={query}
          onTake={() => onTake(result)}
        />
      ))}
      {reading.data?.complete === false ? (
        <Text size="xs" c="dimmed" p="xs">
          {t('Older transactions are still being indexed for name search.')}
        </Text>
      ) : null}
    </Paper>
  );
}

const callsText = (matches: number): string =>
  matches >= MAX_COUNTED
    ? t('{most} transactions or more', { most: MAX_COUNTED })
    : t('{matches, plural, one {# transaction} other {# transactions}}', { matches });

interface ResultProps {
  readonly result: Found;
  /** Search text. */
  readonly query: string;
  readonly onTake: () => void;
}

function Result({ result, query, onTake }: ResultProps) {
  const { kind, matches, newest } = result;
  const who = newest
    ? [newest.person.name, newest.person.email, newest.person.user_id].find((one) => one !== null)
    : null;
  const what = newest
    ? [
        isOfMany(kind) ? who : null,
        newest.transaction_id,
        newest.amount === null ? null : amountText(newest.amount, newest.currency),
        newest.current_state,
      ].filter((part) => part !== null)
    : [];
  return (
    <UnstyledButton data-result className={classes.result} onClick={onTake}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Group gap="xs" wrap="nowrap" style={{ minWidth: 0 }}>
          <Badge variant="default" tt="none" radius="sm">
            {foundName(kind)}
          </Badge>
          <Text size="sm" fw={600} truncate>
            {isOfMany(kind) ? query : (who ?? result.id ?? '')}
          </Text>
        </Group>
        <Text size="xs" c="dimmed" className="numeric">
          {kind === 'execution' ? t('open') : callsText(matches)}
        </Text>
      </Group>
      {what.length > 0 ? (
        <Text size="xs" c="dimmed" truncate>
          {t('latest: {what}', { what: what.join(' · ') })}
        </Text>
      ) : null}
    </UnstyledButton>
  );
}
