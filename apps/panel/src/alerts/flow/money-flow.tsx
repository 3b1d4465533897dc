import { useElementSize } from '@mantine/hooks';
import { timeZone } from '../../api/account';
import { ChartCard } from '../../dashboards/chart-card';
import type { TableData } from '../../dashboards/chart-data';
import { english, locale, t } from '../../i18n/language';
import { amountText } from '../../traffic/amount';
import { iconOf, kindName } from '../words';
import { type FlowEdge, type FlowLayout, type FlowParty, flowLayout, type Lane } from './flow-layout';
import classes from './money-flow.module.css';

/** Width before the element is measured, in pixels. */
const USUAL_WIDTH = 600;
const ROW = 28;
const CLOSE_ROW = 22;
const TOP = 30;
const AMOUNT_WIDTH = 76;
const ICON = 14;
const TICK_WIDTH = 96;
/** Below this width, names are shorter. */
const NARROW = 480;

interface MoneyFlowProps {
  readonly edges: readonly FlowEdge[];
  readonly parties: readonly FlowParty[];
  /** Key of the entity of the alert; null = unknown. */
  readonly entity: string | null;
  /** File name of the table without the extension. */
  readonly file: string;
  /** Less high, for a drawer. */
  readonly isCompact?: boolean;
}

const nameOf = ({ name }: Pick<Lane, 'name'>, index: number): string =>
  name === '' ? t('Party {number}', { number: index + 1 }) : name;

