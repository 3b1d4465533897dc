import type { FraudRequest } from '@assay/contract';
import type { AlertDocument } from '@assay/management-api';
import { directionReader } from '@assay/rules';
import type { MonitoredEvent, StoredEvaluationRecord } from '@assay/store';
import { type Transfer, type TransferEvent, transferOf } from '@assay/typologies';
import { type Hasher, keyHash } from '../scoring/index';
import { EVENT_TYPES, PAYMENT_EVENTS } from './data/event-types';

const typeName = (type: string): string =>
  type
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Returns the event of a transaction: what was declined moves no money. */
function eventOf(request: FraudRequest, state: StoredEvaluationRecord['state']): TransferEvent {
  if (state === 'DECLINE') return 'declined';
  const named = [request.action_type, request.transaction_type].flatMap((type) =>
    type === undefined ? [] : (EVENT_TYPES[typeName(type)] ?? []),
  );
  return named[0] ?? 'payment';
}

/** Returns the country of the IP address in a stored response; null if the response has none. */
function ipCountry(answer: string): string | null {
  const { data } = JSON.parse(answer) as {
    readonly data?: { readonly ip_details?: { readonly country?: unknown } | null };
  };
  const country = data?.ip_details?.country;
  return typeof country === 'string' ? country : null;
}

/** Kinds of entities; a subset of the velocity keys. */
type NamedKind = AlertDocument['parties'][number]['kind'];

/** A party of a request: the text that names it, and its key. */
interface NamedKey {
  readonly kind: NamedKind;
  readonly value: string;
  readonly key: string;
}

/** The text that names an entity in requests. */
export interface EntityName {
  readonly kind: NamedKind;
  readonly name: string;
}

/** Converts stored evaluations to transfers. */
export class TransferReader {
  private readonly directionOf = directionReader();

  constructor(private readonly hasher: Hasher) {}

  private named(kind: NamedKind, value: string | undefined): NamedKey | null {
    if (!value) return null;
    const key = keyHash(this.hasher, kind, value);
    return { kind, value, key };
  }

  /** Returns the parties of a request. A receiver has the same key as a user with the same ID. */
  private parties(request: FraudRequest) {
    return {
      user: this.named('user_id', request.user_id),
      account: this.named('user_bank_account', request.user_bank_account),
      receiver: this.named('user_id', request.receiver_id),
      receiverAccount: this.named('user_bank_account', request.receiver_bank_account),
    };
  }

  /** Returns the kinds and the texts that name the entities of a request, by key. */
  namesOf(request: FraudRequest): ReadonlyMap<string, EntityName> {
    const { user, account, receiver, receiverAccount } = this.parties(request);
    const others = [
      this.named('device_hash', request.device_id),
      this.named('card_hash', request.card_hash),
      this.named('card_bin', request.card_bin),
      this.named('merchant_id', request.merchant_id),
      this.named('affiliate_id', request.affiliate_id),
      this.named('bonus_campaign_id', request.bonus_campaign_id),
    ];
    const all = [user, account, receiver, receiverAccount, ...others];
    return new Map(
      all.flatMap((one) => (one ? [[one.key, { kind: one.kind, name: one.value }] as const] : [])),
    );
  }

  /** Returns the transfer of an evaluation. */
  read(record: StoredEvaluationRecord): Transfer {
    const request = JSON.parse(record.request) as FraudRequest;
    return this.transfer(record, request, eventOf(request, record.state));
  }

  /** Returns a payment event as an event of the transfer of its evaluation; null if monitoring doesn't need its type. */
  readEvent(record: StoredEvaluationRecord, payment: MonitoredEvent): Transfer | null {
    const event = PAYMENT_EVENTS[payment.type];
    if (!event) return null;
    const request = JSON.parse(record.request) as FraudRequest;
    return {
      ...this.transfer(record, request, event),
      // The clock of the sender can be behind: an event can't precede its transaction.
      at: Math.max(payment.occurredAt, record.at),
      transactionAt: record.at,
      amount: payment.amount ?? request.transaction_amount ?? null,
      currency: payment.currency ?? request.transaction_currency ?? null,
    };
  }

  private transfer(record: StoredEvaluationRecord, request: FraudRequest, event: TransferEvent): Transfer {
    const country = ipCountry(record.answer) ?? request.user_country ?? null;
    const keyOf = (kind: NamedKind, value: string | undefined) => this.named(kind, value)?.key ?? null;
    return transferOf({
      id: record.id,
      at: record.at,
      amount: request.transaction_amount ?? null,
      currency: request.transaction_currency ?? null,
      event,
      ...this.sides(request, event),
      merchant: keyOf('merchant_id', request.merchant_id),
      card: keyOf('card_hash', request.card_hash),
      bin: keyOf('card_bin', request.card_bin),
      device: keyOf('device_hash', request.device_id),
      affiliate: keyOf('affiliate_id', request.affiliate_id),
      campaign: keyOf('bonus_campaign_id', request.bonus_campaign_id),
      country,
      receiverCountry:
        request.receiver_bank_country ?? request.receiver_country ?? request.merchant_country ?? null,
    });
  }

  /** Returns the paying and the paid party. Money of a deposit reaches the user; money of a payout leaves to the user's account. */
  private sides(request: FraudRequest, event: TransferEvent) {
    const parties = this.parties(request);
    const [user, account, receiver, receiverAccount] = [
      parties.user?.key ?? null,
      parties.account?.key ?? null,
      parties.receiver?.key ?? null,
      parties.receiverAccount?.key ?? null,
    ];
    if (this.directionOf(request) === 'inflow' && (event === 'payment' || event === 'captured'))
      return {
        sender: receiver,
        senderAccount: receiverAccount,
        receiver: user,
        receiverAccount: user === null ? account : null,
      };
    const isOwnAccount = event === 'payout' && receiver === null && receiverAccount === null;
    return {
      sender: user,
      senderAccount: isOwnAccount ? null : account,
      receiver: isOwnAccount ? account : receiver,
      receiverAccount,
    };
  }
}
