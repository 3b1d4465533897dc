import type { EvaluationSummary } from '@assay/management-api';
import { Button, Group } from '@mantine/core';
import { IconArrowsLeftRight, IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { type EvaluationFilter, evaluationPage } from '../api/evaluations';
import { DataTable } from '../design/data-table';
import { PageHeader } from '../design/page-header';
import { EmptyState, TextSkeleton } from '../design/states';
import { ListWithDrawer } from '../design/templates';
import { t } from '../i18n/language';
import { isPersonKey } from '../page-searches';
import { SpaceSwitch } from '../ui/page';
import { ButtonLink } from '../ui/shown-values';
import { ActivityStrip } from './activity-strip';
import { BulkActions } from './bulk-actions';
import { allEvaluationColumns } from './evaluation-columns';
import { ExportMenu } from './export-menu';
import { FirstSteps } from './first-steps';
import { usePickedColumns } from './picked-columns';
import {
  changedSearch,
  isNarrowed,
  narrowingOf,
  openedSearch,
  type SearchChange,
  type TrafficSearch,
} from './search';
import { SearchBox } from './search-box';
import { useSteadyRows } from './steady-rows';
import { TransactionFilters } from './transaction-filters';
import { ViewTabs } from './view-tabs';

// Loads the actions of a transaction only if a row is open.
const TransactionDrawer = lazy(async () => ({
  default: (await import('./transaction-drawer')).TransactionDrawer,
}));

const route = getRouteApi('/panel/transactions');
/** Scroll position beyond which the user is reading, in pixels. */
const READING_PX = 160;

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** Converts the URL parameters to the API query. */
function filterOf(search: TrafficSearch): EvaluationFilter {
  const { now, transaction, amount_from, amount_to, score_from, score_to, ...others } = narrowingOf(search);
  return {
    ...others,
    before: search.before,
    environment: search.space,
    current_state: now,
    transaction_id: transaction,
    amount_from: numberOf(amount_from),
    amount_to: numberOf(amount_to),
    score_from: numberOf(score_from),
    score_to: numberOf(score_to),
  };
}

const idOf = ({ id }: EvaluationSummary): string => id;

interface NewerButtonProps {
  readonly count: number;
  readonly onClick: () => void;
}

function NewerButton({ count, onClick }: NewerButtonProps) {
  return (
    <Button variant="light" size="compact-sm" mb="xs" fullWidth onClick={onClick}>
      {count >= 50
        ? t('Show new transactions')
        : t('Show {newer, plural, one {# new transaction} other {# new transactions}}', { newer: count })}
    </Button>
  );
}

interface EmptyProps {
  readonly search: TrafficSearch;
  readonly onClear: () => void;
}

function Empty({ search, onClear }: EmptyProps) {
  return isNarrowed(search) ? (
    <EmptyState
      icon={<IconFilterOff size={24} />}
      title={t('No matching transactions')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('Clear filters')}
        </Button>
      }
    >
      {t('Check the filters. IDs and tags must match exactly.')}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<IconArrowsLeftRight size={24} />}
      title={t('No transactions yet')}
      action={
        <ButtonLink variant="default" to="/panel/api-keys">
          {t('Create an API key')}
        </ButtonLink>
      }
    >
      {t('Send the first one to POST /RestService/fraud-api/v2/.')}
    </EmptyState>
  );
}

/** The open row. Its ID is in the URL: reload shows it again, and "back" closes it. */
function useOpenRow(search: TrafficSearch) {
  const navigate = route.useNavigate();
  const latest = useRef(search);
  latest.current = search;
  const show = useCallback(
    (id: string | undefined, replace: boolean) =>
      void navigate({ search: openedSearch(latest.current, id), replace, resetScroll: false }),
    [navigate],
  );
  const isOpen = search.open !== undefined;
  return {
    open: useCallback(({ id }: EvaluationSummary) => show(id, latest.current.open !== undefined), [show]),
    /** While the drawer is open, it follows the row with the focus. */
    follow: useCallback(
      ({ id }: EvaluationSummary) => {
        if (latest.current.open !== undefined) show(id, true);
      },
      [show],
    ),
    close: useCallback(() => show(undefined, true), [show]),
    isOpen,
  };
}

/** Rows of the current page; steady while the user reads them. */
function useRows(search: TrafficSearch, isHeld: () => boolean) {
  const filter = useMemo(() => filterOf(search), [search]);
  const page = useQuery(evaluationPage(filter));
  const scope = JSON.stringify(filter);
  return { filter, page, steady: useSteadyRows(page.data?.evaluations, scope, isHeld) };
}

