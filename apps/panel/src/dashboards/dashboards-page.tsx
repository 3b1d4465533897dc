import { Group, NativeSelect, Switch, Text, TextInput } from '@mantine/core';
import { IconChartBar, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Dashboard, dashboard, type Segment } from '../api/dashboard';
import type { Space } from '../api/evaluations';
import { PageHeader } from '../design/page-header';
import { EmptyState, PageSkeleton } from '../design/states';
import { DashboardCell, Dashboard as DashboardGrid } from '../design/templates';
import { UrlTabs } from '../design/url-tabs';
import { locale, t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { SpaceSwitch } from '../ui/page';
import { saveFile } from '../ui/save-file';
import { csvOf } from './chart-data';
import classes from './charts.module.css';
import { CostChart } from './cost-chart';
import {
  DriftChart,
  LatencyChart,
  MoneyChart,
  ScoresChart,
  SegmentsChart,
  TrafficChart,
} from './decision-charts';
import { DisputeCard } from './dispute-card';
import { Drill } from './drill';
import { Figures, metricsTable } from './figures';
import { FunnelChart } from './funnel-chart';
import { AccuracyChart, LabelsChart, OverridesChart, RulesChart } from './outcome-charts';
import { usePolicyChanges } from './policy-marks';
import { ReviewCard } from './review-card';
import { type DashboardSearch, datesOf, type Preset, readDashboardSearch, USUAL_PRESET } from './search';

const route = getRouteApi('/panel/dashboard');

const presets = (): { value: Preset | 'dates'; label: string }[] => [
  { value: 'today', label: t('Today') },
  { value: 'yesterday', label: t('Yesterday') },
  { value: '7', label: t('Last 7 days') },
  { value: '28', label: t('Last 28 days') },
  { value: '90', label: t('Last 90 days') },
  { value: '365', label: t('Last 365 days') },
  { value: 'dates', label: t('Custom range') },
];

const segments = (): { value: Segment | ''; label: string }[] => [
  { value: '', label: t('No breakdown') },
  { value: 'state', label: t('By decision') },
  { value: 'country', label: t('By country') },
  { value: 'action', label: t('By action') },
  { value: 'currency', label: t('By currency') },
  { value: 'merchant', label: t('By merchant') },
];

interface Dates {
  readonly from: string;
  readonly to: string;
}
type Change = { readonly [name in keyof DashboardSearch]?: DashboardSearch[name] | undefined };

/** Dashboard for a date range. */
export function DashboardsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (change: Change) => navigate({ search: readDashboardSearch({ ...search, ...change }) });
  const dates = datesOf(search, new Date());
  const { data, error } = useQuery(
    dashboard({ ...dates, space: search.space, segment: search.segment, compared: search.compare !== 'off' }),
  );
  return (
    <>
      <PageHeader
        title={t('Dashboard')}
        about={t('Decisions, amounts and accuracy over time.')}
        menu={[
          {
            label: t('Print'),
            icon: <IconPrinter size={16} />,
            onClick: () => window.print(),
          },
          {
            label: t('Export metrics (CSV)'),
            icon: <IconDownload size={16} />,
            isDisabled: !data,
            onClick: () => data && saveFile([csvOf(metricsTable(data))], 'text/csv', 'dashboard.csv'),
          },
        ]}
      >
        <SpaceSwitch value={search.space} onChange={(space) => show({ space })} />
        <Choices search={search} dates={dates} onChange={show} />
      </PageHeader>
      <FailureAlert error={error} title={t('Couldn’t load the metrics')} />
      {data ? (
        <Shown data={data} space={search.space} segment={search.segment} />
      ) : error ? null : (
        <PageSkeleton />
      )}
    </>
  );
}

interface ChoicesProps {
  readonly search: DashboardSearch;
  readonly dates: Dates;
  readonly onChange: (change: Change) => void;
}

function Choices({ search, dates, onChange }: ChoicesProps) {
  const isByDates = search.from !== undefined;
  const byDates = ({ from, to }: Dates) => onChange({ from, to, range: undefined });
  return (
    <Group align="center" gap="xs" className={classes.tools}>
      <NativeSelect
        aria-label={t('Time')}
        data={presets()}
        value={isByDates ? 'dates' : (search.range ?? USUAL_PRESET)}
        onChange={({ currentTarget: { value } }) =>
          value === 'dates'
            ? byDates(dates)
            : onChange({ range: value as Preset, from: undefined, to: undefined })
        }
      />
      {isByDates ? (
        <>
          <TextInput
            type="date"
            aria-label={t('Start date')}
            value={dates.from}
            onChange={({ currentTarget: { value } }) => value && byDates({ ...dates, from: value })}
          />
          <TextInput
            type="date"
            aria-label={t('End date')}
            value={dates.to}
            onChange={({ currentTarget: { value } }) => value && byDates({ ...dates, to: value })}
          />
        </>
      ) : null}
      <NativeSelect
        aria-label={t('Break down by')}
        data={segments()}
        value={search.segment ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ segment: (value || undefined) as Segment | undefined })
        }
      />
      <Switch
        label={t('Compare')}
        title={t('Compare with previous period')}
        checked={search.compare !== 'off'}
        onChange={({ currentTarget: { checked } }) => onChange({ compare: checked ? undefined : 'off' })}
      />
    </Group>
  );
}

interface ShownProps {
  readonly data: Dashboard;
  readonly space: Space;
  readonly segment: Segment | undefined;
}

