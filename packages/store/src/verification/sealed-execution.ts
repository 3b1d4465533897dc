import type { SpaceId } from '@assay/contract';
import { jsonText } from '../connection/statement';
import { openJson, type Vault } from '../privacy/vault';

/*
 * What a verification says of a person: the state of the execution, sealed with a key of its own, and the bodies of its
 * events, under that same key. They go together.
 */

interface ExecutionPlace {
  readonly spaceId: SpaceId;
  readonly id: string;
}

export const executionPlace = (id: string): string => `workflow_execution/${id}`;
export const executionEventPlace = (id: string, sequence: number): string =>
  `workflow_event/${id}/${sequence}`;

/** The state of an execution, sealed. @param like as it lay sealed before: its key is kept */
export const sealState = (
  vault: Vault,
  { spaceId, id, kept }: ExecutionPlace & { readonly kept?: Buffer | null },
  state: object,
): Buffer => vault.seal(spaceId, executionPlace(id), Buffer.from(jsonText(state)), kept ?? undefined);

/** The body of an event, under the key of its execution: they go together. @param kept the execution's sealed state */
export const sealEventBody = (
  vault: Vault,
  { spaceId, id, kept }: ExecutionPlace & { readonly kept: Buffer },
  sequence: number,
  body: object,
): Buffer => vault.seal(spaceId, executionEventPlace(id, sequence), Buffer.from(jsonText(body)), kept);

/** The state of a row; null = erased. */
export function openState<S>(
  vault: Vault,
  { spaceId, id, state, kept }: ExecutionPlace & { readonly state: S; readonly kept: Buffer | null },
): S | null {
  return openJson(vault, spaceId, executionPlace(id), { kept, clear: state });
}

/** The body of an event. @param clear as versions before 0.2 kept it; null = erased */
export const openEventBody = (
  vault: Vault,
  {
    spaceId,
    id,
    sequence,
    kept,
  }: ExecutionPlace & { readonly sequence: number; readonly kept: Buffer | null },
  clear: object,
): object | null => openJson(vault, spaceId, executionEventPlace(id, sequence), { kept, clear });
