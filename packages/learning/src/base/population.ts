/**
 * Synthetic population for the base model: general knowledge about fraud expressed as probabilities, without
 * any real data. Eight kinds of transactions; each defines the probability of every signal. Modules are
 * switched off at random for all kinds, so that a transaction without a module isn't suspicious.
 */
import type { FeatureInput } from '../features/definition';
import { type Random, seededRandom } from '../random';
import { type Chances, CUSTOMER, KINDS } from './population-kinds';

/** Cumulative shares of the kinds. */
const UP_TO = KINDS.map((_, i) => KINDS.slice(0, i + 1).reduce((sum, { share }) => sum + share, 0));

/** Probability that each module is enabled. */
const ON = { ip: 0.85, email: 0.8, phone: 0.55, card: 0.6, places: 0.5, texts: 0.8, device: 0.4, live: 0.35 };

const HOME = 'AA';
const AWAY = 'BB';
/** Placeholder for any personal text. */
const NAME = 'A';
const DAY_S = 86_400;
/** 2026-01-05, a Monday, 00:00 UTC. */
const START = 1_767_571_200_000;
const DAYS = 180;

/** Returns a random count with the given mean, from a skewed (exponential) distribution. */
const count = (random: Random, mean: number): number => Math.floor(-Math.log(1 - random.next()) * mean);
const some = <T>(random: Random, chance: number, value: () => T): T | null =>
  random.chance(chance) ? value() : null;

function ipDetails(
  kind: Chances,
  random: Random,
  country: string,
  hits: number,
  declines: number,
  now: number,
) {
  const tor = random.chance(kind.tor);
  const hidden = tor || random.chance(kind.hidden);
  const dataCentre = tor || random.chance(kind.dataCentre);
  return {
    country,
    type: dataCentre ? 'DCH' : random.chance(0.3) ? 'MOB' : 'ISP',
    tor,
    vpn: hidden && random.chance(0.7),
    public_proxy: hidden && random.chance(0.15),
    web_proxy: hidden && random.chance(0.05),
    data_center_proxy: dataCentre && hidden,
    residential_proxy: some(random, ON.live, () => hidden && random.chance(0.2)),
    consumer_privacy_network: !kind.fraud && random.chance(0.04),
    harmful: random.chance(kind.harmful),
    spam_number: some(random, ON.live, () => (random.chance(kind.harmful) ? count(random, 20) : 0)),
    history: history(hits, declines, now, random),
  };
}

function history(hits: number, declines: number, now: number, random: Random) {
  const first = hits === 0 ? null : Math.floor(now / 1000 - count(random, 40 * DAY_S));
  return {
    customer_hits: hits,
    hits: hits + Math.floor(hits * random.next()),
    fraudulent_decline_customer_hits: declines,
    fraudulent_decline_hits: declines,
    first_seen: first,
    last_seen: first === null ? null : Math.floor(first + (now / 1000 - first) * random.next()),
  };
}

function emailDetails(kind: Chances, random: Random, randomness: number, now: number) {
  const disposable = random.chance(kind.disposable);
  const unknown = disposable || random.chance(kind.unknownMail);
  const hits = count(random, kind.mailHits);
  const live = random.chance(ON.live);
  return {
    email_details: {
      valid_format: true,
      deliverable: live ? !random.chance(unknown ? 0.2 : 0.02) : null,
      minimum_age_months: live ? (unknown ? count(random, 2) : 6 + count(random, 60)) : null,
      email_randomness_score: randomness,
    },
    email_domain_details: {
      disposable,
      free: !disposable && random.chance(0.75),
      custom: !disposable && random.chance(0.15),
      suspicious_tld: random.chance(disposable ? 0.4 : 0.01),
      valid_mx: live ? !random.chance(disposable ? 0.1 : 0.01) : null,
      dmarc_enforced: live ? random.chance(disposable ? 0.2 : 0.75) : null,
    },
    breach_details: live ? { number_of_breaches: unknown ? 0 : count(random, 2.5) } : null,
    service_fraud_history: history(hits, declinesOf(kind, random), now, random),
  };
}

const declinesOf = (kind: Chances, random: Random): number =>
  random.chance(kind.declined) ? 1 + count(random, 2) : 0;

function textsOf(kind: Chances, random: Random, randomness: number, sameName: boolean) {
  const measures = (odd: boolean, length: number) => ({
    value_length: Math.max(3, Math.round(length + 4 * random.normal())),
    randomness_score: Math.min(100, Math.max(0, (odd ? 65 : 18) + 14 * random.normal())),
    digit_ratio: Math.max(0, (odd ? 0.25 : 0.05) + 0.08 * random.normal()),
    special_ratio: Math.max(0, 0.06 + 0.04 * random.normal()),
    vowel_ratio: Math.max(0, (odd ? 0.22 : 0.38) + 0.07 * random.normal()),
    longest_consonant_run: 1 + count(random, odd ? 4 : 1.2),
  });
  const odd = random.chance(kind.gibberish);
  const similarity = (same: boolean) =>
    Math.min(1, Math.max(0, (same ? 0.9 : 0.25) + 0.15 * random.normal()));
  return {
    email: {
      ...measures(odd, 18),
      randomness_score: randomness,
      name_similarity: similarity(!odd && random.chance(0.7)),
    },
    user_fullname: measures(odd && random.chance(0.5), 13),
    card_fullname: { name_similarity: similarity(sameName) },
    shipping_fullname: { name_similarity: similarity(sameName) },
  };
}

