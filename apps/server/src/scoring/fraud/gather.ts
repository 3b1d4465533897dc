import {
  type Details,
  FRAUD_MODULES,
  type FraudConfig,
  MODULE_NAMES,
  type ModuleName,
  NO_DETAILS,
} from '@assay/contract';
import type { VelocityValue } from '@assay/rules';
import { NO_TRACING, type Tracing } from '../../platform/tracing';
import { fraudHistory } from '../identity-keys/history';
import type { HistoryKind } from '../identity-keys/velocity-keys';
import { ownDomains } from '../lookups/lookup-service';
import { PLAIN_SIGNALS, type SignalsFor } from '../modules/plain-signals';
import type {
  FeatureContext,
  ModuleEvidence,
  OtherFindings,
  Signal,
  SignalContext,
  Write,
} from '../modules/signal';
import { reservedIn, withReservedFacts } from '../reserved-values/reserved-facts';
import type { FraudPorts } from './fraud-call';
import type { OpenCall } from './open-call';
import { isTestKey } from './test-scenarios';

/** An open request with everything that the rules read, and what is stored with it. */
export interface GatheredCall {
  readonly open: OpenCall;
  readonly details: Details;
  readonly evidence: ModuleEvidence;
  readonly velocity: readonly VelocityValue[];
  /** Tags of an earlier evaluation; null if no rule reads them. */
  readonly tags: readonly string[] | null;
  readonly serviceId: number;
  /** True if a webhook endpoint is subscribed to decisions. */
  readonly subscribed: boolean;
  readonly writes: readonly Write[];
}

/** Returns a function that lists the lifetime counters shown by the enabled modules. */
export function historyKindsOf(
  signals: SignalsFor<FeatureContext>,
): (config: FraudConfig) => readonly HistoryKind[] {
  const shown = MODULE_NAMES.flatMap((name: ModuleName) => {
    const kind = signals[name]?.history;
    const { config } = FRAUD_MODULES[name];
    return kind && config ? [{ kind, config }] : [];
  });
  return (config) => shown.filter((module) => config[module.config]).map(({ kind }) => kind);
}

function contextOf(ports: FraudPorts, { call, look, device }: OpenCall, writes: Write[]): FeatureContext {
  const { caller, request, config, receivedAt } = call;
  const deadline = receivedAt + ports.callDeadlineMs;
  return {
    caller,
    request,
    config,
    device,
    data: ports.data,
    providers: isTestKey(caller) ? ports.noProviders : ports.providers,
    risk: ports.risk,
    ownDomains: ownDomains(caller.account.settings),
    now: receivedAt,
    deadline,
    deadlineOf: (module) => {
      const timeoutMs = config[module]?.timeout ?? caller.account.settings.timeouts?.[module];
      return timeoutMs === undefined ? deadline : Math.min(deadline, receivedAt + timeoutMs);
    },
    history: (kind) => {
      const history = look.then((seen) =>
        fraudHistory(seen.history[kind] ?? [], caller.environmentId, ports.directory.sharing()),
      );
      // A module that doesn't read the history must not cause an unhandled rejection. The pipeline awaits the
      // query itself and sees the failure.
      history.catch(() => undefined);
      return history;
    },
    newId: () => ports.runtime.timeOrderedId(),
    ...(isTestKey(caller) ? { reserved: reservedIn(request).map(({ outcome }) => outcome) } : {}),
    also: (write) => {
      writes.push(write);
    },
  };
}

/** Returns the tags of an earlier evaluation of the transaction. Reads them only if a rule uses them. */
async function tagsFor(
  ports: FraudPorts,
  { call: { caller, request }, policy }: OpenCall,
): Promise<readonly string[] | null> {
  if (request.transaction_id === undefined || !policy.compiled.layout.reads('tags')) return null;
  return ports.tagsOf(caller.environmentId, request.transaction_id);
}

/** Runs all modules and reads all counters in parallel. */
export async function gatherCall(
  ports: FraudPorts,
  open: OpenCall,
  gather: (context: FeatureContext) => Promise<Gathered>,
): Promise<GatheredCall> {
  const { event, device } = open;
  const { caller, config } = open.call;
  const writes: Write[] = device?.write ? [device.write] : [];
  const [found, look, serviceId, tags, subscribed] = await Promise.all([
    gather(contextOf(ports, open, writes)),
    open.look,
    ports.nextServiceId(),
    tagsFor(ports, open),
    ports.wants(caller.account, caller.environmentId, 'transaction/processed'),
  ]);
  const { details } = found;
  event.ip_country = details.ip_details?.country ?? null;
  event.ekyc_result = details.ekyc_result;
  const velocity = config.ignore_velocity_rules ? [] : await look.values();
  const { evidence } = found;
  return { open, details, evidence, velocity, tags, serviceId, subscribed, writes };
}

interface Gathered {
  readonly details: Details;
  readonly evidence: ModuleEvidence;
}

/**
 * Prepares the lookup by these modules, in the order of the contract's table.
 * @param part records the time of each module
 * @returns a function that runs the wanted modules in parallel for one request; a disabled module yields null
 *   (or an empty list)
 */
export function openGather<Context extends SignalContext>(
  signals: SignalsFor<Context>,
  part: Tracing['part'] = NO_TRACING.part,
): (context: Context) => Promise<Gathered> {
  const ordered: readonly (Signal<ModuleName, Context> | undefined)[] = MODULE_NAMES.map(
    (name) => signals[name],
  );
  return async (context) => {
    const { request, config } = context;
    const evidence: { [module: string]: unknown } = {};
    const looks: (Details[ModuleName] | Promise<Details[ModuleName]>)[] = [];
    // All lookups have started before the first one resumes.
    const others = (async (name: ModuleName) => {
      await undefined;
      return looks[MODULE_NAMES.indexOf(name)] ?? null;
    }) as OtherFindings;
    for (let at = 0; at < ordered.length; at++) {
      const signal = ordered[at];
      const name = MODULE_NAMES[at]!;
      looks.push(
        signal?.wants(request, config)
          ? part(`lookup ${name}`, () =>
              lookBy(name, signal, context, others, (note) => {
                evidence[name] = note;
              }),
            )
          : NO_DETAILS[name],
      );
    }
    const found = await Promise.all(looks);
    const details: { [N in ModuleName]: Details[ModuleName] } = { ...NO_DETAILS };
    for (let at = 0; at < found.length; at++) {
      const name = MODULE_NAMES[at]!;
      details[name] = found[at] ?? NO_DETAILS[name];
    }
    // Each value is stored under the name that its own signal is registered by.
    return { details: details as Details, evidence };
  };
}

/**
 * Runs one module. An async function turns a synchronous throw into a rejection, so both fail the request in
 * the same way.
 */
async function lookBy<Context extends SignalContext>(
  name: ModuleName,
  signal: Signal<ModuleName, Context>,
  context: Context,
  others: OtherFindings,
  evidence: (note: unknown) => void,
): Promise<Details[ModuleName]> {
  const found = await signal.look(context, evidence, others);
  const { reserved = [] } = context;
  return reserved.length === 0 ? found : withReservedFacts(name, reserved, found);
}

/** Runs the modules that need neither a caller nor a store. */
export const gatherSignals = openGather(PLAIN_SIGNALS);