const short = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 4)}…${name.slice(-3)}` : name;

const moment = (at: string): string =>
  new Date(at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZone() });

const amountOf = ({ amount, currency }: FlowEdge): string =>
  amount === null ? t('unknown amount') : amountText(amount, currency);

/** Money flow over time: a lane for every party, an arrow for every transfer. The table contains the same data. */
export function MoneyFlow({ edges, parties, entity, file, isCompact = false }: MoneyFlowProps) {
  const { ref, width: measured } = useElementSize<HTMLElement>();
  const width = measured > 0 ? Math.floor(measured) : USUAL_WIDTH;
  const left = width < NARROW ? 104 : 168;
  const layout = flowLayout({
    edges,
    parties,
    entity,
    width: width - left - AMOUNT_WIDTH,
    labelWidth: AMOUNT_WIDTH,
  });
  const title = t('Money flow');
  return (
    <ChartCard
      title={title}
      table={tableOf(layout, edges)}
      file={file}
      empty={edges.length === 0 ? t('The evidence lacks transfers between two parties.') : null}
    >
      <section
        ref={ref}
        className={classes.scroll}
        aria-label={t('Drawing')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
        tabIndex={0}
      >
        <Drawing
          layout={layout}
          width={width}
          left={left}
          row={isCompact ? CLOSE_ROW : ROW}
          entity={entity}
        />
      </section>
      <div className={classes.legend}>
        {entity === null ? null : (
          <>
            <Legend direction="in" edges={edges.filter(({ to }) => to === entity)} />
            <Legend direction="out" edges={edges.filter(({ from }) => from === entity)} />
            <Legend
              direction="other"
              edges={edges.filter(({ from, to }) => from !== entity && to !== entity)}
            />
          </>
        )}
        {layout.hidden > 0
          ? t('{count, plural, one {# more party is} other {# more parties are}} in the table.', {
              count: layout.hidden,
            })
          : null}
      </div>
    </ChartCard>
  );
}

const DIRECTIONS = {
  in: english('Incoming: {total}'),
  out: english('Outgoing: {total}'),
  other: english('Between others: {total}'),
} as const;

interface LegendProps {
  readonly direction: keyof typeof DIRECTIONS;
  readonly edges: readonly FlowEdge[];
}

/** Color, number and total of the transfers of one direction; nothing without transfers. */
function Legend({ direction, edges }: LegendProps) {
  if (edges.length === 0) return null;
  const known = edges.filter(({ amount }) => amount !== null);
  const [currency = null, ...others] = new Set(known.map((edge) => edge.currency));
  const count = t('{count, plural, one {# transfer} other {# transfers}}', { count: edges.length });
  const sum = known.reduce((total, { amount }) => total + (amount ?? 0), 0);
  const isSummed = known.length > 0 && others.length === 0;
  return (
    <span data-direction={direction}>
      <i />
      {t(DIRECTIONS[direction], { total: isSummed ? `${amountText(sum, currency)} (${count})` : count })}
    </span>
  );
}

function tableOf({ lanes }: FlowLayout, edges: readonly FlowEdge[]): TableData {
  const names = new Map(lanes.map((lane, index) => [lane.key, nameOf(lane, index)]));
  const sorted = [...edges].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return {
    head: [t('No.'), t('Time'), t('From'), t('To'), t('Amount')],
    rows: sorted.map((edge, index) => [
      index + 1,
      moment(edge.at),
      names.get(edge.from) ?? t('Unknown party'),
      names.get(edge.to) ?? t('Unknown party'),
      edge.amount === null ? null : { value: edge.amount, formatted: amountOf(edge) },
    ]),
  };
}

interface DrawingProps {
  readonly layout: FlowLayout;
  readonly width: number;
  /** Width of the names. */
  readonly left: number;
  /** Height of a lane. */
  readonly row: number;
  readonly entity: string | null;
}

function Drawing({ layout: { lanes, arrows }, width, left, row, entity }: DrawingProps) {
  const height = TOP + lanes.length * row + 6;
  const y = (lane: number) => TOP + (lane + 0.5) * row;
  // An amount fits to the right of the last transfer.
  const x = (share: number) => Math.round(left + 8 + share * (width - left - 8 - AMOUNT_WIDTH));
  return (
    <svg
      className={classes.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('{transfers, plural, one {# transfer} other {# transfers}} between {parties} parties', {
        transfers: arrows.length,
        parties: lanes.length,
      })}
    >
      <Ticks arrows={arrows} x={x} height={height} />
      {lanes.map((lane, index) => (
        <LaneLine key={lane.key} lane={lane} index={index} y={y(index)} row={row} left={left} width={width} />
      ))}
      {arrows.map((arrow, index) => (
        <Arrow
          // biome-ignore lint/suspicious/noArrayIndexKey: transfers of one drawing never change their order
          key={index}
          arrow={arrow}
          entity={entity}
          x={x(arrow.x)}
          from={y(arrow.fromLane)}
          to={y(arrow.toLane)}
        />
      ))}
    </svg>
  );
}

interface LaneLineProps {
  readonly lane: Lane;
  readonly index: number;
  readonly y: number;
  readonly row: number;
  readonly left: number;
  readonly width: number;
}

function LaneLine({ lane, index, y, row, left, width }: LaneLineProps) {
  const Icon = iconOf(lane.kind);
  const name = nameOf(lane, index);
  const isEntity = lane.isEntity || undefined;
  return (
    <g>
      {lane.isEntity ? (
        <rect className={classes.band} x={0} y={y - row / 2} width={width} height={row} />
      ) : null}
      <line className={classes.lane} data-entity={isEntity} x1={left} x2={width - 6} y1={y} y2={y} />
      <Icon x={6} y={y - ICON / 2} width={ICON} height={ICON} stroke={1.7} className={classes.icon} />
      <text className={classes.name} data-entity={isEntity} x={26} y={y + 4}>
        {short(name, left < 120 ? 11 : 18)}
        <title>{`${kindName(lane.kind)}: ${name}`}</title>
      </text>
    </g>
  );
}

interface TicksProps {
  readonly arrows: FlowLayout['arrows'];
  readonly x: (share: number) => number;
  readonly height: number;
}

/** Times of some transfers, as far apart as their texts need. */
function Ticks({ arrows, x, height }: TicksProps) {
  let end = Number.NEGATIVE_INFINITY;
  const ticks = arrows.flatMap((arrow) => {
    const at = x(arrow.x);
    if (at < end) return [];
    end = at + TICK_WIDTH;
    return [{ at, time: arrow.at }];
  });
  const format = new Intl.DateTimeFormat(locale(), {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZone(),
  });
  return ticks.map(({ at, time }) => (
    <g key={at}>
      <line className={classes.grid} x1={at} x2={at} y1={TOP - 8} y2={height} />
      <text className={classes.tick} x={at} y={16}>
        {format.format(new Date(time))}
      </text>
    </g>
  ));
}

interface ArrowProps {
  readonly arrow: FlowLayout['arrows'][number];
  readonly entity: string | null;
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

/** A dot at the payer, a line to the payee with a head, and the amount next to one of them. */
function Arrow({ arrow, entity, x, from, to }: ArrowProps) {
  const down = to >= from;
  const head = down ? -6 : 6;
  const direction = arrow.to === entity ? 'in' : arrow.from === entity ? 'out' : 'other';
  return (
    <g className={classes.arrow} data-direction={direction}>
      <title>{`${moment(arrow.at)}: ${amountOf(arrow)}`}</title>
      <line x1={x} x2={x} y1={from} y2={to + head} strokeWidth={1.2 + 2.3 * arrow.weight} />
      <circle cx={x} cy={from} r={3.5} />
      <path d={`M${x - 4.5} ${to + head}h9L${x} ${to}z`} />
      {arrow.labelAt ? (
        <text
          className={classes.amount}
          x={x + 6}
          y={(arrow.labelAt === 'from' ? from : to) + ((arrow.labelAt === 'from') === down ? -4 : 12)}
        >
          {amountOf(arrow)}
        </text>
      ) : null}
    </g>
  );
}