function deviceDetails(kind: Chances, random: Random) {
  const odd = random.chance(kind.device);
  return {
    private: random.chance(odd ? 0.5 : 0.08),
    vpn: odd && random.chance(0.4),
    proxy: odd && random.chance(0.2),
    cookie_enabled: !(odd && random.chance(0.3)),
    unpopular_user_agent: odd && random.chance(0.4),
    unpopular_device_resolution: random.chance(odd ? 0.3 : 0.05),
    suspicious_flags: odd ? ['paste_used'].slice(0, random.below(2)) : [],
    browser_version_age: count(random, odd ? 300 : 60),
    hardware_concurrency: 2 ** (1 + random.below(4)),
  };
}

function momentOf(kind: Chances, random: Random, day: number): number {
  const hour = random.chance(kind.night) ? random.below(6) : 6 + random.below(18);
  return START + day * DAY_S * 1000 + hour * 3_600_000 + random.below(3_600_000);
}

function phoneDetails(kind: Chances, random: Random, now: number) {
  return {
    provider_carrier_details: {
      phone_is_valid: !random.chance(kind.badPhone),
      disposable: random.chance(kind.voip * 0.3),
      type: random.chance(kind.voip) ? 'VOIP' : random.chance(0.1) ? 'FIXED_LINE' : 'MOBILE',
    },
    service_fraud_history: history(count(random, kind.mailHits), declinesOf(kind, random), now, random),
  };
}

function cardFacts(kind: Chances, random: Random, country: string, sameName: boolean) {
  return {
    card_hash: NAME,
    cvv_result: !random.chance(kind.cvvWrong),
    bin_details: {
      bin_type: random.chance(kind.prepaid) ? 'PREPAID' : random.chance(0.5) ? 'DEBIT' : 'CREDIT',
      bin_country_code: country,
      bin_valid: !random.chance(kind.fraud ? 0.04 : 0.005),
    },
    card_fullname: sameName ? NAME : 'B',
    user_fullname: NAME,
  };
}

function placeFacts(random: Random, delivery: string, abroad: boolean) {
  const far = (away: boolean) => (away ? 400 + count(random, 3000) : count(random, 40));
  return {
    user_country: HOME,
    billing_country: HOME,
    shipping_country: delivery,
    geolocation_details: {
      user_shipping_distance: far(delivery === AWAY),
      billing_shipping_distance: far(delivery === AWAY),
      ip_user_distance: far(abroad),
      ip_billing_distance: far(abroad),
    },
  };
}

function transactionOf(kind: Chances, random: Random, now: number): FeatureInput {
  const abroad = random.chance(kind.abroad);
  const cardCountry = random.chance(kind.otherCardCountry) ? AWAY : HOME;
  const delivery = random.chance(kind.otherDelivery) ? AWAY : HOME;
  const sameName = !random.chance(kind.otherName);
  const randomness = Math.min(
    100,
    Math.max(0, (random.chance(kind.gibberish) ? 65 : 22) + 15 * random.normal()),
  );
  const on = (module: keyof typeof ON) => random.chance(ON[module]);
  const card = on('card');
  const places = on('places');
  const [median, spread] = kind.amount;
  const facts: Record<string, unknown> = {
    ...(random.chance(0.85)
      ? { transaction_amount: Math.round(median * Math.exp(spread * random.normal()) * 100) / 100 }
      : {}),
    ...(random.chance(0.5)
      ? {
          user_created: Math.floor(
            now / 1000 -
              (random.chance(kind.newUser) ? count(random, DAY_S) : 30 * DAY_S + count(random, 400 * DAY_S)),
          ),
        }
      : {}),
    ...(on('ip')
      ? {
          ip_details: ipDetails(
            kind,
            random,
            abroad ? AWAY : HOME,
            count(random, kind.ipHits),
            declinesOf(kind, random),
            now,
          ),
        }
      : {}),
    ...(on('email') ? { email: NAME, email_details: emailDetails(kind, random, randomness, now) } : {}),
    ...(on('phone') ? { phone_number: NAME, phone_details: phoneDetails(kind, random, now) } : {}),
    ...(card ? cardFacts(kind, random, cardCountry, sameName) : {}),
    ...(places ? placeFacts(random, delivery, abroad) : {}),
    ...(on('texts') ? { text: textsOf(kind, random, randomness, sameName) } : {}),
    ...(on('device') ? { device_details: deviceDetails(kind, random) } : {}),
  };
  return { facts, now, velocity: () => undefined };
}

interface Invented {
  readonly input: FeatureInput;
  readonly fraud: boolean;
}

/** Share of wrong labels. Every real data set has some: undetected fraud, or unjustified complaints. */
const WRONG_LABELS = 0.01;

/** Yields the synthetic transactions in chronological order. */
export function* population(rows: number, seed: number): Generator<Invented> {
  const random = seededRandom(seed);
  for (let i = 0; i < rows; i++) {
    const dice = random.next();
    const kind = KINDS[UP_TO.findIndex((end) => dice < end)] ?? CUSTOMER;
    const now = momentOf(kind, random, Math.floor((i / rows) * DAYS));
    const fraud = random.chance(WRONG_LABELS) ? !kind.fraud : kind.fraud;
    yield { input: transactionOf(kind, random, now), fraud };
  }
}
