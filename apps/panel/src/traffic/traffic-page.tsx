import type { EvaluationSummary } from '@assay/management-api';
import { Button, Checkbox, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { type EvaluationFilter, evaluationPage } from '../api/evaluations';
import { t } from '../i18n/language';
import { PageTitle, SpaceSwitch } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { BulkBar } from './bulk-bar';
import { DayCounts } from './day-counts';
import { evaluationColumns } from './evaluation-columns';
import { ExportMenu } from './export-menu';
import { ActiveFilters, FeedbackFilter, MoreFilters, StateFilter } from './filter-bar';
import { FirstSteps } from './first-steps';
import { changedSearch, isNarrowed, type TrafficSearch } from './search';
import { SearchBox } from './search-box';
import { ColumnChoice, useChosenColumns, ViewsMenu } from './views-menu';

interface Identified {
  readonly id: string;
}

/** Displayed rows of a list that changed in the meantime. */
interface Steady<Row> {
  readonly rows: readonly Row[];
  /** Number of new rows that are not shown yet. */
  readonly newer: number;
}

/**
 * Returns the displayed rows with updated values, so that rows don't move while the user reads. If none of
 * them remains, they stay unchanged.
 */
export function steadyRows<Row extends Identified>(
  shown: readonly Row[],
  fresh: readonly Row[],
): Steady<Row> {
  const latest = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  const firstKnown = fresh.findIndex(({ id }) => known.has(id));
  return {
    rows: shown.map((row) => latest.get(row.id) ?? row),
    newer: firstKnown < 0 ? fresh.length : firstKnown,
  };
}

/**
 * Updates the rows while the user doesn't work with them.
 * @param scope a changed scope (another filter) shows its rows immediately
 * @param isHeld true while the user reads or has selected rows
 */
export function useSteadyRows<Row extends Identified>(
  fresh: readonly Row[] | undefined,
  scope: string,
  isHeld: () => boolean,
): { readonly rows: readonly Row[] | undefined; readonly newer: number; readonly showNewer: () => void } {
  const [kept, setKept] = useState({ fresh, shown: fresh, scope });
  let current = kept;
  if (kept.fresh !== fresh || kept.scope !== scope) {
    const follows = kept.scope !== scope || kept.shown === undefined || !isHeld();
    current = { fresh, scope, shown: follows ? fresh : kept.shown };
    setKept(current);
  }
  const steady = current.shown && fresh ? steadyRows(current.shown, fresh) : { rows: fresh, newer: 0 };
  return { ...steady, showNewer: () => setKept({ fresh, shown: fresh, scope }) };
}

const route = getRouteApi('/panel/transactions');
/** Scroll position beyond which the user is reading, in pixels. */
const READING_PX = 160;

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** Converts the URL parameters to the API query. */
function filterOf({
  space,
  now,
  transaction,
  amount_from,
  amount_to,
  score_from,
  score_to,
  ...search
}: TrafficSearch): EvaluationFilter {
  return {
    ...search,
    environment: space,
    current_state: now,
    transaction_id: transaction,
    amount_from: numberOf(amount_from),
    amount_to: numberOf(amount_to),
    score_from: numberOf(score_from),
    score_to: numberOf(score_to),
  };
}

/** Selected rows, and the selection column. */
function useChosenRows(rows: readonly EvaluationSummary[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const column: Column<EvaluationSummary> = {
    name: t('Select'),
    kind: 'check',
    cell: ({ id, transaction_id }) => (
      <Checkbox
        size="xs"
        aria-label={t('Select {transaction_id}', { transaction_id })}
        checked={ids.has(id)}
        onChange={(event) => {
          const next = new Set(ids);
          if (event.currentTarget.checked) next.add(id);
          else next.delete(id);
          setIds(next);
        }}
      />
    ),
  };
  return {
    column,
    count: ids.size,
    chosen: rows?.filter(({ id }) => ids.has(id)) ?? [],
    clear: () => setIds(new Set()),
    all: () => setIds(new Set(rows?.map(({ id }) => id))),
  };
}

type Change = (changed: Parameters<typeof changedSearch>[1]) => void;

function Filters({ search, onChange }: { readonly search: TrafficSearch; readonly onChange: Change }) {
  return (
    <>
      <Group mb="sm" gap="xs">
        <StateFilter value={search.now} onChange={(now) => onChange({ now })} />
        <FeedbackFilter
          key={search.space}
          space={search.space}
          tag={search.tag}
          label={search.label}
          onTag={(tag) => onChange({ tag })}
          onLabel={(label) => onChange({ label })}
        />
        <MoreFilters search={search} onChange={onChange} />
      </Group>
      <ActiveFilters search={search} onChange={onChange} />
    </>
  );
}

function NewerButton({ count, onClick }: { readonly count: number; readonly onClick: () => void }) {
  return (
    <Button variant="light" size="xs" mb="sm" fullWidth onClick={onClick}>
      {count >= 50
        ? t('Show new transactions')
        : t('Show {newer, plural, one {# new transaction} other {# new transactions}}', { newer: count })}
    </Button>
  );
}

/** Transactions page: search, filters, table and bulk actions. */
export function TrafficPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filter = useMemo(() => filterOf(search), [search]);
  const page = useQuery(evaluationPage(filter));
  const [chosenCount, setChosenCount] = useState(0);
  const steady = useSteadyRows(
    page.data?.evaluations,
    JSON.stringify(search),
    () => chosenCount > 0 || window.scrollY > READING_PX,
  );
  const choice = useChosenRows(steady.rows);
  if (choice.chosen.length !== chosenCount) setChosenCount(choice.chosen.length);
  const shown = useChosenColumns();
  const columns = useMemo(() => evaluationColumns(search.space, shown), [search.space, shown]);
  const change: Change = (changed) => {
    choice.clear();
    void navigate({ search: changedSearch(search, changed) });
  };
  const { before: _, ...unpaged } = filter;

  return (
    <>
      <PageTitle title={t('Transactions')} about={t('All scored transactions, newest first.')}>
        <SpaceSwitch value={search.space} onChange={(space) => change({ space, key: undefined })} />
      </PageTitle>
      <FirstSteps />
      <DayCounts space={search.space} />
      <Group mb="sm" justify="space-between">
        <SearchBox
          space={search.space}
          // A search result replaces other filters, which could hide some of its transactions.
          onKey={(key) => void navigate({ search: { space: search.space, key } })}
        />
        <Group gap="xs">
          <ViewsMenu search={search} onTake={(view) => void navigate({ search: view })} />
          <ColumnChoice />
          <ExportMenu filter={unpaged} />
        </Group>
      </Group>
      <Filters search={search} onChange={change} />
      {steady.newer > 0 ? <NewerButton count={steady.newer} onClick={steady.showNewer} /> : null}
      <PagedTable
        name={t('Transactions')}
        isCompact
        columns={[choice.column, ...columns]}
        rows={steady.rows}
        keyOf={({ id }) => id}
        reading={page}
        failure={t('Couldn’t load the transactions')}
        empty={
          isNarrowed(search)
            ? t('No matching transactions. Check the filters. IDs and tags must match exactly.')
            : t('No transactions yet. Send the first one to POST /RestService/fraud-api/v2/.')
        }
        turns={{
          newest: search.before
            ? { to: '/panel/transactions', search: changedSearch(search, {}) }
            : undefined,
          older: page.data?.next
            ? { to: '/panel/transactions', search: { ...search, before: page.data.next } }
            : undefined,
          note:
            page.data?.complete === false
              ? t('Updates every 5 seconds. Older transactions are still being indexed for filters.')
              : t('Updates every 5 seconds.'),
        }}
      />
      <BulkBar rows={choice.chosen} space={search.space} onClear={choice.clear} />
    </>
  );
}
