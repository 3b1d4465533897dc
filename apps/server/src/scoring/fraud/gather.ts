import { type Details, MODULE_NAMES, type ModuleName, NO_DETAILS } from '@assay/contract';
import { NO_TRACING, type Tracing } from '../../platform/tracing';
import { PLAIN_SIGNALS, type SignalsFor } from '../modules/plain-signals';
import type { ModuleEvidence, OtherFindings, Signal, SignalContext } from '../modules/signal';
import { withReservedFacts } from '../reserved-values/reserved-facts';

export interface Gathered {
  readonly details: Details;
  readonly evidence: ModuleEvidence;
}

/**
 * Prepares a look by these modules, in the order of the contract's table.
 * @param part notes how long each took
 * @returns what runs the wanted ones side by side for a call; a module that is off finds null (or an empty list).
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
    // By the time that a look goes on all of them have begun.
    const others = (async (name: ModuleName) => {
      await undefined;
      return looks[MODULE_NAMES.indexOf(name)] ?? null;
    }) as OtherFindings;
    for (let at = 0; at < ordered.length; at++) {
      const signal = ordered[at];
      const name = MODULE_NAMES[at]!;
      looks.push(
        signal?.wants(request, config)
          ? part(`look ${name}`, () =>
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
    // Each stands under the name that its own signal was registered by.
    return { details: details as Details, evidence };
  };
}

/** A module that throws at once fails the call as one that throws later does. */
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

/** Looks by the modules that need neither a caller nor a store. */
export const gatherSignals = openGather(PLAIN_SIGNALS);
