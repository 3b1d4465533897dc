/**
 * Velocity expressions whose values a model can use, in the rule language. They follow the features that
 * published work found useful: frequency and amounts of the payer over several windows (Whitrow et al. 2009;
 * Bahnsen et al. 2016) and the share of fraud at the counterparty, counted from labels that have arrived
 * (Le Borgne et al. 2022, chapter "Baseline feature transformation").
 */

/** Keys that identify the two sides of a payment in the account's requests. */
interface PaymentKeys {
  /** Keys of the party that pays, such as `user_id` or `card_hash`. */
  readonly payers: readonly string[];
  /** Keys of the party that is paid, such as `merchant_id` or `receiver_id`. */
  readonly counterparties: readonly string[];
}

const ofPayer = (key: string): readonly string[] => [
  ...['1d', '7d', '30d'].map((window) => `count(${key}, ${window})`),
  ...['1d', '7d'].map((window) => `sum(transaction_amount by ${key}, ${window})`),
  ...['7d', '30d', '90d'].map((window) => `avg(transaction_amount by ${key}, ${window})`),
  ...['7d', '14d', '90d'].map((window) => `max(transaction_amount by ${key}, ${window})`),
  `stddev(transaction_amount by ${key}, 90d)`,
  `since_last(${key}, 30d)`,
  `count(${key}, 30d where labelled = "fraud")`,
  `count(${key}, 90d where labelled = "fraud")`,
  `count(${key}, 90d where labelled = "genuine")`,
];

const ofCounterparty = (key: string): readonly string[] => [
  ...['1d', '7d', '30d'].map((window) => `count(${key}, ${window})`),
  `avg(transaction_amount by ${key}, 30d)`,
  ...['14d', '30d', '60d'].flatMap((window) =>
    ['fraud', 'genuine'].map((label) => `count(${key}, ${window} where labelled = "${label}")`),
  ),
  `since_first(${key}, 60d where labelled = "fraud")`,
  `since_last(${key}, 60d where labelled = "fraud")`,
  `since_last(${key}, 60d where labelled = "genuine")`,
];

/** Returns the velocity expressions for the keys of an account, without repetitions. */
export function velocityExpressions({ payers, counterparties }: PaymentKeys): readonly string[] {
  const pairs = payers.flatMap((payer) =>
    counterparties.flatMap((counterparty) => [
      `seen_before(${counterparty} by ${payer}, 90d)`,
      `distinct(${counterparty} by ${payer}, 7d)`,
      `distinct(${payer} by ${counterparty}, 7d)`,
    ]),
  );
  return [...new Set([...payers.flatMap(ofPayer), ...counterparties.flatMap(ofCounterparty), ...pairs])];
}
