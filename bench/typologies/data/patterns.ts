import { DAY, DAYS, type Draft, HOUR, START } from '../background';
import type { Dice } from '../dice';

/** Ingredients of an injected pattern. */
interface Scene {
  readonly dice: Dice;
  /** Ordinary parties, which take part in patterns like anyone. */
  readonly keys: readonly string[];
  /** Prefix of entities that only this pattern has. */
  readonly name: string;
}

const begin = (dice: Dice, days: number) => START + dice.between(30, DAYS - days - 1) * DAY;
const within = (dice: Dice, at: number, days: number, count: number): readonly number[] =>
  Array.from({ length: count }, () => at + dice.next() * days * DAY).sort((a, b) => a - b);

const fresh = (name: string, count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `${name}-${from + n}`);

/** Moves money from each of some parties to each of others, in time order. */
function layer(
  dice: Dice,
  from: readonly string[],
  to: readonly string[],
  at: number,
  days: number,
  amount: number,
) {
  return from.flatMap((sender) =>
    to.map((receiver) => ({
      at: at + dice.next() * days * DAY,
      sender,
      receiver,
      amount: dice.amount(amount, 0.3),
    })),
  );
}

/** Money that passes a list of parties, each keeping a little. */
function chain(dice: Dice, parties: readonly string[], at: number, hours: number, amount: number): Draft[] {
  let moved = amount;
  let time = at;
  return parties.slice(1).map((receiver, n) => {
    const draft = { at: time, sender: parties[n]!, receiver, amount: Math.round(moved * 100) / 100 };
    moved *= dice.between(0.92, 0.995);
    time += dice.between(0.1, 1) * hours * HOUR;
    return draft;
  });
}

type Injection = (scene: Scene) => Draft[];

