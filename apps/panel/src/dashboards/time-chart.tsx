import { Group, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { t } from '../i18n/language';
import { axisTop, type ChartSeries, type TimeData } from './chart-data';
import classes from './charts.module.css';

/** Width before the element is measured, in pixels. */
const USUAL_WIDTH = 640;
const MIN_WIDTH = 280;
/** Height of the drawing, in pixels. A tall one fills its card next to a card with more content. */
const HEIGHTS = { usual: 180, tall: 224 } as const;
const LEFT = 52;
const BOTTOM = 22;
const TOP = 8;
const RIGHT = 8;
const LINES = 4;
/** Minimum width of a time label, in pixels. */
const TICK_WIDTH = 64;

interface TimeChartProps {
  readonly title: string;
  readonly data: TimeData;
  readonly kind: 'bars' | 'lines';
  /** Formats values of the axis and tooltips. */
  readonly format: (value: number) => string;
  readonly height?: keyof typeof HEIGHTS;
}

/** Horizontal layout of the buckets. */
interface Across {
  readonly count: number;
  /** Width of one bucket. */
  readonly step: number;
}
const acrossOf = (width: number, count: number): Across => ({
  count,
  step: (width - LEFT - RIGHT) / Math.max(1, count),
});
const xOf = (at: number, { step }: Across) => LEFT + step * (at + 0.5);

const stackTop = (series: readonly ChartSeries[], at: number) =>
  series.reduce((sum, { values }) => sum + Math.max(0, values[at] ?? 0), 0);

/** Returns the largest value that the chart must fit. */
function greatest({ series, previous, labels }: TimeData, kind: 'bars' | 'lines'): number {
  let most = 0;
  for (const at of labels.keys()) {
    most = Math.max(
      most,
      kind === 'bars' ? stackTop(series, at) : Math.max(0, ...series.map(({ values }) => values[at] ?? 0)),
      previous?.values[at] ?? 0,
    );
  }
  return most;
}

/** Stacked bars or lines over time. The table of the chart contains the same data. */
export function TimeChart({ title, data, kind, format, height = 'usual' }: TimeChartProps) {
  const full = HEIGHTS[height];
  const inner = full - TOP - BOTTOM;
  const { ref, width: measured } = useElementSize<HTMLDivElement>();
  const width = measured > 0 ? Math.max(MIN_WIDTH, measured) : USUAL_WIDTH;
  const top = axisTop(greatest(data, kind), LINES);
  const y = (value: number) => TOP + inner * (1 - value / top);
  const across = acrossOf(width, data.labels.length);
  const everyTick = Math.max(1, Math.ceil(TICK_WIDTH / across.step));
  return (
    <div ref={ref}>
      <svg viewBox={`0 0 ${width} ${full}`} className={classes.chart} role="img" aria-label={title}>
        {Array.from({ length: LINES + 1 }, (_, line) => (top * line) / LINES).map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} className={classes.line} />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end" className={classes.axis}>
              {format(value)}
            </text>
          </g>
        ))}
        {data.ticks.map((tick, at) =>
          at % everyTick === 0 ? (
            <text
              key={data.labels[at]}
              x={xOf(at, across)}
              y={full - 6}
              textAnchor="middle"
              className={classes.axis}
            >
              {tick}
            </text>
          ) : null,
        )}
        {data.labels.map((label, at) => (
          <Column key={label} {...{ at, data, kind, format, y, across, inner }} />
        ))}
        {kind === 'lines'
          ? data.series.map((series) => (
              <path
                key={series.name}
                d={curve(series.values, across, y)}
                className={`${classes.curve} ${classes[series.tone]}`}
              />
            ))
          : null}
        {data.previous ? (
          <path d={curve(data.previous.values, across, y)} className={classes.before} />
        ) : null}
        {(data.marks ?? []).map(({ at, label }) => (
          <g key={at} className={classes.mark}>
            <title>{label}</title>
            <line x1={xOf(at, across)} x2={xOf(at, across)} y1={TOP} y2={TOP + inner} />
            <path d={`M${xOf(at, across)} ${TOP - 6}l5 5l-5 5l-5 -5z`} />
          </g>
        ))}
      </svg>
      <Legend data={data} />
    </div>
  );
}

/** Returns the SVG path of a line, with gaps for unknown values. */
function curve(values: readonly (number | null)[], across: Across, y: (value: number) => number): string {
  let isOpen = false;
  const steps: string[] = [];
  for (const [at, value] of values.slice(0, across.count).entries()) {
    if (value !== null)
      steps.push(`${isOpen ? 'L' : 'M'}${xOf(at, across).toFixed(1)} ${y(value).toFixed(1)}`);
    isOpen = value !== null;
  }
  // A single value between gaps becomes a point.
  return steps
    .map((step, at) => (step[0] === 'M' && steps[at + 1]?.[0] !== 'L' ? `${step}h0.1` : step))
    .join('');
}

interface ColumnProps {
  readonly at: number;
  readonly data: TimeData;
  readonly kind: 'bars' | 'lines';
  readonly format: (value: number) => string;
  readonly y: (value: number) => number;
  readonly across: Across;
  /** Height between the axes, in pixels. */
  readonly inner: number;
}

/** One bucket: bars and a tooltip. */
function Column({ at, data, kind, format, y, inner, across: { step: width } }: ColumnProps) {
  const navigate = useNavigate();
  const columns = data.previous ? [...data.series, data.previous] : data.series;
  const note = columns.map(({ name, values }) => `${name}: ${values[at] == null ? '–' : format(values[at])}`);
  let below = 0;
  return (
    <g className={classes.column}>
      <title>{[data.labels[at], ...note].join('\n')}</title>
      <rect x={LEFT + width * at} y={TOP} width={width} height={inner} className={classes.band} />
      {kind === 'bars'
        ? data.series.map((series, index) => {
            const link = data.linkOf?.(at, index);
            const value = Math.max(0, series.values[at] ?? 0);
            const from = below;
            below += value;
            return value > 0 ? (
              <rect
                key={series.name}
                {...(link
                  ? { onClick: () => void navigate({ to: '/panel/transactions', search: link }) }
                  : {})}
                data-link={link ? true : undefined}
                x={LEFT + width * (at + 0.12)}
                width={width * 0.76}
                y={y(below)}
                height={Math.max(0.5, y(from) - y(below))}
                className={`${classes.filled} ${classes[series.tone]}`}
              />
            ) : null;
          })
        : null}
    </g>
  );
}

function Legend({ data }: { readonly data: TimeData }) {
  return (
    <Group gap="md" mt={4}>
      {data.series.map(({ name, tone }) => (
        <Text key={name} size="xs">
          <span className={`${classes.swatch} ${classes[tone]}`} />
          {name}
        </Text>
      ))}
      {data.previous ? (
        <Text size="xs" c="dimmed">
          <span className={classes.swatchBefore} />
          {t('Previous period')}
        </Text>
      ) : null}
    </Group>
  );
}
