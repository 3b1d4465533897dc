import type { IdempotentCall } from '@assay/store';
import type { Ambient } from '../platform/ambient';
import { type SealedKind, type Sealing, sealing } from '../platform/secrets/sealed';

const MARK = 'sealed:';
const KIND: SealedKind = {
  name: 'answer of the management API',
  before: { purpose: 'assay management answer', tag: 'before-text', bound: false },
};

/** The call that an answer is kept for. */
type AnsweredCall = Pick<IdempotentCall, 'spaceId' | 'route' | 'key'>;

/** Answers that hold a new API key, as they may be stored for a replay. */
interface AnswerBox {
  seal(body: string, call: AnsweredCall): string;
  /**
   * The answer as it was first sent; one that is not sealed as it is.
   * @returns null when another credential sealed it, or for another call.
   */
  open(stored: string, call: AnsweredCall): string | null;
}

/**
 * Sealed under what the caller presented: the database alone cannot give the key away.
 * @param credential the caller's API key or session token
 */
export function answerBox(credential: string, ambient: Pick<Ambient, 'bytes'>): AnswerBox {
  let held: Sealing | undefined;
  // Most answers are not sealed: keys are derived when one is.
  const box = () => (held ??= sealing(credential, KIND, ambient.bytes));
  const placeOf = ({ spaceId, route, key }: AnsweredCall) => `${spaceId}/${route}/${key}`;
  return {
    seal: (body, call) => MARK + box().seal(body, placeOf(call)).toString('base64url'),
    open(stored, call) {
      if (!stored.startsWith(MARK)) return stored;
      const sealed = Buffer.from(stored.slice(MARK.length), 'base64url');
      return box().open(sealed, placeOf(call))?.toString() ?? null;
    },
  };
}