const flows: Record<string, Injection> = {
  fan_in({ dice, keys, name }) {
    const at = begin(dice, 7);
    const senders = dice.some(keys, dice.whole(8, 20));
    const target = dice.chance(0.5) ? dice.pick(keys) : `${name}-hub`;
    return within(dice, at, 6, senders.length).map((time, n) => ({
      at: time,
      sender: senders[n]!,
      receiver: target,
      amount: dice.amount(250, 0.4),
    }));
  },
  fan_out({ dice, keys }) {
    const at = begin(dice, 7);
    const receivers = dice.some(keys, dice.whole(8, 20));
    const source = dice.pick(keys);
    return within(dice, at, 6, receivers.length).map((time, n) => ({
      at: time,
      sender: source,
      receiver: receivers[n]!,
      amount: dice.amount(250, 0.4),
    }));
  },
  pass_through({ dice, keys, name }) {
    const at = begin(dice, 3);
    const mule = dice.chance(0.5) ? dice.pick(keys) : `${name}-mule`;
    const amounts = Array.from({ length: dice.whole(2, 4) }, () => dice.amount(1500, 0.4));
    const total = amounts.reduce((sum, one) => sum + one, 0) * dice.between(0.9, 0.99);
    return [
      ...within(dice, at, 0.6, amounts.length).map((time, n) => ({
        at: time,
        sender: dice.pick(keys),
        receiver: mule,
        amount: amounts[n]!,
      })),
      ...within(dice, at + 0.65 * DAY, 0.8, 2).map((time) => ({
        at: time,
        sender: mule,
        receiver: dice.pick(keys),
        amount: Math.round(total * 50) / 100,
      })),
    ];
  },
  round_trip({ dice, keys }) {
    const [one, other] = dice.some(keys, 2) as [string, string];
    const at = begin(dice, 7);
    return Array.from({ length: dice.whole(3, 5) }, (_, n) => n).flatMap((n) => {
      const amount = dice.amount(3000, 0.3);
      return [
        { at: at + n * 1.2 * DAY, sender: one, receiver: other, amount },
        {
          at: at + (n * 1.2 + 0.5) * DAY,
          sender: other,
          receiver: one,
          amount: amount * dice.between(0.94, 1),
        },
      ];
    });
  },
  cycle({ dice, keys }) {
    const parties = dice.some(keys, dice.whole(3, 6));
    return chain(dice, [...parties, parties[0]!], begin(dice, 20), 72, dice.amount(900, 0.5));
  },
  layering_chain({ dice, keys, name }) {
    const parties = [dice.pick(keys), ...fresh(name, dice.whole(3, 4)), dice.pick(keys)];
    return chain(dice, parties, begin(dice, 10), 36, dice.amount(4000, 0.4));
  },
  scatter_gather({ dice, keys }) {
    const [source, sink, ...middle] = dice.some(keys, dice.whole(6, 12)) as [string, string, ...string[]];
    const at = begin(dice, 18);
    return middle.flatMap((one) => {
      const amount = dice.amount(400, 0.4);
      const first = at + dice.next() * 7 * DAY;
      return [
        { at: first, sender: source, receiver: one, amount },
        {
          at: first + dice.between(0.2, 7) * DAY,
          sender: one,
          receiver: sink,
          amount: amount * dice.between(0.85, 1),
        },
      ];
    });
  },
  gather_scatter({ dice, keys }) {
    const hub = dice.pick(keys);
    const senders = dice.some(keys, dice.whole(5, 10));
    const receivers = dice.some(keys, dice.whole(5, 10));
    const at = begin(dice, 12);
    const amounts = senders.map(() => dice.amount(500, 0.4));
    const part = (amounts.reduce((sum, one) => sum + one, 0) / receivers.length) * dice.between(0.85, 0.98);
    return [
      ...within(dice, at, 5, senders.length).map((time, n) => ({
        at: time,
        sender: senders[n]!,
        receiver: hub,
        amount: amounts[n]!,
      })),
      ...within(dice, at + 5.1 * DAY, 5, receivers.length).map((time, n) => ({
        at: time,
        sender: hub,
        receiver: receivers[n]!,
        amount: Math.round(part * 100) / 100,
      })),
    ];
  },
  stacked_layers({ dice, keys }) {
    const all = dice.some(keys, dice.whole(7, 11));
    const [top, middle, bottom] = [all.slice(0, 2), all.slice(2, 5), all.slice(5)];
    const at = begin(dice, 18);
    return [...layer(dice, top, middle, at, 6, 600), ...layer(dice, middle, bottom, at + 6.5 * DAY, 6, 300)];
  },
  bipartite({ dice, keys }) {
    const all = dice.some(keys, dice.whole(7, 11));
    return layer(dice, all.slice(0, 3), all.slice(3), begin(dice, 12), 10, 400);
  },
};

