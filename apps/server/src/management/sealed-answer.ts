import type { IdempotentCall } from '@assay/store';
import type { Runtime } from '../platform/runtime';
import { type EncryptedKind, type Sealing, sealing } from '../platform/secrets/sealed';

const MARK = 'sealed:';
const KIND: EncryptedKind = {
  name: 'answer of the management API',
  before: { purpose: 'assay management answer', tag: 'before-text', bound: false },
};

/** The request that a response is stored for. */
type AnsweredCall = Pick<IdempotentCall, 'environmentId' | 'route' | 'key'>;

/** Encrypts responses that contain a new API key, so that they can be stored for a replay. */
interface AnswerBox {
  seal(body: string, call: AnsweredCall): string;
  /**
   * Returns the original response; one that isn't encrypted is returned unchanged.
   * @returns null when it was encrypted by another credential, or for another request
   */
  open(stored: string, call: AnsweredCall): string | null;
}

/**
 * Creates an encryption under the caller's credential, so that the database alone can't reveal the key.
 * @param credential the caller's API key or session token
 */
export function answerBox(credential: string, runtime: Pick<Runtime, 'bytes'>): AnswerBox {
  let held: Sealing | undefined;
  // Most responses aren't encrypted, so keys are derived only on demand.
  const box = () => (held ??= sealing(credential, KIND, runtime.bytes));
  const placeOf = ({ environmentId, route, key }: AnsweredCall) => `${environmentId}/${route}/${key}`;
  return {
    seal: (body, call) => MARK + box().seal(body, placeOf(call)).toString('base64url'),
    open(stored, call) {
      if (!stored.startsWith(MARK)) return stored;
      const sealed = Buffer.from(stored.slice(MARK.length), 'base64url');
      return box().open(sealed, placeOf(call))?.toString() ?? null;
    },
  };
}
