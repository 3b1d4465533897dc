import type { Parameter } from './data/parameter';
import type { EntityKind, TransferEvent } from './transfer';

/** A pattern of transfers that may point to money laundering or fraud. */
export interface Typology {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Kind of the entity that it reports. */
  readonly entity: EntityKind;
  /** Events of a transfer that it needs; without them it finds nothing. */
  readonly events: readonly TransferEvent[];
  /** Members of a transfer that it needs. */
  readonly needs: readonly string[];
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** Reason for a finding; `{name}` is replaced by a number of the finding. */
  readonly explanation: string;
  /** An example that matches, and one that doesn't. */
  readonly examples: { readonly matches: string; readonly doesNotMatch: string };
}
