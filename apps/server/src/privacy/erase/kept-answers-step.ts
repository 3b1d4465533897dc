import { ERASE_DOMAINS, type TransactionId } from '@assay/contract';
import { removeStoredAnswers, type StoredAnswer, storedAnswers, transactionsUnderKeys } from '@assay/store';
import { mailboxOfText } from '../../scoring/index';
import type { EraseStep, PersonScope } from './scope';

const PAGE = 200;

const ID_MEMBERS = new Set(['id', 'transaction_id']);

/** References to persons in a stored response. */
interface Mentions {
  /** True when the response contains an address or user id of the person. */
  readonly person: boolean;
  /** Texts that may be transaction ids. */
  readonly transactionIds: readonly TransactionId[];
}

/** Yields every text of a JSON value with the name of its member. */
function* textsIn(value: unknown, member = ''): Generator<readonly [member: string, text: string]> {
  if (typeof value === 'string') yield [member, value];
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item, member);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) yield* textsIn(child, name);
  }
}

/**
 * Minimum length for a substring match. Shorter ids occur in other words by chance, so they must equal the
 * whole key.
 */
const TELLING_LENGTH = 6;
const WORD = /[\p{L}\p{N}]/u;

function standsIn(id: string, key: string): boolean {
  if (id.length < TELLING_LENGTH) return id === key;
  const at = key.indexOf(id);
  const isWord = (index: number) => WORD.test(key.charAt(index));
  return at >= 0 && !isWord(at - 1) && !isWord(at + id.length);
}

function mentions({ key, answer }: StoredAnswer, { emails, mailboxes, userIds }: PersonScope): Mentions {
  const named = key.toLowerCase();
  let person = emails.some((email) => named.includes(email)) || userIds.some((id) => standsIn(id, key));
  const transactionIds: string[] = [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(answer ?? 'null');
  } catch {
    // An encrypted response holds a new API key, never a person.
    return { person, transactionIds };
  }
  for (const [member, text] of textsIn(parsed)) {
    person ||= mailboxes.has(mailboxOfText(text)) || (member === 'user_id' && userIds.includes(text));
    if (ID_MEMBERS.has(member)) transactionIds.push(text);
  }
  return { person, transactionIds };
}

/**
 * Removes responses stored for idempotent repetition, which are retained for one day. These are lookups,
 * screenings, tags and other responses that name the person or one of their transactions. Responses of fraud
 * requests are removed with their evaluations.
 */
export const storedAnswersStep: EraseStep = {
  name: 'kept_answers',
  domains: ERASE_DOMAINS,
  async run({ connection, scope, position }) {
    const after = position as Pick<StoredAnswer, 'route' | 'key'> | null;
    const page = await storedAnswers(connection, scope.environmentId, { after, limit: PAGE });
    const found = page.map((answer) => ({ answer, ...mentions(answer, scope) }));
    const asked = found.flatMap(({ person, transactionIds }) => (person ? [] : transactionIds));
    const theirs = await transactionsUnderKeys(connection, scope.environmentId, asked, scope.keyHashes);
    const removed = await removeStoredAnswers(
      connection,
      scope.environmentId,
      found
        .filter(({ person, transactionIds }) => person || transactionIds.some((id) => theirs.has(id)))
        .map(({ answer }) => answer),
    );
    const last = page.length < PAGE ? undefined : page.at(-1);
    return {
      counts: { kept_answers: removed },
      next: last ? { route: last.route, key: last.key } : null,
    };
  },
};
