import type { ProviderAnswer } from '../checks/provider';
import type { EngineJob } from './engine-job';

/** Message to the engine process. */
export interface JobMessage {
  readonly id: number;
  readonly job: EngineJob;
}

/** Message from the engine process. */
export type AnswerMessage = {
  readonly id: number /** Current memory use in bytes. */;
  readonly memory: number;
} & (
  | { readonly answer: ProviderAnswer }
  /** Only the error name, because its message may contain personal data. */
  | { readonly failure: string }
);
