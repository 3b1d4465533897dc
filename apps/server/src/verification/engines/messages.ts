import type { ProviderAnswer } from '../checks/provider';
import type { EngineJob } from './engine-job';

/** To the process that looks at pictures. */
export interface JobMessage {
  readonly id: number;
  readonly job: EngineJob;
}

/** Back from it. */
export type AnswerMessage = {
  readonly id: number /** Bytes of memory that it holds now. */;
  readonly memory: number;
} & (
  | { readonly answer: ProviderAnswer }
  /** The name of the error alone: its message may hold data of the person. */
  | { readonly failure: string }
);