const DAY_MS = 86_400_000;

/** Number of days of a period, both dates inclusive. */
const daysOf = ({ from, to }: Dates): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

const isEmpty = ({ calls }: Dashboard['current']): boolean => calls === 0;

/** Returns a dashboard without a previous period in which nothing happened. */
const comparable = (data: Dashboard): Dashboard =>
  data.previous && isEmpty(data.previous) ? { ...data, previous: null } : data;

/** Says which days the metrics cover, and up to when they are complete. */
function Coverage({ data }: { readonly data: Dashboard }) {
  const { current, previous, counted_until: until } = data;
  const dates = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' });
  const range = (period: Dates) => dates.formatRange(Date.parse(period.from), Date.parse(period.to));
  const parts = [
    `${range(current)}, ${data.time_zone}`,
    previous
      ? t(isEmpty(previous) ? 'no transactions from {range} to compare with' : 'compared with {range}', {
          range: range(previous),
        })
      : null,
    until
      ? t('data up to {time}', {
          time: new Date(until).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' }),
        })
      : null,
  ];
  return (
    <Text size="xs" c="dimmed" mb="sm">
      {parts.filter((part) => part !== null).join(' · ')}
    </Text>
  );
}

function Shown({ data: loaded, space, segment }: ShownProps) {
  const data = useMemo(() => comparable(loaded), [loaded]);
  const { current, previous } = data;
  const drill = useMemo(() => new Drill(space, data.unit, data.current), [space, data]);
  // The links end one millisecond before the period does.
  const end = Date.parse(drill.whole().to ?? '') + 1;
  const changes = usePolicyChanges(current.buckets, end);
  if (current.calls === 0)
    return (
      <>
        <Coverage data={loaded} />
        <EmptyState
          icon={<IconChartBar size={24} stroke={1.6} />}
          title={
            data.counted_until === null
              ? t('No data yet. Transactions appear about a minute after they are scored.')
              : t('No transactions in this period.')
          }
        />
      </>
    );
  return (
    <>
      <Coverage data={loaded} />
      <Figures current={current} previous={previous} drill={drill} />
      <div className={classes.below}>
        <Dashboards data={data} space={space} segment={segment} drill={drill} changes={changes} />
      </div>
    </>
  );
}

interface DashboardsProps extends ShownProps {
  readonly drill: Drill;
  readonly changes: ReturnType<typeof usePolicyChanges>;
}

/** Charts in three tabs, the most important ones first. */
function Dashboards(props: DashboardsProps) {
  return (
    <UrlTabs
      label={t('Dashboard')}
      tabs={[
        { id: 'overview', label: t('Overview'), content: <Overview {...props} /> },
        { id: 'accuracy', label: t('Accuracy'), content: <Accuracy {...props} /> },
        { id: 'operations', label: t('Operations'), content: <Operations {...props} /> },
      ]}
    />
  );
}

/** Transactions, cost, rules, amounts and scores. */
function Overview({ data, segment, drill, changes }: DashboardsProps) {
  const { current, previous } = data;
  return (
    <DashboardGrid>
      <DashboardCell span={8}>
        <TrafficChart data={data} drill={drill} changes={changes} />
      </DashboardCell>
      <DashboardCell span={4}>
        <CostChart period={current} before={previous} />
      </DashboardCell>
      {current.segments && current.segments.length > 0 ? (
        <DashboardCell span={12}>
          <SegmentsChart data={data} drill={drill} segment={segment} />
        </DashboardCell>
      ) : null}
      {current.money.length > 0 ? (
        <DashboardCell span={6}>
          <MoneyChart data={data} drill={drill} />
        </DashboardCell>
      ) : null}
      <DashboardCell span={6}>
        <ScoresChart data={data} drill={drill} isTall={current.money.length > 1} />
      </DashboardCell>
      <DashboardCell span={12}>
        <RulesChart period={current} before={previous} drill={drill} />
      </DashboardCell>
    </DashboardGrid>
  );
}

/** Labels, false positives, changed decisions and drift. */
function Accuracy({ data, drill }: DashboardsProps) {
  const { current, previous } = data;
  return (
    <DashboardGrid>
      <DashboardCell span={12}>
        <AccuracyChart data={data} drill={drill} />
      </DashboardCell>
      <DashboardCell span={6}>
        <LabelsChart period={current} drill={drill} />
      </DashboardCell>
      <DashboardCell span={6}>
        <OverridesChart period={current} drill={drill} />
      </DashboardCell>
      {previous ? (
        <DashboardCell span={12}>
          <DriftChart drift={data.drift} />
        </DashboardCell>
      ) : null}
    </DashboardGrid>
  );
}

/** Manual review, decision time, verifications and disputes. */
function Operations({ data, space, drill }: DashboardsProps) {
  const { current, previous } = data;
  return (
    <DashboardGrid>
      <DashboardCell span={6}>
        <ReviewCard space={space} days={daysOf(current)} />
      </DashboardCell>
      <DashboardCell span={6}>
        <LatencyChart data={data} />
      </DashboardCell>
      <DashboardCell span={6}>
        <FunnelChart
          funnel={current.funnel}
          before={previous?.funnel ?? null}
          search={drill.verifications()}
        />
      </DashboardCell>
      <DashboardCell span={6}>
        <DisputeCard space={space} />
      </DashboardCell>
    </DashboardGrid>
  );
}
