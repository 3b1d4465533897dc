import {
  type DeviceDetails,
  type FraudRequest,
  requireEkycInputs,
  type TransactionId,
} from '@assay/contract';
import { convertAmount, type RateTable } from '@assay/enrichment';
import type { CompiledRuleSet, Rates } from '@assay/rules';
import { eventText } from '@assay/store';
import type { ActivePolicy } from '../../policy/index';
import { customSubjects, type DeclaredHashes, declaredKeys } from '../identity-keys/declared-keys';
import {
  type HistoryKind,
  type KeyHashes,
  spelledPhoneKeys,
  subjectsOf,
  velocityKeys,
} from '../identity-keys/velocity-keys';
import type { OpenedDevice } from '../modules/signal';
import { refuseReserved, reservedDevice } from '../reserved-values/reserved-facts';
import type { FraudCall, FraudPorts } from './fraud-call';
import { isTestKey } from './test-scenarios';
import type { OpenEvent, VelocityQuery } from './velocity-look';

/** Returns the reference rates with the currency of the account. */
function accountRates({ set }: CompiledRuleSet, table: RateTable): Rates {
  return {
    accountCurrency: set.velocity?.currency ?? null,
    convert: (amount, from, to) => convertAmount(table, amount, from.toUpperCase(), to),
  };
}

/** Returns the amount of a transaction in the currency of the account; null if it is unknown. */
export function accountAmount(
  { transaction_amount: amount, transaction_currency: currency }: FraudRequest,
  { accountCurrency, convert }: Rates,
): number | null {
  if (amount === undefined || currency === undefined || accountCurrency === null) return null;
  return convert(amount, currency, accountCurrency);
}

const MAX_ACTION_LENGTH = 64;

/** A request that later requests already count, with everything known before the modules run. */
export interface OpenCall {
  readonly call: FraudCall;
  readonly policy: ActivePolicy;
  readonly device: OpenedDevice | null;
  readonly hashes: KeyHashes;
  /** Keys that the policy declares. */
  readonly declared: DeclaredHashes;
  /** Additional keys under which the transaction can be found. */
  readonly spelledKeys: readonly string[];
  readonly eventKeys: readonly string[];
  readonly event: OpenEvent;
  readonly transactionId: TransactionId;
  readonly rates: Rates;
  readonly look: Promise<VelocityQuery>;
}

/** Returns the event of the transaction in the form that later requests read from the store. */
function openEvent(
  ports: FraudPorts,
  call: FraudCall,
  transactionId: TransactionId,
  { hashes, declared }: Pick<OpenCall, 'hashes' | 'declared'>,
  { compiled }: ActivePolicy,
): OpenEvent {
  const { request, receivedAt } = call;
  const { transaction_currency: currency, action_type: action } = request;
  return {
    id: ports.runtime.timeOrderedId(),
    transaction: ports.hasher('transaction', transactionId),
    at: receivedAt,
    amount: request.transaction_amount ?? null,
    currency: currency === undefined ? null : eventText(currency),
    action_type: action === undefined ? null : eventText(action.slice(0, MAX_ACTION_LENGTH)),
    ip_country: null,
    ekyc_result: null,
    label: null,
    state: null,
    event: null,
    direction: compiled.directionOf(request),
    subjects: subjectsOf(hashes),
    custom: customSubjects(declared),
  };
}

/** A reserved device is counted like any other, under the keys of the table. */
const openedReserved = (details: DeviceDetails): OpenedDevice => ({
  judged: () => ({ details, evidence: {} }),
  keys: {
    ...(details.device_hash ? { device_hash: details.device_hash } : {}),
    ...(details.cookie_hash ? { cookie_hash: details.cookie_hash } : {}),
    ...(details.true_device_id ? { true_device_id: details.true_device_id } : {}),
  },
});

async function openDevice(ports: FraudPorts, call: FraudCall): Promise<OpenedDevice | null> {
  const { caller, request, config, receivedAt } = call;
  if (!config.device_fingerprinting || !request.session) return null;
  const reserved = isTestKey(caller) ? reservedDevice(request.session) : null;
  if (reserved) return openedReserved(reserved);
  if (!ports.devices) return null;
  return ports.devices.open({ caller, request, config, now: receivedAt });
}

/**
 * Registers a request as in flight and starts reading its counters. The caller must close it with
 * `closeCall`.
 * @throws ApiError 1006 when an identity check lacks its inputs.
 */
export async function openCall(
  ports: FraudPorts,
  call: FraudCall,
  historyKinds: readonly HistoryKind[],
): Promise<OpenCall> {
  const { request, caller } = call;
  requireEkycInputs(request, call.config);
  if (isTestKey(caller)) refuseReserved(request);
  const policy = await ports.policies.active(caller.account);
  const device = await openDevice(ports, call);
  const hashes = velocityKeys(request, ports.hasher, device?.keys);
  const transactionId = request.transaction_id ?? ports.runtime.transactionId();
  const declared = declaredKeys(policy.compiled.declaredKeys, request, hashes, ports.hasher);
  const event = openEvent(ports, call, transactionId, { hashes, declared }, policy);
  const spelledKeys = spelledPhoneKeys(request, ports.hasher);
  const eventKeys = [...Object.values(hashes), ...spelledKeys, ...declared.values()];
  ports.inFlight.enter(caller.environmentId, eventKeys, event);
  const plan = policy.compiled.velocity;
  const rates = accountRates(policy.compiled, ports.data.rates);
  const sharing = ports.directory.sharing();
  const look = ports.velocity.look({
    environmentId: caller.environmentId,
    plan,
    hashes,
    declared,
    rates,
    event,
    historyKinds,
    sharing,
  });
  // Later stages await it. If a module throws first, this rejection must not go unhandled.
  look.catch(() => undefined);
  return {
    call,
    policy,
    device,
    hashes,
    declared,
    spelledKeys,
    eventKeys,
    event,
    transactionId,
    rates,
    look,
  };
}

/** Removes the request from those in flight. The store contains it by now, or it failed. */
export const closeCall = (ports: FraudPorts, { call, eventKeys, event }: OpenCall): void =>
  ports.inFlight.leave(call.caller.environmentId, eventKeys, event);
