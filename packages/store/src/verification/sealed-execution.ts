import type { EnvironmentId } from '@assay/contract';
import { jsonText } from '../connection/statement';
import { openJson, type Vault } from '../privacy/vault';

/*
 * Personal data of a verification: the state of the execution, encrypted with a separate key, and the bodies
 * of its events, under the same key. They are destroyed together.
 */

interface ExecutionPlace {
  readonly environmentId: EnvironmentId;
  readonly id: string;
}

export const executionPlace = (id: string): string => `workflow_execution/${id}`;
export const executionEventPlace = (id: string, sequence: number): string =>
  `workflow_event/${id}/${sequence}`;

/**
 * Encrypts the state of an execution.
 * @param like previous encrypted state, whose key is reused
 */
export const sealState = (
  vault: Vault,
  { environmentId, id, kept }: ExecutionPlace & { readonly kept?: Buffer | null },
  state: object,
): Buffer => vault.seal(environmentId, executionPlace(id), Buffer.from(jsonText(state)), kept ?? undefined);

/**
 * Encrypts the body of an event, under the key of its execution, so that both are destroyed together.
 * @param kept encrypted state of the execution
 */
export const sealEventBody = (
  vault: Vault,
  { environmentId, id, kept }: ExecutionPlace & { readonly kept: Buffer },
  sequence: number,
  body: object,
): Buffer => vault.seal(environmentId, executionEventPlace(id, sequence), Buffer.from(jsonText(body)), kept);

/** Decrypts the state of a row; null = erased. */
export function openState<S>(
  vault: Vault,
  { environmentId, id, state, kept }: ExecutionPlace & { readonly state: S; readonly kept: Buffer | null },
): S | null {
  return openJson(vault, environmentId, executionPlace(id), { kept, clear: state });
}

/**
 * Decrypts the body of an event.
 * @param clear plaintext of versions before 0.2; null = erased
 */
export const openEventBody = (
  vault: Vault,
  {
    environmentId,
    id,
    sequence,
    kept,
  }: ExecutionPlace & { readonly sequence: number; readonly kept: Buffer | null },
  clear: object,
): object | null => openJson(vault, environmentId, executionEventPlace(id, sequence), { kept, clear });
