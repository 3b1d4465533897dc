import type { SpaceId } from '@assay/contract';
import {
  blockTexts,
  type Candidate,
  deviceKind,
  type Match,
  matchDevice,
  mergeVectors,
  networksOf,
  packVector,
  unpackVector,
  type VectorInput,
  vectorOf,
} from '@assay/devices';
import {
  type Database,
  type DeviceBlocks,
  findDeviceOfToken,
  findDevices,
  type StoredDevice,
  type VisitToken,
} from '@assay/store';
import type { Hasher } from '../identity-keys/index';

const DAY_MS = 86_400_000;
/** How long a device may stay away and still be met without its token. */
const MATCH_DAYS = 120;
const PER_BLOCK = 40;

export interface RecognitionPorts {
  readonly database: Database;
  readonly hasher: Hasher;
  /** Keys the numbers of vectors. */
  readonly vectorSecret: string;
}

/** What a browser shows of its device in one visit. */
interface Visit {
  readonly spaceId: SpaceId;
  readonly input: VectorInput;
  /** null = the browser keeps no token. */
  readonly tokenHash: string | null;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** The device that a visit comes from, and what is to be kept of it afterwards. */
export interface Recognised {
  readonly match: Match;
  readonly vector: Buffer;
  readonly blocks: DeviceBlocks;
  readonly token: VisitToken | null;
}

type KnownDevice = StoredDevice & { readonly doubt?: Buffer | null };

const candidatesOf = (stored: readonly KnownDevice[]): readonly Candidate[] =>
  stored.flatMap((device) => {
    const vector = unpackVector(device.vector);
    return vector ? [{ ...device, vector, doubt: device.doubt ? unpackVector(device.doubt) : null }] : [];
  });

function hashBlocks(hasher: Hasher, input: VectorInput, networks: readonly [number, number]): DeviceBlocks {
  const [exact, looks, hardware, place, placeBefore] = blockTexts(input, networks);
  const of = (text: string) => hasher('device_block', text);
  return [of(exact), of(looks), of(hardware), of(place), of(placeBefore)];
}

/** What becomes of the token that the browser showed. */
function visitToken(tokenHash: string | null, match: Match, owner: KnownDevice | null): VisitToken | null {
  if (tokenHash === null) return null;
  const isSettled = match.reason === 'token' && owner?.doubt != null && match.doubt === null;
  return {
    hash: tokenHash,
    doubt: match.doubt && packVector(match.doubt),
    changes: match.tokenParted || isSettled,
  };
}

/** Knows a device again: by its token, or by its looks. */
export async function recognise(
  { database, hasher, vectorSecret }: RecognitionPorts,
  { spaceId, input, tokenHash, now }: Visit,
): Promise<Recognised> {
  const vector = vectorOf(input, vectorSecret);
  const [network = 0] = networksOf(vector);
  const within = { spaceId, personsSince: now - DAY_MS };
  const judge = (of: readonly Candidate[]) =>
    matchDevice(vector, of, { kind: deviceKind(input), now, perBlock: PER_BLOCK });
  const owner = tokenHash === null ? null : await findDeviceOfToken(database, { ...within, tokenHash });
  let candidates = candidatesOf(owner ? [owner] : []);
  let match = judge(candidates);
  // Most browsers still have their token: only for the others the looks are compared.
  if (match.reason !== 'token') {
    const alike = await findDevices(database, {
      ...within,
      blocks: hashBlocks(hasher, input, [network, network]),
      since: now - MATCH_DAYS * DAY_MS,
      perBlock: PER_BLOCK,
    });
    candidates = [...candidates, ...candidatesOf(alike.filter(({ id }) => id !== owner?.id))];
    match = judge(candidates);
  }
  const known = candidates.find((candidate) => candidate.id === match.id);
  const merged = known ? mergeVectors(known.vector, vector) : vector;
  const [present = 0, before = 0] = networksOf(merged);
  return {
    match,
    vector: packVector(merged),
    blocks: hashBlocks(hasher, input, [present, before]),
    token: visitToken(tokenHash, match, owner),
  };
}
