/**
 * The transaction simulator of the Fraud Detection Handbook (Le Borgne, Siblini, Lebichot & Bontempi 2022,
 * chapter "Simulated dataset"), written from its description, with its seeds. With the default parameters it gives
 * the published transactions: 1,754,155, of which 973, 9,077 and 4,631 are frauds of the scenarios 1, 2 and 3.
 */
import { NumpyRandom, PythonRandom } from './mersenne-twister';

interface SimulatorOptions {
  readonly customers: number;
  readonly terminals: number;
  readonly days: number;
  /** Distance within which a customer uses terminals. The map is a square with sides of 100. */
  readonly radius: number;
}

/** Parameters of the published transactions, which begin on 1 April 2018. */
const PUBLISHED: SimulatorOptions = { customers: 5000, terminals: 10_000, days: 183, radius: 5 };

/** Simulated transactions by column, in chronological order. */
export interface SimulatedTransactions {
  /** Seconds since the first day began. */
  readonly seconds: Int32Array;
  readonly customer: Int32Array;
  readonly terminal: Int32Array;
  readonly amount: Float64Array;
  /** 0 = legitimate, 1 to 3 = scenario of the fraud. */
  readonly scenario: Uint8Array;
}

export const SECONDS_OF_DAY = 86_400;
const FRAUD_AMOUNT = 220;
const TERMINAL_DAYS = 28;
const CUSTOMER_DAYS = 14;

interface Customer {
  readonly x: number;
  readonly y: number;
  readonly amount: number;
  readonly perDay: number;
}

function customersOf(count: number): readonly Customer[] {
  const random = new NumpyRandom(0);
  return Array.from({ length: count }, () => ({
    x: random.uniform(0, 100),
    y: random.uniform(0, 100),
    amount: random.uniform(5, 100),
    perDay: random.uniform(0, 4),
  }));
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function terminalsOf(count: number): readonly Place[] {
  const random = new NumpyRandom(1);
  return Array.from({ length: count }, () => ({ x: random.uniform(0, 100), y: random.uniform(0, 100) }));
}

/** Rounds half to even, as NumPy does. */
function roundHundredths(value: number): number {
  const scaled = value * 100;
  const floor = Math.floor(scaled);
  const rest = scaled - floor;
  const up = rest > 0.5 || (rest === 0.5 && floor % 2 === 1);
  return (floor + Number(up)) / 100;
}

interface Drawn {
  readonly seconds: number;
  readonly customer: number;
  readonly terminal: number;
  readonly amount: number;
}

/** Draws the transactions of one customer; the number of the customer is the seed. */
function* transactionsOf(
  customer: number,
  profile: Customer,
  near: readonly number[],
  days: number,
): Generator<Drawn> {
  const numpy = new NumpyRandom(customer);
  const python = new PythonRandom(customer);
  for (let day = 0; day < days; day++) {
    const count = numpy.poisson(profile.perDay);
    for (let n = 0; n < count; n++) {
      const time = Math.trunc(numpy.normal(SECONDS_OF_DAY / 2, 20_000));
      if (time <= 0 || time >= SECONDS_OF_DAY) continue;
      let amount = numpy.normal(profile.amount, profile.amount / 2);
      if (amount < 0) amount = numpy.uniform(0, profile.amount * 2);
      if (near.length === 0) continue;
      yield {
        seconds: time + day * SECONDS_OF_DAY,
        customer,
        terminal: python.choice(near),
        amount: roundHundredths(amount),
      };
    }
  }
}

/** Returns the positions of rows by their customer or terminal. */
function positionsBy(values: Int32Array, count: number): readonly (readonly number[])[] {
  const positions: number[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < values.length; i++) positions[values[i] as number]?.push(i);
  return positions;
}

/** Marks the frauds of the three scenarios and raises the amounts of the third. */
function addFrauds(data: SimulatedTransactions, { customers, terminals, days }: SimulatorOptions): void {
  const { seconds, amount, scenario } = data;
  for (let i = 0; i < amount.length; i++) if ((amount[i] as number) > FRAUD_AMOUNT) scenario[i] = 1;
  const within = (rows: readonly number[], day: number, length: number) =>
    rows.filter((row) => {
      const own = Math.floor((seconds[row] as number) / SECONDS_OF_DAY);
      return own >= day && own < day + length;
    });
  const byTerminal = positionsBy(data.terminal, terminals);
  for (let day = 0; day < days - 1; day++)
    for (const terminal of new NumpyRandom(day).choice(terminals, 2))
      for (const row of within(byTerminal[terminal] ?? [], day, TERMINAL_DAYS)) scenario[row] = 2;
  const byCustomer = positionsBy(data.customer, customers);
  for (let day = 0; day < days - 1; day++) {
    const rows = new NumpyRandom(day)
      .choice(customers, 3)
      .flatMap((customer) => within(byCustomer[customer] ?? [], day, CUSTOMER_DAYS))
      .sort((a, b) => a - b);
    for (const row of new PythonRandom(day).sample(rows, Math.floor(rows.length / 3))) {
      amount[row]! *= 5;
      scenario[row] = 3;
    }
  }
}

/** Simulates transactions; equal options give equal transactions. */
export function simulate(options: SimulatorOptions = PUBLISHED): SimulatedTransactions {
  const terminals = terminalsOf(options.terminals);
  const drawn = customersOf(options.customers).flatMap((profile, customer) => {
    const near = terminals.flatMap(({ x, y }, terminal) =>
      Math.sqrt((profile.x - x) ** 2 + (profile.y - y) ** 2) < options.radius ? [terminal] : [],
    );
    return [...transactionsOf(customer, profile, near, options.days)];
  });
  drawn.sort((a, b) => a.seconds - b.seconds);
  const data = {
    seconds: Int32Array.from(drawn, (one) => one.seconds),
    customer: Int32Array.from(drawn, (one) => one.customer),
    terminal: Int32Array.from(drawn, (one) => one.terminal),
    amount: Float64Array.from(drawn, (one) => one.amount),
    scenario: new Uint8Array(drawn.length),
  };
  addFrauds(data, options);
  return data;
}
