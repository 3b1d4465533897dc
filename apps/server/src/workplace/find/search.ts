import type { EnvironmentId, VelocityKey } from '@assay/contract';
import { type Found, type FoundKind, MAX_MATCHES } from '@assay/management-api';
import { isIp } from '@assay/networks';
import { normaliseListValue } from '@assay/rules';
import {
  type Connection,
  findEvaluation,
  findExecution,
  listEvaluations,
  matchesOf,
  matchesOfTerms,
  presentHashes,
  type Reads,
  readEvaluations,
  withBitmapScans,
} from '@assay/store';
import { isUuid } from '../../management/index';
import { findKey, type Hasher, nameTerms, storedHashes } from '../../scoring/index';
import { summaries } from '../evaluations/evaluation-summary';

/** A search result before its newest transaction is read. */
interface Hit {
  readonly kind: FoundKind;
  readonly key: string | null;
  readonly id: string | null;
  readonly matches: number;
  readonly newestId: string | null;
}

type KeyKind = Extract<FoundKind, VelocityKey>;

const MIN_PHONE_DIGITS = 5;
const isPhone = (text: string): boolean =>
  /^[\p{Nd}\s()+＋./-]+$/u.test(text) &&
  (normaliseListValue('phone_number', text)?.length ?? 0) >= MIN_PHONE_DIGITS;

/** Checks if a text can be an identifier of the kind; kinds without a fixed format accept any text. */
const COULD_BE: { readonly [K in KeyKind]: (text: string) => boolean } = {
  user_id: () => true,
  email: (text) => text.includes('@'),
  phone_number: isPhone,
  ip: isIp,
  device_hash: () => true,
  cookie_hash: () => true,
  true_device_id: () => true,
  card_hash: () => true,
  // An address has several members and can't be matched by one text.
  address: () => false,
  user_bank_account: (text) => /\d/.test(text),
  receiver_bank_account: (text) => /\d/.test(text),
  receiver_id: () => true,
  merchant_id: () => true,
  affiliate_id: () => true,
  session_id: () => true,
  idv_reference_id: () => true,
};
const KINDS = Object.keys(COULD_BE) as readonly KeyKind[];

/** Finds people, devices and cards by an exact value. */
async function byKeys(
  connection: Connection,
  hasher: Hasher,
  environmentId: EnvironmentId,
  text: string,
): Promise<readonly Hit[]> {
  const asked = KINDS.filter((kind) => COULD_BE[kind](text)).flatMap((kind) =>
    storedHashes(hasher, kind, text).map((hash) => ({ kind, hash })),
  );
  // A merged device is found under the key of the device it was merged into.
  const joined = await presentHashes(
    connection,
    environmentId,
    asked.map(({ hash }) => hash),
  );
  const hashes = asked.map(({ hash }) => joined.get(hash) ?? hash);
  const found = await matchesOf(connection, environmentId, hashes, MAX_MATCHES);
  return asked.flatMap(({ kind }, index) => {
    const matches = found[index];
    if (!matches) return [];
    return [{ kind, key: findKey(kind, [hashes[index]!]), id: null, ...matches }];
  });
}

const MIN_LETTERS = 2;
const looksLikeName = (text: string): boolean =>
  !text.includes('@') && (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS && !/\d{3}/.test(text);

/** Finds transactions with the words of a name, and those with a different spelling that sounds the same. */
async function byName(
  connection: Connection,
  hasher: Hasher,
  environmentId: EnvironmentId,
  text: string,
): Promise<readonly Hit[]> {
  if (!looksLikeName(text)) return [];
  const hits: Hit[] = [];
  for (const [kind, by] of [
    ['name', 'word'],
    ['name_sound', 'sound'],
  ] as const) {
    // The maximum count is reached; a phonetic match can't find more.
    if (hits[0]?.matches === MAX_MATCHES) break;
    const terms = nameTerms(hasher, environmentId, text, by);
    if (terms.length === 0) continue;
    const found = await matchesOfTerms(connection, environmentId, terms, MAX_MATCHES);
    // An exact spelling also matches phonetically, so phonetic results count only if there are more.
    if (found && found.matches > (hits[0]?.matches ?? 0))
      hits.push({ kind, key: findKey(kind, terms), id: null, ...found });
  }
  return hits;
}

/** Finds the transaction, evaluation and verification with this exact id. */
async function byId(reads: Reads, environmentId: EnvironmentId, text: string): Promise<readonly Hit[]> {
  const hits: Hit[] = [];
  const page = await listEvaluations(reads, environmentId, { transactionId: text, limit: 100 });
  const [newest] = page.evaluations;
  if (newest) {
    hits.push({
      kind: 'transaction',
      key: null,
      id: newest.id,
      matches: page.evaluations.length,
      newestId: newest.id,
    });
  }
  if (!isUuid(text)) return hits;
  const evaluationId = text.toLowerCase();
  const one = await findEvaluation(reads, environmentId, { evaluationId });
  if (one) hits.push({ kind: 'evaluation', key: null, id: one.id, matches: 1, newestId: one.id });
  const execution = await findExecution(reads, environmentId, evaluationId);
  if (execution) hits.push({ kind: 'execution', key: null, id: execution.id, matches: 1, newestId: null });
  return hits;
}

/**
 * Returns all results for a text in an environment: ids first, then people, devices and cards, then names.
 * @param query text as typed
 */
export async function search(
  reads: Reads,
  hasher: Hasher,
  environmentId: EnvironmentId,
  query: string,
): Promise<readonly Found[]> {
  const text = query.trim();
  if (text === '') return [];
  const ids = await byId(reads, environmentId, text);
  return reads.transaction(async (connection) => {
    await withBitmapScans(connection);
    const hits = [
      ...ids,
      ...(await byKeys(connection, hasher, environmentId, text)),
      ...(await byName(connection, hasher, environmentId, text)),
    ];
    const newest = await readEvaluations(
      connection,
      environmentId,
      hits.flatMap(({ newestId }) => newestId ?? []),
    );
    const shown = new Map((await summaries(connection, environmentId, newest)).map((row) => [row.id, row]));
    return hits.map(({ kind, key, id, matches, newestId }) => ({
      kind,
      key,
      id,
      matches,
      newest: (newestId && shown.get(newestId)) || null,
    }));
  });
}