interface ToolbarProps {
  readonly search: TrafficSearch;
  readonly onChange: (change: SearchChange) => void;
  /** Number of new rows that are not shown yet. */
  readonly newer: number;
  readonly onNewer: () => void;
}

/** Above the table: filters, and the person of a search. */
function Toolbar({ search: { space, key }, search, onChange, newer, onNewer }: ToolbarProps) {
  return (
    <>
      <Group gap="xs">
        <TransactionFilters search={search} onChange={onChange} />
        {key && isPersonKey(key) ? (
          <ButtonLink size="compact-sm" variant="subtle" to="/panel/person" search={{ space, key }}>
            {t('View person')}
          </ButtonLink>
        ) : null}
      </Group>
      {newer > 0 ? <NewerButton count={newer} onClick={onNewer} /> : null}
    </>
  );
}

interface TableProps {
  readonly search: TrafficSearch;
  readonly rows: ReturnType<typeof useRows>;
  readonly drawer: ReturnType<typeof useOpenRow>;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onGo: (search: TrafficSearch) => void;
}

function TransactionTable({ search, rows, drawer, selected, onSelect, onGo }: TableProps) {
  const { page, steady } = rows;
  const columns = useMemo(() => allEvaluationColumns(search.space), [search.space]);
  const picked = usePickedColumns(columns);
  const newest = changedSearch(search, {});
  const older = page.data?.next;
  return (
    <DataTable
      name={t('Transactions')}
      isTwoLine
      columns={columns}
      picked={picked}
      rows={steady.rows}
      keyOf={idOf}
      reading={page}
      failure={t('Couldn’t load the transactions')}
      onOpen={drawer.open}
      opensOnClick
      onMove={drawer.follow}
      isCurrent={({ id }) => id === search.open}
      toolbar={
        <Toolbar
          search={search}
          onChange={(change) => onGo(changedSearch(search, change))}
          newer={steady.newer}
          onNewer={steady.showNewer}
        />
      }
      selection={{
        selected,
        onChange: onSelect,
        label: t('Selected transactions'),
        nameOf: ({ transaction_id }) => transaction_id,
        actions: (chosen) => <BulkActions rows={chosen} space={search.space} hasKeys={!drawer.isOpen} />,
      }}
      empty={<Empty search={search} onClear={() => onGo({ space: search.space })} />}
      turns={{
        newest: search.before ? { to: '/panel/transactions', search: newest } : undefined,
        older: older ? { to: '/panel/transactions', search: { ...newest, before: older } } : undefined,
        note:
          page.data?.complete === false
            ? t('Updates every 5 seconds. Older transactions are still being indexed for filters.')
            : t('Updates every 5 seconds.'),
      }}
    />
  );
}

/** Transactions page: views, search, filters, table with bulk actions, and the open row. */
export function TrafficPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const drawer = useOpenRow(search);
  const isReading = () =>
    Math.max(window.scrollY, list.current?.querySelector('table')?.parentElement?.scrollTop ?? 0) >
    READING_PX;
  const rows = useRows(search, () => selected.size > 0 || drawer.isOpen || isReading());
  const { space } = search;
  const go = (to: TrafficSearch) => {
    setSelected(new Set());
    void navigate({ search: to });
  };
  const change = (changed: SearchChange) => go(changedSearch(search, changed));
  const { before: _, ...unpaged } = rows.filter;
  const shown = rows.steady.rows;
  const opened = shown?.find(({ id }) => id === search.open);
  return (
    <ListWithDrawer
      title={opened?.transaction_id ?? t('Transaction')}
      onClose={drawer.close}
      drawer={
        search.open === undefined ? null : (
          <Suspense fallback={<TextSkeleton lines={8} />}>
            <TransactionDrawer key={search.open} id={search.open} row={opened} space={space} />
          </Suspense>
        )
      }
    >
      <PageHeader title={t('Transactions')}>
        <SpaceSwitch value={space} onChange={(other) => change({ space: other, key: undefined })} />
        {/* A search result replaces other filters, which could hide some of its transactions. */}
        <SearchBox space={space} onKey={(key) => go({ space, key })} />
        <ExportMenu filter={unpaged} />
      </PageHeader>
      <FirstSteps isOpen={shown?.length === 0 && !isNarrowed(search)} />
      <ActivityStrip space={space} onFilter={change} />
      <ViewTabs search={search} onTake={go} />
      <div ref={list}>
        <TransactionTable
          search={search}
          rows={rows}
          drawer={drawer}
          selected={selected}
          onSelect={setSelected}
          onGo={go}
        />
      </div>
    </ListWithDrawer>
  );
}
