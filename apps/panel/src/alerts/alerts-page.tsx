import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBellRinging } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useMay } from '../api/account';
import { type AlertSummary, alertList } from '../api/alerts';
import { typologies } from '../api/typologies';
import { DataTable } from '../design/data-table';
import { PageHeader } from '../design/page-header';
import { EmptyState } from '../design/states';
import { ListWithDrawer } from '../design/templates';
import { t, wordsOf } from '../i18n/language';
import { ButtonLink } from '../ui/shown-values';
import { alertColumns } from './alert-columns';
import { AlertDrawer } from './alert-drawer';
import { AlertFilters, StatusFilter } from './alert-filters';
import { CaseStrip } from './case-files';
import { MergeDialog } from './merge-dialog';
import { changedSearch, filterOf, isNarrowed, type SearchChange } from './search';
import { entityName } from './words';

const route = getRouteApi('/panel/alerts');

/** Alerts of transaction monitoring: list with filters, and the open alert in a drawer. */
export function AlertsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filter = filterOf(search);
  const list = useInfiniteQuery(alertList(filter));
  const rows = list.data?.pages.flatMap(({ alerts }) => alerts);
  const columns = useMemo(() => alertColumns(search), [search]);
  const change = (changed: SearchChange) => void navigate({ search: changedSearch(search, changed) });
  const show = (alert: string | undefined) => change({ alert });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [merging, { open, close }] = useDisclosure(false);
  const mayChange = useMay('cases:change');
  const chosen = (rows ?? []).filter(({ id }) => selected.has(id));
  const current = rows?.find(({ id }) => id === search.alert);
  /** Opens the alert after the closed one. */
  const goOn = () => {
    const at = (rows ?? []).findIndex(({ id }) => id === search.alert);
    show(rows?.[at + 1]?.id);
  };
  const selection = {
    selected,
    onChange: setSelected,
    nameOf: (alert: AlertSummary) => `${wordsOf(alert.name)}, ${entityName(alert)}`,
    actions: () => (
      <Button size="compact-sm" variant="default" onClick={open}>
        {t('Merge into a case')}
      </Button>
    ),
  };
  return (
    <>
      <PageHeader
        title={t('Alerts')}
        about={
          filter.order
            ? t('Findings of typologies, by deadline.')
            : t('Findings of typologies, newest first.')
        }
      >
        <StatusFilter
          value={filter.status ?? 'ALL'}
          onChange={(status) => change({ status, alert: undefined })}
        />
      </PageHeader>
      {search.case ? <CaseStrip id={search.case} /> : null}
      <ListWithDrawer
        title={current ? wordsOf(current.name) : t('Alert')}
        onClose={() => show(undefined)}
        drawer={search.alert ? <AlertDrawer key={search.alert} id={search.alert} onClosed={goOn} /> : null}
      >
        <DataTable
          name={t('Alerts')}
          columnsKey="alerts"
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          reading={list}
          failure={t('Couldn’t load the alerts')}
          isCurrent={({ id }) => id === search.alert}
          isTwoLine
          empty={isNarrowed(search) ? t('No matching alerts. Change the filters.') : null}
          toolbar={<AlertFilters search={search} onChange={change} />}
          {...(mayChange ? { selection } : {})}
        />
        {rows?.length === 0 && !isNarrowed(search) ? <NoAlerts /> : null}
      </ListWithDrawer>
      <MergeDialog
        opened={merging}
        onClose={close}
        alerts={chosen}
        cases={[...new Set(chosen.flatMap(({ case_id: id }) => id ?? []))]}
        onMerged={() => setSelected(new Set())}
      />
    </>
  );
}

/** Explains an empty list, and offers the first step if all typologies are off. */
function NoAlerts() {
  const { data } = useQuery(typologies);
  const isOff = data?.typologies.every(({ mode }) => mode !== 'on') ?? false;
  return (
    <EmptyState
      icon={<IconBellRinging size={24} stroke={1.6} />}
      title={t('No alerts')}
      action={
        <ButtonLink variant={isOff ? 'filled' : 'default'} to="/panel/typologies">
          {isOff ? t('Turn on typologies') : t('View typologies')}
        </ButtonLink>
      }
    >
      {isOff
        ? t('Typologies search your transactions for money laundering and fraud patterns. All are off.')
        : t('Alerts appear here when a typology finds a pattern in new transactions.')}
    </EmptyState>
  );
}
