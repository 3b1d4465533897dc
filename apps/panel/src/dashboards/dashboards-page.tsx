import { Button, Group, NativeSelect, Paper, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Dashboard, type DashboardPeriod, dashboard, type Segment } from '../api/dashboard';
import type { Space } from '../api/evaluations';
import { locale, t } from '../i18n/language';
import { Busy, FailureAlert } from '../ui/notices';
import { PageTitle, SpaceSwitch } from '../ui/page';
import { milliseconds, percent, whole } from './chart-data';
import classes from './charts.module.css';
import { DecisionCharts, DriftChart } from './decision-charts';
import { DisputeCard } from './dispute-card';
import { FunnelChart } from './funnel-chart';
import { OutcomeCharts } from './outcome-charts';
import { type DashboardSearch, datesOf, type Preset, readDashboardSearch, USUAL_PRESET } from './search';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const share = (part: number, all: number) => (all === 0 ? null : part / all);

interface FiguresProps {
  readonly current: DashboardPeriod;
  readonly previous: DashboardPeriod | null;
}

interface Figure {
  readonly name: string;
  readonly formatted: string;
  readonly before: string | null;
}

const sharesOf = ({ states, calls }: DashboardPeriod) => ({
  approve: share(sum(states.approve), calls),
  review: share(sum(states.review), calls),
  decline: share(sum(states.decline), calls),
});

/** Key metrics of the period, with the previous values. */
export function Figures({ current, previous }: FiguresProps) {
  const now = sharesOf(current);
  const then = previous && sharesOf(previous);
  const figure = (name: string, formatted: string, before: string | null | undefined): Figure => ({
    name,
    formatted,
    before: before ?? null,
  });
  const figures = [
    figure(t('Transactions'), whole(current.calls), previous && whole(previous.calls)),
    figure(t('Approved'), percent(now.approve), then && percent(then.approve)),
    figure(t('Review'), percent(now.review), then && percent(then.review)),
    figure(t('Declined'), percent(now.decline), then && percent(then.decline)),
    figure(
      t('False positives'),
      percent(current.false_positive_share),
      previous && percent(previous.false_positive_share),
    ),
    figure(
      t('95% decided within'),
      milliseconds(current.latency.p95),
      previous && milliseconds(previous.latency.p95),
    ),
  ];
  return (
    <div className={classes.figures}>
      {figures.map(({ name, formatted, before }) => (
        <Paper key={name} withBorder p="sm">
          <Text size="xs" c="dimmed">
            {name}
          </Text>
          <Text size="xl" fw={600} className="numeric">
            {formatted}
          </Text>
          {before === null ? null : (
            <Text size="xs" c="dimmed">
              {t('before: {value}', { value: before })}
            </Text>
          )}
        </Paper>
      ))}
    </div>
  );
}

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
      <PageTitle title={t('Dashboard')} about={t('Decisions, amounts and accuracy over time.')}>
        <Group className={classes.tools}>
          <Button variant="default" onClick={() => window.print()}>
            {t('Print')}
          </Button>
          <SpaceSwitch value={search.space} onChange={(space) => show({ space })} />
        </Group>
      </PageTitle>
      <Choices search={search} dates={dates} onChange={show} />
      <FailureAlert error={error} title={t('Couldn’t load the metrics')} />
      {data ? <Shown data={data} space={search.space} /> : error ? null : <Busy />}
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
    <Group mb="md" align="flex-end" className={classes.tools}>
      <NativeSelect
        label={t('Time')}
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
            label={t('Start date')}
            value={dates.from}
            onChange={({ currentTarget: { value } }) => value && byDates({ ...dates, from: value })}
          />
          <TextInput
            type="date"
            label={t('End date')}
            value={dates.to}
            onChange={({ currentTarget: { value } }) => value && byDates({ ...dates, to: value })}
          />
        </>
      ) : null}
      <NativeSelect
        label={t('Break down by')}
        data={segments()}
        value={search.segment ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ segment: (value || undefined) as Segment | undefined })
        }
      />
      <Switch
        mb={8}
        label={t('Compare with previous period')}
        checked={search.compare !== 'off'}
        onChange={({ currentTarget: { checked } }) => onChange({ compare: checked ? undefined : 'off' })}
      />
    </Group>
  );
}

function Shown({ data, space }: { readonly data: Dashboard; readonly space: Space }) {
  const { current, previous, counted_until: until } = data;
  const dates = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' });
  const range = (period: Dates) => dates.formatRange(Date.parse(period.from), Date.parse(period.to));
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {range(current)}, {data.time_zone}
        {previous ? ` · ${t('compared with {range}', { range: range(previous) })}` : ''}
        {until
          ? ` · ${t('data up to {time}', {
              time: new Date(until).toLocaleString(locale(), { dateStyle: 'short', timeStyle: 'short' }),
            })}`
          : ''}
      </Text>
      {current.calls === 0 ? (
        <Text c="dimmed" my="lg">
          {until === null
            ? t('No data yet. Transactions appear about a minute after they are scored.')
            : t('No transactions in this period.')}
        </Text>
      ) : null}
      <Figures current={current} previous={previous} />
      <div className={classes.grid}>
        <DecisionCharts data={data} />
        <OutcomeCharts data={data} />
        <FunnelChart funnel={current.funnel} before={previous?.funnel ?? null} />
        <DisputeCard space={space} />
        {data.previous ? <DriftChart drift={data.drift} /> : null}
      </div>
    </>
  );
}