const behavior: Record<string, Injection> = {
  structuring({ dice, keys }) {
    const sender = dice.pick(keys);
    return within(dice, begin(dice, 6), 5, dice.whole(3, 7)).map((at) => ({
      at,
      sender,
      receiver: dice.pick(keys),
      amount: dice.whole(9050, 9990),
    }));
  },
  dormant_revival({ dice, keys, name }) {
    const sender = `${name}-old`;
    const at = START + dice.between(120, DAYS - 8) * DAY;
    return [
      { at: START + dice.between(0, 10) * DAY, sender, receiver: dice.pick(keys), amount: 50 },
      ...within(dice, at, 4, dice.whole(4, 8)).map((time) => ({
        at: time,
        sender,
        receiver: dice.pick(keys),
        amount: dice.amount(900, 0.3),
      })),
    ];
  },
  profile_change({ dice, keys, name }) {
    const sender = `${name}-steady`;
    const at = START + dice.between(65, DAYS - 2) * DAY;
    return [
      ...within(dice, at - 60 * DAY, 58, 20).map((time) => ({
        at: time,
        sender,
        merchant: 'shop-1',
        amount: dice.amount(40, 0.4),
      })),
      { at, sender, receiver: dice.pick(keys), amount: dice.between(3000, 8000) },
    ];
  },
  round_amounts({ dice, keys }) {
    const sender = dice.pick(keys);
    return within(dice, begin(dice, 10), 7, dice.whole(10, 16)).map((at) => ({
      at,
      sender,
      receiver: dice.pick(keys),
      amount: dice.whole(3, 30) * 100,
    }));
  },
  rapid_cash_out({ dice, keys, name }) {
    const sender = `${name}-new`;
    const at = begin(dice, 2);
    const amount = dice.amount(900, 0.3);
    return [
      { at, sender: dice.pick(keys), receiver: sender, amount },
      {
        at: at + dice.between(0.5, 12) * HOUR,
        sender,
        receiver: `${name}-bank`,
        event: 'payout' as const,
        amount: amount * dice.between(0.85, 1),
      },
    ];
  },
  many_to_new_account({ dice, keys, name }) {
    const senders = dice.some(keys, dice.whole(6, 14));
    return within(dice, begin(dice, 7), 5, senders.length).map((at, n) => ({
      at,
      sender: senders[n]!,
      receiver: `${name}-new`,
      amount: dice.amount(200, 0.3),
    }));
  },
  new_beneficiary_velocity({ dice, keys, name }) {
    const sender = dice.pick(keys);
    return within(dice, begin(dice, 2), 0.5, dice.whole(5, 8)).map((at, n) => ({
      at,
      sender,
      receiver: `${name}-${n}`,
      amount: dice.amount(400, 0.3),
    }));
  },
  probe_then_large({ dice, keys, name }) {
    const sender = dice.pick(keys);
    const at = begin(dice, 4);
    return [
      { at, sender, receiver: `${name}-to`, amount: dice.whole(1, 5) },
      {
        at: at + dice.between(0.2, 40) * HOUR,
        sender,
        receiver: `${name}-to`,
        amount: dice.between(1500, 6000),
      },
    ];
  },
  activity_burst({ dice, keys }) {
    const sender = dice.pick(keys);
    return within(dice, begin(dice, 1), 0.03, dice.whole(10, 20)).map((at) => ({
      at,
      sender,
      merchant: 'shop-2',
      amount: dice.amount(60, 0.5),
    }));
  },
  country_hopping({ dice, keys }) {
    const sender = dice.pick(keys);
    return within(dice, begin(dice, 1), 0.8, 5).map((at, n) => ({
      at,
      sender,
      merchant: 'shop-3',
      country: ['NG', 'BR', 'US', 'JP', 'AU'][n]!,
      amount: 50,
    }));
  },
  high_risk_geography({ dice, keys, name }) {
    const sender = dice.pick(keys);
    return within(dice, begin(dice, 20), 18, dice.whole(4, 8)).map((at) => ({
      at,
      sender,
      receiver: `${name}-abroad`,
      country: 'DE',
      receiverCountry: dice.pick(['IR', 'KP', 'SY', 'YE']),
      amount: dice.amount(700, 0.3),
    }));
  },
};

