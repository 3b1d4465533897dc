import type { CardNetwork, DisputeCategory, EnvironmentId, PaymentEventType } from '@assay/contract';
import type { DisputeProgram, DisputeRates } from '@assay/management-api';
import { type Connection, type Counted, readSums, type UncountedPaymentEvent } from '@assay/store';

/** Field of the sums with payment events. */
const FIELD = 'payment';
const NONE = '-';

/** Adds a payment event to the sums, at the time at which it occurred. */
export function countPaymentEvent(counted: Counted, event: UncountedPaymentEvent): void {
  const { at, type, network, category, currency, amount } = event;
  const value = [type, network ?? NONE, category ?? NONE, currency ?? NONE].join(' ');
  counted.add(at, { field: FIELD, value }, 1, amount ?? 0);
}

/** Sums of one kind of events, by month. */
interface EventSum {
  readonly type: PaymentEventType;
  readonly network: CardNetwork | null;
  readonly category: DisputeCategory | null;
  readonly currency: string | null;
  readonly counts: Float64Array;
  readonly amounts: Float64Array;
}

type Fits = (sum: EventSum) => boolean;

const MONEY_DIGITS = 100;
const money = (amount: number): number => Math.round(amount * MONEY_DIGITS) / MONEY_DIGITS;
const ratio = (above: number, below: number): number | null => (below > 0 ? above / below : null);

/** Sums of all kinds of events over months; the first month is only below the line of the second. */
class EventSums {
  constructor(private readonly sums: readonly EventSum[]) {}

  count(month: number, fits: Fits): number {
    return this.sums.reduce((all, sum) => (fits(sum) ? all + (sum.counts[month] ?? 0) : all), 0);
  }

  amount(month: number, fits: Fits): number {
    return this.sums.reduce((all, sum) => (fits(sum) ? all + (sum.amounts[month] ?? 0) : all), 0);
  }

  currencies(month: number): readonly string[] {
    const found = new Set<string>();
    for (const { currency, amounts } of this.sums)
      if (currency !== null && (amounts[month] ?? 0) !== 0) found.add(currency);
    return [...found].sort();
  }
}

const none = (text: string | undefined): string | null =>
  text === undefined || text === NONE || text === '' ? null : text;

async function sumsOf(connection: Connection, environmentId: EnvironmentId, cuts: readonly number[]) {
  const rows = await readSums(connection, environmentId, { fields: [FIELD], cuts });
  return new EventSums(
    rows.map(({ value, counts, amounts }) => {
      const [type, network, category, currency] = value.split(' ');
      // Written by `countPaymentEvent`; all values over the limit of a day have no type and count nowhere.
      return {
        type: type as PaymentEventType,
        network: none(network) as CardNetwork | null,
        category: none(category) as DisputeCategory | null,
        currency: none(currency),
        counts,
        amounts,
      };
    }),
  );
}

const isOf =
  (type: PaymentEventType, currency?: string): Fits =>
  (sum) =>
    sum.type === type && (currency === undefined || sum.currency === currency);

function monthOf(sums: EventSums, at: number, month: string): DisputeRates['months'][number] {
  const captured = sums.count(at, isOf('captured'));
  const disputes = sums.count(at, isOf('dispute_opened'));
  return {
    month,
    captured,
    disputes,
    fraud_disputes: sums.count(at, (sum) => sum.type === 'dispute_opened' && sum.category === 'fraud'),
    fraud_warnings: sums.count(at, isOf('fraud_warning')),
    won: sums.count(at, isOf('dispute_won')),
    lost: sums.count(at, isOf('dispute_lost')),
    rate: ratio(disputes, captured),
    money: sums.currencies(at).flatMap((currency) => {
      const of = (type: PaymentEventType) => money(sums.amount(at, isOf(type, currency)));
      const [all, disputed] = [of('captured'), of('dispute_opened')];
      return all === 0 && disputed === 0
        ? []
        : [{ currency, captured: all, disputed, rate: ratio(disputed, all) }];
    }),
  };
}

function programOf(
  sums: EventSums,
  months: readonly string[],
  program: DisputeProgram,
): DisputeRates['programs'][number] {
  const { id, name, network, by, denominator, threshold, min_count } = program;
  const inNetwork: Fits = (sum) => network === null || sum.network === network;
  const above: Fits = (sum) =>
    inNetwork(sum) &&
    program.numerator.some(
      ({ type, categories }) =>
        sum.type === type &&
        (categories === undefined || (sum.category !== null && categories.includes(sum.category))),
    );
  const below: Fits = (sum) => inNetwork(sum) && sum.type === 'captured';
  return {
    id,
    name,
    network,
    by,
    denominator,
    threshold,
    min_count,
    months: months.map((month, index) => {
      const at = index + 1;
      const from = denominator === 'same_month' ? at : index;
      const numerator = money(sums[by](at, above));
      const all = money(sums[by](from, below));
      const share = ratio(numerator, all);
      return {
        month,
        numerator,
        denominator: all,
        ratio: share,
        exceeded: share !== null && share >= threshold && sums.count(at, above) >= min_count,
      };
    }),
  };
}

/**
 * Returns dispute rates by month.
 * @param months the months, and the times at which each begins, preceded by that of the month before the
 *   first and followed by the end of the last
 */
export async function disputeRates(
  connection: Connection,
  environmentId: EnvironmentId,
  { months, cuts }: { readonly months: readonly string[]; readonly cuts: readonly number[] },
  programs: readonly DisputeProgram[],
): Promise<Pick<DisputeRates, 'months' | 'programs'>> {
  const sums = await sumsOf(connection, environmentId, cuts);
  return {
    months: months.map((month, index) => monthOf(sums, index + 1, month)),
    programs: programs.map((program) => programOf(sums, months, program)),
  };
}
