import type {
  CheckContext,
  CheckProvider,
  ProviderAnswer,
} from '../../apps/server/src/verification/checks/provider';

export const NOTHING_FOUND: ProviderAnswer = { findings: [] };

/** A check engine that stores its requests and returns the results that a test sets. */
export class Watcher {
  asked: CheckContext[] = [];
  answer: () => ProviderAnswer = () => NOTHING_FOUND;
  readonly provider: CheckProvider;

  /** @param subCheck sub-check of a document that it answers, in addition to the liveness of a selfie */
  constructor(subCheck: string) {
    this.provider = {
      name: 'watcher',
      version: '1',
      capabilities: () => [
        { check: 'DOCUMENT', subCheck, strength: 'moderate' },
        { check: 'SELFIE', subCheck: 'livenessCheckResult', strength: 'moderate' },
      ],
      evaluate: async (context) => {
        this.asked.push(context);
        return this.answer();
      },
    };
  }

  /** Resets it before each test. */
  forget(): void {
    this.asked = [];
    this.answer = () => NOTHING_FOUND;
  }
}