const payments: Record<string, Injection> = {
  bin_attack({ dice, name }) {
    return within(dice, begin(dice, 1), 0.03, dice.whole(20, 60)).map((at, n) => ({
      at,
      sender: `${name}-guest-${n}`,
      card: `${name}-card-${n}`,
      bin: `${name}-bin`,
      merchant: 'shop-4',
      event: dice.chance(0.85) ? ('declined' as const) : ('payment' as const),
      amount: dice.between(1, 30),
    }));
  },
  card_testing({ dice, name }) {
    return within(dice, begin(dice, 1), 0.1, dice.whole(8, 20)).map((at, n) => ({
      at,
      sender: `${name}-guest`,
      device: `${name}-device`,
      card: `${name}-card-${n}`,
      bin: `41${dice.whole(1000, 9999)}`,
      merchant: 'shop-5',
      event: dice.chance(0.6) ? ('declined' as const) : ('payment' as const),
      amount: dice.between(0.5, 5),
    }));
  },
  failed_then_success({ dice, keys }) {
    const sender = dice.pick(keys);
    const at = begin(dice, 1);
    const failed = dice.whole(5, 9);
    return Array.from({ length: failed + 1 }, (_, n) => ({
      at: at + n * 120_000,
      sender,
      merchant: 'shop-6',
      event: n < failed ? ('declined' as const) : ('payment' as const),
      amount: 300,
    }));
  },
  refund_abuse({ dice, name }) {
    const sender = `${name}-buyer`;
    return within(dice, begin(dice, 45), 20, dice.whole(6, 12)).flatMap((at) => {
      const amount = dice.amount(120, 0.4);
      const base = { sender, merchant: 'shop-7', amount };
      return [
        { ...base, at },
        ...(dice.chance(0.85)
          ? [{ ...base, at: at + dice.between(2, 15) * DAY, event: 'refunded' as const }]
          : []),
      ];
    });
  },
  merchant_bust_out({ dice, name }) {
    const merchant = `${name}-shop`;
    const at = begin(dice, 10);
    return [
      ...Array.from({ length: 25 }, (_, day) => day).flatMap((day) =>
        within(dice, at - (25 - day) * DAY, 1, 5).map((time, n) => ({
          at: time,
          sender: `${name}-old-${day}-${n}`,
          merchant,
          amount: dice.amount(40, 0.4),
        })),
      ),
      ...within(dice, at, 3, 60).flatMap((time, n) => {
        const base = { sender: `${name}-buyer-${n}`, merchant, amount: dice.amount(250, 0.4) };
        return [
          { ...base, at: time },
          ...(dice.chance(0.25)
            ? [{ ...base, at: time + dice.between(0.2, 2) * DAY, event: 'disputed' as const }]
            : []),
        ];
      }),
    ];
  },
  dispute_cluster({ dice, name }) {
    const merchant = `${name}-shop`;
    const at = begin(dice, 14);
    return within(dice, at, 10, 60).flatMap((time, n) => {
      const base = { sender: `${name}-buyer-${n}`, merchant, amount: dice.amount(80, 0.4) };
      return [
        { ...base, at: time },
        ...(dice.chance(0.2)
          ? [{ ...base, at: time + dice.next() * 3 * DAY, event: 'disputed' as const }]
          : []),
      ];
    });
  },
};

const rings: Record<string, Injection> = {
  shared_device({ dice, name }) {
    return within(dice, begin(dice, 20), 18, dice.whole(6, 14)).map((at, n) => ({
      at,
      sender: `${name}-user-${n % 7}`,
      device: `${name}-device`,
      merchant: 'shop-8',
      amount: dice.amount(60, 0.4),
    }));
  },
  shared_card({ dice, name }) {
    return within(dice, begin(dice, 20), 18, dice.whole(5, 12)).map((at, n) => ({
      at,
      sender: `${name}-user-${n % 5}`,
      card: `${name}-card`,
      merchant: 'shop-9',
      amount: dice.amount(60, 0.4),
    }));
  },
  shared_beneficiary({ dice, name }) {
    return within(dice, begin(dice, 40), 38, dice.whole(5, 12)).map((at, n) => ({
      at,
      sender: `${name}-player-${n % 5}`,
      receiver: `${name}-bank`,
      event: 'payout' as const,
      amount: dice.amount(300, 0.4),
    }));
  },
  affiliate_abuse({ dice, name }) {
    return within(dice, begin(dice, 7), 5, dice.whole(14, 30)).map((at, n) => ({
      at,
      sender: `${name}-player-${n}`,
      device: `${name}-device-${n % 4}`,
      affiliate: `${name}-affiliate`,
      event: dice.chance(0.3) ? ('declined' as const) : ('payment' as const),
      amount: 20,
    }));
  },
  bonus_ring({ dice, name }) {
    return within(dice, begin(dice, 10), 6, dice.whole(8, 14)).map((at, n) => ({
      at,
      sender: `${name}-player-${n % 7}`,
      device: `${name}-device-${n % 3}`,
      campaign: `${name}-welcome`,
      amount: 20,
    }));
  },
};

/** Injections by the typology that each one imitates. */
export const INJECTIONS: Readonly<Record<string, Injection>> = {
  ...flows,
  ...behavior,
  ...payments,
  ...rings,
};
