/**
 * General knowledge about fraud, expressed as probabilities: eight kinds of transactions. No real data was
 * used.
 */

/** Probability of every signal. */
export type Chances = {
  /** Share of this kind among all transactions. */
  readonly share: number;
  readonly fraud: boolean;
  readonly hidden: number;
  readonly tor: number;
  readonly dataCentre: number;
  readonly harmful: number;
  readonly disposable: number;
  readonly gibberish: number;
  readonly unknownMail: number;
  readonly badPhone: number;
  readonly voip: number;
  readonly prepaid: number;
  readonly abroad: number;
  readonly otherCardCountry: number;
  readonly otherDelivery: number;
  readonly otherName: number;
  readonly cvvWrong: number;
  readonly newUser: number;
  readonly night: number;
  readonly device: number;
  /** Median amount, and spread of amounts. */
  readonly amount: readonly [median: number, spread: number];
  /** Mean number of earlier transactions with the same email, and with the same IP address. */
  readonly mailHits: number;
  readonly ipHits: number;
  /** Probability of earlier declines. */
  readonly declined: number;
};

/** An ordinary customer: the most common kind. */
export const CUSTOMER: Chances = {
  share: 0.6,
  fraud: false,
  hidden: 0.05,
  tor: 0.0005,
  dataCentre: 0.02,
  harmful: 0.01,
  disposable: 0.003,
  gibberish: 0.02,
  unknownMail: 0.1,
  badPhone: 0.03,
  voip: 0.02,
  prepaid: 0.06,
  abroad: 0.04,
  otherCardCountry: 0.03,
  otherDelivery: 0.03,
  otherName: 0.06,
  cvvWrong: 0.02,
  newUser: 0.15,
  night: 0.1,
  device: 0.05,
  amount: [45, 1],
  mailHits: 6,
  ipHits: 3,
  declined: 0.02,
};

/** Every kind of transaction; the shares add up to one. */
export const KINDS: readonly Chances[] = [
  CUSTOMER,
  // A first visit: little is known and nothing is suspicious.
  { ...CUSTOMER, share: 0.2, unknownMail: 0.35, newUser: 0.95, mailHits: 0.2, ipHits: 0.5, declined: 0.005 },
  // A traveler: far from home, behind a hotel's VPN or a private one.
  { ...CUSTOMER, share: 0.06, hidden: 0.35, abroad: 0.8, dataCentre: 0.1, night: 0.2 },
  // A cautious customer: hides the connection, but everything else is consistent.
  { ...CUSTOMER, share: 0.06, hidden: 0.9, tor: 0.02, dataCentre: 0.3, gibberish: 0.1, unknownMail: 0.3 },
  // A stolen card with delivery to a different address.
  {
    share: 0.03,
    fraud: true,
    hidden: 0.55,
    tor: 0.04,
    dataCentre: 0.3,
    harmful: 0.2,
    disposable: 0.12,
    gibberish: 0.3,
    unknownMail: 0.65,
    badPhone: 0.2,
    voip: 0.2,
    prepaid: 0.15,
    abroad: 0.5,
    otherCardCountry: 0.55,
    otherDelivery: 0.5,
    otherName: 0.5,
    cvvWrong: 0.25,
    newUser: 0.75,
    night: 0.3,
    device: 0.3,
    amount: [240, 1],
    mailHits: 0.5,
    ipHits: 2,
    declined: 0.3,
  },
  // Card testing: small amounts, one location, many attempts.
  {
    share: 0.02,
    fraud: true,
    hidden: 0.6,
    tor: 0.06,
    dataCentre: 0.55,
    harmful: 0.3,
    disposable: 0.25,
    gibberish: 0.6,
    unknownMail: 0.85,
    badPhone: 0.4,
    voip: 0.3,
    prepaid: 0.2,
    abroad: 0.45,
    otherCardCountry: 0.6,
    otherDelivery: 0.3,
    otherName: 0.6,
    cvvWrong: 0.5,
    newUser: 0.95,
    night: 0.4,
    device: 0.5,
    amount: [2, 0.6],
    mailHits: 1,
    ipHits: 25,
    declined: 0.65,
  },
  // Disposable accounts for a bonus.
  {
    share: 0.02,
    fraud: true,
    hidden: 0.45,
    tor: 0.02,
    dataCentre: 0.25,
    harmful: 0.12,
    disposable: 0.5,
    gibberish: 0.65,
    unknownMail: 0.85,
    badPhone: 0.3,
    voip: 0.4,
    prepaid: 0.3,
    abroad: 0.25,
    otherCardCountry: 0.25,
    otherDelivery: 0.1,
    otherName: 0.3,
    cvvWrong: 0.05,
    newUser: 1,
    night: 0.25,
    device: 0.6,
    amount: [20, 0.8],
    mailHits: 0.1,
    ipHits: 10,
    declined: 0.3,
  },
  // Account takeover: the user is well known, the location and the device are not.
  {
    ...CUSTOMER,
    share: 0.01,
    fraud: true,
    hidden: 0.5,
    tor: 0.04,
    dataCentre: 0.3,
    harmful: 0.2,
    abroad: 0.6,
    otherDelivery: 0.5,
    otherName: 0.4,
    night: 0.35,
    device: 0.45,
    amount: [300, 0.9],
    newUser: 0.02,
    declined: 0.2,
  },
];
