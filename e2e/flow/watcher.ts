import type {
  CheckContext,
  CheckProvider,
  ProviderAnswer,
} from '../../apps/server/src/verification/checks/provider';

export const NOTHING_FOUND: ProviderAnswer = { findings: [] };

/** A check engine that keeps what it is asked, and answers what a test has it answer. */
export class Watcher {
  asked: CheckContext[] = [];
  answer: () => ProviderAnswer = () => NOTHING_FOUND;
  readonly provider: CheckProvider;

  /** @param subCheck of a document that it answers, beside whether a selfie is alive */
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

  /** Begins anew, before each test. */
  forget(): void {
    this.asked = [];
    this.answer = () => NOTHING_FOUND;
  }
}
